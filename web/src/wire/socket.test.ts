import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { GameSocket, type Line } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  get after(): string | null {
    return new URL(this.url).searchParams.get("after");
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) ?? new FakeSocket("ws://none");
const tell = (seq: number): void => last().onmessage?.({ data: JSON.stringify({ type: "gameState", seq }) });

let lines: [Line, string][];
let known: number;
let socket: GameSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  lines = [];
  known = 0;
  socket = new GameSocket(
    "g",
    { lang: "en" },
    {
      message: (message) => (known = "seq" in message ? message.seq : known),
      line: (line, reason) => lines.push([line, reason]),
      after: () => known,
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that breaks", () => {
  it("is opened again from where it left off, later each time", () => {
    tell(7);
    last().onclose?.({ code: 1012, reason: "" });
    expect(lines.at(-1)?.[0]).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(2);
    expect(last().after).toBe("7");
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(3);
    tell(8);
    expect(lines.at(-1)?.[0]).toBe("open");
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(250); // the id of a message has come: the delay starts again
    expect(FakeSocket.all.length).toBe(4);
  });

  it("comes back at once when the device is online again", () => {
    tell(3);
    dispatchEvent(new Event("offline"));
    expect(lines.at(-1)?.[0]).toBe("lost");
    expect(last().closed).toBe(true);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    expect(last().after).toBe("3");
  });

  it("that died silently is found out by asking", () => {
    tell(1);
    vi.advanceTimersByTime(10_000);
    expect(last().sent).toEqual([JSON.stringify({ type: "ping" })]);
    last().onmessage?.({ data: JSON.stringify({ type: "pong" }) });
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all.length).toBe(1); // the server answered
    vi.advanceTimersByTime(6_250);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is not opened again where it was refused, and says why", () => {
    last().onclose?.({ code: 4404, reason: "there is no game" });
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toEqual(["refused", "there is no game"]);
    expect(FakeSocket.all.length).toBe(1);
  });
});

it("an old line says nothing any more after resuming", () => {
  const old = last();
  socket.resume();
  old.onmessage?.({ data: JSON.stringify({ type: "gameState", seq: 99 }) });
  old.onclose?.({ code: 1006, reason: "" });
  expect(known).toBe(0);
  expect(FakeSocket.all.length).toBe(2);
});

it("is left alone when it is closed", () => {
  socket.close();
  last().onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(1);
});
