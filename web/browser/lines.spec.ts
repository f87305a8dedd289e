// Connection failures: no network, a killed server. Nothing is lost, nothing counts twice.
import { Player } from "./player";
import { expect, test } from "./server";
import { playAgainst } from "./start";

test("offline and back", async ({ page, context }) => {
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 11);
  await player.choose(3);
  const before = await player.seq();
  await context.setOffline(true);
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toBeHidden();
  expect(Number(await player.seq())).toBeGreaterThanOrEqual(Number(before));
  await player.choose(2);
});

test("a server that is killed in mid-game goes on where it was", async ({ page, server }) => {
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 12);
  await player.choose(4);
  await expect(page.locator("[data-your-turn='true']")).toBeVisible();
  const before = await player.seq();
  await server.kill();
  await expect(page.getByRole("alert")).toBeVisible();
  await server.start(new URL(server.address).port);
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 60_000 });
  expect(await player.seq()).toBe(before);
  await player.choose(2);
});

test("links that lead nowhere say so", async ({ page }) => {
  await page.goto("/join/no-such-game?invitation=x");
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await page.goto("/game/no-such-game");
  await expect(page.getByRole("alert")).toContainText("This game cannot be opened");
});
