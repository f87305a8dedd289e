import { expect, test } from "vitest";

import { NO_CLOCK } from "./clock";
import { notRated } from "./rated";

const person = { id: "1", name: "Ada", kind: "account" };
const bank = { ...NO_CLOCK, kind: "bank" as const };
const seats = (...who: string[]) => who.map((one) => ({ who: one, name: "" }));

test("a game that cannot be rated says every reason", () => {
  expect(notRated(person, bank, seats("me", "open"))).toEqual([]);
  expect(notRated({ ...person, kind: "guest" }, NO_CLOCK, seats("me", "ai:level:1"))).toEqual([
    "new-rated-account",
    "new-rated-clock",
    "new-rated-people",
  ]);
  expect(notRated(null, bank)).toEqual(["new-rated-account"]);
  expect(notRated(person, bank, seats("me", "here"))).toEqual(["new-rated-people"]);
  expect(notRated(person, bank, [], "2")).toEqual(["new-rated-handicap"]);
});
