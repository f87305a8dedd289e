// Plays with the keyboard only, with the keys that the page lists.
import { expect } from "./server";
import { CARD, CHOICE, Player } from "./player";

const ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"];
const STOPS = 90; // more than any table has

export class KeyPlayer extends Player {
  readonly used = new Set<string>();

  async press(key: string): Promise<void> {
    this.used.add(key.startsWith("Arrow") ? "arrows" : /^\d$/.test(key) ? "number" : key);
    await this.page.keyboard.press(key);
  }

  // What has the focus, whether it fits a selector.
  async at(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  // Tab to the first stop that fits.
  async reach(selector: string): Promise<void> {
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await this.at(selector)) return;
      await this.press("Tab");
    }
    throw new Error(`no stop of the Tab key is ${selector}`);
  }

  protected override async uncover(): Promise<void> {
    await this.reach("[data-cover]");
    await this.press("Enter");
  }

  protected override async pick(): Promise<void> {
    await this.reach(CHOICE);
    await this.press("Enter");
  }

  // Move to a card that can be taken, open it, and press the key of an action.
  protected override async take(): Promise<void> {
    await this.reach("[data-slot], [data-card], [data-open]");
    for (let step = 0; step < STOPS && (step < 2 || !(await this.at(CARD))); step += 1) {
      await this.press(ARROWS[this.dice.roll(ARROWS.length)] ?? "ArrowRight");
    }
    await this.press("Enter");
    await expect(this.page.locator(CHOICE).filter({ visible: true }).first()).toBeVisible();
    if (!this.used.has("Escape")) {
      await this.press("Escape"); // cancel: the focus stays on the card
      await expect(this.page.locator(CHOICE).filter({ visible: true })).toHaveCount(0);
      expect(await this.at(CARD)).toBe(true);
      await this.press("Enter");
    }
    for (const key of this.wanted(await this.letters())) await this.press(key);
  }

  // A kind of action that has not been done yet, else any; cards are discarded until there are coins for a wonder.
  private wanted(letters: readonly string[]): string {
    const fresh = letters.find((one) => !this.used.has(one.charAt(0)));
    const any = letters[this.dice.roll(letters.length)];
    return fresh ?? (this.used.has("w") ? any : letters.find((one) => one === "d")) ?? any ?? "d";
  }

  // The letters whose button can be pressed now: of one kind at the Duel table, of another at the classic one.
  private async letters(): Promise<string[]> {
    return this.page.evaluate((choice) => {
      const verbs: Record<string, string> = { build: "b", sell: "d", stage: "w" };
      return [...document.querySelectorAll<HTMLElement>(choice)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.dataset["key"] ?? verbs[one.dataset["choice"]?.split(":")[0] ?? ""] ?? "")
        .filter(Boolean);
    }, CHOICE);
  }
}
