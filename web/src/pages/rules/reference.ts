// What a ruleset consists of, for reading: its items in groups as they are printed, and which belong together by chains.
import type { Item, Rules } from "../../wire/messages";

export interface Group {
  title: string; // what the items are, as the server names it
  keys: string[];
}

// Items of one kind and deck together, in the order of the ruleset.
export function groupsOf(rules: Rules, deckName: (deck: number) => string): Group[] {
  const found = new Map<string, string[]>();
  for (const [key, item] of Object.entries(rules.items)) {
    const kind = item.kind.charAt(0).toUpperCase() + item.kind.slice(1);
    const title = item.deck ? `${deckName(item.deck)} · ${kind}` : kind;
    found.set(title, [...(found.get(title) ?? []), key]);
  }
  return [...found].map(([title, keys]) => ({ title, keys }));
}

export interface Chains {
  before: string[]; // items with which this one is free
  after: string[]; // items that are free with this one
}

const freeAfter = (item: Item): readonly string[] => (item as { freeAfter?: string[] }).freeAfter ?? [];

export function chainsOf(rules: Rules, key: string): Chains {
  const item = rules.items[key];
  if (!item) return { before: [], after: [] };
  const all = Object.entries(rules.items);
  const linked = (one: string | null | undefined, other: string | null | undefined): boolean => !!one && one === other;
  return {
    before: [...freeAfter(item), ...all.flatMap(([one, { gives }]) => (linked(gives, item.freeWith) ? [one] : []))],
    after: all.flatMap(([one, other]) =>
      linked(other.freeWith, item.gives) || freeAfter(other).includes(key) ? [one] : [],
    ),
  };
}

// Whether a text has all words that are looked for, in any order.
export function fits(text: string, wanted: string): boolean {
  const plain = (words: string): string => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain(wanted)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
}
