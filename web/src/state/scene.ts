// Everything that a table needs: a game as it is now, or as it was in a replay.
import type { KnownGame } from "../wire/known";
import type { Choice, Rules } from "../wire/messages";
import { nameAt } from "../words/kinds";
import type { ServerTime } from "./clocks";

export const CHECK = "✓"; // drawn, because few fonts have it

// What was played, what was better, what lies open after it.
export interface Ring {
  kind: "played" | "better" | "opened";
  labels: readonly string[]; // below the card
}
export type Rings = ReadonlyMap<string, Ring>;

// What a choice is about: the last thing that is named, as a card a wonder is built with. Payments are no such thing.
export function ringKey(choice: Choice): string {
  const named = choice.word.slice(choice.word.indexOf(":") + 1).split("+")[0] ?? "";
  const parts = named.split(/[/@=>]/);
  if (choice.verb === "retain") return parts[0] ?? "";
  const last = parts.at(-1) ?? "";
  return CHAMBERS.has(choice.verb) ? `chamber-${last}` : choice.verb === "place" ? `space-${last}` : last;
}
const CHAMBERS = new Set(["influence", "shift", "oust", "transfer"]);

export interface Scene {
  readonly now: KnownGame;
  readonly rules: Rules;
  readonly sending: Choice | null; // a choice being sent: nothing else can be chosen
  readonly named?: boolean; // nobody is addressed as you
  readonly past: boolean; // a position of a replay: nothing can be chosen
  readonly time?: ServerTime | null; // for clocks that the table draws itself
  readonly plan?: string | null; // the word of a choice that is made as soon as it is possible
  readonly rings?: Rings; // around cards and wonders, by their keys
  choose(choice: Choice): void;
  tell?(): void; // opens the log
  intend?(word: string | null): void; // plan a choice by its word, or null for no plan
}

// The viewer's seat, or the first one for spectators: its city is drawn nearest.
export function nearSeat(scene: Scene): number {
  return scene.now.view.viewer ?? 0;
}

export function playerName(scene: Scene, seat: number, you: string): string {
  return scene.now.view.viewer === seat && !scene.named ? you : nameAt(scene.now.game.seats, seat, String(seat + 1));
}

// Choices by verb: `{build: […], discard: […]}`.
export function byVerb(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return found;
}
