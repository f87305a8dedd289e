import { expect, test } from "vitest";

import type { Ruleset } from "../../wire/messages";
import { optionsOf, sizeOf, valuesOf } from "./options";

const ruleset = {
  seats: { least: 2, most: 4 },
  options: [
    {
      name: "players",
      default: "3",
      shown: true,
      values: [
        { value: "2", title: "2", seats: 2, cities: 3, sets: { variant: "small" } },
        { value: "3", title: "3", seats: 3 },
        { value: "4", title: "4", seats: 4 },
      ],
    },
    { name: "variant", default: "large", shown: false, values: [{ value: "large" }, { value: "small" }] },
    { name: "winds", default: "calm", shown: true, values: [{ value: "calm" }, { value: "storm" }] },
  ],
} as unknown as Ruleset;

test("options that people did not choose have their default, and some follow from others", () => {
  expect(optionsOf(ruleset, {})).toEqual({ players: "3", variant: "large", winds: "calm" });
  expect(optionsOf(ruleset, { players: "2", winds: "storm" })).toEqual({
    players: "2",
    variant: "small",
    winds: "storm",
  });
  // What was kept from another game does not count: neither unknown values nor those of options that are not shown.
  expect(optionsOf(ruleset, { players: "9", variant: "small", hours: "3" })).toEqual(optionsOf(ruleset, {}));
});

test("a game for two offers only values with two seats", () => {
  const [players, , winds] = ruleset.options;
  expect(players && valuesOf(players, 2).map((one) => one.value)).toEqual(["2"]);
  expect(winds && valuesOf(winds, 2).map((one) => one.value)).toEqual(["calm", "storm"]);
  expect(optionsOf(ruleset, { players: "4" }, 2)).toEqual({ players: "2", variant: "small", winds: "calm" });
});

test("the number of seats and of cities follows from the options", () => {
  expect(sizeOf(ruleset, {})).toEqual({ seats: 3, cities: 3 });
  expect(sizeOf(ruleset, { players: "2" })).toEqual({ seats: 2, cities: 3 });
  expect(sizeOf({ ...ruleset, options: [] }, {})).toEqual({ seats: 2, cities: 2 });
});
