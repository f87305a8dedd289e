// The clock of a game in words.
import type { GameInfo } from "../wire/messages";
import { say } from "./words.svelte";

export function pace(clock: NonNullable<GameInfo["clock"]> | null): string {
  if (!clock) return say("lobby-untimed");
  if ("days" in clock) return say("lobby-days", { days: clock.days });
  return say("lobby-bank", { minutes: Math.round(clock.seconds / 6) / 10, increment: clock.increment ?? 0 });
}
