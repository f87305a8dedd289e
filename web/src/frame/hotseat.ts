// Several seats of one user at one device: who is to be handed it, and whether something must be covered before.
import type { Told } from "../wire/fold";
import type { Rules } from "../wire/messages";
import { owing } from "./people";

// Whether players know different things, so that a shared device is covered between them.
export function hides(rules: Rules | null): boolean {
  return rules?.secrets ?? true;
}

// The seat that this device should be at: one that owes a choice, else the one that it is at.
export function wantedSeat(now: Told, at: number | null): number | null {
  const { yours, status } = now.game;
  if (yours.length < 2 || status !== "running") return at;
  const due = owing(now).filter((seat) => yours.includes(seat));
  return at !== null && (due.includes(at) || !due.length) ? at : (due[0] ?? at);
}
