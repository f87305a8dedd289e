// A puzzle that is being solved: its position, the tries, and the standing of the one who solves.
import { rulesOf } from "../state/rules";
import { who } from "../state/session.svelte";
import { keepLast, last } from "../state/last";
import { api, dataOf, withRetries } from "../wire/api";
import type { KnownGame } from "../wire/known";
import type { Choice, PuzzleInfo, PuzzleStanding, Rules, TriedInfo } from "../wire/messages";
import { language } from "../words/words.svelte";

export interface Wanted {
  ruleset: string;
  theme: string;
}

// A guest's figures are kept on this device; an account's on the server.
const UNKNOWN = { mu: 25, sigma: 25 / 3, tries: 0, streak: 0, rating: 1500 };

export function ownRating(): { rating: number; streak: number; tries: number } {
  return last("puzzler", UNKNOWN);
}

export class SolvedPuzzle {
  info = $state.raw<PuzzleInfo | null>(null);
  rules = $state.raw<Rules | null>(null);
  tried = $state.raw<TriedInfo | null>(null); // the last try
  wrong = $state.raw<readonly Choice[]>([]);
  sending = $state.raw<Choice | null>(null);
  standing = $state.raw(ownRating());
  before = $state<number | null>(null); // the rating before this puzzle
  problem = $state.raw<unknown>(null);

  async load(name: string | null): Promise<void> {
    const query = { lang: language() };
    try {
      const asked = (): Promise<PuzzleInfo> =>
        name === null
          ? dataOf(api.GET("/api/puzzle/daily", { params: { query } }))
          : dataOf(api.GET("/api/puzzle/{name}", { params: { path: { name }, query } }));
      const info = await withRetries(asked);
      this.rules = await withRetries(() => rulesOf(info.ruleset, language()));
      this.info = info;
    } catch (error) {
      this.problem = error;
    }
  }

  // Less than an even share of the victory, in percent: such a choice is said to lose.
  get even(): number {
    return 100 / (this.info?.view.seats ?? 2);
  }

  get done(): boolean {
    return !!this.tried?.solution;
  }

  async choose(choice: Choice | null): Promise<void> {
    const { info } = this;
    if (!info || this.sending || this.done) return;
    this.sending = choice;
    const counts = this.tried === null && !info.tried;
    const kept = last("puzzler", UNKNOWN);
    const guest = who.user?.kind !== "account";
    const standing = { mu: kept.mu, sigma: kept.sigma, tries: kept.tries, streak: kept.streak };
    const body = { action: choice?.action ?? null, counts, standing: guest ? standing : null };
    try {
      const asked = { params: { path: { name: info.name }, query: { lang: language() } }, body };
      this.tried = await dataOf(api.POST("/api/puzzle/{name}/try", asked));
      if (choice && !this.tried.right) this.wrong = [...this.wrong, choice];
      if (this.tried.standing) this.keep(this.tried.standing);
    } catch (error) {
      this.problem = error;
    } finally {
      this.sending = null;
    }
  }

  private keep({ shown, kept }: PuzzleStanding): void {
    this.before = kept.tries > 1 ? this.standing.rating : null;
    this.standing = { ...kept, rating: shown.rating };
    keepLast("puzzler", { ...kept, rating: shown.rating });
  }

  // The position as the table draws a game.
  get now(): KnownGame | null {
    const { info } = this;
    if (!info) return null;
    const viewer = info.view.viewer ?? 0;
    const seats = Array.from({ length: info.view.seats }, (_, seat) => ({
      kind: seat === viewer ? "person" : "ai",
      name: seat === viewer ? "" : (info.names[seat] ?? ""),
      user: null,
      agent: null,
      bot: false,
    }));
    return {
      type: "gameFull",
      seq: 0,
      ply: this.done ? null : 0,
      game: {
        id: info.name,
        ruleset: info.ruleset,
        version: info.view.version,
        options: info.view.options,
        status: "running",
        seats,
        yours: [viewer],
        commitment: "",
        seeds: false,
        created: 0,
        clock: null,
        rated: false,
        bots: false,
        listed: false,
        rematch_of: null,
        result: null,
      },
      view: this.done ? { ...info.view, choices: [] } : info.view,
      events: [],
      clocks: null,
      chosen: [],
      agreed: {},
      sealed: null,
      here: [],
      watchers: { number: 0, names: [] },
      chat: [],
    };
  }

  // The address of a puzzle to go on with.
  async next({ ruleset, theme }: Wanted): Promise<string> {
    const query = { lang: language(), ruleset, theme, rating: this.standing.rating, last: this.info?.name ?? "" };
    const found = await dataOf(api.GET("/api/puzzle/next", { params: { query } }));
    return `/puzzle/${found.name}?ruleset=${encodeURIComponent(ruleset)}&theme=${theme}`;
  }
}
