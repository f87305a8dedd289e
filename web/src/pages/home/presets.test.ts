import { expect, test } from "vitest";

import type { GameInfo } from "../../wire/messages";
import { fittingOffer, PACES } from "./presets";

const [five = { days: 1 }, , day = { days: 1 }] = PACES;
const offer = (id: string, created: number, changes: Partial<GameInfo> = {}): GameInfo =>
  ({
    id,
    created,
    ruleset: "duel",
    clock: five,
    rated: false,
    seeds: false,
    yours: [],
    options: {},
    seats: [],
    ...changes,
  }) as GameInfo;

test("one click takes the oldest open game of the same kind, or returns to one's own", () => {
  const open = [offer("new", 9), offer("old", 3), offer("rated", 1, { rated: true }), offer("slow", 2, { clock: day })];
  expect(fittingOffer(open, "duel", {}, five)?.id).toBe("old");
  expect(fittingOffer(open, "duel", {}, day)?.id).toBe("slow");
  expect(fittingOffer([...open, offer("mine", 5, { yours: [0] })], "duel", {}, five)?.id).toBe("mine");
  expect(fittingOffer(open, "duel", { players: "3" }, five)).toBeUndefined();
});
