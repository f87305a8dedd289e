// The words around a game: Fluent catalogues, the same files that the server and the terminal read, and words that
// rulesets bring when they are opened.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

type Facts = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

// What few pages need is loaded with them.
export type Group = "account" | "agora" | "analysis" | "classic" | "explorer" | "learn" | "pantheon" | "puzzles";
type Sources = () => Promise<{ default: Record<string, string> }>;

// One file for each language and group: many small ones would be requested one by one.
const CATALOGUES: Record<Language, Record<Group | "page", Sources>> = {
  en: {
    page: () => import("./english"),
    account: () => import("./english-account"),
    agora: () => import("./english-agora"),
    analysis: () => import("./english-analysis"),
    classic: () => import("./english-classic"),
    explorer: () => import("./english-explorer"),
    learn: () => import("./english-learn"),
    pantheon: () => import("./english-pantheon"),
    puzzles: () => import("./english-puzzles"),
  },
  fr: {
    page: () => import("./french"),
    account: () => import("./french-account"),
    agora: () => import("./french-agora"),
    analysis: () => import("./french-analysis"),
    classic: () => import("./french-classic"),
    explorer: () => import("./french-explorer"),
    learn: () => import("./french-learn"),
    pantheon: () => import("./french-pantheon"),
    puzzles: () => import("./french-puzzles"),
  },
};
let needed: readonly (Group | "page")[] = ["page"];

// With ?marked in the address every word of the catalogue is marked, so that tests find those that are not from it.
const MARKED = new URLSearchParams(location.search).has("marked");
const marks = MARKED ? { transform: (text: string): string => text.replace(/\S.*\S|\S/s, "⟦$&⟧") } : {};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let added = $state(0); // sources from rulesets: what was read before they came is read again
const brought: Record<Language, Map<string, string>> = { en: new Map(), fr: new Map() };

export async function setLanguage(language: Language): Promise<void> {
  const groups = needed;
  const loaded = await Promise.all(groups.map((group) => CATALOGUES[language][group]()));
  if (groups !== needed) return setLanguage(language); // a page has asked for more in the meantime
  const sources = loaded.flatMap(({ default: found }) => Object.values(found));
  const made = new FluentBundle(language, { useIsolating: false, ...marks });
  for (const source of [...sources, ...brought[language].values()]) made.addResource(new FluentResource(source));
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

// Load messages that the page was started without, in the current language and in those that are chosen later.
export async function needWords(...groups: Group[]): Promise<void> {
  const missing = groups.filter((group) => !needed.includes(group));
  const asked = current;
  const loaded = await Promise.all(missing.map((group) => CATALOGUES[asked][group]()));
  if (missing.length) needed = [...needed, ...missing.filter((group) => !needed.includes(group))];
  if (asked !== current) return setLanguage(current);
  for (const source of loaded.flatMap(({ default: found }) => Object.values(found)))
    bundle?.addResource(new FluentResource(source));
  if (missing.length) added += 1;
}

// Messages that a ruleset brings. One that the page has already stays as it is.
export function addWords(language: Language, ruleset: string, source: string): void {
  if (!source || brought[language].get(ruleset) === source) return;
  brought[language].set(ruleset, source);
  if (language !== current) return;
  bundle?.addResource(new FluentResource(source));
  added += 1;
}

export function language(): Language {
  return current;
}

function pattern(id: string): Pattern | null {
  void added;
  return bundle?.getMessage(id)?.value ?? null;
}

export function has(id: string): boolean {
  return pattern(id) !== null;
}

// A message with its facts filled in. An id that no catalogue has is shown as it is, which the tests look for.
export function say(id: string, facts: Facts = {}): string {
  const found = pattern(id);
  return found && bundle ? bundle.formatPattern(found, facts) : `‹${id}›`;
}

// A message that may be missing, as those about things that only the server knows. One with a fault is read as it is.
export function sayOr(id: string, otherwise: string, facts: Facts = {}): string {
  const found = pattern(id);
  return found && bundle ? bundle.formatPattern(found, facts, []) : otherwise;
}

// A key where no name is known: `water-drop` is read as `Water drop`.
export function readable(key: string): string {
  const words = key.replace(/\+/g, " + ").replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function time(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
