// A game that is looked at again: its log, the rows at which one stops, and the view after each, asked for when it is needed.
import { answered, api, insist } from "../wire/api";
import type { Told } from "../wire/fold";
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
  whole = $state.raw<Told | null>(null);
  rules = $state.raw<Rules | null>(null);
  at = $state(0); // the row that is wanted
  problem = $state.raw<unknown>(null);
  private shown = $state.raw<{ row: number; stood: Stood } | null>(null); // the last row that could be drawn
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
      const full = await insist(() => answered(api.GET("/api/game/{game}", asked)));
      this.rules = await insist(() => rulesOf(full.game.ruleset, language()));
      this.whole = { ...full, chat: [] };
      await this.seek(seq ?? Infinity);
    } catch (error) {
      this.problem = error;
    }
  }

  // The first row that an entry is in, or the last one.
  async seek(seq: number): Promise<void> {
    const found = this.rows.findIndex((row) => row.seq >= seq);
    await this.go(found < 0 ? this.rows.length - 1 : found);
  }

  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.rows.length - 1));
    const row = this.at;
    try {
      const stood = await this.view(row);
      if (this.at === row) this.shown = { row, stood };
      void this.view(row + 1).catch(() => undefined); // most people step forward
    } catch (error) {
      this.problem = error;
    }
  }

  // The next row of a seat's own, before or after this one.
  turn(seat: number, step: 1 | -1): void {
    for (let row = this.at + step; row >= 0 && row < this.rows.length; row += step) {
      if (this.rows[row]?.seat === seat) return void this.go(row);
    }
    void this.go(step < 0 ? 0 : this.rows.length - 1);
  }

  // The game as it stood, to be drawn like any other; nothing can be chosen in it.
  get now(): Told | null {
    const { whole, shown } = this;
    const seq = shown ? (this.rows[shown.row]?.seq ?? 0) : 0;
    if (!whole || !shown) return null;
    const { view, clocks } = shown.stood;
    const events = whole.events.filter((event) => event.seq <= seq);
    const status = events.some((event) => event.kind === "end") || view.over ? whole.game.status : "running";
    const stood: Told = {
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
      found = insist(() => answered(api.GET("/api/game/{game}/at/{seq}", asked))).then(({ view, clocks }) => ({
        view,
        clocks: clocks ?? null,
      }));
      found.catch(() => this.views.delete(seq));
      this.views.set(seq, found);
    }
    return found;
  }
}
