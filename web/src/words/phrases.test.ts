import { expect, test } from "vitest";

import { say, setLanguage } from "./words.svelte";
import { phraseIn, PHRASES } from "./phrases";

test("a ready phrase is recognised in every language, and read in the own one", async () => {
  for (const language of ["fr", "en"] as const) {
    await setLanguage(language);
    for (const phrase of PHRASES) expect(phraseIn(say(phrase))).toBe(phrase);
  }
  expect(PHRASES.length).toBeGreaterThan(5);
  expect(say(phraseIn("Bonne chance\u202f!") ?? "")).toBe("Good luck!");
  expect(phraseIn("Bonne chance")).toBeNull();
});
