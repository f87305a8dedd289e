// The clock of a new game as a form has it.
import type { NewGame } from "../../wire/messages";
import { say } from "../../words/words.svelte";

export interface ClockForm {
  kind: "none" | "bank" | "days";
  minutes: number;
  increment: number;
  days: number;
}

export const NO_CLOCK: ClockForm = { kind: "none", minutes: 15, increment: 10, days: 3 };

export function clockOf(form: ClockForm): NonNullable<NewGame["clock"]> | null {
  if (form.kind === "bank") return { seconds: Math.round(form.minutes * 60), increment: form.increment };
  return form.kind === "days" ? { days: form.days } : null;
}

export function clockTroubles(form: ClockForm): Record<string, string> {
  const found: Record<string, string> = {};
  const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;
  if (form.kind === "bank" && !within(form.minutes, 1, 720)) found["minutes"] = say("new-error-minutes");
  if (form.kind === "bank" && !within(form.increment, 0, 600)) found["increment"] = say("new-error-increment");
  if (form.kind === "days" && !within(form.days, 1, 30)) found["days"] = say("new-error-days");
  return found;
}
