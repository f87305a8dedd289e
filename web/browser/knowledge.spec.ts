// What the engine knows, beside games: the explorer by keys, a lesson on its prepared deal, a puzzle of classic.
import { accessible, fits } from "./look";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the explorer is filtered by keys, and the engine picks a wonder", async ({ page }) => {
  await page.goto("/explorer");
  const worth = page.getByRole("region", { name: "What a first pick is worth" });
  await expect(worth.getByRole("row").nth(1)).toContainText(/\d/);
  await accessible(page, "explorer");
  await page.getByRole("radio", { name: "Revised" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "First", exact: true })).toBeChecked();
  await expect(page).toHaveURL(/edition=first/);
  await page.getByRole("radio", { name: "Duel with Agora" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/rules=duel%2Bagora/);
  const wonders = page.getByRole("group", { name: "Which wonder would the engine take?" });
  for (const name of ["Knossos", "Piraeus", "The Sphinx", "The Colossus"]) {
    await wonders.getByRole("button", { name }).press("Enter");
  }
  await expect(page.getByText("Ask again with another deal")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Knossos" })).toContainText("%");
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `explorer at ${width}`);
  }
});

test("the explorer of classic on a phone, in French", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ language: "fr" })));
  await page.goto("/explorer?rules=classic&players=4");
  await expect(page.getByRole("region", { name: "Plateaux" }).getByRole("row").nth(1)).toContainText("face");
  await fits(page, "explorer on a phone");
  await accessible(page, "explorer on a phone");
});

test("a lesson has the same cards for everybody, and its tutor can be asked", async ({ browser, page, server }) => {
  const hands: string[] = [];
  for (const one of [page, await (await browser.newContext({ baseURL: server.address })).newPage()]) {
    await one.goto("/learn");
    await one.getByRole("button", { name: /Start this lesson · Classic/ }).press("Enter");
    await expect(one.getByRole("region", { name: "Philo explains" })).toContainText("Everybody chooses at once");
    await expect(one.locator("[data-card]").first()).toBeVisible();
    hands.push((await one.locator("[data-card]").allTextContents()).join());
  }
  expect(hands[0]).toBe(hands[1]);
  await accessible(page, "lesson");
  await page.getByRole("button", { name: "What would you do, Philo?" }).press("Enter");
  const hint = page.getByRole("region", { name: "The engine would choose" });
  await hint.getByRole("button", { name: "Why" }).press("Enter");
  await expect(hint.getByRole("listitem").first()).toContainText("%");
});
