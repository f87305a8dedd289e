// What players do at a table besides choosing: resign, request, answer, chat. One request at a time.
import { dataOf, api } from "../wire/api";
import type { FollowedGame } from "../state/game.svelte";
import { go } from "../state/router.svelte";
import { storedTexts } from "../state/stored";
import { explained } from "../words/refusals";
import type { Asked } from "./people";

const READ = storedTexts("antipater-read", 50); // the last line of chat that was read

export class TableTalk {
  busy = $state(false);
  trouble = $state(""); // why the last request failed

  private seen = $state(0); // the number of the last line of chat that was read

  constructor(private readonly game: FollowedGame) {
    this.seen = Number(READ.of(game.id) ?? 0);
  }

  // Lines of chat by others that were not read yet, on this device.
  get unread(): number {
    const { now } = this.game;
    return now?.chat.filter((line) => line.number > this.seen && !now.game.yours.includes(line.seat)).length ?? 0;
  }

  read(): void {
    const last = this.game.now?.chat.at(-1)?.number ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    READ.put(this.game.id, String(last));
  }

  resign(seat: number): Promise<boolean> {
    return this.ask(() => api.POST("/api/game/{game}/resign", { params: this.at, body: { seat } }));
  }

  abort(): Promise<boolean> {
    return this.ask(() => api.POST("/api/game/{game}/abort", { params: this.at }));
  }

  claim(): Promise<boolean> {
    return this.ask(() => api.POST("/api/game/{game}/claim", { params: this.at }));
  }

  // Lines of chat wait for nothing: one may be sent while another is on its way.
  async say(line: string): Promise<boolean> {
    try {
      await dataOf(api.POST("/api/game/{game}/chat", { params: this.at, body: { line, seat: this.seat } }));
      return true;
    } catch (error) {
      this.trouble = explained(error);
      return false;
    }
  }

  // Request or accept something, or (no) decline or cancel it.
  async agree(what: Asked, yes: boolean): Promise<boolean> {
    const asked = { params: this.at, body: { yes, seat: what === "takeback" ? this.lastMover : this.seat } };
    if (what === "draw") return this.ask(() => api.POST("/api/game/{game}/draw", asked));
    if (what === "takeback") return this.ask(() => api.POST("/api/game/{game}/takeback", asked));
    if (what === "chat") return this.ask(() => api.POST("/api/game/{game}/chat/switch", asked));
    return this.ask(async () => {
      const { game } = await dataOf(api.POST("/api/game/{game}/rematch", asked));
      if (game) go(`/game/${game}`);
    });
  }

  // Chat from before this page was opened.
  async recall(): Promise<void> {
    const lines = await dataOf(api.GET("/api/game/{game}/chat", { params: this.at }));
    this.game.hear(lines.map((line) => ({ type: "chatLine" as const, ...line })));
  }

  private get at(): { path: { game: string } } {
    return { path: { game: this.game.id } };
  }

  private get seat(): number | null {
    return this.game.now?.view.viewer ?? null;
  }

  // At a shared device, the last choice of any of its seats is taken back.
  private get lastMover(): number | null {
    const { now } = this.game;
    const move = now?.events.findLast((event) => event.kind === "action" && now.game.yours.includes(event.seat ?? -1));
    return move?.seat ?? this.seat;
  }

  private async ask(request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await request();
      return true;
    } catch (error) {
      this.trouble = explained(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
