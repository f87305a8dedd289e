// Several seats of one user at one device: who is to be handed it, and whether something must be covered before.
import type { Told } from "../wire/fold";
import { owing } from "./people";

// In Duel both players know the same, always (D4.8); elsewhere each has something to hide.
const OPEN_TO_ALL = new Set(["duel"]);

export function hides(now: Told): boolean {
  return !OPEN_TO_ALL.has(now.game.ruleset);
}

// The seat that this device should be at: one that owes a choice, else the one that it is at.
export function wantedSeat(now: Told, at: number | null): number | null {
  const { yours, status } = now.game;
  if (yours.length < 2 || status !== "running") return at;
  const due = owing(now).filter((seat) => yours.includes(seat));
  return at !== null && (due.includes(at) || !due.length) ? at : (due[0] ?? at);
}
