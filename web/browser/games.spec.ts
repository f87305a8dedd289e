// Whole games through the page: by clicks, by keys, by link, at one device, on a phone.
import { Player, playOut } from "./player";
import { expect, test } from "./server";
import { atTable, invite, join, playAgainst } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("two people play Duel by a link", async ({ page, other }) => {
  const link = await invite(page, "Duel");
  await join(other, link, "Berenice");
  await atTable(page);
  const players = [new Player(page, 1), new Player(other, 2)];
  await playOut(players);
  for (const { page: one, choices } of players) {
    expect(choices).toBeGreaterThan(8);
    await expect(one.getByRole("region", { name: "The result" })).toBeVisible();
  }
});

test("two people play Duel with Pantheon and promo wonders", async ({ page, other }) => {
  const link = await invite(page, "Duel with Pantheon", ["With the Messe and the Statue of Liberty"]);
  await join(other, link, "Cleopatra");
  await atTable(page);
  await playOut([new Player(page, 3), new Player(other, 4)]);
});

test("two people at one device and an opponent play classic 7 Wonders", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: "Classic 7 Wonders" }).check({ force: true });
  await expect(page.getByRole("group", { name: "Players" })).toBeVisible();
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption({ label: "A person at this device" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Zenobia");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await atTable(page);
  const player = new Player(page, 5);
  await playOut([player]);
  expect(player.choices).toBeGreaterThan(30);
});

test("a game against an opponent by the keyboard alone", async ({ page }) => {
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 6, true);
  await playOut([player]);
  expect(player.choices).toBeGreaterThan(8);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a game of Duel fits, from the first card to the result", async ({ page }) => {
    await playAgainst(page, "Duel", "Apprentice");
    const player = new Player(page, 7);
    for (let sight = await player.step(); sight !== "over"; sight = await player.step()) {
      if (sight === "nothing") await page.waitForTimeout(25);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
});
