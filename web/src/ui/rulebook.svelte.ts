// The numbered rules: which one is shown, and their text, loaded on first use.
import type { Language } from "../words/words.svelte";

export const RULE = /\b(?:[A-Z]\d{1,2}\.\d{1,2}|M[1-7])\b/;

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

type Load = () => Promise<string>;
const PAGES: Record<Language, Record<string, Load>> = {
  en: import.meta.glob<string>(["../../../docs/rules/*.md", "!**/{README,coverage,chosen}.md"], {
    query: "?raw",
    import: "default",
  }),
  fr: import.meta.glob<string>("../../../docs/rules/fr/*.md", { query: "?raw", import: "default" }),
};

// The page of rules of a game or an expansion, by its name; empty if there is none.
export async function rulesPage(part: string, language: Language): Promise<string> {
  const load = Object.entries(PAGES[language]).find(([path]) => path.endsWith(`/${part}.md`))?.[1];
  return load ? load() : "";
}

// The parts of a ruleset, each with a page of rules: `duel+pantheon` has two.
export const partsOf = (ruleset: string): string[] => ruleset.split("+");

export interface RuleText {
  chapter: string;
  text: string;
}

// A rule of a ruleset; of any other part if the ruleset does not have it.
export async function ruleText(number: string, language: Language, ruleset = ""): Promise<RuleText | null> {
  const written = Object.keys(PAGES.fr).map((path) => /([^/]+)\.md$/.exec(path)?.[1] ?? "");
  for (const part of [...partsOf(ruleset), ...written]) {
    const found = findRule(await rulesPage(part, language), number);
    if (found) return found;
  }
  return null;
}

export interface Chapter {
  title: string;
  rules: { number: string; text: string }[];
}

// A page of rules as chapters: headings, and the items under them that begin with a number.
export function chaptersOf(page: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) found.push({ title: plain(line.slice(3)), rules: [] });
    const [, number = "", text = ""] = /^- ([A-Z]+\d+(?:\.\d+)?) (.*)$/.exec(line) ?? [];
    if (number) found.at(-1)?.rules.push({ number, text: plain(text) });
  }
  return found.filter(({ rules }) => rules.length > 0);
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
