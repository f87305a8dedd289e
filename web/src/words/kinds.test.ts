import { expect, test } from "vitest";

import { featuresOf } from "../art/portraits";
import type { SeatInfo } from "../wire/messages";
import { faceAt, fullNameAt, nameAt } from "./kinds";

const seat = (kind: SeatInfo["kind"], agent: string | null = null): SeatInfo => ({
  kind,
  agent,
  name: agent ? "" : "Ada",
  user: null,
  bot: false,
});

test("several opponents of one kind have names and faces of their own", () => {
  const seats = [seat("person"), seat("ai", "greedy"), seat("ai", "random"), seat("ai", "greedy")];
  expect(seats.map((_, place) => nameAt(seats, place))).toEqual(["Ada", "Berenice", "Random", "Korinna"]);
  expect(fullNameAt(seats, 1)).toBe("Berenice, Greedy");
  expect(fullNameAt(seats, 2)).toBe("Random");
  expect(seats.map((_, place) => faceAt(seats, place))).toEqual([null, "person:1", "random", "person:3"]);
  const faces = [1, 2, 3, 4, 5, 6, 7].map((person) => JSON.stringify(featuresOf(`person:${person}`)));
  expect(new Set(faces).size).toBe(7);
});
