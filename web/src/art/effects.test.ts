import { expect, test } from "vitest";

import type { Item, Rules } from "../wire/messages";
import { pictures, widthOf } from "./effects";

const help = Object.fromEntries(
  ["good-wood", "good-clay", "symbol-wheel", "color-brown", "color-grey"].map((key) => [
    key,
    { name: key, meaning: "", rule: "" },
  ]),
);
const rules = { name: "duel", help } as unknown as Rules;
const item = (...what: Item["what"]): Item => ({ what }) as Item;

test("goods, symbols and colours are named in the order of the ruleset's help", () => {
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

test("an effect that nobody has drawn yet still has a picture", () => {
  expect(pictures(rules).of(item({ word: "Unheard" }))).toEqual([[{ part: "glyph", name: "token" }]]);
  expect(widthOf([])).toBe(1);
});
