import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { digits, left, reading, ServerTime } from "./clocks";

const clocks = { time: 1_000_000, left: [60_000, 45_000], running: [1] };

describe("what is left", () => {
  it("falls for whose clock runs, by the server's time", () => {
    expect(left(clocks, 0, 1_030_000)).toBe(60_000);
    expect(left(clocks, 1, 1_030_000)).toBe(15_000);
    expect(left(clocks, 1, 1_999_000)).toBe(0);
  });

  it("never rises above what the server said, however the clocks of both stand", () => {
    expect(left(clocks, 1, 900_000)).toBe(45_000);
    expect(left(clocks, 1, null)).toBe(45_000);
  });

  it("is found by the quickest message, in whatever order they come", () => {
    const delays = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1 });
    fc.assert(
      fc.property(delays, fc.integer({ min: 0, max: 1e6 }), (late, boot) => {
        const time = new ServerTime();
        late.forEach((delay, place) => time.hear(1_000_000 + place * 1000, boot + place * 1000 + delay));
        // At a moment in which the server's clock stands at 2 000 000, ours may only lag by the quickest delay.
        expect(time.now(boot + 1_000_000)).toBe(2_000_000 - Math.min(...late));
      }),
    );
  });
});

describe("digits", () => {
  it("round up, so that nothing is over before it is", () => {
    expect(digits(reading(1))).toBe("0:01");
    expect(digits(reading(0))).toBe("0:00");
    expect(digits(reading(271_000))).toBe("4:31");
    expect(digits(reading(3_871_000))).toBe("1:04:31");
    expect(reading(2 * 86_400_000 + 3_600_000)).toMatchObject({ days: 2, hours: 1 });
  });
});
