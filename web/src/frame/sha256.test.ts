import { createHash } from "node:crypto";

import fc from "fast-check";
import { expect, it } from "vitest";

import { bytes, sha256 } from "./sha256";

it("knows the commitment of docs/fair-deals.md", () => {
  const seedAndSalt = Array.from({ length: 64 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(sha256(bytes(seedAndSalt))).toBe("fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108");
});

it("hashes like everybody else, whatever the length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
    }),
  );
});
