import { expect, it } from "vitest";

import { has, LANGUAGES, readable, setLanguage } from "./words.svelte";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("has every message that the page asks for, in every language", async () => {
  const text = Object.values(sources).join("\n");
  const direct = [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");
  const either = [...text.matchAll(/\bsay\([^"`;]*?\?\s*"([^"]+)"\s*:\s*"([^"]+)"/g)].flatMap(([, a, b]) => [
    a ?? "",
    b ?? "",
  ]);
  const asked = new Set([...direct, ...either]);
  expect(asked.size).toBeGreaterThan(300);
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(
      [...asked].filter((id) => !has(id)),
      language,
    ).toEqual([]);
  }
  await setLanguage("en");
});

it("reads a key that nobody has named", () => {
  expect(["water-drop", "duel+harbour", ""].map(readable)).toEqual(["Water drop", "Duel + harbour", ""]);
});
