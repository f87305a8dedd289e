// What happens in a game is told wherever its player is: once, at once, and kept in a list.
import { accessible, fits } from "./look";
import { expect, test } from "./server";
import { atTable } from "./start";

test("an offer that is taken opens the table; what happens later is told on other pages, once", async ({
  page: ada,
  other: ben,
}) => {
  await ada.goto("/lobby");
  await ada.getByRole("button", { name: "Offer a game", exact: true }).click();
  await ada.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(ada.getByText("Your offer")).toBeVisible();
  await ada.getByRole("link", { name: "Leaderboard" }).click();
  await ben.goto("/lobby");
  await ben.locator("li").getByRole("button", { name: "Play", exact: true }).click();
  await atTable(ben);
  await atTable(ada); // by itself
  const table = ada.url();

  await ada.goto("/about");
  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben.getByRole("dialog", { name: "Resign this game?" }).getByRole("button", { name: "Resign" }).click();
  const notice = ada.getByRole("region", { name: /is over/ });
  await expect(notice).toBeVisible();
  await expect(ada).toHaveTitle(/^\(\d\)/);
  await accessible(ada, "a notice");
  await ben.getByRole("button", { name: "Play again" }).first().click();
  await expect(ada.getByRole("region", { name: /would like to play again/ })).toBeVisible();
  await ada.setViewportSize({ width: 390, height: 844 });
  await fits(ada, "notices on a phone");
  await ada.setViewportSize({ width: 1366, height: 768 });

  // After a break: the list has them, and none is shown again.
  await ada.goto("/notices");
  await expect(ada.getByRole("listitem").filter({ hasText: "would like to play again" })).toHaveCount(1);
  await expect(ada.getByRole("listitem").filter({ hasText: "is over" })).toHaveCount(1);
  await expect(ada).toHaveTitle(/^Notices/);
  await expect(notice).toHaveCount(0);
  await ada.getByRole("link", { name: "Open", exact: true }).first().click();
  await expect(ada).toHaveURL(table);
});
