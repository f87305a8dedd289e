import { expect, it } from "vitest";

import type { KnownGame } from "../wire/known";
import { dealOf } from "./fairness";

const hex = (from: number): string =>
  Array.from({ length: 32 }, (_, at) => (from + at).toString(16).padStart(2, "0")).join("");
const COMMITMENT = "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"; // of docs/fair-deals.md

function game(begun: string, told: string, salt = hex(32)): KnownGame {
  const events = [
    { kind: "begin", facts: { commitment: begun } },
    { kind: "publish", facts: { seed: hex(0), salt } },
  ];
  return { events, game: { commitment: told } } as unknown as KnownGame;
}

const fits = (now: KnownGame, seen: string | null): boolean[] =>
  dealOf(now, seen)?.findings.map((one) => one.fits) ?? [];

it("a secret must fit what was said first, what the log says, and what is said now", () => {
  expect(fits(game(COMMITMENT, COMMITMENT), COMMITMENT)).toEqual([true, true, true]);
  expect(fits(game(COMMITMENT, COMMITMENT), null)).toEqual([true, true]);
  expect(fits(game(COMMITMENT, COMMITMENT), "another")).toEqual([false, true, true]);
  expect(fits(game("another", COMMITMENT), null)).toEqual([false, true]);
  expect(fits(game(COMMITMENT, COMMITMENT, hex(33)), null)).toEqual([false, false]);
});

it("the seed that this device has sent must stand in the log", () => {
  const now = game(COMMITMENT, COMMITMENT);
  expect(dealOf(now, null, "c0ffee")?.findings.at(-1)).toEqual({ check: "seeded", commitment: "c0ffee", fits: false });
  now.events.unshift({ kind: "seed", seat: 0, facts: { seed: "c0ffee" } } as unknown as KnownGame["events"][0]);
  expect(dealOf(now, null, "c0ffee")?.findings.every((one) => one.fits)).toBe(true);
});

it("nothing is checked before the secret is published", () => {
  expect(dealOf({ events: [{ kind: "begin" }], game: {} } as unknown as KnownGame, null)).toBeNull();
});
