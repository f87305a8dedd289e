// Every page that is not a table in every window, in both languages and all themes, with names as long as they may be:
// nothing wider than the window, covered, cut off or too small to touch. A part runs with the tests, all with `make screens`.
import { execFileSync } from "node:child_process";

import type { Browser, Page } from "@playwright/test";

import { faultsOf } from "./boxes";
import { enter, gameAt } from "./position";
import { expect, PROGRAM, type Server, test } from "./server";

const NAME = "Wilhelmine Sommerfeld-Wu"; // as long as a name may be
const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;
type Size = (typeof SIZES)[number];

interface Look {
  language: "en" | "fr";
  theme: "light" | "dark";
  contrast: boolean;
}
const LOOKS: readonly Look[] = (["en", "fr"] as const).flatMap((language) => [
  { language, theme: "light", contrast: false },
  { language, theme: "dark", contrast: false },
  { language, theme: "light", contrast: true },
]);

async function post(page: Page, address: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([where, text]) => {
      const answer = await fetch(where, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: text,
      });
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
      return answer.json() as Promise<unknown>;
    },
    [address, JSON.stringify(body)] as const,
  );
}

// An administrator who has played every ruleset, with offers in the lobby; and the addresses of all pages then.
async function furnished(page: Page, other: Page, server: Server): Promise<string[]> {
  await page.goto("/about");
  await post(page, "/api/account", { name: NAME, password: "seven hills of Rome" });
  execFileSync(PROGRAM, ["admin", "grant", NAME, "--data", server.folder]);
  await enter(other, "Apollonios de Pergé aîné");
  for (const ruleset of ["duel", "duel+pantheon+agora"]) await post(other, "/api/seek", { ruleset, seeds: false });
  const games = [
    await gameAt(page, "duel+pantheon+agora", 2, "end"),
    await gameAt(page, "classic", 7, "end"),
    await gameAt(page, "duel", 2, "end"),
  ];
  await gameAt(page, "duel", 2, "middle");
  const [agora = "", classic = "", duel = ""] = games;
  return [
    "/",
    "/new",
    "/new?with=link",
    "/new?with=watch",
    "/lobby",
    "/history",
    `/user/${encodeURIComponent(NAME)}`,
    "/leaders",
    "/account",
    "/admin",
    "/about",
    "/settings",
    "/notices",
    "/rules?game=duel%2Bpantheon",
    "/rules?game=duel%2Bagora",
    "/rules?game=classic",
    "/learn",
    "/explorer",
    "/explorer?rules=duel%2Bpantheon%2Bagora",
    "/explorer?rules=classic&players=7",
    "/puzzle",
    "/puzzle?rules=classic",
    "/analysis",
    `/analysis/game/${agora}`,
    `/analysis/game/${classic}`,
    `/game/${duel}/replay`,
    `/game/${classic}/replay`,
    `/game/${duel}/review`,
    `/game/${agora}/review`,
    `/game/${classic}/review`,
    "/nothing-here",
  ];
}

async function look(
  browser: Browser,
  server: Server,
  from: Page,
  one: Look,
  pages: readonly (readonly [string, readonly Size[]])[],
): Promise<void> {
  for (const touch of [true, false]) {
    const context = await browser.newContext({
      baseURL: server.address,
      storageState: await from.context().storageState(),
      locale: one.language,
      reducedMotion: "reduce",
      hasTouch: touch,
      isMobile: touch,
    });
    await context.addInitScript((kept) => localStorage.setItem("antipater", JSON.stringify(kept)), { ...one });
    const page = await context.newPage();
    for (const [address, sizes] of pages) {
      const fitting = sizes.filter(([width]) => touch === width < 1024);
      if (!fitting.length) continue;
      await page.setViewportSize({ width: fitting[0]?.[0] ?? 0, height: fitting[0]?.[1] ?? 0 });
      await page.goto(address);
      await expect(page.locator("main, .frame").first()).toBeVisible();
      await page.waitForLoadState("load");
      for (const [width, height] of fitting) {
        await page.setViewportSize({ width, height });
        const what = `${address} in ${one.language}, ${one.theme}${one.contrast ? ", contrast" : ""}`;
        expect.soft(await faultsOf(page, touch), `${what} at ${width} x ${height}`).toEqual([]);
      }
    }
    await context.close();
  }
}

test("every page fits its window", async ({ visit, browser, dealt }) => {
  const page = await visit(dealt);
  const pages = await furnished(page, await visit(dealt), dealt);
  for (const [turn, one] of LOOKS.entries()) {
    // Every page meets every window once, in one of the looks.
    const met = pages.map((address, number) => {
      const sizes = SIZES.filter((_, place) => (place + number) % LOOKS.length === turn);
      return [address, sizes] as const;
    });
    await look(browser, dealt, page, one, met);
  }
});

test.describe("all", { tag: "@screens" }, () => {
  for (const one of LOOKS) {
    const { language, theme, contrast } = one;
    test(`every page in every window in ${language}, ${contrast ? "contrast" : theme}`, async ({
      visit,
      browser,
      dealt,
    }) => {
      test.setTimeout(3_600_000);
      const page = await visit(dealt);
      const pages = await furnished(page, await visit(dealt), dealt);
      const met = pages.map((address) => [address, SIZES] as const);
      await look(browser, dealt, page, one, met);
    });
  }
});
