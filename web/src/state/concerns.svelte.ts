// What concerns the user beyond the page that is open: games that go on, whose turn it is, challenges. Followed while a page
// with the main navigation is shown and visible.
import { answered, api } from "../wire/api";
import type { GameInfo, UserEvent } from "../wire/messages";
import { who } from "./session.svelte";

const PAUSE = 4000; // milliseconds before a broken stream is opened again

let running = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());
let owing = $state.raw<ReadonlySet<string>>(new Set());
let waiting = $state.raw<readonly GameInfo[]>([]);
let news = $state(0);

export const concerns = {
  get running(): GameInfo[] {
    return [...running.values()].sort(
      (a, b) => Number(owing.has(b.id)) - Number(owing.has(a.id)) || b.created - a.created,
    );
  },
  // Games of the user that wait for others to take a seat.
  get waiting(): readonly GameInfo[] {
    return waiting;
  },
  get owed(): number {
    return owing.size;
  },
  // Grows with everything that was told: who draws lists asks for them again.
  get news(): number {
    return news;
  },
  isYourTurn: (game: string): boolean => owing.has(game),
};

function take(event: UserEvent): void {
  const { game } = event;
  const [games, turns] = [new Map(running), new Set(owing)];
  if (event.type === "gameEnd" || game.status !== "running") {
    games.delete(game.id);
    turns.delete(game.id);
  } else games.set(game.id, game);
  if (event.type === "yourTurn" && game.status === "running") turns.add(game.id);
  running = games;
  owing = turns;
  waiting = waiting.filter((one) => one.id !== game.id);
  news += 1;
}

async function read(user: string, signal: AbortSignal): Promise<void> {
  [running, owing] = [new Map(), new Set()];
  const params = { path: { name: user }, query: { status: "open" as const, limit: 20 } };
  waiting = (await answered(api.GET("/api/games/user/{name}", { params }))).games;
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

// Follow until the function that is returned is called.
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
