// Every page: accessible in both themes, within every window, fully translated, small.
import type { Page } from "@playwright/test";

import { accessible, fits, headed, listen, worded } from "./look";
import { enter } from "./position";
import { expect, test } from "./server";

const PAGES = [
  "/",
  "/new",
  "/lobby",
  "/history",
  "/leaders",
  "/account",
  "/about",
  "/settings",
  "/notices",
  "/rules?game=duel%2Bpantheon",
  "/learn",
  "/explorer",
  "/nothing-here",
];
const SIZES = [
  [360, 640],
  [390, 844],
  [3840, 2160],
  [1366, 768],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
}

test("every page is accessible, by day and by night, and fits every window", async ({ page }) => {
  for (const address of PAGES) {
    await opened(page, address);
    await headed(page, address);
    await accessible(page, address);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await fits(page, `${address} at ${width}`);
    }
  }
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Offer a game" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await accessible(page, "the dialog of an offer");
});

test("the bar of a new game covers nothing that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await opened(page, "/new");
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  const fields = page.locator("main").locator("select, input, summary").filter({ visible: true });
  await expect.poll(() => fields.count()).toBeGreaterThan(5);
  const number = await fields.count();
  for (let place = 0; place < number; place += 1) {
    await fields.nth(place).focus();
    const covered = await fields.nth(place).evaluate((field) => {
      const { left, top, width, height } = (field.closest("label") ?? field).getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.closest(".sticky-end")?.contains(field) === false ? above.outerHTML.slice(0, 80) : "";
    });
    expect.soft(covered, `field ${place}`).toBe("");
  }
});

test("every word of every page is from the catalogue, or from the server", async ({ page }) => {
  const heard = listen(page);
  // The rules are pages of their own, not words of the catalogue.
  for (const address of PAGES.filter((one) => !one.startsWith("/rules"))) {
    await opened(page, `${address}?marked`);
    await page.waitForLoadState("networkidle").catch(() => undefined); // streams stay open
    await worded(page, address, heard);
  }
});

test("the first page and a table with all its pictures are small together", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength)); // with headers
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Opponent" })).toHaveValue("level:1");
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(200_000);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeLessThan(300_000);
});

test("the first page says what it is and what it offers", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Opponent" })).toHaveValue("level:1");
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - main:
      - img
      - heading "Play 7 Wonders now" [level=1]
      - group "Game":
        - radio "Duel" [checked]
        - radio "Duel with Pantheon"
        - radio "Classic 7 Wonders"
      - text: Opponent
      - combobox "Opponent"
      - button "Play"
      - link "More options"
      - list:
        - listitem:
          - heading "Learn" [level=2]
        - listitem:
          - heading "Play a person" [level=2]
          - group "Play a person":
            - button "5 + 5"
            - button "15 + 10"
            - button "1 day"
            - button "3 days"
        - listitem:
          - heading "Play together" [level=2]
        - listitem:
          - heading "Lobby" [level=2]
        - listitem:
          - heading "Watch" [level=2]
  `);
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("every page speaks French, switched at once", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Jouer", exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "Langue" }).selectOption("en");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await page.getByRole("button", { name: "Jouer", exact: true }).click();
    await expect(page.locator("[data-choice]").first()).toBeVisible();
    const text = await page.locator("body").innerText();
    expect(text).not.toContain("‹");
    expect(text).not.toMatch(/\b(the|You|choose|wonder|discard|coins)\b/);
  });

  test("the bar has room for a long name, and for its longer words", async ({ page }) => {
    await enter(page, "Hipparque de Nicée");
    for (const width of [1320, 1366, 1480]) {
      await page.setViewportSize({ width, height: 768 });
      await opened(page, "/lobby");
      await fits(page, `the lobby at ${width}`);
    }
  });
});
