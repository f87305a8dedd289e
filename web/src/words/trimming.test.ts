import { describe, expect, it } from "vitest";

import { mentioned, trimmed } from "./trimming";

const SOURCE = `# Goods
good-wood = wood
-brand = Antipater
units = { $units ->
    [one] 1 unit
   *[other] { $units } units
 } of { good-wood }

# What happens
event-build = { $player } builds
about = { -brand }, { unheard }
   and more
about-nothing = nothing
`;

describe("a catalogue", () => {
  it("keeps what code mentions as a whole or by its start, and what that refers to", () => {
    const code = 'say("about"); sayOr(`good-${good}`, "x"); has(`${kind}${key}`)';
    expect(trimmed(SOURCE, mentioned(code))).toBe(
      "good-wood = wood\n-brand = Antipater\nabout = { -brand }, { unheard }\n   and more",
    );
    expect(trimmed(SOURCE, mentioned('say("units")')).split("\n")[0]).toBe("good-wood = wood");
  });

  it("keeps what begins with a word that ends with a hyphen", () => {
    expect(trimmed(SOURCE, mentioned('const KINDS = ["event-"]'))).toBe("event-build = { $player } builds");
    expect(trimmed(SOURCE, mentioned('const KINDS = ["event"]'))).toBe("");
  });
});
