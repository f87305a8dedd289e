// The players of a game and what they have agreed on, read from its state.
import type { KnownGame } from "../wire/known";
import type { EventInfo } from "../wire/messages";

export type Asked = "draw" | "takeback" | "chat" | "rematch";
export const ASKED: readonly Asked[] = ["takeback", "draw", "chat", "rematch"];

export function people(now: KnownGame): number[] {
  return now.game.seats.flatMap((seat, place) => (seat.kind === "person" ? [place] : []));
}

// Whether other people play with this user.
export function company(now: KnownGame): boolean {
  const mine = now.game.yours;
  return mine.length > 0 && people(now).some((place) => !mine.includes(place));
}

export function saidYes(now: KnownGame, what: Asked): number[] {
  return now.agreed?.[what] ?? [];
}

// It comes about when every person who has not left has said yes.
export function agreedOn(now: KnownGame, what: Asked): boolean {
  const gone = leavers(now);
  const asked = people(now).filter((place) => !gone.includes(place));
  return asked.length > 0 && asked.every((place) => saidYes(now, what).includes(place));
}

export function leavers(now: KnownGame): number[] {
  return now.events.flatMap((event) => (event.kind === "leave" && event.seat !== null ? [event.seat] : []));
}

export function ending(now: KnownGame): Record<string, unknown> | null {
  return now.events.findLast((event) => event.kind === "end")?.facts ?? now.game.result ?? null;
}

export function published(now: KnownGame): EventInfo | null {
  return now.events.findLast((event) => event.kind === "publish") ?? null;
}

// The seats that have not chosen yet; a secret choice counts as chosen, although it can be changed.
export function toChoose(now: KnownGame): number[] {
  const chosen = now.chosen ?? [];
  return now.view.toAct.filter((seat) => !chosen.includes(seat));
}

// Whether an administrator has adjourned the game: nobody may choose until it goes on.
export function adjourned(now: KnownGame): boolean {
  if (now.game.status !== "running") return false;
  return now.events.findLast(({ kind }) => kind === "adjourn" || kind === "continue")?.kind === "adjourn";
}

// A game that ended before its rules end it: the position still asks for a choice, but nobody is asked any more.
export function settled(now: KnownGame, decision: string): KnownGame {
  if (adjourned(now)) return { ...now, ply: null, view: { ...now.view, choices: [], toAct: [], decision } };
  if (now.view.over || now.game.status === "running" || now.game.status === "open") return now;
  return { ...now, ply: null, view: { ...now.view, choices: [], toAct: [], decision } };
}
