// The words around a game: Fluent catalogues, the same files that the server and the terminal read.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

// One file for each language: many small ones would be asked for one by one.
const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./english"),
  fr: () => import("./french"),
};

// With ?marked in the address every word of the catalogue is marked, so that tests find those that are not from it.
const MARKED = new URLSearchParams(location.search).has("marked");
const marks = MARKED ? { transform: (text: string): string => text.replace(/\S.*\S|\S/s, "⟦$&⟧") } : {};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export async function speak(language: Language): Promise<void> {
  const { default: sources } = await CATALOGUES[language]();
  const made = new FluentBundle(language, { useIsolating: false, ...marks });
  for (const source of Object.values(sources)) made.addResource(new FluentResource(source));
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

// A message, filled with facts. A word that no catalogue has shows as its id, which the tests look for.
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, facts) : `‹${id}›`;
}

export function time(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
