// Takes the pictures of docs/screenshots, and those of previews of links: `npm run screenshots`. Not part of the tests.
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";

import { Player } from "./player";
import { expect, test } from "./server";
import { playAgainst } from "./start";

const PREVIEWS = fileURLToPath(new URL("../public/previews/", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
// Game, its ruleset, opponent, and the number of choices before the picture.
const GAMES = [
  ["Duel", "duel", "Apprentice", 17],
  ["Duel with Pantheon", "duel-pantheon", "Apprentice", 22],
  ["Duel with Agora", "duel-agora", "Apprentice", 20],
  ["Duel with Pantheon and Agora", "duel-pantheon-agora", "Apprentice", 24],
  ["Classic 7 Wonders", "classic", "Apprentice", 9],
] as const;
const SIZES = { desktop: [1366, 768], phone: [390, 844], large: [1920, 1080] } as const;

async function played(page: Page, game: string, agent: string, choices: number): Promise<void> {
  await playAgainst(page, game, agent);
  const player = new Player(page, 21);
  while (player.choices < choices) {
    const sight = await player.step();
    if (sight === "over") break;
    if (sight === "nothing") await page.waitForTimeout(50);
  }
  await expect(page.locator("[data-your-turn='true']")).toBeVisible();
}

test.describe("screenshots", { tag: "@screenshots" }, () => {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const take = async (what: string): Promise<void> => {
        await page.mouse.move(1, 1); // no card is pointed at
        await page.waitForTimeout(900); // until animations have ended
        await page.screenshot({ path: `${FOLDER}${what}-${name}.jpeg`, type: "jpeg", quality: 84 });
      };
      await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ name: "Ada" })));
      await page.goto("/");
      await expect(page.getByRole("combobox", { name: "Opponent" })).toHaveValue("level:1");
      await take("home");
      for (const [game, , agent, choices] of GAMES) {
        await played(page, game, agent, choices);
        await take(game.toLowerCase().replaceAll(" ", "-"));
      }
    });
  }

  test("previews of links", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ name: "Ada", log: false })));
    for (const [game, ruleset, agent, choices] of GAMES) {
      await played(page, game, agent, choices);
      await page.mouse.move(1, 1);
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${PREVIEWS}${ruleset}.jpeg`, type: "jpeg", quality: 72 });
    }
  });
});
