// Layout shifts and animations of a game, as the browser reports them. Speed is measured elsewhere.
import type { Page } from "@playwright/test";

import { CARD, CHOICE, Player } from "./player";
import { expect, test } from "./server";
import { playAgainst } from "./start";

const MOVES = new Set(["transform", "opacity"]);
const FRAMES = 30; // after an input or a move, in which what is new may move other things, however slow the machine is

// Records animations and layout shifts in the page from its start.
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((frames) => {
    const seen = { properties: new Set<string>(), shifts: [] as string[], animations: 0 };
    Object.assign(globalThis, { seen });
    const known = new WeakSet<Animation>();
    const changes: { from: number; to: number; left: number }[] = [];
    const change = (): number => changes.push({ from: performance.now(), to: Infinity, left: frames });
    for (const input of ["pointerdown", "keydown"]) addEventListener(input, change, true);
    new MutationObserver(change).observe(document, { subtree: true, attributeFilter: ["data-seq"] });
    const look = (): void => {
      for (const one of changes) {
        one.left -= 1;
        if (one.left === 0) one.to = performance.now();
      }
      for (const animation of document.getAnimations()) {
        if (known.has(animation) || !(animation.effect instanceof KeyframeEffect)) continue;
        known.add(animation);
        seen.animations += 1;
        const timing = ["offset", "computedOffset", "easing", "composite"];
        for (const frame of animation.effect.getKeyframes()) {
          for (const name of Object.keys(frame)) if (!timing.includes(name)) seen.properties.add(name);
        }
      }
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        const meant = changes.some(({ from, to }) => from <= entry.startTime && entry.startTime <= to);
        if (meant || entry.hadRecentInput || entry.value < 0.001) continue; // a word that became longer
        const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "?").join(" | ");
        seen.shifts.push(`${entry.value.toFixed(4)} ${what}`);
      }
    }).observe({ type: "layout-shift" });
  }, FRAMES);
}

async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seen: { shifts: string[] } }).seen.shifts);
}

test("nothing jumps with the Pantheon from its first page on, and nothing moves when a card is picked", async ({
  page,
}) => {
  await watchMotion(page);
  await playAgainst(page, "Duel with Pantheon", "Apprentice");
  await new Player(page, 53).reachTurn(8);
  expect(await shifts(page)).toEqual([]);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const places = (): Promise<number[]> =>
    page
      .locator("[data-slot]")
      .evaluateAll((slots) =>
        (slots as HTMLElement[]).flatMap((slot) => [slot.offsetWidth, slot.parentElement?.offsetTop ?? 0]),
      );
  const before = await places();
  await page.locator(CARD).filter({ visible: true }).first().click();
  await expect(page.locator(CHOICE).first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test("a game in motion on a phone: no jumps, and nothing animates but place and light", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchMotion(page);
  await playAgainst(page, "Duel", "Apprentice");
  await new Player(page, 51).choose(12);
  const seen = await page.evaluate(() => {
    const { properties, animations } = (
      globalThis as unknown as { seen: { properties: Set<string>; animations: number } }
    ).seen;
    return { properties: [...properties], animations };
  });
  expect(seen.animations).toBeGreaterThan(5);
  expect(seen.properties.filter((name) => !MOVES.has(name))).toEqual([]);
  expect(await shifts(page)).toEqual([]);
  // A replay, back and forth, faster than its animations.
  await page.goto(`${page.url()}/replay`);
  await expect(page.getByRole("slider")).toBeVisible();
  for (const key of ["ArrowLeft", "ArrowRight"]) {
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  }
});
