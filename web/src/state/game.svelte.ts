// A game that is followed: what the server tells of it, how the line is, and choices on their way.
import { answered, api, insist, Refusal } from "../wire/api";
import { GAP, type Told, told } from "../wire/fold";
import type { Choice, Rules, Streamed } from "../wire/messages";
import { GameSocket, type Line } from "../wire/socket";
import { type Language, language } from "../words/words.svelte";
import { rulesOf } from "./rules";

export class FollowedGame {
  now = $state.raw<Told | null>(null);
  rules = $state.raw<Rules | null>(null);
  line = $state<Line>("opening");
  refused = $state(""); // why the line was refused
  sending = $state<Choice | null>(null); // a choice that the server has not answered yet
  problem = $state.raw<Refusal | null>(null); // why the last choice did not count

  private socket: GameSocket | null = null;
  private lang: Language = language();
  private taking: Promise<void> = Promise.resolve(); // messages are taken one after the other

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {
    this.connect();
  }

  // Look through the eyes of another seat of this user (several people at one device), or in another language.
  look(seat: number | null, lang: Language = language()): void {
    this.seat = seat;
    this.lang = lang;
    this.now = null;
    this.connect();
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  async choose(choice: Choice): Promise<void> {
    const { now } = this;
    if (now === null || now.ply === null || this.sending) return;
    this.sending = choice;
    this.problem = null;
    const body = { ply: now.ply, action: choice.action, id: requestId(now.ply), seat: now.view.viewer ?? null };
    try {
      const asked = () => answered(api.POST("/api/game/{game}/action", { params: { path: { game: this.id } }, body }));
      const { seq } = await insist(asked);
      await this.reached(seq);
    } catch (error) {
      this.problem = error instanceof Refusal ? error : new Refusal(0, "no-answer", "");
    } finally {
      this.sending = null;
    }
  }

  // A choice counts as soon as it is answered; its button stays busy until its news is here, or is sealed.
  private async reached(seq: number): Promise<void> {
    for (let tries = 0; tries < 20 && (this.now?.seq ?? seq) < seq; tries += 1) {
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  private connect(): void {
    this.close();
    const query = { lang: this.lang, ...(this.seat === null ? {} : { seat: String(this.seat) }) };
    this.socket = new GameSocket(this.id, query, {
      message: (message) => (this.taking = this.taking.then(() => this.take(message))),
      line: (line, reason) => {
        this.line = line;
        this.refused = reason;
      },
      after: () => this.now?.seq ?? 0,
    });
  }

  private async take(message: Streamed): Promise<void> {
    if (message.type === "gameFull") this.rules = await insist(() => rulesOf(message.game.ruleset, this.lang));
    const known = told(this.now, message);
    if (known === GAP) this.socket?.resume();
    else this.now = known;
  }
}

// `crypto.randomUUID` is missing on plain HTTP, where a game at home is played.
function requestId(ply: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${ply}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
