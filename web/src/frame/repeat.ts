// What a player asks to hear again: the last move, or the clocks.
import { digits, left, reading, type ServerTime } from "../state/clocks";
import type { KnownGame } from "../wire/known";
import { nameAt } from "../words/kinds";
import { say } from "../words/words.svelte";
import { rows } from "./log";

export function repeated(now: KnownGame, what: "last" | "clocks", time: ServerTime | null = null): string {
  if (what === "last") {
    const move = rows(now.events).findLast((row) => row.kind === "action" && row.lines.length > 0);
    return move ? move.lines.join(". ") : say("repeat-no-move");
  }
  const { clocks } = now;
  if (!clocks) return say("repeat-no-clocks");
  const shown = now.game.seats.map((seat, place) => {
    const rest = reading(left(clocks, place, time?.now() ?? null));
    const text = rest.days > 0 ? say("clock-days", { days: rest.days, hours: rest.hours }) : digits(rest);
    return say("repeat-clock", { name: nameAt(now.game.seats, place), time: text });
  });
  return shown.join(" · ");
}
