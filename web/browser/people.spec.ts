// Looking after people: a second factor, blocks and reports, and the administrators' page.
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";

import { accessible, fits } from "./look";
import { expect, PROGRAM, test } from "./server";
import { atTable, invite, join } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// The code that an authenticator shows (RFC 6238).
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac("sha1", Buffer.from(bytes.map((byte) => parseInt(byte, 2))))
    .update(step)
    .digest();
  return String((hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test("a game is reported, and an administrator with a second factor adjourns it", async ({ page, other, server }) => {
  await page.goto("/account");
  await page.getByRole("textbox", { name: "Name" }).fill("Gwen");
  await page.getByLabel("Password", { exact: true }).fill("seven hills of Rome");
  await page.getByRole("button", { name: "Create an account" }).last().click();
  await page.getByRole("button", { name: "I have saved it" }).click();
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Two-factor login" }) });
  await panel.getByLabel("Password", { exact: true }).fill("seven hills of Rome");
  await panel.getByRole("button", { name: "Set up" }).click();
  await expect(panel.getByRole("img")).toBeVisible();
  await accessible(page, "a second factor is set up");
  const secret = await panel.getByRole("textbox", { name: "Key" }).inputValue();
  await panel.getByRole("textbox", { name: "Code from the app" }).fill(codeOf(secret));
  await panel.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("dialog", { name: "Your backup codes" }).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I have saved it" }).click();
  await expect(panel.getByText("10 backup codes are left.")).toBeVisible();
  execFileSync(PROGRAM, ["admin", "grant", "Gwen", "--data", server.folder]);

  await join(other, await invite(page, "Duel"), "Theano");
  await atTable(page);
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Report or block" }).click();
  const report = other.getByRole("dialog", { name: "Report or block" });
  await report.getByRole("textbox").fill("Very slow.");
  await accessible(other, "the dialog of a report");
  await report.getByRole("button", { name: "Send the report" }).click();
  await expect(report.getByText("The administrators will look at it.")).toBeVisible();
  await other.keyboard.press("Escape");

  const game = new URL(page.url()).pathname.split("/").pop() ?? "";
  await page.goto("/admin");
  await expect(page.getByText("Very slow.")).toBeVisible();
  await page.getByRole("button", { name: "Act" }).click();
  await expect(page.getByRole("textbox", { name: "Id of the game" })).toHaveValue(game);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await fits(page, `the administrators' page at ${width}`);
  }
  await accessible(page, "the administrators' page");
  const games = page.locator("section", { has: page.getByRole("heading", { name: "A game" }) });
  await games.getByRole("textbox", { name: "Reason" }).fill("A wrong rule.");
  await games.getByRole("button", { name: "Adjourn" }).click();
  await expect(page.getByText(/adjourned\s+·\s+game/)).toBeVisible();
  await expect(other.getByText("An administrator has adjourned the game").first()).toBeVisible();
  await expect(other.locator("[data-choice]")).toHaveCount(0);
});
