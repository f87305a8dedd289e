// The lessons of a guided game, each shown once, when the view first has what it is about. No rules here.
import type { KnownGame } from "../wire/known";
import type { ClassicTable, DuelTable, Rules } from "../wire/messages";
import listed from "./lessons.json";

// When a lesson is due: everything that it names holds.
export interface Lesson {
  group: string; // the family, or the expansion
  id: string; // of its messages: lesson-…, lesson-…-look
  rule: string;
  over?: boolean; // whether the game is over
  verbs?: readonly string[]; // one of them can be chosen
  color?: string; // of a card that can be taken
  way?: string; // how a card on the table is paid for
  after?: number; // decisions that came before, at least
  age?: number;
  war?: boolean; // the conflict pawn has moved
  capital?: number; // spaces to a capital, at most
  symbols?: number; // that a city lacks for scientific supremacy, at most
}

export interface Situation {
  now: KnownGame;
  rules: Rules;
  verbs: ReadonlySet<string>; // of what can be chosen
  colors: ReadonlySet<string>; // of the cards that can be taken
  decisions: number; // how many have come before
}

// The first lesson that is due and was not shown yet is shown. Rare decisions come before what can wait.
export const LESSONS: readonly Lesson[] = listed;

export function isDue(lesson: Lesson, { now, verbs, colors, decisions }: Situation): boolean {
  const table = now.view.table as DuelTable;
  const lacking = Object.values(table.cities ?? {}).map((city) => city.needed - city.different);
  return (
    (lesson.over === undefined || lesson.over === now.view.over) &&
    (!lesson.verbs || lesson.verbs.some((verb) => verbs.has(verb))) &&
    (!lesson.color || colors.has(lesson.color)) &&
    (!lesson.way || Object.values(now.view.prices).some((price) => price.way === lesson.way)) &&
    (lesson.after === undefined || decisions >= lesson.after) &&
    (lesson.age === undefined || table.age === lesson.age) &&
    (!lesson.war || table.pawn !== 0) &&
    (lesson.capital === undefined || Math.abs(table.pawn) >= table.capital - lesson.capital) &&
    (lesson.symbols === undefined || Math.min(...lacking) <= lesson.symbols)
  );
}

// What is explained under a ruleset: expansions before the game that they extend.
export function lessonsOf({ family, parts }: Partial<Pick<Rules, "family" | "parts">>): readonly Lesson[] {
  const groups = [...(parts ?? []).map(({ key }) => key), family];
  return groups.flatMap((group) => LESSONS.filter((lesson) => lesson.group === group));
}

export function situation(now: KnownGame, rules: Rules, decisions: number): Situation {
  const open = Object.values((now.view.table as DuelTable).structure ?? {});
  const hand = (now.view.table as ClassicTable).hand ?? [];
  const cards = open.flatMap((slot) => (slot.accessible && slot.card ? [slot.card] : [])).concat(hand);
  return {
    now,
    rules,
    decisions,
    verbs: new Set(now.view.choices.map((choice) => choice.verb)),
    colors: new Set(cards.flatMap((card) => rules.items[card]?.column ?? [])),
  };
}

export function lessonFor(at: Situation, told: ReadonlySet<string>): Lesson | null {
  return lessonsOf(at.rules).find((lesson) => !told.has(lesson.id) && isDue(lesson, at)) ?? null;
}
