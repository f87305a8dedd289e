// Whole games through the page: by clicks, by keys, by link, at one device, on a phone, in French.
import { KeyPlayer } from "./keys";
import { accessible, fits, listen, pressable, worded } from "./look";
import { Player, playOut } from "./player";
import { hurry } from "./position";
import { expect, test } from "./server";
import { atTable, invite, join, playAgainst } from "./start";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("two people play Duel by a link, to the score sheet and the proof of the deal", async ({ page, other }) => {
  const link = await invite(page, "Duel");
  await join(other, link, "Berenice");
  await atTable(page);
  const players = [new Player(page, 1), new Player(other, 2)];
  await playOut(players, () => Promise.resolve(players.every(({ choices }) => choices >= 4)));
  await hurry([page, other], "last");
  await playOut(players);
  for (const { page: one, choices } of players) {
    expect(choices).toBeGreaterThan(4);
    await expect(one.getByRole("region", { name: "Result" })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Result" })).toMatchAriaSnapshot(`
    - region "Result":
      - heading /You win|You lose|The victory is shared/ [level=2]
      - button "Play again"
      - link "Replay"
      - button "Check the deal"
      - link "Save game record"
  `);
  await accessible(page, "the end of a game");
  await page.getByRole("button", { name: "Check the deal" }).click();
  const proof = page.getByRole("dialog", { name: "Was the deal fair?" });
  await expect(proof).toMatchAriaSnapshot(`
    - dialog "Was the deal fair?":
      - heading "Was the deal fair?" [level=2]
      - button "Close"
      - paragraph: /^Yes/
  `);
  await accessible(page, "the proof of a deal");
});

test("two people play Duel with Pantheon and promo wonders, and plan what a divinity shall do", async ({
  page,
  other,
}) => {
  const link = await invite(page, "Duel with Pantheon", ["With the Messe and the Statue of Liberty"]);
  await join(other, link, "Cleopatra");
  await atTable(page);
  const players = [new Player(page, 3), new Player(other, 4)];
  await playOut(players, () => Promise.resolve(players.every(({ choices }) => choices >= 4)));
  await hurry([page, other], "middle"); // the Pantheon is open
  let waiting = page;
  // Who waits is known when the other's turn is seen: a page that shows no turn may only be slow.
  await playOut(players, async () => {
    const turns = [page, other].map((one) => one.locator("[data-your-turn='true']").isVisible());
    const [own, others] = await Promise.all(turns);
    waiting = own ? other : page;
    return own !== others;
  });
  await waiting.locator("[data-space][aria-disabled='false']").first().click();
  await waiting.getByRole("button", { name: "Plan to activate" }).click();
  await expect(waiting.getByText(/^Planned for your turn: activate/)).toBeVisible();
  await expect(waiting.getByRole("button", { name: /^planned: / })).toHaveCount(1);
  await playOut(players, async () => !(await waiting.getByText(/^Planned/).isVisible()));
  await hurry([page, other], "last");
  await playOut(players);
});

test("two people play classic 7 Wonders by a link with an opponent of the house", async ({ page, other }) => {
  const link = await invite(page, "Classic 7 Wonders", [], { "Seat 3": "Greedy" });
  await join(other, link, "Dido");
  await atTable(page);
  const [first, second] = [new Player(page, 5), new Player(other, 6)];
  await playOut([first, second], () => Promise.resolve(second.choices >= 3));
  await hurry([page, other], "last");
  await playOut([first, second]);
  expect(first.choices).toBeGreaterThan(3);
  await expect(page.getByRole("table").first()).toBeVisible();
  await accessible(page, "the classic score sheet");
});

test("a game against an opponent by the keyboard alone", async ({ page }) => {
  await playAgainst(page, "Duel", "Apprentice");
  const player = new KeyPlayer(page, 6);
  await player.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await player.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await player.choose(6);
  await player.press("o");
  await expect(page.getByRole("dialog", { name: /^City of/ })).toBeVisible();
  await player.press("Escape");
  await player.press("l");
  await expect(page.locator(".news")).not.toBeEmpty();
  const keys = ["arrows", "Enter", "Escape", "b", "d", "w", "number"];
  await playOut([player], () => Promise.resolve(keys.every((key) => player.used.has(key))));
  expect(keys.filter((key) => !player.used.has(key))).toEqual([]);
  await hurry([page], "last");
  await playOut([player]);
});

test("the hand of a classic game by the keyboard alone, at one device, under a cover", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: "Classic 7 Wonders" }).check({ force: true });
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption({ label: "A person at this device" });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Zenobia");
  await page.getByRole("button", { name: "Start the game" }).click();
  await atTable(page);
  const player = new KeyPlayer(page, 8);
  await player.choose(6);
  expect(["arrows", "Enter", "Escape"].filter((key) => !player.used.has(key))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a game of Duel fits, from the first card to the result", async ({ page }) => {
    await playAgainst(page, "Duel", "Apprentice");
    const player = new Player(page, 7);
    for (let sight = await player.step(); sight !== "over"; sight = await player.step()) {
      if (sight === "nothing") await page.waitForTimeout(25);
      else await fits(page, `choice ${player.choices}`);
      if (player.choices === 6) await pressable(page, "Duel under a finger");
    }
    await fits(page, "the end");
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("a game from the first page to the score sheet, in words of the catalogue alone", async ({ page }) => {
    const heard = listen(page);
    await page.goto("/?marked");
    await page.getByRole("button", { name: "Jouer", exact: false }).click();
    await atTable(page);
    const player = new Player(page, 9);
    const speaksFrench = async (what: string): Promise<void> => {
      await worded(page, what, heard);
      const text = await page.locator("body").innerText();
      expect.soft(text, what).not.toMatch(/\b(the|You|you|choose|wonder|discard|coins|city|card)\b/);
    };
    await speaksFrench("le choix des merveilles");
    for (const times of [5, 5, 7]) {
      await player.choose(times);
      await speaksFrench(`après ${player.choices} choix`);
    }
    await hurry([page], "end");
    await page.goto(`${page.url()}?marked`);
    await expect(page.getByRole("region", { name: /Feuille de score|score/i }).first()).toBeVisible();
    await speaksFrench("la fin");
  });
});
