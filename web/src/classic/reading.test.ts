import { expect, test } from "vitest";

import type { EventInfo } from "../wire/messages";
import { lastPlays } from "./reading";

const event = (time: number, seat: number, word: string): EventInfo =>
  ({ seq: 0, ply: 0, seat, word, time, text: [], details: [] }) as unknown as EventInfo;

const verbs = (events: EventInfo[], freeCity: number | null = null): (string | undefined)[] => {
  const plays = lastPlays(events, freeCity);
  return [0, 1, 2].map((city) => plays.get(city)?.verb);
};

const turn = [event(1, 0, "sell:?"), event(2, 0, "build:altar"), event(2, 1, "sell:?"), event(2, 2, "stage:?+left1")];

test("the last turn is what all chose at the same time", () => {
  expect(verbs(turn)).toEqual(["build", "sell", "stage"]);
});

test("a card that one seat takes alone after it belongs to the turn and hides nobody else's", () => {
  expect(verbs([...turn, event(3, 2, "revive:foundry")])).toEqual(["build", "sell", "revive"]);
});

test("of two choices of one seat at the same time the second is the Free City's", () => {
  const free = [event(4, 0, "build:altar"), event(4, 0, "sell:?"), event(4, 1, "stage:?")];
  expect(verbs(free, 2)).toEqual(["build", "stage", "sell"]);
  expect(verbs([...free, event(5, 0, "revive:foundry")], 2)).toEqual(["revive", "stage", "sell"]);
});
