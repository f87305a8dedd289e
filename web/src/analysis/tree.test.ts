import { expect, test } from "vitest";

import { added, lineTo, removed, start } from "./tree";

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
