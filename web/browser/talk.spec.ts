// What two people do at a table besides choosing, each in a browser of their own.
import type { Page } from "@playwright/test";

import { Player } from "./player";
import { expect, test } from "./server";
import { atTable, invite, join, playAgainst } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function fromMenu(page: Page, what: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: what }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
}

// Both turn chat on; it stays open beside the table, and the other sees that a line has not been read.
async function chat(page: Page, other: Page): Promise<void> {
  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByRole("tabpanel", { name: "Chat" }).getByRole("button", { name: "Turn chat on" }).click();
  await other.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("button", { name: "Good luck!" }).click();
  await expect(other.getByRole("button", { name: "Chat, 1 new message" })).toBeVisible();
  await other.reload(); // what was not read is still not read
  await other.getByRole("button", { name: "Chat, 1 new message" }).click();
  const said = other.getByRole("log", { name: "Chat" });
  await expect(said).toContainText(/\d\d:\d\d\s*Good luck!/);
  await other.getByRole("textbox", { name: "Message" }).fill("Thank you");
  await other.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Thank you");
  await other.getByRole("tab", { name: "Chat" }).press("ArrowLeft");
  await expect(other.getByRole("tabpanel", { name: "Log" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
}

async function seats(page: Page): Promise<string[]> {
  const texts = await page.locator("header").getByRole("listitem").allInnerTexts();
  return texts.map((text) => text.split("\n")[0] ?? "");
}

test("they chat, take back, share the victory, and play again with seats changed", async ({ page, other }) => {
  await join(other, await invite(page, "Duel"), "Hypatia");
  await atTable(page);
  await chat(page, other);
  const players = [new Player(page, 41), new Player(other, 42)] as const;
  const before = await players[0].seq();
  const first = (await page.locator("[data-your-turn='true']").count()) ? 0 : 1;
  const [mover, waiter] = [players[first], players[1 - first] as Player];
  await mover.choose(1);
  await expect.poll(() => waiter.seq()).not.toBe(before);
  await fromMenu(mover.page, "Take back last choice");
  await waiter.page.getByRole("button", { name: "Decline" }).click();
  await expect(mover.page.getByText("You asked to take a choice back.")).toBeHidden();
  await fromMenu(mover.page, "Take back last choice");
  await waiter.page.getByRole("button", { name: "Accept" }).click();
  await expect(mover.page.locator("[data-your-turn='true']")).toBeVisible(); // as if nothing had been chosen
  await mover.choose(1);
  await fromMenu(waiter.page, "Offer to share the victory");
  await mover.page.getByRole("button", { name: "Accept" }).click();
  for (const { page: one } of players) {
    await expect(one.getByRole("region", { name: "Result" })).toContainText("The victory is shared");
  }
  const sat = await seats(page);
  const old = page.url();
  await page.getByRole("button", { name: "Play again", exact: true }).click();
  await other
    .getByRole("button", { name: /Play again|Accept/ })
    .first()
    .click();
  for (const { page: one } of players) {
    await expect(one).not.toHaveURL(old);
    await atTable(one);
  }
  expect(page.url()).toBe(other.url());
  expect(sat).toHaveLength(2);
  expect(await seats(page)).toEqual(sat.reverse());
});

test("who is left alone goes on without the other", async ({ page, other }) => {
  await join(other, await invite(page, "Duel"), "Theano");
  await atTable(page);
  const players = [new Player(page, 43), new Player(other, 44)] as const;
  // The player who stays has chosen; the other must choose, and closes the window.
  for (;;) {
    if (await other.locator("[data-your-turn='true']").count()) break;
    await players[0].step();
  }
  await other.context().close();
  await expect(page.locator("header").getByText("offline")).toBeAttached();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Continue without absent players" }).click();
    await expect(page.getByRole("region", { name: "Result" })).toContainText("You win", { timeout: 1000 });
  }).toPass();
});

test("a game that is given up is looked at again, step by step and by its address", async ({ page }) => {
  await playAgainst(page, "Classic 7 Wonders", "Apprentice");
  await expect(page.getByTitle("Berenice, Apprentice", { exact: true })).toBeVisible(); // two of one kind
  await expect(page.getByTitle("Theon, Apprentice", { exact: true })).toBeVisible();
  await new Player(page, 45).choose(3);
  await expect(page.locator("[data-your-turn='true']")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resign this game?" }).getByRole("button", { name: "Resign" }).click();
  await page.goto(`${page.url()}/replay`);
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "ArrowRight", "ArrowRight", "End"]) {
    await page.keyboard.press(key);
  }
  await expect(slider).toHaveValue((await slider.getAttribute("max")) ?? "");
  const end = page.url();
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
  await expect(page).not.toHaveURL(end);
  const address = page.url();
  await page.keyboard.press("End");
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
  await expect(page).toHaveURL(address);
});
