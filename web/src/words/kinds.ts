// Rulesets, opponents and options in words. What no catalogue knows is shown in a readable form of its key.
import { rulesetOf } from "../state/rulesets.svelte";
import type { SeatInfo } from "../wire/messages";
import { readable, say, sayOr } from "./words.svelte";

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const id = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, "-");

export const rulesetName = (ruleset: string): string => rulesetOf(ruleset)?.title ?? readable(ruleset);
export const rulesetAbout = (ruleset: string): string => rulesetOf(ruleset)?.about ?? "";
export const opponentName = (agent: string, otherwise = readable(agent)): string =>
  sayOr(`opponent-${id(agent)}`, otherwise);
export const opponentAbout = (agent: string, otherwise = ""): string =>
  capital(sayOr(`opponent-${id(agent)}-about`, otherwise));
export const reasonName = (reason: string): string => sayOr(`ended-${reason}`, readable(reason));
export const victoryName = (victory: string): string => sayOr(`victory-by-${victory}`, readable(victory));

// How a game ended, and why a player left it.
export const endWords = (reason: string): string => sayOr(`log-end-${reason}`, say("log-end-other"));
export const leaveWords = (reason: string, name: string): string =>
  sayOr(`log-leave-${reason}`, say("log-leave-other", { name }), { name });

const option = (ruleset: string, name: string) => rulesetOf(ruleset)?.options.find((one) => one.name === name);

export function optionName(ruleset: string, name: string): string {
  return option(ruleset, name)?.title ?? readable(name);
}

export function valueName(ruleset: string, name: string, value: string): string {
  return option(ruleset, name)?.values.find((one) => one.value === value)?.title ?? readable(value);
}

// Who has a seat: people by their name, opponents by theirs in the reader's language.
function seatName(seat: SeatInfo | undefined, otherwise = ""): string {
  const name = seat?.name || otherwise;
  return seat?.kind === "ai" && seat.agent ? opponentName(seat.agent, name || readable(seat.agent)) : name;
}

// The name of a seat at its table: equal opponents are told apart by a number, as the server does in its sentences.
export function nameAt(seats: readonly SeatInfo[], place: number, otherwise = ""): string {
  const seat = seats[place];
  const name = seatName(seat, otherwise);
  const equal = (one: SeatInfo): boolean => one.kind === "ai" && one.agent === seat?.agent;
  if (seat?.kind !== "ai" || seats.filter(equal).length < 2) return name;
  return `${name} ${seats.slice(0, place + 1).filter(equal).length}`;
}
