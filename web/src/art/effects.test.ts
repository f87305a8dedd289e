import { expect, test } from "vitest";

import type { Item, Rules } from "../wire/messages";
import { pictures, widthOf } from "./effects";

const rules = {
  goods: ["wood", "clay"],
  symbols: ["wheel"],
  columns: ["brown", "grey", "wonders", "defeats", "senators"],
} as unknown as Rules;
const item = (...what: Item["what"]): Item => ({ what }) as Item;

test("goods, symbols and columns are named in the order of the ruleset", () => {
  const [made, symbol] = pictures(rules).of(
    item({ word: "Produce", good: 1, units: 2 }, { word: "Symbol", symbol: 0 }),
  );
  expect(made).toEqual([
    { part: "good", name: "clay" },
    { part: "good", name: "clay" },
  ]);
  expect(symbol).toEqual([{ part: "glyph", name: "wheel" }]);
});

test("coins and points for the same thing share a row", () => {
  const rows = pictures(rules).of(
    item({ word: "CoinsPerMost", columns: [0], coins: 1 }, { word: "PointsPerMost", columns: [0], points: 1 }),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.map((one) => one.part)).toEqual(["coin", "points", "sign", "mark", "glyph"]);
});

test("what a city counts is a colour, a wonder, a token, or something that only the ruleset knows", () => {
  const [row] = pictures(rules).of(item({ word: "PointsPer", columns: [0, 2, 3, 4], points: 1 }));
  expect(row?.slice(2)).toEqual([
    { part: "mark", color: "brown" },
    { part: "glyph", name: "wonder" },
    { part: "glyph", name: "military" },
    { part: "mark", color: "senators" },
  ]);
});

test("an effect that nobody has drawn yet has a neutral mark", () => {
  expect(pictures(rules).of(item({ word: "Unheard" }))).toEqual([[{ part: "glyph", name: "unknown" }]]);
  expect(widthOf([])).toBe(1);
});
