import { expect, test } from "vitest";

import { addressOf, askedAt } from "./address";

test("an address leads to the same position", () => {
  const asked = { ruleset: "duel", options: { edition: "first" }, moves: [4, 0, 12], seat: 1 };
  expect(askedAt(undefined, new URLSearchParams(addressOf(asked).split("?")[1]))).toEqual(asked);
  const text = { position: "duel/1 age=1 agenda=turn@0", moves: [] };
  expect(askedAt(undefined, new URLSearchParams(addressOf(text).split("?")[1]))).toEqual(text);
  const game = { game: "abc", at: 47, moves: [9] };
  const address = addressOf(game);
  expect(address).toBe("/analysis/game/abc?at=47&moves=9");
  expect(askedAt("abc", new URLSearchParams("at=47&moves=9"))).toEqual(game);
  expect(askedAt(undefined, new URLSearchParams("moves=x.4"))).toEqual({ ruleset: "duel", options: {}, moves: [4] });
});
