// Puzzles: the one of the day is the same for everybody; wrong, then right, with the solution; on a phone too.
import type { Page } from "@playwright/test";

import { accessible, fits } from "./look";
import { expect, test } from "./server";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Option {
  choice: { verb: string; about: string[]; text: string };
}

// A puzzle whose choices are all to build or to discard a card, with its choices, the best first.
async function simple(
  page: Page,
): Promise<{ name: string; options: Option[]; items: Record<string, { name: string }> }> {
  await page.goto("/");
  return page.evaluate(async () => {
    const get = async <T>(path: string): Promise<T> => (await (await fetch(path)).json()) as T;
    for (let tries = 0; tries < 200; tries++) {
      const { name } = await get<{ name: string }>("/api/puzzle/next?ruleset=duel&theme=last-cards");
      const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"counts":false}' };
      const told = (await (await fetch(`/api/puzzle/${name}/try`, asked)).json()) as {
        solution: { options: { choice: { verb: string; about: string[]; text: string } }[] };
      };
      const { options } = told.solution;
      if (!options.every(({ choice }) => ["build", "discard"].includes(choice.verb))) continue;
      const { items } = await get<{ items: Record<string, { name: string }> }>("/api/rules/duel");
      return { name, options, items };
    }
    throw new Error("no such puzzle");
  });
}

test("a puzzle is tried, and solved", async ({ page }) => {
  const { name, options, items } = await simple(page);
  await page.goto(`/puzzle/${name}`);
  const panel = page.getByRole("complementary", { name: "The puzzle" });
  await expect(panel.getByRole("heading", { name: "Find the only choice that wins" })).toBeVisible();
  await accessible(page, "puzzle");
  const choose = async ({ choice: { verb, about } }: Option): Promise<void> => {
    const card = items[about.at(-1) ?? ""]?.name ?? "";
    await page.locator("[data-slot]").filter({ hasText: card }).first().click();
    await page.locator(`[data-key="${verb === "build" ? "b" : "d"}"]`).click();
  };
  await choose(options.at(-1) as Option);
  await expect(panel.getByRole("alert")).toContainText("This loses.");
  await expect(panel.getByRole("heading", { name: "Every choice" })).toBeHidden();
  await choose(options[0] as Option);
  await expect(panel.getByRole("heading", { name: "Solved", exact: true })).toBeVisible();
  await expect(
    panel
      .getByRole("listitem")
      .filter({ hasText: options[0]?.choice.text ?? "" })
      .first(),
  ).toBeVisible();
  await accessible(page, "solved puzzle");
  await panel.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(name));
  await expect(panel.getByRole("heading", { name: /^Find the/ })).toBeVisible();
});

test("the puzzle of the day on a phone, in French", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ language: "fr" })));
  await page.goto("/puzzle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await fits(page, "puzzle on a phone");
  await accessible(page, "puzzle on a phone");
});
