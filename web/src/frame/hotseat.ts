// A shared device with several seats: who gets it next, and whether the table must be covered before.
import type { KnownGame } from "../wire/known";
import type { Rules } from "../wire/messages";
import { toChoose } from "./people";

// Whether players know different things, so that a shared device is covered between them.
export function hasSecrets(rules: Rules | null): boolean {
  return rules?.secrets ?? true;
}

// The seat that this device should show: one that must choose, else the current one.
export function wantedSeat(now: KnownGame, at: number | null): number | null {
  const { yours, status } = now.game;
  if (yours.length < 2 || status !== "running") return at;
  const due = toChoose(now).filter((seat) => yours.includes(seat));
  return at !== null && (due.includes(at) || !due.length) ? at : (due[0] ?? at);
}
