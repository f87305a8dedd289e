// A position under analysis: where one stands among the variations, what is drawn, and what the engine thinks of it.
import { api, dataOf, Refusal } from "../wire/api";
import type { KnownGame } from "../wire/known";
import type { Board, Choice, Examine, Moment, Review, Rules, Thought } from "../wire/messages";
import { language } from "../words/words.svelte";
import { rulesOf } from "../state/rules";
import { examine } from "./examine";
import { lines } from "./stream";
import { added, lineTo, linesOf, type Move, removed, start, written } from "./tree";

const MOST_LINES = 60; // of a tree that somebody shares
export const BUDGETS = [1_000, 3_000, 10_000, 30_000] as const;

export class ExaminedPosition {
  board = $state.raw<Board | null>(null);
  rules = $state.raw<Rules | null>(null);
  thought = $state.raw<Thought | null>(null);
  problem = $state.raw<unknown>(null);
  thinking = $state(true);
  budget = $state<number>(3_000);
  seat = $state<number | null>(null); // the near one
  engine = $state<number | null>(null); // the seat that the engine plays
  moments = $state.raw<Moment[]>([]); // the review of the line
  review = $state.raw<Review | null>(null);
  top = $state.raw<Move>(start());
  at = $state.raw<Move>(start());
  grown = $state(0); // the tree is drawn again when it has changed
  private stopped: AbortController | null = null;
  private reviewing: AbortController | null = null;
  private begun = 0;

  constructor(
    private root: Examine,
    tree = "",
  ) {
    void this.open(root).then(() => this.grow(tree));
  }

  // The variations as a word.
  get tree(): string {
    return this.grown > 0 ? written(this.top) : "";
  }

  // Add the variations of a word; the server says what each move is.
  private async grow(tree: string): Promise<void> {
    const lines = linesOf(tree).slice(0, MOST_LINES);
    if (!lines.length || this.problem) return;
    const here = lineTo(this.at).map((move) => move.action);
    const top = start();
    try {
      for (const line of lines) {
        const { tried } = await examine({ ...this.root, moves: line, labels: true });
        line.reduce((before, action, place) => {
          const { seat = null, text = "" } = tried[place] ?? {};
          return added(before, action, seat, text);
        }, top);
      }
    } catch (error) {
      this.problem = error;
      return;
    }
    this.top = top;
    this.at = here.reduce((before, action) => before.after.find((one) => one.action === action) ?? before, top);
    this.grown += 1;
  }

  // What is asked of the server: the root, and the moves to where one stands.
  get asked(): Examine {
    const moves = lineTo(this.at).map((move) => move.action);
    return { ...this.root, moves, ...(this.seat === null ? {} : { seat: this.seat }) };
  }

  get whole(): boolean {
    return this.grown > 0 && !this.root.position && !this.root.game && !!this.top.after.length;
  }

  // The game as a table draws it.
  get now(): KnownGame | null {
    const { board } = this;
    if (!board) return null;
    const { ruleset, version, options } = board.view;
    const game = { id: "", ruleset, version, options, status: "running", commitment: "", seeds: false, created: 0 };
    const seats = board.names.map((name) => ({ kind: "person", name, bot: false }));
    return {
      type: "gameFull",
      game: { ...game, seats, yours: [], rated: false, bots: false, listed: false },
      view: board.view,
      seq: 0,
      ply: null,
      events: [],
      chat: [],
    };
  }

  // Open a position with the moves after it, and stand at the last one.
  async open(asked: Examine): Promise<void> {
    this.stop();
    this.reviewing?.abort();
    const { moves = [], seat, ...root } = asked;
    try {
      const board = await examine({ ...asked, labels: true });
      this.rules = await rulesOf(board.view.ruleset, language());
      this.root = root;
      this.seat = seat ?? null;
      this.review = null;
      this.moments = [];
      this.top = start();
      this.at = moves.reduce((before, action, place) => {
        const { seat: who = null, text = "" } = board.tried[place] ?? {};
        return added(before, action, who, text);
      }, this.top);
      this.problem = null;
      this.grown += 1;
      this.stand(board);
    } catch (error) {
      this.problem = error;
    }
  }

  async openRecord(text: string): Promise<void> {
    try {
      const read = await dataOf(
        api.POST("/api/analysis/record", { params: { query: { lang: language() } }, body: { text } }),
      );
      await this.open({ ...read, names: read.names });
    } catch (error) {
      this.problem = error;
    }
  }

  async go(move: Move): Promise<void> {
    this.stop();
    this.at = move;
    const number = (this.begun += 1);
    try {
      const board = await examine(this.asked);
      if (number === this.begun) this.stand(board);
    } catch (error) {
      this.problem = error;
    }
  }

  choose(choice: Choice): void {
    const { board } = this;
    if (!board) return;
    const move = added(this.at, choice.action, board.seat, choice.text);
    this.grown += 1;
    void this.go(move);
  }

  // What chance brings, by how likely it is.
  any(): void {
    let left = Math.random();
    const found = this.board?.outcomes.find((one) => (left -= one.share) <= 0) ?? this.board?.outcomes.at(-1);
    if (found) this.choose(found.choice);
  }

  // Deal until a player must choose.
  async deal(): Promise<void> {
    while (this.board?.outcomes.length) {
      const before = this.at;
      this.any();
      while (this.at === before || !this.settled) {
        if (this.problem) return;
        await new Promise((done) => setTimeout(done, 10));
      }
    }
  }

  remove(): void {
    const before = removed(this.at);
    this.grown += 1;
    void this.go(before);
  }

  swap(): void {
    this.seat = 1 - (this.board?.view.viewer ?? 0);
    void this.go(this.at);
  }

  // Think again, with another budget or after a pause.
  renew(): void {
    this.stop();
    if (this.board) this.stand(this.board);
  }

  stop(): void {
    this.settled = false;
    this.stopped?.abort();
    this.stopped = null;
  }

  close(): void {
    this.stop();
    this.reviewing?.abort();
  }

  private settled = false; // the board is that of the move

  private stand(board: Board): void {
    this.board = board;
    this.problem = null;
    this.settled = true;
    this.thought = null;
    const chance = board.seat === null && board.outcomes.length > 0;
    const plays = this.engine !== null && board.seat === this.engine;
    if (this.engine !== null && chance) void this.deal();
    else if (board.judged && (this.thinking || plays) && (board.seat !== null || chance)) void this.think();
  }

  private async think(): Promise<void> {
    const stop = (this.stopped = new AbortController());
    const body = { ...this.asked, simulations: this.budget };
    try {
      for await (const told of lines<Thought>(`/api/analysis/think?lang=${language()}`, body, stop.signal)) {
        if (stop.signal.aborted) return;
        this.thought = told;
      }
      const best = this.thought?.options?.[0];
      if (best && this.engine !== null && this.board?.seat === this.engine) this.choose(best.choice);
    } catch (error) {
      if (!stop.signal.aborted) this.problem = error instanceof Refusal ? error : new Refusal(0, "no-answer", "");
    }
  }

  // Judge every choice of the main line: that of a record that was opened, or of a game that was played here.
  async judgeLine(): Promise<void> {
    const line: Move[] = [];
    for (let one = this.top.after[0]; one; one = one.after[0]) line.push(one);
    const stop = (this.reviewing = new AbortController());
    const body = { ...this.root, moves: line.map((move) => move.action) };
    this.moments = [];
    this.stop();
    try {
      for await (const told of lines<Review>(`/api/analysis/review?lang=${language()}`, body, stop.signal)) {
        this.review = told;
        this.moments = [...this.moments, ...told.moments];
      }
    } catch (error) {
      if (!stop.signal.aborted) this.problem = error instanceof Refusal ? error : new Refusal(0, "no-answer", "");
    } finally {
      this.reviewing = null;
    }
  }

  cancelReview(): void {
    this.reviewing?.abort();
    if (this.review) this.review = { ...this.review, status: "stopped" };
  }
}
