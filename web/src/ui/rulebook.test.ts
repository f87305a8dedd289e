import { expect, it } from "vitest";

import { LANGUAGES } from "../words/words.svelte";
import { chaptersOf, rulesPage, parts, ruleText } from "./rulebook.svelte";

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

it("a page of rules becomes chapters, whatever letter its numbers have", () => {
  const page =
    "# Agora\n\nSome words.\n\n## A1 Setup\n- A1.1 Take `7` coins, see [duel](duel.md).\n- no rule\n\n## Nothing\n";
  expect(chaptersOf(page)).toEqual([
    { title: "A1 Setup", rules: [{ number: "A1.1", text: "Take 7 coins, see duel." }] },
  ]);
});

it("every ruleset has its rules in both languages, and the same numbers in both", async () => {
  for (const part of ["duel", "pantheon", "classic"]) {
    const numbers = async (language: "en" | "fr"): Promise<string[]> =>
      chaptersOf(await rulesPage(part, language)).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect((await numbers("en")).length).toBeGreaterThan(20);
    expect(await numbers("fr")).toEqual(await numbers("en"));
  }
  expect(await rulesPage("nothing", "en")).toBe("");
});
