import { expect, test } from "vitest";

import {
  ageAfter,
  agesOf,
  boardOf,
  citiesOf,
  isShown,
  playsOf,
  wanted,
  withoutMemory,
  withPlayers,
  writePlays,
} from "./classicFields";
import { readFields, writeFields } from "./fields";

const AGE = "baths,altar,stage:stockade,barracks,sell:?,apothecary,last:scriptorium";
const TEXT = `classic/1 players=4 board0=gizah-a played0=${AGE}/free:temple hand3=?,? chosen3=sell:altar revived=altar`;

test("what became of cards is read, and written again, Age by Age", () => {
  const plays = playsOf(`${AGE}/free:temple`);
  expect(plays).toHaveLength(8);
  expect(plays[2]).toEqual({ use: "stage", card: "stockade" });
  expect(plays[4]).toEqual({ use: "sell", card: "?" });
  expect(plays[7]).toEqual({ use: "free", card: "temple" });
  expect(agesOf(plays).map((age) => age.length)).toEqual([7, 1]);
  expect(writePlays(plays)).toBe(`${AGE}/free:temple`);
  expect(writePlays(plays.slice(1))).toBe(`${AGE.slice(6)},free:temple`); // the eighth card becomes the seventh
  expect([playsOf(undefined), playsOf("none")]).toEqual([[], []]);
});

test("the next card comes from the Age that is not whole yet", () => {
  expect([0, 6, 7, 20, 21].map((length) => ageAfter(Array.from({ length })))).toEqual([1, 1, 2, 3, 3]);
});

test("with fewer players the cities that are no longer there go", () => {
  const text = withPlayers(readFields(TEXT), 3);
  expect(text).toContain("players=3");
  expect(text).toContain("revived=altar");
  expect(text).not.toMatch(/hand3|chosen3/);
  expect(citiesOf(readFields("classic/1 players=2"))).toBe(3);
});

test("a board has a name and a side, or leaves them to chance", () => {
  expect(boardOf("gizah-b")).toEqual(["gizah", "b"]);
  expect(boardOf("?-a")).toEqual(["?", "a"]);
  expect(boardOf(undefined)).toEqual(["?", "?"]);
});

test("what only memory needs stays in notation", () => {
  expect(["hand6", "played0", "coins2", "board1", "players", "revived"].every(isShown)).toBe(true);
  expect(["chosen0", "remembered", "looked", "drawn", "open", "viewer"].some(isShown)).toBe(false);
  expect(wanted(readFields("classic/1 players=2"))).toEqual(["drawn", "open"]);
  expect(wanted(readFields("classic/1 viewer=0"))).toEqual([]);
});

test("what a player remembers does not outlive a change by hand", () => {
  const seen = readFields("classic/1 viewer=0 hand0=altar hand1=? remembered=baths.altar looked=none");
  expect(writeFields(withoutMemory(seen))).toBe("classic/1 hand0=altar hand1=?");
  const two = readFields("classic/1 players=2 viewer=0 drawn=?");
  expect(withoutMemory(two)).toBe(two);
});
