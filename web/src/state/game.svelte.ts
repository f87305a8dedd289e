// A game that is followed: what the server tells of it, how the line is, and choices on their way.
import { answered, api, insist, Refusal } from "../wire/api";
import { GAP, type Told, told } from "../wire/fold";
import type { Choice, Rules, Streamed } from "../wire/messages";
import { GameSocket, type Line } from "../wire/socket";
import { type Language, language } from "../words/words.svelte";
import { ServerTime } from "./clocks";
import { keepCommitment } from "./commitments";
import { rulesOf } from "./rules";

// A choice on its way is repeated for as long as the server may be away: with the same id it counts once.
const PATIENCE = [300, 700, 1500, ...Array<number>(900).fill(2000)];

export class FollowedGame {
  now = $state.raw<Told | null>(null);
  rules = $state.raw<Rules | null>(null);
  line = $state<Line>("opening");
  refused = $state(""); // why the line was refused
  sending = $state<Choice | null>(null); // a choice that the server has not answered yet
  problem = $state.raw<Refusal | null>(null); // why the last choice did not count
  readonly time = new ServerTime();

  private socket: GameSocket | null = null;
  private closed = false;
  private lang: Language = language();
  private anew = true; // the next whole game is seen through other eyes than what is known
  private taking: Promise<void> = Promise.resolve(); // messages are taken one after the other

  constructor(
    readonly id: string,
    private seat: number | null = null,
  ) {
    this.connect();
  }

  // Look through the eyes of another seat of this user (several people at one device). Until it is there, the old view stays.
  look(seat: number | null, lang: Language = language()): void {
    this.seat = seat;
    this.lang = lang;
    this.anew = true;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
  }

  async choose(choice: Choice): Promise<void> {
    const { now } = this;
    // A sealed choice is changed by another one in its place.
    const ply = now?.ply ?? now?.sealed?.ply ?? null;
    if (now === null || ply === null || this.sending) return;
    this.sending = choice;
    this.problem = null;
    const body = { ply, action: choice.action, id: requestId(ply), seat: now.view.viewer ?? null };
    try {
      const { seq } = await insist(() => {
        if (this.closed) throw new Refusal(410, "closed", "");
        return answered(api.POST("/api/game/{game}/action", { params: { path: { game: this.id } }, body }));
      }, PATIENCE);
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
      after: () => (this.anew ? 0 : (this.now?.seq ?? 0)),
    });
    this.socket = socket;
  }

  private async take(message: Streamed, from: GameSocket): Promise<void> {
    if (from !== this.socket) return; // through eyes that nobody looks through any more
    if (message.type === "gameFull") {
      keepCommitment(message.game.id, message.game.commitment);
      this.rules = await insist(() => rulesOf(message.game.ruleset, this.lang));
      if (this.anew) {
        const fresh = told(null, message);
        if (fresh !== null && fresh !== GAP) this.now = { ...fresh, chat: this.now?.chat ?? [] };
        this.anew = false;
        return;
      }
    } else if (this.anew) return;
    const known = told(this.now, message);
    if (known === GAP) this.socket?.resume();
    else this.now = known;
  }

  // Lines of chat that were said before this page was open.
  hear(lines: Told["chat"]): void {
    if (this.now === null) return;
    let known: Told | null | typeof GAP = this.now;
    for (const line of lines) if (known !== null && known !== GAP) known = told(known, line);
    if (known !== null && known !== GAP) this.now = known;
  }
}

// `crypto.randomUUID` is missing on plain HTTP, where a game at home is played.
function requestId(ply: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${ply}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
