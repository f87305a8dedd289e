// Telling the user what happens in other games: on the page, by sound, in the title and on the icon of the app.
import { play } from "../ui/sounds";
import type { UserEvent } from "../wire/messages";
import { emptyNotices, hear, keyOf, type Kept, missedSince, type Notice, readNotices, writeNotices } from "./notices";
import { go, place } from "./router.svelte";

const MOST_SHOWN = 3;
const [TOLD, MOST_TOLD] = ["antipater-told", 40];
let kept = $state.raw<Kept>(emptyNotices(""));
let shown = $state.raw<readonly Notice[]>([]);
let table: string | null = null; // that opens when this tab is looked at again

export const news = {
  // On the page now, until they are closed or time is over.
  get shown(): readonly Notice[] {
    return shown;
  },
  get list(): readonly Notice[] {
    return kept.list;
  },
  get unread(): number {
    return kept.list.filter(({ heard }) => heard > kept.read).length;
  },
};

addEventListener("storage", () => {
  if (kept.user) kept = readNotices(kept.user); // another tab has heard or read something
});

// The notices of a user on this device; from when on the server is asked what was missed.
export function openNotices(user: string): number | null {
  kept = readNotices(user);
  return missedSince(kept);
}

export function closeNotice(notice: Notice): void {
  shown = shown.filter((one) => keyOf(one) !== keyOf(notice));
}

export function markRead(): void {
  kept = { ...kept, read: Date.now() };
  if (kept.user) writeNotices(kept);
}

const tableOf = (game: string): string => `/game/${game}`;
const atTable = (game: string): boolean => place.path.startsWith(tableOf(game));

// A game that begins opens by itself, unless the user is in another one or in the middle of something.
function opens({ type, game }: UserEvent): boolean {
  const busy = document.querySelector("dialog[open], input:focus, textarea:focus, select:focus") !== null;
  const slow = game.clock != null && "days" in game.clock;
  const left = toldKeys().includes(tableOf(game.id));
  return (
    type === "gameStart" && game.status === "running" && !slow && !busy && !left && !place.path.startsWith("/game/")
  );
}

function toldKeys(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(TOLD) ?? "[]") as string[];
  } catch {
    return []; // nothing can be stored here
  }
}

// Whether this tab has told of an event, also before it was loaded again.
function told(key: string): boolean {
  const keys = toldKeys();
  if (keys.includes(key)) return true;
  try {
    sessionStorage.setItem(TOLD, JSON.stringify([key, ...keys].slice(0, MOST_TOLD)));
  } catch {
    // Nothing can be stored here.
  }
  return false;
}

// A running game that was open in this tab does not open by itself again: its user has left it on purpose.
export function noteTable(game: string): void {
  told(tableOf(game));
}

export function tell(event: UserEvent, first: boolean): void {
  const heard = hear(readNotices(kept.user), event, Date.now(), first);
  kept = heard.kept;
  writeNotices(kept);
  if (!heard.shown || told(keyOf(event)) || (atTable(event.game.id) && !document.hidden)) {
    if (heard.fresh && atTable(event.game.id)) markRead();
    return;
  }
  if (heard.fresh) play(event.type === "chat" ? "page" : "horn");
  const here = opens(event);
  if (here && !document.hidden) go(tableOf(event.game.id));
  else {
    if (here) table = event.game.id;
    const notice = { ...event, heard: Date.now() };
    // One notice for each game and kind: a second line of chat replaces the first.
    const others = shown.filter((one) => one.game.id !== event.game.id || one.type !== event.type);
    shown = [notice, ...others].slice(0, MOST_SHOWN);
  }
}

// What was settled meanwhile needs no notice any more: a challenge that became a game, a turn that was taken.
export function settle(event: UserEvent): void {
  const over =
    event.type === "gameEnd" ? ["challenge", "yourTurn", "gameStart"] : event.type === "gameStart" ? ["challenge"] : [];
  shown = shown.filter((one) => one.game.id !== event.game.id || !over.includes(one.type));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || table === null) return;
  const [game, current] = [table, place.path];
  table = null;
  if (!current.startsWith("/game/")) {
    shown = shown.filter((one) => one.game.id !== game);
    go(tableOf(game));
  }
});

// The number on the icon of an installed app, where there is such a thing.
export function badge(count: number): void {
  const able = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  void able.setAppBadge?.(count).catch(() => undefined);
}
