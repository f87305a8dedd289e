import { describe, expect, it } from "vitest";

import type { KnownGame } from "../wire/known";
import { wantedSeat } from "./hotseat";
import { agreedOn, company, settled } from "./people";

function table(more: {
  yours?: number[];
  agreed?: Record<string, number[]>;
  status?: string;
  toAct?: number[];
}): KnownGame {
  const { yours = [0], agreed = {}, status = "running", toAct = [0] } = more;
  const seats = [{ kind: "person" }, { kind: "person" }, { kind: "ai" }];
  const game = { ruleset: "classic", seats, yours, status };
  const view = { over: false, toAct, choices: [{ verb: "build" }], decision: "You: choose" };
  return { game, view, agreed, events: [], chosen: [], ply: 3 } as unknown as KnownGame;
}

describe("what players agree on", () => {
  it("comes about when every person has said yes; the house is not asked", () => {
    expect(agreedOn(table({ agreed: { draw: [0] } }), "draw")).toBe(false);
    expect(agreedOn(table({ agreed: { draw: [0, 1] } }), "draw")).toBe(true);
  });

  it("needs somebody else", () => {
    expect(company(table({ yours: [0] }))).toBe(true);
    expect(company(table({ yours: [0, 1] }))).toBe(false);
    expect(company(table({ yours: [] }))).toBe(false);
  });
});

it("nobody is asked for a choice in a game that was given up", () => {
  expect(settled(table({}), "The game is given up")).toMatchObject({ ply: 3, view: { decision: "You: choose" } });
  const given = settled(table({ status: "over" }), "The game is given up");
  expect(given).toMatchObject({ ply: null, view: { choices: [], toAct: [], decision: "The game is given up" } });
});

it("a device goes to whoever owes a choice, and stays where it is otherwise", () => {
  expect(wantedSeat(table({ yours: [0, 1], toAct: [1, 2] }), 0)).toBe(1);
  expect(wantedSeat(table({ yours: [0, 1], toAct: [0, 1] }), 1)).toBe(1);
  expect(wantedSeat(table({ yours: [0, 1], toAct: [2] }), 1)).toBe(1);
  expect(wantedSeat(table({ yours: [0], toAct: [1] }), 0)).toBe(0);
});
