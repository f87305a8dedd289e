// What the browser itself says of a game in motion: what its tasks cost, what jumps, what is animated.
import type { CDPSession, Page } from "@playwright/test";

import { Player } from "./player";
import { expect, test } from "./server";
import { playAgainst } from "./start";

const LONGEST = 50; // milliseconds
const MOVES = new Set(["transform", "opacity"]);

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number; // microseconds of the processor, whatever else the machine does
  args?: { name?: string; data?: { url?: string } };
}

async function traced(session: CDPSession, play: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await play();
  await session.send("Tracing.end");
  await done;
  return events;
}

// Remembers in the page what is animated and what jumps, from before its first line runs.
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { properties: new Set<string>(), shifts: [] as string[], animations: 0 };
    Object.assign(globalThis, { seen });
    const known = new WeakSet<Animation>();
    const look = (): void => {
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
        if (entry.hadRecentInput || entry.value < 0.001) continue; // a word that became longer
        const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "?").join(" | ");
        seen.shifts.push(`${entry.value.toFixed(4)} ${what}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { seen: { shifts: string[] } }).seen.shifts);
}

for (const [game, width, height] of [
  ["Duel", 390, 844],
  ["Duel with Pantheon", 1366, 768],
] as const) {
  test(`nothing jumps: ${game} from its first page on, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchMotion(page);
    await playAgainst(page, game, "Apprentice");
    await new Player(page, 52).choose(8);
    expect(await shifts(page)).toEqual([]);
  });
}

test("a game in motion: short tasks, no jumps, and nothing animates but place and light", async ({ page }) => {
  await watchMotion(page);
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 51);
  await player.choose(3);
  const events = await traced(await page.context().newCDPSession(page), () => player.choose(9));
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`));
  expect(tasks.length).toBeGreaterThan(100);
  const costs = tasks.map(({ tdur = 0 }) => tdur / 1000); // none is written where it would be nothing
  expect(Math.max(...costs)).toBeGreaterThan(1);
  expect(costs.filter((cost) => cost > LONGEST)).toEqual([]);
  const seen = await page.evaluate(() => {
    const { properties, animations } = (
      globalThis as unknown as { seen: { properties: Set<string>; animations: number } }
    ).seen;
    return { properties: [...properties], animations };
  });
  expect(seen.animations).toBeGreaterThan(5);
  expect(seen.properties.filter((name) => !MOVES.has(name))).toEqual([]);
  expect(await shifts(page)).toEqual([]);
  // Looked at again, backwards and forwards, quicker than its motion.
  await page.goto(`${page.url()}/replay`);
  await expect(page.getByRole("slider")).toBeVisible();
  for (const key of ["ArrowLeft", "ArrowRight"]) {
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  }
});
