// The analysis board: a record is opened, moves are tried and removed by keys, what is wrong with a position is named.
import { accessible, fits } from "./look";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const EMPTY = ",-".repeat(18);
const POSITION = `duel/1 age=3 pawn=7 loot=none structure=arsenal,palace${EMPTY} coins0=30 coins1=30 agenda=turn@0`;

test("a position is set up, judged, tried and shared", async ({ page }) => {
  await page.goto(`/analysis?position=${encodeURIComponent(POSITION)}`);
  const panel = page.getByRole("region", { name: "Analysis" });
  await expect(panel.getByText("Solved: certain")).toBeVisible();
  const best = panel.getByRole("listitem").first();
  await expect(best).toContainText("Build Arsenal");
  await expect(best).toContainText("100%");
  await expect(panel.getByText("It wins at once.")).toBeVisible();
  await expect(page.locator(".ring.better").first()).toBeVisible();
  await accessible(page, "analysis");
  await best.getByRole("button").press("Enter");
  await expect(panel.getByText("The game is over here.")).toBeVisible();
  await expect(page).toHaveURL(/moves=\d+/);
  await page.reload(); // the address leads to the same position
  await expect(panel.getByText("The game is over here.")).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(best).toContainText("Build Arsenal");
  await panel.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Buildings" }).first().selectOption({ label: "Arsenal" });
  await expect(dialog.getByRole("alert").filter({ hasText: "arsenal lies in structure already" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Open", exact: true })).toBeDisabled();
  await accessible(page, "set up by hand");
  await dialog.getByRole("button", { name: "Remove Arsenal" }).click();
  await dialog.getByRole("combobox", { name: "Slot 2", exact: true }).selectOption({ label: "Town Hall" });
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Town Hall" }).first()).toBeVisible();
  await panel.getByRole("button", { name: "Set up" }).click();
  await dialog.getByRole("radio", { name: "As text" }).check();
  const text = dialog.getByRole("textbox");
  await text.fill("duel/1 age=9");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert").filter({ hasText: "expected an Age" })).toBeVisible();
  await page.getByRole("button", { name: "Start of Duel", exact: true }).click();
  await panel.getByRole("button", { name: "Deal until a player must choose" }).click();
  await expect(panel.getByRole("heading", { name: "Choices of Player 1" })).toBeVisible();
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `analysis at ${width}`);
  }
});
