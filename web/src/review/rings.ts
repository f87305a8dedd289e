// Rings on the table: what was played, what was better, and what lies open after it.
import { CHECK, ringKey, type Ring, type Rings } from "../state/scene";
import type { DuelTable, JudgedOption, Moment, View } from "../wire/messages";
import { say } from "../words/words.svelte";

export const SIGNS = { best: CHECK, good: "", inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

export function percent(share: number): string {
  return String(Math.round(100 * share));
}

function keyOf(option: JudgedOption): string {
  return ringKey(option.choice);
}

// The verb of a choice, as its text begins.
function verb(option: JudgedOption): string {
  return option.choice.text.split(" ")[0] ?? "";
}

// Short, so that labels of cards beside each other do not overlap: the sign, or a word where there is none.
function labelled(sign: string, word: string, option: JudgedOption): string {
  return `${sign || word} ${say("review-percent", { percent: percent(option.chance) })}`;
}

// Choices about one card that are equally good have the same label, which stands there once.
function added(rings: Map<string, Ring>, key: string, kind: Ring["kind"], label: string): void {
  const before = rings.get(key);
  rings.set(key, { kind: before?.kind ?? kind, labels: [...new Set([...(before?.labels ?? []), label])] });
}

// The rings of a choice in a game: the better ones first, so that a card with both is green.
export function ringsOf(moment: Moment, view: View): Rings {
  const rings = new Map<string, Ring>();
  const played = moment.options.find((option) => option.choice.action === moment.played);
  const wrong = moment.verdict !== "best" && moment.verdict !== "good";
  if (wrong)
    for (const one of equals(moment.options))
      added(rings, keyOf(one), "better", labelled(CHECK, say("review-better"), one));
  if (played) {
    added(
      rings,
      keyOf(played),
      wrong ? "played" : "better",
      labelled(SIGNS[moment.verdict], say("review-played"), played),
    );
    if (wrong) open(rings, keyOf(played), view);
  }
  return rings;
}

// The best choices that cannot be told apart.
export function equals(options: readonly JudgedOption[]): JudgedOption[] {
  return options.filter((option, place) => place === 0 || option.equal);
}

// The rings of what the engine would choose, with or without its figures.
export function ringsOfBest(options: readonly JudgedOption[], figures = true): Rings {
  const rings = new Map<string, Ring>();
  const best = equals(options);
  for (const one of best) {
    const label = figures ? labelled("", best.length > 1 ? "" : verb(one), one).trim() : verb(one);
    added(rings, keyOf(one), "better", label);
  }
  return rings;
}

// Cards that nothing else covers.
function open(rings: Map<string, Ring>, key: string, view: View): void {
  const { structure = {} } = (view.table ?? {}) as Partial<DuelTable>;
  const taken = Object.entries(structure).find(([, slot]) => slot.card === key)?.[0];
  if (taken === undefined) return;
  for (const [number, slot] of Object.entries(structure)) {
    const opened = slot.coveredBy.length === 1 && slot.coveredBy[0] === Number(taken);
    const name = slot.card ?? `slot-${number}`;
    if (opened && !rings.has(name)) rings.set(name, { kind: "opened", labels: [] });
  }
}
