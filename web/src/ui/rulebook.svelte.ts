// The numbered rules: which one is shown, and their text, loaded on first use.
import type { Language } from "../words/words.svelte";

export const RULE = /\b(?:[ACDP]\d{1,2}\.\d{1,2}|M[1-7])\b/;

let shown = $state<string | null>(null);

export const rulebook = {
  get shown(): string | null {
    return shown;
  },
};

export function showRule(number: string | null): void {
  shown = number;
}

export interface Part {
  text: string;
  rule: string | null; // its number, if the text is one; brackets around it are kept
}

// A text split into plain text and rule numbers.
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const [place, piece] of text.split(new RegExp(`(\\(?${RULE.source}\\)?)`)).entries()) {
    if (piece) found.push({ text: piece, rule: place % 2 === 1 ? (RULE.exec(piece)?.[0] ?? null) : null });
  }
  return found;
}

type Book = () => Promise<{ default: string }>;
const DUEL: Record<Language, Book> = {
  en: () => import("../../../docs/rules/duel.md?raw"),
  fr: () => import("../../../docs/rules/fr/duel.md?raw"),
};
const PANTHEON: Record<Language, Book> = {
  en: () => import("../../../docs/rules/pantheon.md?raw"),
  fr: () => import("../../../docs/rules/fr/pantheon.md?raw"),
};
const AGORA: Record<Language, Book> = {
  en: () => import("../../../docs/rules/agora.md?raw"),
  fr: () => import("../../../docs/rules/fr/agora.md?raw"),
};
const CLASSIC: Record<Language, Book> = {
  en: () => import("../../../docs/rules/classic.md?raw"),
  fr: () => import("../../../docs/rules/fr/classic.md?raw"),
};
const BOOKS: Record<string, Record<Language, Book>> = { D: DUEL, P: PANTHEON, M: PANTHEON, A: AGORA, C: CLASSIC };

export interface RuleText {
  chapter: string;
  text: string;
}

export async function ruleText(number: string, language: Language): Promise<RuleText | null> {
  const book = BOOKS[number.charAt(0)]?.[language];
  return book ? findRule((await book()).default, number) : null;
}

// A rule in a page of rules: the item that begins with its number, under the heading before it.
export function findRule(page: string, number: string): RuleText | null {
  let chapter = "";
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) chapter = line.slice(3);
    if (line.startsWith(`- ${number} `)) return { chapter, text: plain(line.slice(number.length + 3)) };
  }
  return null;
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}
