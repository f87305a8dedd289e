// A position in notation as fields that a form changes: `duel/1 age=3 coins0=7 …`.
import type { Rules } from "../wire/messages";

export interface Fields {
  head: string; // ruleset and version
  values: Map<string, string>;
}

// What may be added to a list.
export interface Option {
  value: string;
  name: string;
  taken?: boolean; // it is there already
}

export function readFields(text: string): Fields {
  const [head = "", ...words] = text.trim().split(/\s+/);
  const values = new Map(
    words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)] as const),
  );
  return { head, values };
}

// What is empty is left out: the notation has a default for every field.
export function writeFields({ head, values }: Fields): string {
  return [head, ...[...values].flatMap(([name, value]) => (value === "" ? [] : [`${name}=${value}`]))].join(" ");
}

// The text with other values of some fields; cards of another Age do not stay.
export function changed({ head, values }: Fields, to: Readonly<Record<string, string>>): string {
  const others = new Map(values);
  if ("age" in to) others.set("structure", "");
  for (const [name, value] of Object.entries(to)) others.set(name, value);
  return writeFields({ head, values: others });
}

export function listOf(value: string | undefined): string[] {
  return !value || value === "none" ? [] : value.split(",");
}

// Fields that hold items, and the columns of items that they take.
const BUILDINGS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];
export const LISTS: Record<string, readonly string[]> = {
  board: ["tokens"],
  shown: ["wonders"],
  pool: ["wonders"],
  discard: BUILDINGS,
  under: BUILDINGS,
  cards0: BUILDINGS,
  wonders0: ["wonders"],
  built0: ["wonders"],
  tokens0: ["tokens"],
  cards1: BUILDINGS,
  wonders1: ["wonders"],
  built1: ["wonders"],
  tokens1: ["tokens"],
};
export const NUMBERS: Record<string, readonly [number, number]> = {
  pawn: [-9, 9],
  coins0: [0, 999],
  coins1: [0, 999],
};

// Whether a field of Duel has its place in the form; the others are written in notation.
export function isShown(name: string): boolean {
  return ["age", "structure", "agenda"].includes(name) || name in LISTS || name in NUMBERS;
}

// The keys of items that a field takes, in the order of their names.
export function itemsFor(rules: Rules, columns: readonly string[], deck: number | null = null): string[] {
  return Object.entries(rules.items)
    .filter(([, item]) => columns.includes(item.column) && (deck === null || item.deck === deck))
    .sort(([, one], [, other]) => one.name.localeCompare(other.name))
    .map(([key]) => key);
}

// What can lie in a slot of an Age: its cards, guilds in Age III, senators, or a card face down.
export function cardsFor(rules: Rules, age: number): string[] {
  const cards = itemsFor(rules, BUILDINGS, age);
  const guilds = age === 3 ? itemsFor(rules, ["purple"]).filter((key) => !cards.includes(key)) : [];
  return [...cards, ...guilds, ...itemsFor(rules, ["senators"])];
}

// The numbers of the slots of an Age, row by row.
export function slotRows(rules: Rules, age: number): number[][] {
  let next = 0;
  return (rules.structures[age - 1] ?? []).map((row) => [...row].flatMap((mark) => (mark === "." ? [] : [next++])));
}

export function withSlot(structure: string | undefined, slots: number, place: number, mark: string): string {
  const marks = listOf(structure);
  const all = Array.from({ length: Math.max(slots, marks.length) }, (_, one) => marks[one] ?? "-");
  all[place] = mark;
  return all.join(",");
}
