// Every page: accessible in both themes, within every window, in words of the catalogue alone, small.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect, test } from "./server";
import { playAgainst } from "./start";

const PAGES = [
  "/",
  "/new",
  "/lobby",
  "/history",
  "/leaders",
  "/account",
  "/about",
  "/settings",
  "/learn",
  "/nothing-here",
];
const SIZES = [
  [360, 640],
  [390, 844],
  [1366, 768],
  [2560, 1440],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function settled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle").catch(() => undefined); // streams stay open
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every page is accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
      expect(await faults(page), address).toEqual([]);
    }
    await page.goto("/lobby");
    await page.getByRole("button", { name: "Offer a game" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await faults(page), "the dialog of an offer").toEqual([]);
  });
}

test("every page fits every window", async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("every word of every page is from the catalogue", async ({ page }) => {
  const names = /^(Antipater|English|Français|\/api\/openapi\.json|[\d\s.,:·±–+×()/-]*)$/;
  for (const address of PAGES) {
    await settled(page, `${address}?marked`);
    const bare = await page.evaluate(() => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        const around = node.parentElement;
        const meant = !around?.checkVisibility() || around.closest("[translate='no']"); // names
        if (text && !text.includes("⟦") && !meant) found.push(text);
      }
      return found;
    });
    expect(
      bare.filter((text) => !names.test(text)),
      address,
    ).toEqual([]);
    expect(await page.locator("body").innerText(), address).not.toContain("‹");
  }
});

test("the first load is small", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength)); // with headers
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "Apprentice" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(300_000);
  // A table brings all its pictures; what the first page has loaded is not loaded again.
  await playAgainst(page, "Duel", "Apprentice");
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  expect(bytes).toBeLessThan(450_000);
});

test("the first page says what it is and what it offers", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "Apprentice" })).toBeChecked();
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - main:
      - img
      - heading "7 Wonders, to play at once" [level=1]
      - group "Game":
        - radio "Duel" [checked]
        - radio "Duel with Pantheon"
        - radio "Classic 7 Wonders"
      - group "Against":
        - radio "Apprentice" [checked]
        - radio "Mason"
      - button "Play"
      - link "More options"
      - list:
        - listitem:
          - heading "Learn" [level=2]
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
});
