// Notices about the user's games: each is told once, whichever page or tab hears of it, and the last ones are kept.
import type { UserEvent } from "../wire/messages";

const PLACE = "antipater-notices";
const MOST = 30;
const OVERLAP = 5000; // milliseconds: the server may write something a little after its time
export const JUST_NOW = 4000; // milliseconds in which another tab may have heard of the same

export type Notice = UserEvent & { heard: number }; // when this device heard of it

export interface Kept {
  user: string;
  until: number; // the time of the last event
  read: number; // when the list was last read
  list: Notice[]; // the newest first
}

export const keyOf = ({ type, time, game }: UserEvent): string => `${type} ${time} ${game.id}`;

export function emptyNotices(user: string): Kept {
  return { user, until: 0, read: 0, list: [] };
}

export function readNotices(user: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Kept | null;
    return kept?.user === user && Array.isArray(kept.list) ? kept : emptyNotices(user);
  } catch {
    return emptyNotices(user);
  }
}

export function writeNotices(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Nothing can be stored here: notices last until the page is closed.
  }
}

// From when on the server is asked what was missed; null on a device that has heard nothing yet.
export function missedSince(kept: Kept): number | null {
  return kept.until ? kept.until - OVERLAP : null;
}

// Whether an event is worth a notice: something that another person did, or a turn in another game.
export function isNotice({ type, game }: UserEvent): boolean {
  const others = game.seats.some((seat, place) => seat.kind === "person" && !game.yours.includes(place));
  return type === "challenge" || type === "chat" || type === "rematch" || others;
}

export interface Heard {
  kept: Kept;
  fresh: boolean; // not told on this device before
  shown: boolean; // fresh, or heard by another tab at the same moment
}

// Take note of an event. On a device that has heard nothing yet, current games are no news.
export function hear(kept: Kept, event: UserEvent, now: number, first: boolean): Heard {
  const until = Math.max(kept.until, event.time);
  const known = kept.list.find((one) => keyOf(one) === keyOf(event));
  if (known) return { kept: { ...kept, until }, fresh: false, shown: now - known.heard < JUST_NOW };
  const old = first && event.type !== "challenge";
  // An event of a time before the oldest kept one was told before, and is forgotten.
  const forgotten = kept.list.length >= MOST && event.time < Math.min(...kept.list.map(({ time }) => time));
  if (old || forgotten || !isNotice(event)) return { kept: { ...kept, until }, fresh: false, shown: false };
  // A game asks for its turn once: the last one counts, also if an earlier one is heard of again.
  const turn = (one: UserEvent): boolean =>
    event.type === "yourTurn" && one.type === "yourTurn" && one.game.id === event.game.id;
  if (kept.list.some((one) => turn(one) && one.time > event.time)) {
    return { kept: { ...kept, until }, fresh: false, shown: false };
  }
  const others = kept.list.filter((one) => !turn(one));
  const list = [{ ...event, heard: now }, ...others].sort((a, b) => b.time - a.time).slice(0, MOST);
  return { kept: { ...kept, until, list }, fresh: true, shown: true };
}
