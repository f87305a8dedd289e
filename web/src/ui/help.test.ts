import { afterEach, expect, test, vi } from "vitest";

import { dismissHelp, helped, shown } from "./help.svelte";

afterEach(() => {
  vi.useRealTimers();
});

test("help that a tap has shown stays away after Escape, though a pointer follows", () => {
  vi.useFakeTimers();
  const sign = document.createElement("span");
  document.body.append(sign);
  const attach = helped(() => ({ title: "Coins", lines: [] }));
  const detach = attach(sign);
  const pointer = (type: string, pointerType: string): boolean =>
    sign.dispatchEvent(Object.assign(new Event(type), { pointerType }));

  pointer("pointerdown", "touch");
  pointer("pointerup", "touch");
  sign.dispatchEvent(new Event("click"));
  expect(shown.anchor).toBe(sign);
  pointer("pointerenter", "mouse");
  dismissHelp();
  vi.runAllTimers();
  expect(shown.anchor).toBeNull();

  pointer("pointerenter", "mouse");
  vi.runAllTimers();
  expect(shown.anchor).toBe(sign);
  if (detach) detach();
});
