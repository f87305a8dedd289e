import fc from "fast-check";
import { expect, it } from "vitest";

import { fit } from "./fit";

const CARD = { ratio: 1.36, more: 0, least: 60, most: 150 };

it("shows few cards large and in one line, many in as many lines as make them largest", () => {
  expect(fit(3, { width: 800, height: 400 }, CARD)).toEqual({ columns: 3, width: 150 });
  expect(fit(6, { width: 800, height: 700 }, { ...CARD, most: 150 })).toEqual({ columns: 3, width: 150 });
  expect(fit(23, { width: 800, height: 400 }, CARD).columns).toBe(8);
});

it("never goes beyond the width of the room, nor below what can be read", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 330, max: 2000 }),
      fc.integer({ min: 0, max: 1500 }),
      (count, width, height) => {
        const found = fit(count, { width, height }, CARD);
        expect(found.columns * found.width + (found.columns - 1) * 12).toBeLessThanOrEqual(width);
        expect(found.width).toBeGreaterThanOrEqual(CARD.least);
        expect(found.width).toBeLessThanOrEqual(CARD.most);
      },
    ),
  );
});
