// Ready phrases of the chat. They are sent as text; who reads one sees it in the language of the own page.
import { addWords } from "./words.svelte";

const SOURCES = import.meta.glob<string>("../../../src/antipater/text/locales/*/web-phrases.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const KEYS = new Map<string, string>(); // by the text, of every language
for (const [path, source] of Object.entries(SOURCES)) {
  addWords(path.includes("/fr/") ? "fr" : "en", "phrases", source);
  for (const [, key = "", text = ""] of source.matchAll(/^(phrase-[\w-]+) = (.+)$/gm)) KEYS.set(text, key);
}

export const PHRASES: readonly string[] = [...new Set(KEYS.values())]; // ids of messages

// The message that a line of chat is; null if somebody wrote it. Lines of before have narrow spaces.
export function phraseIn(line: string): string | null {
  return KEYS.get(line.replaceAll("\u202f", "\u00a0")) ?? null;
}
