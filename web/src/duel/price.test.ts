import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import { SHAPES } from "../art/glyphs";
import type { Price } from "../wire/messages";
import { choice, scene } from "../testing/harbour";
import Actions from "./Actions.svelte";
import PriceChip from "./PriceChip.svelte";

afterEach(cleanup);
const chained = (container: Element): boolean => container.querySelector(`path[d="${SHAPES["chain"]}"]`) !== null;

it("marks a price with a chain only where a chain makes it free", () => {
  const ways: [Price["way"], boolean][] = [
    ["chain", true],
    ["token", true],
    ["free", false],
    ["production", false],
    [undefined, false],
  ];
  for (const [way, expected] of ways) {
    const { container } = render(PriceChip, { price: 0, funds: 3, way });
    expect(chained(container), way).toBe(expected);
    expect(container.textContent).toContain("free");
    cleanup();
  }
  expect(render(PriceChip, { price: 4, funds: 3, way: "trade" }).container.querySelector(".cannot")).not.toBeNull();
});

it("says how a card is paid on the button that builds it", () => {
  const choices = [choice("build:skiff", "Build the Skiff", 0)];
  for (const way of ["production", "chain"] as const) {
    const prices = { skiff: { total: 0, lines: [], way } };
    const props = { scene: scene({ choices, prices }), near: 1, card: "skiff", onclose: () => undefined };
    expect(chained(render(Actions, props).container), way).toBe(way === "chain");
    cleanup();
  }
});
