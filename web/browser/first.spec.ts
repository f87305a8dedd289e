import { expect, test } from "./server";

test("two clicks lead to the first move", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "greedy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button").first().click();
  await page.screenshot({ path: "test-results/first.png" });
});
