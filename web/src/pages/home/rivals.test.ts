import { expect, test } from "vitest";

import { BEARDS, featuresOf, HATS } from "../../art/portraits";
import { grouped, levelOf } from "./rivals";

test("levels and characters are told apart by their names", () => {
  expect(grouped(["level:1", "level:8", "strongest", "merchant"])).toEqual({
    levels: ["level:1", "level:8"],
    others: ["strongest", "merchant"],
  });
  expect([levelOf("level:3"), levelOf("greedy")]).toEqual([3, 0]);
});

test("every opponent has a face, and the same one always", () => {
  const levels = Array.from({ length: 8 }, (_, place) => JSON.stringify(featuresOf(`level:${place + 1}`)));
  expect(new Set(levels).size).toBe(8);
  const unknown = featuresOf("tree:500");
  expect(featuresOf("tree:500")).toEqual(unknown);
  expect(HATS).toContain(unknown.hat);
  expect(BEARDS).toContain(unknown.beard);
});
