import { describe, expect, it } from "vitest";

import type { EventInfo } from "../wire/messages";
import { rows } from "./log";

const event = (seq: number, kind: string, seat: number | null, ...text: string[]): EventInfo => ({
  seq,
  kind,
  seat,
  time: 0,
  text,
  facts: {},
});

describe("rows", () => {
  it("puts what chance brings to the choice before it", () => {
    const found = rows([
      event(1, "begin", null),
      event(2, "chance", null, "Law lies on the board"),
      event(3, "action", 0, "You build Altar", "You gain a coin"),
      event(4, "chance", null, "Forum is turned up"),
      event(5, "action", 1, "Ada discards Forum"),
    ]);
    expect(found.map(({ seq, seat }) => [seq, seat])).toEqual([
      [2, null],
      [4, 0],
      [5, 1],
    ]);
    expect(found[1]).toMatchObject({ lines: ["You build Altar", "You gain a coin"], chances: ["Forum is turned up"] });
  });

  it("makes one row of choices that came to light together", () => {
    const found = rows([
      event(1, "begin", null),
      event(2, "action", 0),
      event(3, "action", 1),
      event(4, "action", 2, "You build Altar", "Ada builds Baths", "Bo sells a card"),
      event(5, "action", 0),
      event(6, "action", 1, "…"),
    ]);
    expect(found.map(({ seq }) => seq)).toEqual([1, 4, 6]);
  });

  it("leaves out what is no news, and keeps remarks apart from moves", () => {
    const found = rows([
      event(1, "begin", null),
      event(2, "agree", 0),
      event(3, "takeback", 0),
      event(4, "leave", 1),
      event(5, "end", null),
      event(6, "publish", null),
    ]);
    expect(found.map(({ kind }) => kind)).toEqual(["begin", "takeback", "leave", "end"]);
  });
});
