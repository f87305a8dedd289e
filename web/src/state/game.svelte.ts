// A game that the page follows: its state, the connection, and choices being sent.
import { dataOf, api, withRetries, Refusal } from "../wire/api";
import { GAP, type KnownGame, received } from "../wire/known";
import type { Choice, Rules, Streamed } from "../wire/messages";
import { GameSocket, type Line } from "../wire/socket";
import { type Language, language } from "../words/words.svelte";
import { ServerTime } from "./clocks";
import { keepCommitment } from "./commitments";
import { addSeed } from "./seeds";
import { rulesOf } from "./rules";

// A choice is repeated while the server is offline; with the same id it counts once.
const PATIENCE = [300, 700, 1500, ...Array<number>(900).fill(2000)];

export class FollowedGame {
  now = $state.raw<KnownGame | null>(null);
  rules = $state.raw<Rules | null>(null);
  line = $state<Line>("opening");
  refused = $state(""); // why the connection was refused
  sending = $state<Choice | null>(null); // a choice without an answer yet
  problem = $state.raw<Refusal | null>(null); // why the last choice was refused
  readonly time = new ServerTime();

  private socket: GameSocket | null = null;
  private closed = false;
  private lang: Language = language();
  private changed = true; // the next full state is for another seat or language
  private taking: Promise<void> = Promise.resolve(); // messages are processed one after the other

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {
    this.connect();
  }

  // Show the game to another seat of this user (shared device). The old view stays until the new one is there.
  viewAs(seat: number | null, lang: Language = language()): void {
    this.seat = seat;
    this.lang = lang;
    this.changed = true;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
  }

  async choose(choice: Choice): Promise<void> {
    const { now } = this;
    // A secret choice is changed by sending another one with the same ply.
    const ply = now?.ply ?? now?.sealed?.ply ?? null;
    if (now === null || ply === null || this.sending) return;
    this.sending = choice;
    this.problem = null;
    const body = { ply, action: choice.action, id: requestId(ply), seat: now.view.viewer ?? null };
    try {
      const { seq } = await withRetries(() => {
        if (this.closed) throw new Refusal(410, "closed", "");
        return dataOf(api.POST("/api/game/{game}/action", { params: { path: { game: this.id } }, body }));
      }, PATIENCE);
      await this.reached(seq);
    } catch (error) {
      this.problem = error instanceof Refusal ? error : new Refusal(0, "no-answer", "");
    } finally {
      this.sending = null;
    }
  }

  // A choice counts as soon as it is answered; its button stays busy until the update has come.
  private async reached(seq: number): Promise<void> {
    for (let tries = 0; tries < 20 && (this.now?.seq ?? seq) < seq; tries += 1) {
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  private connect(): void {
    this.socket?.close();
    const query = { lang: this.lang, ...(this.seat === null ? {} : { seat: String(this.seat) }) };
    const socket: GameSocket = new GameSocket(this.id, query, {
      message: (message) => {
        if ("clocks" in message) this.time.hear(message.clocks?.time);
        this.taking = this.taking.then(() => this.take(message, socket));
      },
      line: (line, reason) => {
        this.line = line;
        this.refused = reason;
      },
      after: () => (this.changed ? 0 : (this.now?.seq ?? 0)),
    });
    this.socket = socket;
  }

  private async take(message: Streamed, from: GameSocket): Promise<void> {
    if (from !== this.socket) return; // from an old connection
    if (message.type === "gameFull") {
      keepCommitment(message.game.id, message.game.commitment);
      void addSeed(message.game);
      this.rules = await withRetries(() => rulesOf(message.game.ruleset, this.lang));
      if (this.changed) {
        const fresh = received(null, message);
        if (fresh !== null && fresh !== GAP) this.now = { ...fresh, chat: this.now?.chat ?? [] };
        this.changed = false;
        return;
      }
    } else if (this.changed) return;
    const known = received(this.now, message);
    if (known === GAP) this.socket?.resume();
    else this.now = known;
  }

  // Chat from before this page was opened.
  hear(lines: KnownGame["chat"]): void {
    if (this.now === null) return;
    let known: KnownGame | null | typeof GAP = this.now;
    for (const line of lines) if (known !== null && known !== GAP) known = received(known, line);
    if (known !== null && known !== GAP) this.now = known;
  }
}

// `crypto.randomUUID` is missing on plain HTTP.
function requestId(ply: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${ply}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
