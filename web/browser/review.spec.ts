// What the engine says: a hint during a casual game, and the review of it when it is over.
import type { Page } from "@playwright/test";

import { accessible, fits } from "./look";
import { Player } from "./player";
import { expect, test } from "./server";
import { atTable } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const send = async (path: string, body: unknown): Promise<{ game: { id: string } }> =>
      (await (
        await fetch(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json()) as { game: { id: string } };
    await send("/api/session", {});
    return (await send("/api/game", { ruleset: "duel", seats: [{ kind: "me" }, { kind: "ai", agent: "level:3" }] }))
      .game.id;
  });
  await page.goto(`/game/${id}`);
  await atTable(page);
}

test("a hint is given, and the game is reviewed with keys", async ({ page }) => {
  test.slow();
  await begin(page);
  const player = new Player(page, 5);
  await player.reachTurn(6);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "What would you do?" }).click();
  const hint = page.getByRole("region", { name: "The engine would choose" });
  await expect(hint.getByRole("button", { name: "Where" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-ring]")).toHaveCount(0);
  await hint.getByRole("button", { name: "Why" }).click();
  await expect(hint.getByRole("listitem").first()).toContainText("%");
  await expect(page.locator("[data-ring]").first()).toBeVisible();
  await accessible(page, "hint");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(hint).toBeVisible();
    await fits(page, `hint at ${width}`);
  }
  await hint.press("Escape");
  await expect(hint).toHaveCount(0);
  await expect(page.locator("[data-ring]")).toHaveCount(0);
  // By its key, and gone with the choice that it was about.
  await page.keyboard.press("i");
  await expect(hint.getByRole("button", { name: "Where" })).toBeVisible();
  await player.choose(1);
  await expect(hint).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await page.getByRole("link", { name: "Review" }).click();
  const review = page.getByRole("region", { name: "Review" });
  // The sums come when every choice is judged, in processes that yield to everything else.
  await expect(review.getByRole("row")).toHaveCount(3, { timeout: 120_000 });
  await page.keyboard.press("Home");
  await expect(review.getByRole("heading", { level: 3 }).first()).toContainText(":");
  await expect(page).toHaveURL(/review\?at=\d+/);
  await review.getByText("All choices as a table").click();
  await expect(review.getByRole("region", { name: "All choices" }).getByRole("row").nth(2)).toContainText(
    /\d+–\d+%|solved/,
  );
  await accessible(page, "review");
  await review.getByText("All choices as a table").click();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `review at ${width}`);
  }
  // On a flat screen it lies beside the cards, not over them.
  const panel = await page.getByRole("complementary", { name: "Review" }).boundingBox();
  expect(panel?.x).toBeGreaterThan(844 * 0.45);
  await page.getByRole("complementary", { name: "Review" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("complementary", { name: "Review" })).toHaveCount(0);
  // On a phone the table comes first, with the verdict below it; the rest opens.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Details" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await accessible(page, "review on a phone");
  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("dialog", { name: "Review" }).getByRole("row")).toHaveCount(3);
});
