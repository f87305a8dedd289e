import { expect, test } from "vitest";

import { listOf, readFields, withSlot, writeFields } from "./fields";

const TEXT = "duel/1 age=3 structure=palace,- coins0=30 agenda=turn@0";

test("a position is read into fields and written again", () => {
  const fields = readFields(TEXT);
  expect(fields.head).toBe("duel/1");
  expect(fields.values.get("coins0")).toBe("30");
  expect(writeFields(fields)).toBe(TEXT);
  fields.values.set("coins0", "");
  expect(writeFields(fields)).not.toContain("coins0");
});

test("a slot is changed, and the others stay", () => {
  expect(withSlot("palace,-", 3, 2, "arsenal")).toBe("palace,-,arsenal");
  expect(withSlot(undefined, 2, 0, "?")).toBe("?,-");
  expect(listOf("none")).toEqual([]);
});
