// Rulesets, opponents and options in words. What the catalogue does not know yet shows under the name the server gives it.
import type { SeatInfo } from "../wire/messages";
import { has, say } from "./words.svelte";

const named = (id: string, name: string): string => (has(id) ? say(id) : name);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const plain = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, "-");

export const rulesetName = (ruleset: string): string => named(`ruleset-${plain(ruleset)}`, ruleset);
export const rulesetAbout = (ruleset: string): string => named(`ruleset-${plain(ruleset)}-about`, "");
export const opponentName = (agent: string): string => named(`opponent-${plain(agent)}`, agent);
export const opponentAbout = (agent: string): string => capital(named(`opponent-${plain(agent)}-about`, ""));
export const optionName = (option: string): string => named(`option-${option}`, option);
export const valueName = (option: string, value: string): string => named(`option-${option}-${plain(value)}`, value);
export const reasonName = (reason: string): string => named(`ended-${reason}`, reason);
export const victoryName = (victory: string): string => named(`victory-by-${victory}`, victory);

// Who has a seat: people under their name, opponents of the house under theirs in the reader's language.
function seatName(seat: SeatInfo | undefined, otherwise = ""): string {
  return (seat?.kind === "ai" && seat.agent ? opponentName(seat.agent) : seat?.name) || otherwise;
}

// The name of a seat at its table: opponents alike are told apart by a number, as the server does in its sentences.
export function nameAt(seats: readonly SeatInfo[], place: number, otherwise = ""): string {
  const seat = seats[place];
  const name = seatName(seat, otherwise);
  const alike = (one: SeatInfo): boolean => one.kind === "ai" && one.agent === seat?.agent;
  if (seat?.kind !== "ai" || seats.filter(alike).length < 2) return name;
  return `${name} ${seats.slice(0, place + 1).filter(alike).length}`;
}
