// The connection to one game: reopened after the last message until it is closed.
import type { Streamed } from "./messages";

export type Line = "opening" | "open" | "lost" | "refused";
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 10_000; // milliseconds without a message before a ping
const NO_GAME = 4404;
const POLICY = 1008;

export interface Listener {
  message(message: Streamed): unknown;
  line(line: Line, reason: string): void;
  after(): number; // the last entry that is known
}

export class GameSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly whenOnline = () => this.open();
  private readonly whenOffline = () => this.drop();

  constructor(
    private readonly game: string,
    private readonly query: Record<string, string>,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.whenOnline);
    addEventListener("offline", this.whenOffline);
    this.open();
  }

  close(): void {
    removeEventListener("online", this.whenOnline);
    removeEventListener("offline", this.whenOffline);
    this.release();
  }

  // Reconnect from the last known entry: a message was missed.
  resume(): void {
    this.release();
    this.open();
  }

  private release(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private drop(): void {
    this.release();
    this.listener.line("lost", "");
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 8000;
    this.failures += 1;
    this.timer = setTimeout(() => this.open(), pause);
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    // No table shows its position in notation.
    const query = new URLSearchParams({ ...this.query, after: String(this.listener.after()), position: "no" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/game/${this.game}?${query}`);
    this.socket = socket;
    if (this.failures === 0) this.listener.line("opening", "");
    this.listen();
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.failures = 0;
      this.listen();
      this.listener.line("open", "");
      this.listener.message(JSON.parse(String(data)) as Streamed);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      if (code === NO_GAME || code === POLICY) {
        this.release();
        this.listener.line("refused", reason);
      } else this.drop();
    };
  }

  // A ping detects a dead connection.
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping" }));
      this.watch = setTimeout(() => this.drop(), QUIET / 2);
    }, QUIET);
  }
}
