// The analysis board: a record is opened, moves are tried and removed by keys, what is wrong with a position is named.
import { accessible, fits, pressable } from "./look";
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
  await expect(
    dialog.getByRole("alert").filter({ hasText: "Arsenal lies there already: Cards on the table" }),
  ).toBeVisible();
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
  await expect(
    page.getByRole("dialog").getByRole("alert").filter({ hasText: "line 1, column 12: Expected an Age" }),
  ).toBeVisible();
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

test("what is wrong is named in French, by hand and as text", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("antipater", JSON.stringify({ language: "fr" })));
  await page.goto(`/analysis?position=${encodeURIComponent(POSITION)}`);
  await page.getByRole("button", { name: "Composer" }).click();
  const dialog = page.getByRole("dialog");
  const alert = dialog.getByRole("alert").filter({ visible: true });
  await dialog.getByRole("combobox", { name: "Bâtiments" }).first().selectOption({ label: "Arsenal" });
  await expect(alert).toHaveText(/^«.Arsenal.» est déjà là.: Cartes sur la table$/);
  await dialog.getByRole("button", { name: "Retirer Arsenal" }).press("Enter");
  await expect(alert).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Emplacement 3", exact: true }).selectOption("?");
  await expect(alert).toHaveText(
    /^La carte de l’emplacement 3 est accessible.: elle doit être face visible \(D3\.3\)$/,
  );
  await expect(dialog.getByRole("combobox", { name: "Emplacement 3", exact: true })).toHaveClass(/wrong/);
  await dialog.getByRole("radio", { name: "En texte" }).check();
  for (const [text, said] of [
    ["duel/1 age=9", /colonne 12.: Il faut un Âge, un nombre entier de 0 à 3, et non «.9.»/],
    [
      "duel/1 cards0=arsenall",
      /colonne 15.: Inconnu ici.: «.arsenall.».; il faut une carte\. Vouliez-vous écrire arsenal/,
    ],
    ['[Ruleset "duel"]\n[Version "1"]\nzap:law\n', /ligne 3, colonne 1.: Coup inconnu.: «.zap.»/],
  ] as const) {
    await dialog.getByRole("textbox").fill(text);
    await dialog.getByRole("button", { name: "Ouvrir", exact: true }).press("Enter");
    await expect(alert).toHaveText(said);
  }
});

test("a table of classic is set up by hand, and what nobody knows stays unknown", async ({ page }) => {
  await page.goto("/analysis"); // a table of Duel
  const panel = page.getByRole("region", { name: "Analysis" });
  const dialog = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Set up" }).press("Enter");
  await dialog.getByRole("button", { name: "Classic 7 Wonders" }).press("Enter");
  await expect(panel.getByRole("textbox", { name: "Position" })).toHaveValue(/^classic/);
  await panel.getByRole("button", { name: "Set up" }).press("Enter");
  const alert = dialog.getByRole("alert").filter({ visible: true });
  const open = dialog.getByRole("button", { name: "Open", exact: true });
  for (const [city, wonder] of ["Alexandria", "Babylon", "Alexandria"].entries()) {
    await dialog.getByRole("combobox", { name: "Wonder" }).nth(city).selectOption({ label: wonder });
    await dialog.getByRole("combobox", { name: "Side" }).nth(city).selectOption("a");
  }
  await expect(alert).toHaveText("Player 1 has that board already (C1.2)");
  await expect(open).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Wonder" }).nth(2).focus();
  await page.keyboard.press("End"); // the last wonder of the list
  await expect(alert).toHaveCount(0);
  await expect(open).toBeEnabled();
  await dialog.getByRole("combobox", { name: "Card played by Player 1" }).selectOption({ label: "Altar" });
  await expect(alert).toHaveText("Player 2 has played fewer cards than others");
  await dialog.getByRole("combobox", { name: "What became of the card" }).nth(1).selectOption("sell");
  await dialog.getByRole("combobox", { name: "Card played by Player 2" }).selectOption({ label: "unknown card" });
  await dialog.getByRole("combobox", { name: "Card played by Player 3" }).selectOption({ label: "Lumber Yard" });
  await expect(alert).toHaveText("Player 1 holds 6 cards by now, not 0");
  await accessible(page, "classic by hand");
  await dialog.getByRole("combobox", { name: "Hand" }).first().selectOption({ label: "Baths" });
  await expect(alert).toHaveText("Player 1 holds 6 cards by now, not 1");
  for (const [place, missing] of [5, 6, 6].entries()) {
    await expect(alert).toHaveText(`Player ${place + 1} holds 6 cards by now, not ${6 - missing}`);
    await dialog.getByRole("button", { name: `Add ${missing} unknown cards` }).press("Enter");
  }
  await expect(alert).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Hand" }).nth(1).selectOption({ label: "Altar" });
  await expect(alert).toHaveText("Player 2 holds 6 cards by now, not 7");
  await dialog.getByRole("button", { name: "Remove Altar" }).last().press("Enter");
  await expect(alert).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `classic by hand at ${width}`);
  }
  await pressable(page, "classic by hand");
  await open.press("Enter");
  await expect(panel.getByText("What the player could not see is filled in at random.")).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Position" })).toHaveValue(/hand0=\S*baths/);
  await expect(panel.getByRole("listitem").first()).toContainText("%"); // the engine judges it
});

// After one turn of two players, without what is told of the Free City.
const TWO =
  "classic/1 players=2 board0=gizah-a played0=sell:scriptorium " +
  "hand0=lumber-yard,stone-pit,clay-pool,clay-pit,theater,guard-tower board1=rhodos-a played1=sell:ore-vein " +
  "hand1=loom-i,press-i,baths,altar,stockade,barracks,apothecary board2=babylon-b coins2=6 played2=sell:marketplace";

test("what the Free City drew and could have built is set up by hand", async ({ page }) => {
  await page.goto("/analysis?position=classic/1");
  const panel = page.getByRole("region", { name: "Analysis" });
  const dialog = page.getByRole("dialog");
  const alert = dialog.getByRole("alert").filter({ visible: true });
  const city = dialog.getByRole("group", { name: "The Free City" });
  const drawn = city.getByRole("group", { name: "Cards drawn for the Free City, turn by turn" });
  const open = city.getByRole("group", { name: "What it could have built, for each card that it discarded" });
  await panel.getByRole("button", { name: "Set up" }).press("Enter");
  await expect(dialog.getByRole("group", { name: "Player 3" })).toBeVisible();
  await dialog.getByRole("combobox", { name: "Players" }).selectOption("2");
  await expect(drawn).toBeVisible();
  await expect(open).toHaveCount(0); // nothing was sold
  await dialog.getByRole("radio", { name: "As text" }).check();
  await dialog.getByRole("textbox").fill(TWO);
  await dialog.getByRole("radio", { name: "By hand" }).check();
  await expect(dialog.getByText("Other fields, in notation")).toHaveCount(0);
  await expect(alert).toHaveText("1 cards were drawn for the Free City, not 0");
  await expect(drawn).toHaveClass(/wrong/);
  const turn = drawn.getByRole("combobox", { name: "Turn of the draw" });
  const card = drawn.getByRole("combobox", { name: "Card drawn for the Free City" });
  await expect(card.getByRole("option", { name: "unknown card" })).toHaveCount(0); // nobody looks at this table
  await card.selectOption({ label: "Press" });
  await expect(alert).toHaveText("Player 2 holds 6 cards by now, not 7"); // unless another one is drawn
  await card.selectOption({ label: "Theater" });
  await expect(alert).toHaveText("The Free City has sold 1 cards, not 0 (C9.5)");
  await expect(open).toHaveClass(/wrong/);
  await open.getByRole("button", { name: "Make one list for each card" }).press("Enter");
  await expect(alert).toHaveText("Theater was not in the hand it was drawn to (C9.4)");
  await expect(drawn.getByRole("button", { name: "Remove 2. Theater" })).toHaveClass(/wrong/);
  await turn.selectOption({ label: "Age I, turn 2" });
  await card.selectOption({ label: "Loom" }); // in place of the other
  await expect(alert).toHaveCount(0);
  await expect(turn).toHaveValue("2"); // the next one
  const sold = open.getByRole("group", { name: "Age I, turn 1: Marketplace" });
  await sold.getByText("(none)").click();
  await sold.getByRole("combobox", { name: "Could have been built" }).selectOption({ label: "Altar" });
  await expect(alert).toHaveText("The Free City must build Altar rather than sell (C9.5)");
  await expect(sold).toHaveClass(/wrong/);
  await accessible(page, "the Free City by hand");
  await sold.getByRole("button", { name: "Remove Altar" }).press("Enter");
  await sold.getByRole("combobox", { name: "Could have been built" }).selectOption({ label: "Theater" });
  await expect(sold.getByText("(1 card)")).toBeVisible();
  await expect(alert).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `the Free City by hand at ${width}`);
  }
  await pressable(page, "the Free City by hand");
  await dialog.getByRole("button", { name: "Open", exact: true }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await panel.getByRole("button", { name: "Set up" }).press("Enter"); // what one of the players sees
  await expect(drawn.getByRole("button", { name: /^Remove [12]. unknown card$/ })).toHaveCount(1);
  await expect(card.getByRole("option", { name: "unknown card" })).toHaveCount(1);
  await expect(open.getByText("(1 card)")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Players" }).selectOption("3");
  await expect(dialog.getByRole("group", { name: "Player 3" })).toBeVisible();
  await expect(city).toHaveCount(0);
  await dialog.getByRole("radio", { name: "As text" }).check();
  await expect(dialog.getByRole("textbox")).not.toHaveValue(/drawn|open|viewer|remembered/);
});
