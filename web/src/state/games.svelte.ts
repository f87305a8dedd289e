// The user's games: those in progress, in which it is the user's turn, and those that wait for players. One stream of the
// server is followed for it on every page; of several tabs in the background one follows, and can be heard.
import { dataOf, api } from "../wire/api";
import type { GameInfo, UserEvent } from "../wire/messages";
import { openNotices, settle, tell } from "./news.svelte";
import { who } from "./session.svelte";

const PAUSE = 4000; // milliseconds before a broken stream is opened again

const SETTLING = 1500; // milliseconds in which a new stream lists the current games

let running = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());
let turns = $state.raw<ReadonlySet<string>>(new Set());
let waiting = $state.raw<readonly GameInfo[]>([]);
let news = $state(0);

export const userGames = {
  get running(): GameInfo[] {
    return [...running.values()].sort(
      (a, b) => Number(turns.has(b.id)) - Number(turns.has(a.id)) || b.created - a.created,
    );
  },
  // Games that wait for players.
  get waiting(): readonly GameInfo[] {
    return waiting;
  },
  get yourTurns(): number {
    return turns.size;
  },
  // Grows with every event, so that lists are loaded again.
  get news(): number {
    return news;
  },
  isYourTurn: (game: string): boolean => turns.has(game),
};

function take(event: UserEvent): void {
  const { game } = event;
  const [games, due] = [new Map(running), new Set(turns)];
  if (event.type === "gameEnd" || game.status !== "running") {
    games.delete(game.id);
    due.delete(game.id);
  } else games.set(game.id, game);
  if (event.type === "yourTurn" && game.status === "running") due.add(game.id);
  running = games;
  turns = due;
  waiting = waiting.filter((one) => one.id !== game.id);
  news += 1;
}

async function read(user: string, signal: AbortSignal): Promise<void> {
  [running, turns] = [new Map(), new Set()];
  const missed = openNotices(user);
  const params = { path: { name: user }, query: { status: "open" as const, limit: 20 } };
  waiting = (await dataOf(api.GET("/api/games/user/{name}", { params }))).games;
  const awaited = new Set(waiting.map(({ id }) => id)); // they are news when they begin
  const answer = await fetch(`/api/stream/event${missed === null ? "" : `?missed=${missed}`}`, { signal });
  const opened = Date.now();
  const lines = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  for (let rest = ""; lines;) {
    const { done, value } = await lines.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      if (!line.trim()) continue;
      const event = JSON.parse(line) as UserEvent;
      take(event);
      settle(event);
      const listed = missed === null && Date.now() - opened < SETTLING && !awaited.has(event.game.id);
      tell(event, listed);
    }
  }
}

// Follow until the returned function is called. In the background only the tab that holds a lock follows; without locks
// (plain HTTP) none does, since browsers open few connections to a server.
export function follow(): () => void {
  let stopped = false;
  let listener = false; // this tab holds the lock
  let stop = new AbortController();
  const wanted = (): boolean => !stopped && (listener || document.visibilityState === "visible");
  const go = async (): Promise<void> => {
    while (wanted() && who.user) {
      const now = (stop = new AbortController());
      await read(who.user.id, now.signal).catch(() => undefined);
      if (now.signal.aborted) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  };
  const change = (): void => {
    if (listener) return; // it follows already, and goes on
    stop.abort();
    void go();
  };
  const end = new AbortController();
  const hold = (): Promise<void> => {
    listener = true;
    if (document.visibilityState !== "visible") void go();
    return new Promise((done) => end.signal.addEventListener("abort", () => done()));
  };
  (navigator.locks as LockManager | undefined)
    ?.request("antipater-events", { signal: end.signal }, hold)
    .catch(() => undefined);
  document.addEventListener("visibilitychange", change);
  void go();
  return () => {
    stopped = true;
    end.abort();
    stop.abort();
    document.removeEventListener("visibilitychange", change);
  };
}
