// The words around a game: Fluent catalogues, the same files that the server and the terminal read, and words that
// rulesets bring when they are opened.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

type Facts = Record<string, FluentVariable>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

// One file for each language: many small ones would be requested one by one.
const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./english"),
  fr: () => import("./french"),
};

// With ?marked in the address every word of the catalogue is marked, so that tests find those that are not from it.
const MARKED = new URLSearchParams(location.search).has("marked");
const marks = MARKED ? { transform: (text: string): string => text.replace(/\S.*\S|\S/s, "⟦$&⟧") } : {};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let added = $state(0); // sources from rulesets: what was read before they came is read again
const brought: Record<Language, Map<string, string>> = { en: new Map(), fr: new Map() };

export async function setLanguage(language: Language): Promise<void> {
  const { default: sources } = await CATALOGUES[language]();
  const made = new FluentBundle(language, { useIsolating: false, ...marks });
  for (const source of [...Object.values(sources), ...brought[language].values()])
    made.addResource(new FluentResource(source));
  bundle = made;
  current = language;
  document.documentElement.lang = language;
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
