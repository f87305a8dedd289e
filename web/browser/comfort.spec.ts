// Comfort settings: kept on the device, and with an account on every device of its player.
import type { Page } from "@playwright/test";

import { expect, test } from "./server";

const PASSWORD = "seven hills of Rome";

async function logged(page: Page, way: "Create an account" | "Log in", name: string): Promise<void> {
  await page.goto("/account");
  await page.getByRole("radio", { name: way }).check({ force: true });
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: way }).last().click();
}

test("settings stay on the device, and follow an account to another one", async ({ page, other }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark"); // a guest's device keeps it

  await logged(page, "Create an account", "Eratosthenes");
  await page.getByRole("button", { name: "I have saved it" }).click();
  await page.goto("/settings");
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/account/preferences") &&
      (answer.request().postData() ?? "").includes('"contrast":true'), // the last change
  );
  await page.getByRole("radio", { name: "On the left" }).check({ force: true });
  await page.getByRole("radio", { name: "Large" }).check({ force: true });
  await page.getByRole("switch", { name: "High contrast" }).check({ force: true });
  expect((await saved).ok()).toBe(true);

  await other.goto("/settings");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await logged(other, "Log in", "Eratosthenes");
  const root = other.locator("html");
  await expect(root).toHaveAttribute("data-hand", "left");
  await expect(root).toHaveAttribute("data-cards", "large");
  await expect(root).toHaveAttribute("data-contrast", "more");
  await expect(root).toHaveAttribute("data-theme", "dark");
});
