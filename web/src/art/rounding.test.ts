import { expect, it } from "vitest";

import { rounded, roundedIcon } from "./rounding";

it("draws in whole numbers what was drawn in parts, and loses nothing on the way", () => {
  expect(rounded("M1.4 1.4l.4.4.4.4.4.4")).toBe("m1 1l1 1l0 0l1 1"); // ends at 2.6, drawn at 3
  expect(rounded("m10.2-3.1c1.1.2 2.4-.6 3.3 4V8.4H1z")).toBe("m10-3c1 0 3-1 4 4v7h-13z");
  expect(rounded("M5 5z m1.6 0v2")).toBe("m5 5zm2 0v2"); // from where the part before began
  expect(rounded("M0 0A1.2 1.2 0 012.4.3")).toBe("m0 0a1 1 0 0 1 2 0"); // flags without a space
});

it("changes nothing else of a picture", () => {
  expect(roundedIcon('<svg viewBox="0 0 512 512"><path fill="currentColor" d="M1.2 2z"/></svg>')).toBe(
    '<svg viewBox="0 0 512 512"><path fill="currentColor" d="m1 2z"/></svg>',
  );
});
