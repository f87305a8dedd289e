import { expect, test } from "vitest";

import { Refusal } from "../wire/api";
import { faultOf, placedWords } from "./faults";

const FACTS = { fault: "face-down", facts: { slot: 4 }, line: 1, column: 24, field: "structure" };

test("a fault has its field, its slot and its place", () => {
  const fault = faultOf(new Refusal(422, "bad-position", "Slot 5 must be turned up", FACTS));
  expect(fault).toEqual({
    words: "Slot 5 must be turned up",
    code: "face-down",
    facts: { slot: 4 },
    field: "structure",
    slot: 4,
    line: 1,
    column: 24,
  });
  expect(placedWords(fault)).toBe("line 1, column 24: Slot 5 must be turned up");
});

test("what is refused for another reason has no place", () => {
  const fault = faultOf(new Refusal(409, "own-game", "It is your game"));
  expect([fault.field, fault.slot]).toEqual(["", null]);
  expect(placedWords(fault)).toBe(fault.words);
});
