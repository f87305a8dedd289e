import { expect, test } from "vitest";

import type { JudgedOption } from "../wire/messages";
import { ringsOfBest } from "./rings";

const option = (verb: string, card: string, chance: number): JudgedOption => ({
  choice: { action: 0, word: `${verb}:${card}`, verb, about: [card], text: `${verb} ${card}` },
  chance,
  low: chance,
  high: chance,
  visits: 1,
  line: [],
  equal: true,
});

test("a card with two choices that are equally good has one ring, and their chance once", () => {
  const rings = ringsOfBest([
    option("build", "palace", 1),
    option("discard", "palace", 1),
    option("build", "arena", 1),
  ]);
  expect([...rings].map(([key, ring]) => [key, ring.labels.length])).toEqual([
    ["palace", 1],
    ["arena", 1],
  ]);
});
