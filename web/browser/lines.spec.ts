// The line breaks: the network goes, the server dies in mid-game. Nothing is lost, nothing counts twice.
import { Player } from "./player";
import { expect, Server, test } from "./server";
import { playAgainst } from "./start";

async function choose(player: Player, times: number): Promise<void> {
  for (const goal = player.choices + times; player.choices < goal;) {
    if ((await player.step()) === "nothing") await player.page.waitForTimeout(25);
  }
}

test("offline and back", async ({ page, context }) => {
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 11);
  await choose(player, 3);
  const before = await player.seq();
  await context.setOffline(true);
  await expect(page.getByRole("alert")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toBeHidden();
  expect(Number(await player.seq())).toBeGreaterThanOrEqual(Number(before));
  await choose(player, 2);
});

test("a server that is killed in mid-game goes on where it was", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address, locale: "en-GB" });
  const page = await context.newPage();
  await playAgainst(page, "Duel", "Apprentice");
  const player = new Player(page, 12);
  await choose(player, 4);
  await expect(page.locator("[data-owing='true']")).toBeVisible();
  const before = await player.seq();
  await server.kill();
  await expect(page.getByRole("alert")).toBeVisible();
  await server.start(new URL(server.address).port);
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 60_000 });
  expect(await player.seq()).toBe(before);
  await choose(player, 2);
  await context.close();
  await server.close();
});

test("links that lead nowhere say so", async ({ page }) => {
  await page.goto("/join/no-such-game?invitation=x");
  await expect(page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
  await page.goto("/game/no-such-game");
  await expect(page.getByRole("alert")).toContainText("This game cannot be opened");
});
