// A replay: the log, its rows, and the view after each row, loaded when needed.
import { dataOf, api, withRetries } from "../wire/api";
import type { KnownGame } from "../wire/known";
import type { Clocks, Rules, View } from "../wire/messages";
import { endWords } from "../words/kinds";
import { language } from "../words/words.svelte";
import { type Row, rows } from "../frame/log";
import { ending, settled } from "../frame/people";
import { rulesOf } from "./rules";

interface Stood {
  view: View;
  clocks: Clocks | null;
}

export class ReplayedGame {
  whole = $state.raw<KnownGame | null>(null);
  rules = $state.raw<Rules | null>(null);
  at = $state(0); // the current row
  problem = $state.raw<unknown>(null);
  private shown = $state.raw<{ row: number; stood: Stood } | null>(null); // the last row that was loaded
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn from it is `shown`
  private readonly views = new Map<number, Promise<Stood>>();

  readonly rows = $derived<Row[]>(this.whole ? rows(this.whole.events) : []);

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  // Open the game at an entry, or at its end.
  async open(seq: number | null): Promise<void> {
    try {
      const asked = { params: { path: { game: this.id }, query: this.query } };
      const full = await withRetries(() => dataOf(api.GET("/api/game/{game}", asked)));
      this.rules = await withRetries(() => rulesOf(full.game.ruleset, language()));
      this.whole = { ...full, chat: [] };
      await this.seek(seq ?? Infinity);
    } catch (error) {
      this.problem = error;
    }
  }

  // Load what has happened since, in a game that goes on.
  async renew(): Promise<void> {
    try {
      const asked = { params: { path: { game: this.id }, query: this.query } };
      this.whole = { ...(await dataOf(api.GET("/api/game/{game}", asked))), chat: [] };
    } catch (error) {
      this.problem = error;
    }
  }

  // Go to the row of an entry, or to the last one.
  async seek(seq: number): Promise<void> {
    const found = this.rows.findIndex((row) => row.seq >= seq);
    await this.go(found < 0 ? this.rows.length - 1 : found);
  }

  // The position in which an entry was chosen: choices that are revealed together are made in the same one.
  async before(seq: number): Promise<void> {
    await this.go(this.rows.findLastIndex((row) => row.seq < seq));
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.rows.length - 1));
    const row = this.at;
    try {
      const stood = await this.view(row);
      if (this.at === row) this.shown = { row, stood };
      void this.view(row + 1).catch(() => undefined); // preload the next row
    } catch (error) {
      this.problem = error;
    }
  }

  // Go to the previous or next row of a seat.
  turn(seat: number, step: 1 | -1): void {
    for (let row = this.at + step; row >= 0 && row < this.rows.length; row += step) {
      if (this.rows[row]?.seat === seat) return void this.go(row);
    }
    void this.go(step < 0 ? 0 : this.rows.length - 1);
  }

  // The game at the current row; nothing can be chosen.
  get now(): KnownGame | null {
    const { whole, shown } = this;
    const seq = shown ? (this.rows[shown.row]?.seq ?? 0) : 0;
    if (!whole || !shown) return null;
    const { view, clocks } = shown.stood;
    const events = whole.events.filter((event) => event.seq <= seq);
    const status = events.some((event) => event.kind === "end") || view.over ? whole.game.status : "running";
    const stood: KnownGame = {
      ...whole,
      seq,
      ply: null,
      view: { ...view, choices: [] },
      events,
      game: { ...whole.game, status },
      clocks,
      chosen: [],
      agreed: {},
      here: [],
    };
    return settled(stood, endWords(String(ending(stood)?.["reason"] ?? "abort")));
  }

  private get query(): { lang: "en" | "fr"; seat?: number } {
    return { lang: language(), ...(this.seat === null ? {} : { seat: this.seat }) };
  }

  private view(row: number): Promise<Stood> {
    const seq = this.rows[row]?.seq ?? 0;
    let found = this.views.get(seq);
    if (!found) {
      const asked = { params: { path: { game: this.id, seq }, query: this.query } };
      found = withRetries(() => dataOf(api.GET("/api/game/{game}/at/{seq}", asked))).then(({ view, clocks }) => ({
        view,
        clocks: clocks ?? null,
      }));
      found.catch(() => this.views.delete(seq));
      this.views.set(seq, found);
    }
    return found;
  }
}
