// Plays at any table as a person does, by clicks only; it sends no requests of its own.
import type { Page } from "@playwright/test";

import { expect } from "./server";

// Buttons that make a choice have its word as an attribute; cards that open such buttons have their slot or name.
export const CHOICE = "[data-choice]:not([data-choice='']):enabled:not([aria-disabled='true'])";
export const CARD = ":is([data-slot][aria-disabled='false'], [data-card]:enabled, [data-open]:enabled)";
const COVER = "[data-cover]";
const OVER = "[data-status='over']";
const PATIENCE = 3000; // milliseconds for a card that may be on its way

// A seeded generator, so that choices are the same in every run.
export class Dice {
  constructor(private state: number) {}

  roll(sides: number): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * sides);
  }
}

type Sight = "over" | "covered" | "choice" | "card" | "nothing";

export class Player {
  choices = 0;
  protected readonly dice: Dice;

  constructor(
    readonly page: Page,
    seed = 1,
  ) {
    this.dice = new Dice(seed);
  }

  // Make a number of choices; fewer if the game ends.
  async choose(times: number): Promise<void> {
    for (const goal = this.choices + times; this.choices < goal;) {
      const sight = await this.step();
      if (sight === "over") return;
      if (sight === "nothing") await this.page.waitForTimeout(25);
    }
  }

  // Make a number of choices, then go on to the next turn: cards can be taken, and nothing else must be chosen first.
  async reachTurn(times = 0): Promise<void> {
    await this.choose(times);
    for (let sight = await this.see(); sight !== "card"; sight = await this.see()) {
      if (sight === "over") throw new Error("the game is over before the turn");
      if ((await this.step()) === "nothing") await this.page.waitForTimeout(25);
    }
  }

  async see(): Promise<Sight> {
    return this.page.evaluate(
      ([over, cover, choice, card]) => {
        const shown = (selector: string): boolean =>
          [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
        if (shown(over)) return "over";
        if (shown(cover)) return "covered";
        // While a choice is on its way nothing else can be chosen.
        if (document.querySelector("[data-your-turn='true']") === null) return "nothing";
        return shown(choice) ? "choice" : shown(card) ? "card" : "nothing";
      },
      [OVER, COVER, CHOICE, CARD] as const,
    );
  }

  // Make one choice if it is this player's turn; return what was seen.
  async step(): Promise<Sight> {
    const sight = await this.see();
    if (sight === "covered") {
      await this.uncover();
      await expect(this.page.locator(COVER)).toBeHidden(); // the table of the next player appears
    } else if (sight === "choice" || sight === "card") {
      const before = await this.seq();
      try {
        if (sight === "card") await this.take();
        else await this.pick();
      } catch {
        return "nothing"; // the element has just gone: look again
      }
      this.choices += 1;
      // The choice is revealed, or it is secret and waits for others.
      await expect(async () =>
        expect((await this.seq()) !== before || !["choice", "card"].includes(await this.see())).toBe(true),
      ).toPass({ intervals: [20, 40, 80], timeout: 120_000 });
    }
    return sight;
  }

  async seq(): Promise<string> {
    return this.page.evaluate(() => document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? "");
  }

  // Pass the device.
  protected async uncover(): Promise<void> {
    await this.page.locator(COVER).first().click({ timeout: PATIENCE });
  }

  // Pick a card, then what is done with it.
  protected async take(): Promise<void> {
    await this.any(CARD);
    await this.pick();
  }

  // Pick one of the choices that are there.
  protected async pick(): Promise<void> {
    await expect(this.page.locator(CHOICE).filter({ visible: true }).first()).toBeVisible({ timeout: PATIENCE });
    await this.any(CHOICE);
  }

  private async any(selector: string): Promise<void> {
    const found = this.page.locator(selector).filter({ visible: true });
    await found.nth(this.dice.roll(await found.count())).click({ timeout: PATIENCE });
  }
}

// Players take turns until the game is over for all of them.
export async function playOut(
  players: readonly Player[],
  until: () => Promise<boolean> = () => Promise.resolve(false),
  most = 400,
): Promise<void> {
  let quiet = 0;
  for (let round = 0; round < most;) {
    const sights = [];
    for (const player of players) sights.push(await player.step());
    if (sights.every((sight) => sight === "over") || (await until())) return;
    if (sights.every((sight) => sight === "nothing" || sight === "over")) {
      await players[0]?.page.waitForTimeout(25);
      quiet += 1;
      if (quiet > 1200) throw new Error("nobody can choose anything");
    } else {
      quiet = 0;
      round += 1;
    }
  }
  throw new Error(`the game was not over after ${most} rounds`);
}
