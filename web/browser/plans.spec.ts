// Plans that are carried out or cancelled, and a secret choice that is changed.
import type { Page } from "@playwright/test";

import { expect, test } from "./server";
import { atTable, invite, join } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });

const TAKEABLE = "[data-slot][aria-pressed]";

// Whose turn it is, and who waits for it.
async function turns(page: Page, other: Page): Promise<[Page, Page]> {
  const owes = (one: Page): Promise<boolean> => one.locator("[data-your-turn='true']").isVisible();
  await expect(async () => expect((await owes(page)) || (await owes(other))).toBe(true)).toPass();
  return (await owes(page)) ? [page, other] : [other, page];
}

async function discard(page: Page, slot: string): Promise<void> {
  await page.locator(`[data-slot="${slot}"]`).click();
  await page.locator("[data-key='d']").click();
}

test("a plan is carried out when the turn comes, and given up when its card is gone", async ({ page, other }) => {
  const link = await invite(page, "Duel", ["Set for a first game"]);
  await join(other, link, "Berenice");
  await atTable(page);
  const [first, second] = await turns(page, other);
  await expect(second.locator(TAKEABLE).nth(2)).toBeVisible();
  const open = await second
    .locator(TAKEABLE)
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-slot") ?? ""));
  const [taken = "", planned = ""] = open;

  await discard(second, planned);
  await expect(second.getByText(/^Planned for your turn: discard/)).toBeVisible();
  await expect(second.getByRole("gridcell").getByRole("button", { name: /^planned/ })).toHaveCount(1);
  await discard(first, taken);
  await expect(first.locator(`[data-slot="${planned}"]`)).toHaveCount(0); // nobody clicked it
  await expect(second.getByText(/^Planned/)).toHaveCount(0);

  const [third = ""] = open.slice(2);
  await discard(second, third);
  await expect(second.getByText(/^Planned/)).toBeVisible();
  await discard(first, third);
  await expect(second.getByRole("status").getByText(/^Your plan is not possible/)).toBeVisible();
  await expect(second.locator("[data-your-turn='true']")).toBeVisible();
});

test("a sealed choice is changed, and a table for seven fits", async ({ page, other }) => {
  await page.goto("/new?with=link");
  await page.getByRole("radio", { name: "Classic 7 Wonders" }).check({ force: true });
  await page.getByRole("radio", { name: "7", exact: true }).check({ force: true });
  for (const seat of [3, 4, 5, 6, 7]) {
    await page
      .getByRole("combobox", { name: `Seat ${seat}`, exact: true })
      .selectOption({ label: "AI opponent: Greedy" });
  }
  await page.getByRole("combobox", { name: "Board, Seat 1" }).selectOption({ label: "Olympia" });
  await page.getByRole("combobox", { name: "Side, Seat 1" }).selectOption({ label: "Side B" });
  await page.getByRole("button", { name: "Start the game" }).click();
  const link = page.getByRole("textbox").filter({ visible: true }).first();
  await expect(link).toHaveValue(/\/join\//);
  await join(other, await link.inputValue(), "Berenice");
  await atTable(page);
  await expect(page.getByRole("heading", { name: /Olympia B/ })).toBeVisible();

  const cards = page.locator("[data-card]");
  const hand = await cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
  // With seven players a hand may have a card twice; another choice is one of another card.
  for (const place of [0, hand.findIndex((one) => one !== hand[0])]) {
    await cards.nth(place).click();
    const name = await page.locator(".side h2").innerText();
    await page.getByRole("button", { name: /^Discard .* for 3 coins$/ }).click();
    await expect(page.getByText(new RegExp(`^Your choice Discard ${name}$`, "i"))).toBeVisible();
  }
  await expect(page.getByText(/You can change your choice/)).toBeVisible();

  const room = await page
    .locator("[data-city]")
    .first()
    .evaluate((city) => {
      const table = city.closest(".table")?.parentElement;
      return table ? table.scrollHeight - table.clientHeight : Number.NaN;
    });
  expect(room).toBeLessThanOrEqual(0);
  // A city is one stop for the Tab key.
  for (const city of await page.locator("[data-city]").all()) {
    await expect(city.locator("[tabindex='0']")).toHaveCount(1);
  }
});
