import { expect, test } from "vitest";

import { addressOf, choices, filterOf, nearest } from "./sets";

const set = (ruleset: string, agent: string, games: number, options: Record<string, string> = {}) => ({
  ruleset,
  agent,
  games,
  options,
  drafts: 0,
});
const SETS = [
  set("duel", "level:6", 200_000),
  set("duel", "level:7", 20_000),
  set("duel", "level:6", 10_000, { edition: "first" }),
  set("duel", "level:6", 10_000, { promos: "yes" }),
  set("classic", "level:6", 120_000),
];

test("the set that is asked for is shown, or the nearest one of its ruleset", () => {
  const asked = { rules: "duel", agent: "", edition: "", promos: "" };
  expect(nearest(SETS, asked)?.games).toBe(200_000);
  expect(nearest(SETS, { ...asked, agent: "level:7" })?.agent).toBe("level:7");
  expect(nearest(SETS, { ...asked, agent: "level:7", edition: "first" }, "edition")?.options).toEqual({
    edition: "first",
  });
  expect(nearest(SETS, { ...asked, rules: "chess" })).toBeUndefined();
});

test("only what was counted can be chosen", () => {
  expect(choices(SETS, "duel", "agent")).toEqual(["level:6", "level:7"]);
  expect(choices(SETS, "duel", "edition")).toEqual(["", "first"]);
  expect(choices(SETS, "classic", "agent")).toEqual([]);
});

test("an address says what is shown", () => {
  const [, , first] = SETS;
  expect(first && addressOf(filterOf(first), "")).toBe("/explorer?rules=duel&agent=level%3A6&edition=first");
});
