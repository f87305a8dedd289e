// Every table and its dialogs: accessible in both themes, right for screen readers, within every window.
import type { Page } from "@playwright/test";

import { accessible, fits, headed, pressable } from "./look";
import { Player } from "./player";
import { expect, test } from "./server";
import { playAgainst } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIZES = [
  [360, 640],
  [390, 844],
  [3840, 2160],
  [1366, 768],
] as const;

async function everySize(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await fits(page, `${what} at ${width}`);
  }
}

// Open a dialog, check it, and close it again.
async function dialog(page: Page, title: string | RegExp, open: () => Promise<unknown>, snapshot = ""): Promise<void> {
  await open();
  const shown = page.getByRole("dialog", { name: title });
  await expect(shown).toBeVisible();
  await expect(shown).toMatchAriaSnapshot(`
    - dialog ${typeof title === "string" ? `"${title}"` : String(title)}:
      - heading ${typeof title === "string" ? `"${title}"` : String(title)} [level=2]
      - button "Close"
${snapshot}`);
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null), "the focus is inside").toBe(
    true,
  );
  await accessible(page, String(title));
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
}

// Where a tap does nothing else, it is help.
async function tapped(page: Page, what: string): Promise<void> {
  const signs = page.locator(".help[role=img]").filter({ visible: true });
  const sign = signs.nth(Math.min(3, (await signs.count()) - 1));
  const label = (await sign.getAttribute("aria-label")) ?? "";
  await sign.tap();
  const help = page.getByRole("tooltip");
  await expect(help, what).toBeVisible();
  const [title = "?"] = (await help.innerText()).split("\n");
  expect(label.toLowerCase()).toContain(title.toLowerCase());
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
}

test("the Duel table and its dialogs", async ({ page }) => {
  await playAgainst(page, "Duel", "Apprentice");
  await expect(page.locator("[data-choice]").first()).toBeVisible();
  await accessible(page, "the draft of wonders");
  await everySize(page, "the draft of wonders");
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - main:
      - link "Home page"
      - list:
        - listitem
        - listitem: /Apprentice/
      - navigation "Game":
        - button "Log"
        - button "Menu"
      - region "Your city":
        - heading [level=2]
      - group /Conflict track/:
        - img /9 spaces from a military victory/
      - group /Progress tokens on the board/:
        - img
        - img
        - img
        - img
        - img
      - list:
        - listitem:
          - button /^Take /
        - listitem:
          - button /^Take /
      - region "City of Apprentice":
        - heading "Apprentice" [level=2]
      - paragraph: /choose a wonder/
  `);
  await new Player(page, 31).reachTurn(9);
  await expect(page.getByRole("grid")).toMatchAriaSnapshot(`
    - grid /Card structure of Age I+/:
      - row:
        - gridcell:
          - button /^Row \\d/
  `);
  await accessible(page, "the Duel table");
  await everySize(page, "the Duel table");
  const bar = page.getByRole("navigation", { name: "Game" });
  const menu = async (): Promise<void> => bar.getByRole("button", { name: "Menu" }).click();
  await page.locator("[data-slot][aria-disabled='false']").first().click();
  await accessible(page, "a card that is picked");
  await page.keyboard.press("Escape");
  await dialog(page, /^City of/, () => page.keyboard.press("o"));
  await dialog(page, "Unseen cards", () => page.getByRole("button", { name: /Unseen/ }).click());
  await dialog(page, /Discard/, () => page.locator("[data-place='discard']").click());
  await dialog(page, "Keyboard shortcuts", () => page.keyboard.press("?"));
  await dialog(page, "Menu", menu);
  await dialog(page, "Settings", async () => {
    await menu();
    await page.getByRole("button", { name: "Settings" }).click();
  });
  await dialog(page, "Type a choice", () => page.keyboard.press("/"));
  await bar.getByRole("button", { name: "Log" }).click();
  await dialog(page, /^Rule /, () => page.locator("button.rule").filter({ visible: true }).first().click());
  await menu();
  await dialog(page, "Resign this game?", () => page.getByRole("button", { name: "Resign" }).click());
  await page.keyboard.press("Escape"); // the menu, which is open again
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await headed(page, "the Duel table");
  await menu();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resign this game?" }).getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("heading", { name: "You lose" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You lose" }), "the focus is at the result").toBeFocused();
  await expect(page.locator("[aria-live='assertive']")).toHaveText(/^You lose/); // no longer that it is your turn
});

test("opponents among themselves are watched at a pace", async ({ page }) => {
  await page.goto("/new?with=watch");
  await page.getByRole("button", { name: "Start the game" }).click();
  const pace = page.getByRole("combobox", { name: "Pace" });
  await expect(pace).toBeVisible();
  expect(await pace.getByRole("option").allTextContents()).toEqual(["0.5 ×", "1 ×", "2 ×", "4 ×"]);
  const position = page.getByRole("slider", { name: "Position" });
  await pace.selectOption({ label: "4 ×" });
  await expect.poll(() => position.inputValue().then(Number)).toBeGreaterThan(1); // it plays by itself
  await page.getByRole("button", { name: "Pause" }).click();
  const stopped = Number(await position.inputValue());
  await page.getByRole("button", { name: "Previous move" }).click(); // the next one may not have been thought of yet
  await expect(position).toHaveValue(String(stopped - 1));
  await page.getByRole("button", { name: "Next move" }).click();
  await expect(position).toHaveValue(String(stopped));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => position.inputValue().then(Number)).toBeGreaterThan(stopped);
});

test("the Pantheon and its dialogs", async ({ page }) => {
  await playAgainst(page, "Duel with Pantheon", "Apprentice");
  await new Player(page, 33).reachTurn(16);
  await accessible(page, "the Pantheon");
  await everySize(page, "the Pantheon");
  await expect(page.getByRole("region", { name: "Pantheon" })).toMatchAriaSnapshot(`
    - region "Pantheon":
      - group /Spaces of the Pantheon/:
        - button /empty space|costs you/
        - button /empty space|costs you/
        - button /empty space|costs you/
        - button /empty space|costs you/
        - button /empty space|costs you/
        - button /empty space|costs you/
      - button "Divinity decks"
  `);
  await dialog(page, "Divinity decks", () => page.getByRole("button", { name: /decks/i }).click());
});

test("the classic table and its dialogs", async ({ page }) => {
  await playAgainst(page, "Classic 7 Wonders", "Apprentice");
  await new Player(page, 34).reachTurn(4);
  await accessible(page, "the classic table");
  await everySize(page, "the classic table");
  await expect(page.getByRole("list", { name: "Your hand" })).toMatchAriaSnapshot(`
    - list "Your hand":
      - listitem:
        - button /, cost:/
  `);
  await dialog(page, /[Dd]iscard/, () =>
    page
      .getByRole("button", { name: /discard/i })
      .first()
      .click(),
  );
  await dialog(page, "Hands that you have seen", () => page.getByRole("button", { name: "Known hands" }).click());
  await dialog(page, "Points", () => page.getByRole("button", { name: "Points", exact: true }).click());
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("tables are pressed in squares of 44 px", async ({ page }) => {
    for (const [game, opponent, choices] of [
      ["Duel with Pantheon", "Apprentice", 14],
      ["Classic 7 Wonders", "Apprentice", 3],
    ] as const) {
      await playAgainst(page, game, opponent);
      await new Player(page, 35).choose(choices);
      await expect(page.locator("[data-your-turn='true']")).toBeVisible();
      await pressable(page, game);
      await tapped(page, game);
      await page.getByRole("button", { name: "Menu" }).click();
      await pressable(page, "the menu");
    }
  });

  test("in the left hand, buttons are on the left", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ hand: "left" })));
    await playAgainst(page, "Duel", "Apprentice");
    await new Player(page, 36).reachTurn(4);
    const middle = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? box.x + box.width / 2 : NaN;
    };
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await middle("nav[aria-label='Game']"), `menu at ${width}`).toBeLessThan(width / 2);
      expect(await middle("[data-place='discard']"), `discard pile at ${width}`).toBeLessThan(width / 2);
    }
    // What can be done with a card lies on the left as well, beside the structure.
    await page.locator("[data-slot].takeable").first().click();
    expect(await middle(".actions")).toBeLessThan(844 / 2);
    expect(await middle("[data-slot].takeable")).toBeGreaterThan(844 / 2);
    // In classic the hand changes places with the cities, and its sheet is on the left.
    await playAgainst(page, "Classic 7 Wonders", "Apprentice");
    await expect(page.locator("[data-card]").first()).toBeVisible();
    expect(await middle("[data-card]"), "a card of the hand").toBeGreaterThan(844 / 2);
    await page.locator("[data-card]").first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await middle("dialog[open]"), "what can be done with a card").toBeLessThan(844 / 2);
  });
});
