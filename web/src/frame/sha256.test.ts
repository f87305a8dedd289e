import fc from "fast-check";
import { expect, it } from "vitest";

import { bytes, sha256 } from "./sha256";

it("knows the commitment of docs/fair-deals.md", () => {
  const seedAndSalt = Array.from({ length: 64 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(sha256(bytes(seedAndSalt))).toBe("fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108");
});

it("hashes like everybody else, whatever the length", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (message) => {
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(message)));
      expect(bytes(sha256(message))).toEqual(theirs);
    }),
  );
});
