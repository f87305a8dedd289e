// Positions of real games, reached quickly: a script chooses by requests of the page, as fast as the server answers. With
// deals that are the same in every run, so are the positions.
import type { Page } from "@playwright/test";

import { expect } from "./server";

export const MOMENTS = ["start", "middle", "begin", "late", "end"] as const; // begin: who begins the next Age?
export type Moment = (typeof MOMENTS)[number] | "last"; // the last turns

export interface Ruleset {
  name: string;
  seats: { least: number; most: number };
}

// Become a guest, and return the rulesets that the server offers.
export async function enter(page: Page, name: string): Promise<Ruleset[]> {
  await page.goto("/about");
  return page.evaluate(async (guest) => {
    const body = JSON.stringify({ name: guest });
    await fetch("/api/session", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return (await (await fetch("/api/rulesets")).json()) as Ruleset[];
  }, name);
}

// Begin a game against opponents that choose at random, and return its number.
export async function begin(page: Page, ruleset: string, seats: number): Promise<string> {
  return page.evaluate(
    async ([wanted, number]) => {
      const rivals = Array.from({ length: number - 1 }, () => ({ kind: "ai", agent: "random" }));
      const body = JSON.stringify({ ruleset: wanted, seats: [{ kind: "me" }, ...rivals], seeds: false });
      const made = await fetch("/api/game", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (!made.ok) throw new Error(await made.text());
      return ((await made.json()) as { game: { id: string } }).game.id;
    },
    [ruleset, seats] as const,
  );
}

// Go on to a moment; false if the game was over before it. At a moment it is one's turn, unless people play together.
export async function reach(page: Page, game: string, moment: Moment, together = false): Promise<boolean> {
  return page.evaluate(
    async ([id, wanted, others]) => {
      interface Seen {
        ply: number;
        view: { over: boolean; choices: { action: number; verb: string }[]; table: Table };
      }
      interface Table {
        age: number;
        turn?: number;
        structure?: object;
      }
      const age = { start: 0, middle: 2, begin: 0, late: 3, last: 3, end: 4 }[wanted];
      const reached = ({ age: now, turn = 0, structure }: Table): boolean =>
        now >= age && (wanted !== "last" || (structure ? Object.keys(structure).length <= 6 : turn >= 5));
      // Chosen by the position alone, so that a deal that is repeated is played in the same way.
      const rolled = (ply: number, sides: number): number => (Math.imul(ply + 1, 0x9e3779b1) >>> 8) % sides;
      let chosen = -1; // what is chosen in secret waits for others
      for (let round = 0; round < 2000; round += 1) {
        const { ply, view } = (await (await fetch(`/api/game/${id}`)).json()) as Seen;
        if (view.over) return wanted === "end";
        const { choices, table } = view;
        const card = choices.some(({ verb }) => verb === "build" || verb === "discard" || verb === "sell");
        const due = choices.length ? age === 0 || card : others;
        if (wanted === "begin" ? choices.some(({ verb }) => verb === wanted) : reached(table) && due) return true;
        const choice = choices[rolled(ply, choices.length)];
        if (choice && ply !== chosen) {
          chosen = ply;
          const body = JSON.stringify({ ply, action: choice.action, id: crypto.randomUUID().replaceAll("-", "") });
          const headers = { "Content-Type": "application/json" };
          await fetch(`/api/game/${id}/action`, { method: "POST", headers, body });
        } else await new Promise((later) => setTimeout(later, others ? 20 : 5));
      }
      throw new Error("the moment is never reached");
    },
    [game, moment, together] as const,
  );
}

// Take the people at a table on to a moment, or to the end if it comes before. Nobody looks at the table meanwhile, which
// is quicker.
export async function hurry(pages: readonly Page[], moment: Moment): Promise<void> {
  const tables = pages.map((page) => page.url());
  const games = tables.map((table) => new URL(table).pathname.split("/").pop() ?? "");
  for (const page of pages) await page.goto("/about");
  await Promise.all(pages.map((page, seat) => reach(page, games[seat] ?? "", moment, pages.length > 1)));
  for (const [seat, page] of pages.entries()) {
    await page.goto(tables[seat] ?? "");
    await expect(page.locator("[data-status]")).toBeVisible();
  }
}

// A game at a moment: one that was looked at before, if it lasts until then, else another one.
export async function gameAt(
  page: Page,
  ruleset: string,
  seats: number,
  moment: Moment,
  before?: string,
): Promise<string> {
  if (before && (await reach(page, before, moment))) return before;
  for (let tries = 0; tries < 12; tries += 1) {
    const game = await begin(page, ruleset, seats);
    if (await reach(page, game, moment)) return game;
  }
  throw new Error(`no game of ${ruleset} lasts until ${moment}`);
}
