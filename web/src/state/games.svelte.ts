// The user's games: those in progress, in which it is the user's turn, and those that wait for players. The server's
// stream is followed while a page with the main navigation is visible.
import { dataOf, api } from "../wire/api";
import type { GameInfo, UserEvent } from "../wire/messages";
import { who } from "./session.svelte";

const PAUSE = 4000; // milliseconds before a broken stream is opened again

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
  const params = { path: { name: user }, query: { status: "open" as const, limit: 20 } };
  waiting = (await dataOf(api.GET("/api/games/user/{name}", { params }))).games;
  const answer = await fetch("/api/stream/event", { signal });
  const lines = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  for (let rest = ""; lines;) {
    const { done, value } = await lines.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) if (line.trim()) take(JSON.parse(line) as UserEvent);
  }
}

// Follow until the returned function is called.
export function follow(): () => void {
  let stopped = false;
  let stop = new AbortController();
  const go = async (): Promise<void> => {
    while (!stopped && who.user && document.visibilityState === "visible") {
      stop = new AbortController();
      await read(who.user.id, stop.signal).catch(() => undefined);
      if (!stop.signal.aborted) await new Promise((done) => setTimeout(done, PAUSE));
      else return;
    }
  };
  const change = (): void => {
    stop.abort();
    void go();
  };
  document.addEventListener("visibilitychange", change);
  void go();
  return () => {
    stopped = true;
    stop.abort();
    document.removeEventListener("visibilitychange", change);
  };
}
