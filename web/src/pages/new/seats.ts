// Seats of a new game as a form has them: who sits there, and under which name.
import type { NewSeat } from "../../wire/messages";
import { say } from "../../words/words.svelte";

export interface Place {
  who: string; // "me", "here", "open", or "ai:" and an opponent
  name: string; // of a person at this device
}

export type Troubles = Record<string, string>;
const FAIR = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} _.'’-]{0,23}$/u;

// As many places as the game has seats; what was chosen stays where it can.
export function seatsFor(chosen: readonly Place[], count: number, playing: readonly string[], usual: string): Place[] {
  return Array.from({ length: count }, (_, seat) => {
    const kept = chosen[seat];
    const standard: Place = { who: seat === 0 ? "me" : usual ? `ai:${usual}` : "open", name: "" };
    if (!kept) return standard;
    return kept.who.startsWith("ai:") && !playing.includes(kept.who.slice(3)) ? { ...standard, name: kept.name } : kept;
  });
}

export function seated(seats: readonly Place[]): NewSeat[] {
  return seats.map(({ who, name }, seat): NewSeat => {
    if (who === "me") return { kind: "me" };
    if (who === "here") return { kind: "me", name: name.trim() || say("new-person", { number: seat + 1 }) };
    if (who === "open") return { kind: "open" };
    return { kind: "ai", agent: who.slice(3) };
  });
}

export function seatTroubles(seats: readonly Place[], ownName: string, known: boolean): Troubles {
  const found: Troubles = {};
  if (!known && ownName.trim() && !FAIR.test(ownName.trim())) found["name"] = say("new-error-name");
  for (const [seat, { who, name }] of seats.entries()) {
    if (who === "here" && name.trim() && !FAIR.test(name.trim())) found[`seat-${seat}`] = say("new-error-name");
  }
  return found;
}
