// Ways into a game, by clicks only.
import type { Page } from "@playwright/test";

import { expect } from "./server";

// From the home page to a table.
export async function playAgainst(page: Page, game: string, opponent: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
  await page.getByRole("combobox", { name: "Opponent" }).selectOption({ label: opponent });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await atTable(page);
}

export async function atTable(page: Page): Promise<void> {
  await expect(page.locator("[data-status='running']")).toBeVisible();
}

// Create a game with open seats; return its invitation link.
export async function invite(
  page: Page,
  game: string,
  options: readonly string[] = [],
  seats: Record<string, string> = {},
): Promise<string> {
  await page.goto("/new?with=link");
  await page.getByRole("radio", { name: game }).first().check({ force: true });
  for (const option of options) await page.getByRole("radio", { name: option, exact: true }).check({ force: true });
  for (const [seat, who] of Object.entries(seats)) {
    const places = page.getByRole("combobox", { name: seat, exact: true });
    await places.selectOption(await places.getByRole("option", { name: who }).first().getAttribute("value"));
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  const link = page.getByRole("textbox").filter({ visible: true }).first();
  await expect(link).toHaveValue(/\/join\//);
  return link.inputValue();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name in this game" }).fill(name);
  await page.getByRole("button", { name: "Join the game" }).click();
  await atTable(page);
}
