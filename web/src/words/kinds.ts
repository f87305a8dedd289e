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

// Which person an opponent is, where several of one kind play; 0 if its kind tells it from the others.
function personAt(seats: readonly SeatInfo[], place: number): number {
  const seat = seats[place];
  const opponents = seats.slice(0, place + 1).filter((one) => one.kind === "ai");
  if (seat?.kind !== "ai" || seats.filter((one) => one.kind === "ai" && one.agent === seat.agent).length < 2) return 0;
  return opponents.length;
}

// The name of a seat at its table: equal opponents have names of their own, the same as in the server's sentences.
export function nameAt(seats: readonly SeatInfo[], place: number, otherwise = ""): string {
  const person = personAt(seats, place);
  return person ? say(`opponent-person-${person}`) : seatName(seats[place], otherwise);
}

// The name, and for an opponent with a name of its own also how it plays: `Berenice, Greedy`.
export function fullNameAt(seats: readonly SeatInfo[], place: number, otherwise = ""): string {
  const [name, kind] = [nameAt(seats, place, otherwise), seatName(seats[place], otherwise)];
  return name === kind ? name : `${name}, ${kind}`;
}

// The face of an opponent, as `Portrait` knows it; null of a person.
export function faceAt(seats: readonly SeatInfo[], place: number): string | null {
  const seat = seats[place];
  if (seat?.kind !== "ai") return null;
  const person = personAt(seats, place);
  return person ? `person:${person}` : (seat.agent ?? "");
}
