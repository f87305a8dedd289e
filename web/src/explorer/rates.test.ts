import { expect, test } from "vitest";

import { pairs, rateOf, scale, verdict } from "./rates";

const row = (key: string, rate: number, width: number, cases = 1000) => ({
  key,
  cases,
  rate,
  low: rate - width,
  high: rate + width,
});

test("a rate is told apart from a half only if its interval leaves it", () => {
  expect(verdict(row("a", 0.53, 0.02))).toBe("above");
  expect(verdict(row("a", 0.53, 0.04))).toBe("even");
  expect(verdict(row("a", 0.47, 0.02))).toBe("below");
  expect(verdict(row("a", 0.3, 0.02), 0.25)).toBe("above");
});

test("a pair is measured by what both bring alone", () => {
  const alone = [row("a", 0.6, 0.01), row("b", 0.5, 0.01), row("c", 0.4, 0.01)];
  const found = pairs([row("a+c", 0.48, 0.02), row("a+b", 0.65, 0.02)], alone);
  expect(found.map(({ key }) => key)).toEqual(["a+b", "a+c"]);
  expect(found[0]?.beyond).toBeCloseTo(0.05);
  expect(found[1]?.beyond).toBeCloseTo(-0.02);
});

test("a scale holds every interval and the half", () => {
  expect(scale([row("a", 0.62, 0.02)])).toEqual([0.45, 0.65]);
});

test("a rate of a few games has a wide interval within 0 and 1", () => {
  const { rate, low, high } = rateOf("duel", 3, 4);
  expect(rate).toBe(0.75);
  expect(low).toBeCloseTo(0.3006, 3);
  expect(high).toBeCloseTo(0.9544, 3);
  expect(rateOf("duel", 0, 5).low).toBeCloseTo(0);
});
