import { expect, it } from "vitest";

import { LANGUAGES } from "../words/words.svelte";
import { parts, ruleText } from "./rulebook.svelte";

it("finds the numbers of rules in a sentence, and nothing else", () => {
  expect(
    parts("You move the pawn 2 spaces (D7.1), see M3.").map(({ text, rule }) => (rule ? `<${text}>` : text)),
  ).toEqual(["You move the pawn 2 spaces ", "<(D7.1)>", ", see ", "<M3>", "."]);
  expect(parts("8 shields to 1: tokens +5").some(({ rule }) => rule)).toBe(false);
});

it("has the text of every game's rules in every language", async () => {
  for (const number of ["D5.3", "P5.3", "M3", "A5.3", "C3.5"]) {
    const texts = await Promise.all(LANGUAGES.map((language) => ruleText(number, language)));
    expect(new Set(texts.map((found) => found?.text)).size, number).toBe(LANGUAGES.length);
    for (const found of texts) expect(found?.text).not.toMatch(/[`\]]/);
  }
  expect(await ruleText("D99.1", "en")).toBeNull();
});
