// The lessons of a guided game, each shown once, when the view first has what it is about. No rules here.
import type { KnownGame } from "../wire/known";
import type { ClassicTable, DuelTable, Rules } from "../wire/messages";
import { AGORA, CLASSIC, PANTHEON } from "./more";

export interface Lesson {
  id: string; // of its messages: lesson-…, lesson-…-look
  rule: string;
  due(at: Situation): boolean;
}

export interface Situation {
  now: KnownGame;
  rules: Rules;
  table: DuelTable;
  classic: ClassicTable; // the table of the classic game, where it is one
  verbs: ReadonlySet<string>; // of what can be chosen
  colors: ReadonlySet<string>; // of the cards that can be taken
  decisions: number; // how many have come before
}

const verb =
  (one: string) =>
  ({ verbs }: Situation): boolean =>
    verbs.has(one);
const taking =
  (color: string) =>
  ({ verbs, colors }: Situation): boolean =>
    verbs.has("build") && colors.has(color);

// The first lesson that is due and was not shown yet is shown. Rare decisions come before what can wait.
export const LESSONS: readonly Lesson[] = [
  { id: "over", rule: "D10.2", due: ({ now }) => now.view.over },
  { id: "token", rule: "D8.1", due: verb("token") },
  { id: "begin", rule: "D9.2", due: verb("begin") },
  { id: "keep", rule: "D6.6", due: verb("keep") },
  { id: "revive", rule: "D6.5", due: verb("revive") },
  { id: "destroy", rule: "D6.4", due: verb("destroy") },
  { id: "take", rule: "D4.1", due: verb("build") },
  { id: "price", rule: "D5.3", due: ({ decisions, verbs }) => decisions >= 1 && verbs.has("build") },
  { id: "uncover", rule: "D3.3", due: ({ decisions, verbs }) => decisions >= 2 && verbs.has("build") },
  {
    id: "chain",
    rule: "D5.8",
    due: ({ now }) => Object.values(now.view.prices).some((price) => price.way === "chain"),
  },
  {
    id: "capital",
    rule: "D7.2",
    due: ({ table }) => Math.abs(table.pawn) >= table.capital - 4,
  },
  {
    id: "supremacy",
    rule: "D8.11",
    due: ({ table }) => Object.values(table.cities).some((city) => city.needed - city.different <= 2),
  },
  { id: "wonder", rule: "D6.3", due: verb("wonder") },
  { id: "military", rule: "D7.1", due: ({ table }) => table.pawn !== 0 },
  { id: "goods", rule: "D5.2", due: taking("brown") },
  { id: "science", rule: "D8.1", due: taking("green") },
  { id: "second-age", rule: "D9.2", due: ({ table }) => table.age === 2 },
  { id: "third-age", rule: "D5.11", due: ({ table }) => table.age === 3 },
  { id: "commerce", rule: "D5.4", due: taking("yellow") },
  { id: "shields", rule: "D7.3", due: taking("red") },
  { id: "civilian", rule: "D10.2", due: taking("blue") },
  { id: "discard", rule: "D4.2", due: ({ decisions, verbs }) => decisions >= 3 && verbs.has("discard") },
  { id: "unseen", rule: "D3.6", due: ({ decisions }) => decisions >= 8 },
  { id: "own-way", rule: "D4.4", due: ({ decisions, now }) => decisions >= 10 && !now.view.over },
];

// What is explained under a ruleset: expansions before the game that they extend.
export function lessonsOf({ family, parts }: Partial<Pick<Rules, "family" | "parts">>): readonly Lesson[] {
  if (family === "classic") return CLASSIC;
  const keys = parts?.map(({ key }) => key) ?? [];
  return [...(keys.includes("pantheon") ? PANTHEON : []), ...(keys.includes("agora") ? AGORA : []), ...LESSONS];
}

export function situation(now: KnownGame, rules: Rules, decisions: number): Situation {
  const table = now.view.table as DuelTable;
  const classic = now.view.table as ClassicTable;
  const open = Object.values(table.structure ?? {});
  const cards = open.flatMap((slot) => (slot.accessible && slot.card ? [slot.card] : [])).concat(classic.hand ?? []);
  return {
    now,
    rules,
    table,
    classic,
    decisions,
    verbs: new Set(now.view.choices.map((choice) => choice.verb)),
    colors: new Set(cards.flatMap((card) => rules.items[card]?.column ?? [])),
  };
}

export function lessonFor(at: Situation, told: ReadonlySet<string>): Lesson | null {
  return lessonsOf(at.rules).find((lesson) => !told.has(lesson.id) && lesson.due(at)) ?? null;
}
