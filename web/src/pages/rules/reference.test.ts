import { expect, test } from "vitest";

import type { Rules } from "../../wire/messages";
import { chainsOf, fits, groupsOf } from "./reference";

const item = (changes: object): object => ({ kind: "red", deck: 1, gives: null, freeWith: null, ...changes });
const rules = {
  items: {
    stable: item({ gives: "horseshoe" }),
    riders: item({ deck: 2, freeWith: "horseshoe" }),
    altar: item({ kind: "blue" }),
    temple: item({ kind: "blue", freeAfter: ["altar"] }),
  },
} as unknown as Rules;

test("items stand in groups, with their chains by symbol or by name", () => {
  expect(groupsOf(rules, (deck) => `Age ${deck}`)).toEqual([
    { title: "Age 1 · Red", keys: ["stable"] },
    { title: "Age 2 · Red", keys: ["riders"] },
    { title: "Age 1 · Blue", keys: ["altar", "temple"] },
  ]);
  expect(chainsOf(rules, "stable")).toEqual({ before: [], after: ["riders"] });
  expect(chainsOf(rules, "riders")).toEqual({ before: ["stable"], after: [] });
  expect(chainsOf(rules, "temple")).toEqual({ before: ["altar"], after: [] });
  expect(chainsOf(rules, "altar")).toEqual({ before: [], after: ["temple"] });
});

test("a search finds words in any order, without accents", () => {
  expect(fits("Gagne 2 pièces par carte", "carte piece")).toBe(true);
  expect(fits("Gagne 2 pièces", "carte")).toBe(false);
  expect(fits("anything", "")).toBe(true);
});
