import { expect, test } from "vitest";

import { added, lineTo, linesOf, removed, start, written } from "./tree";

test("moves are added once, and removed with all that follows", () => {
  const top = start();
  const first = added(top, 7, 0, "one");
  const second = added(first, 3, null, "two");
  expect(added(top, 7, 0, "one")).toBe(first);
  added(top, 8, 0, "other");
  expect(lineTo(second).map((move) => move.action)).toEqual([7, 3]);
  expect(removed(first)).toBe(top);
  expect(top.after.map((move) => move.action)).toEqual([8]);
  expect(removed(top)).toBe(top);
});

test("variations are written as one word and read again", () => {
  const top = start();
  const build = (lines: number[][]): void => {
    for (const line of lines) line.reduce((before, action) => added(before, action, 0, ""), top);
  };
  expect(written(top)).toBe("");
  build([[7, 3, 2], [7, 8, 1], [7, 8, 4], [9]]);
  expect(written(top)).toBe("7(9).3(8.1(4)).2");
  const again = start();
  for (const line of linesOf(written(top))) line.reduce((before, action) => added(before, action, 0, ""), again);
  expect(written(again)).toBe(written(top));
  expect(linesOf("7.x")).toEqual([]);
});
