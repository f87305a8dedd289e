// Every table of every ruleset with every number of seats, on every screen, in both languages and themes: nothing that can
// be chosen is covered, nothing is cut off or too small to touch. A part of it, in which every table meets every screen, runs
// with the tests; all of it is `make screens`.
import type { Browser, Page } from "@playwright/test";

import { faultsOf } from "./boxes";
import { enter, gameAt, type Moment, MOMENTS } from "./position";
import { expect, type Server, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TOUCH = [
  [360, 740],
  [390, 844],
  [844, 390],
  [683, 384], // 1366 x 768 at 200 %
  [960, 540], // 1920 x 1080 at 200 %
  [768, 1024],
] as const;
const MOUSE = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;
// Number of seats and moments in the quick part; the numbers that are left out differ from these in nothing but room.
const QUICK: Record<number, readonly Moment[]> = {
  2: ["middle", "begin", "end"],
  3: ["middle"],
  5: ["end"],
  7: ["late"],
};

const NAME = "Apollonios de Pergé aîné"; // as long as a name may be

interface Look {
  locale: string;
  dark: boolean;
}
const LOOKS: readonly Look[] = [
  { locale: "en-GB", dark: false },
  { locale: "fr-FR", dark: true },
  { locale: "fr-FR", dark: false },
  { locale: "en-GB", dark: true },
];

async function opened(browser: Browser, server: Server, from: Page, look: Look, touch: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: await from.context().storageState(),
    locale: look.locale,
    colorScheme: look.dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: touch,
    isMobile: touch,
  });
  return context.newPage();
}

async function look(
  page: Page,
  game: string,
  sizes: readonly (readonly [number, number])[],
  touch: boolean,
  what: string,
): Promise<void> {
  const [first] = sizes;
  if (first) await page.setViewportSize({ width: first[0], height: first[1] });
  await page.goto(`/game/${game}`);
  await expect(page.locator("[data-status]")).toBeVisible();
  await expect(page.locator(".duel, .table.magnified")).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await faultsOf(page, touch), `${what} at ${width} x ${height}`).toEqual([]);
    const card = page.locator("[data-slot].takeable, [data-card]").first();
    if (!(await card.count())) continue;
    await card.click();
    expect.soft(await faultsOf(page, touch), `${what}, a card picked, at ${width} x ${height}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
}

interface Part {
  moments: (seats: number) => readonly Moment[];
  looks: (number: number) => readonly Look[];
  only: (seats: number) => boolean;
  shared: boolean; // whether the moments of a table share the screens among them, so that each is met once
}

async function check(page: Page, browser: Browser, server: Server, part: Part): Promise<void> {
  const rulesets = await enter(page, NAME);
  let [table, number] = [0, 0];
  for (const { name, seats } of rulesets) {
    for (let players = seats.least; players <= seats.most; players += 1) {
      if (!part.only(players)) continue;
      table += 1;
      let game: string | undefined;
      const moments = part.moments(players).filter((one) => one !== "begin" || name.startsWith("duel"));
      for (const [turn, moment] of moments.entries()) {
        game = await gameAt(page, name, players, moment, game);
        const mine = (_: unknown, place: number): boolean => !part.shared || (place + table) % moments.length === turn;
        for (const one of part.looks((number += 1))) {
          const what = `${name} with ${players}, ${moment}, ${one.locale}${one.dark ? ", dark" : ""}`;
          for (const [sizes, touch] of [
            [TOUCH, true],
            [MOUSE, false],
          ] as const) {
            const at = await opened(browser, server, page, one, touch);
            await look(at, game, sizes.filter(mine), touch, what);
            await at.context().close();
          }
        }
      }
    }
  }
}

for (const [title, only] of [
  ["two seats", (seats: number) => seats === 2],
  ["larger tables", (seats: number) => seats > 2],
] as const) {
  test(`nothing is covered or cut off: ${title}`, async ({ visit, browser, dealt }) => {
    test.setTimeout(900_000);
    const moments = (seats: number): readonly Moment[] => QUICK[seats] ?? [];
    const looks = (number: number): readonly Look[] => [LOOKS[number % LOOKS.length] as Look];
    await check(await visit(dealt), browser, dealt, { moments, looks, only, shared: true });
  });
}

test.describe("all", { tag: "@screens" }, () => {
  for (let seats = 2; seats <= 7; seats += 1) {
    for (const moment of MOMENTS.filter((one) => one !== "begin" || seats === 2)) {
      test(`every table with ${seats} seats, ${moment}`, async ({ visit, browser, dealt }) => {
        test.setTimeout(3_600_000);
        await check(await visit(dealt), browser, dealt, {
          moments: () => [moment],
          looks: () => LOOKS,
          only: (number) => number === seats,
          shared: false,
        });
      });
    }
  }
});
