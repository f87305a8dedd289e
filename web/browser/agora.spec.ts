// Duel with Agora: the Senate by keys and by touch, and a whole game.
import { fits } from "./look";
import { Player } from "./player";
import { hurry } from "./position";
import { expect, test } from "./server";
import { playAgainst } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Conspires and recruits where possible. Which conspiracy is kept is chosen between their pictures, with what they do.
class Senator extends Player {
  kept = 0;

  protected override async pick(): Promise<void> {
    const keeping = await this.page.locator("[data-choice^='retain']").count();
    if (keeping) {
      await expect(this.page.locator(".conspire [data-choice^='retain']")).toHaveCount(keeping);
      await fits(this.page, "two conspiracies");
      this.kept += 1;
    }
    const wanted = this.page.locator(":is([data-choice^='conspire'], [data-choice^='recruit']):enabled");
    const first = wanted.filter({ visible: true }).first();
    if (await first.count()) await first.click();
    else await super.pick();
  }
}

test("a game in the Senate, by keys, by touch, to the score sheet", async ({ page }) => {
  await playAgainst(page, "Duel with Agora", "Apprentice");
  const player = new Senator(page, 5);
  await player.reachTurn(4);
  await expect(page.getByRole("region", { name: "Senate" }).locator("[data-chamber]")).toHaveCount(6);
  await page.keyboard.press("s");
  await expect(page.locator("[data-chamber]:focus")).toHaveCount(1);
  await page.keyboard.press("4");
  await expect(page.locator("[data-chamber='4']")).toBeFocused();

  // Senators are recruited until a cube can be placed, which the keys then do.
  const chambers = page.locator("[data-chamber][data-choice^='influence']");
  for (let tries = 0; tries < 40 && !(await chambers.count()); tries += 1) await player.choose(1);
  const number = (await chambers.first().getAttribute("data-chamber")) ?? "1";
  const cubes = page.locator(`[data-chamber='${number}'] .cubes`);
  const before = await cubes.innerHTML();
  await page.keyboard.press(number);
  await expect.poll(() => cubes.innerHTML()).not.toBe(before);

  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page, "the Senate on a phone");
  for (let tries = 0; tries < 60 && !player.kept; tries += 1) await player.choose(1);
  expect(player.kept).toBeGreaterThan(0);
  await hurry([page], "end");
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole("row", { name: /Senate/ })).toBeVisible();
});
