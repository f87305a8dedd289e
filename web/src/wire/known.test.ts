// The stream of a game with everything that a network does: duplicates, reordering, gaps. Resuming repairs it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GAP, type KnownGame, received } from "./known";
import type { EventInfo, GameFull, GameState, Streamed } from "./messages";
import { patched } from "./patch";

// A small model of the server: a view that changes with every entry.
class Small {
  readonly views: Record<string, unknown>[] = [{ table: {}, viewer: 0 }];

  constructor(readonly changes: readonly { key: string; value: number | null }[]) {
    for (const { key, value } of changes) {
      this.views.push(patched(this.views.at(-1), { table: { [key]: value } }) as Record<string, unknown>);
    }
  }

  event(seq: number): EventInfo {
    return { seq, kind: "action", seat: seq % 2, time: seq, text: [`entry ${seq}`], facts: {} };
  }

  full(seq: number, after: number): GameFull {
    const events = this.changes
      .map((_, place) => this.event(place + 1))
      .filter((one) => one.seq > after && one.seq <= seq);
    const game = { id: "g", status: "running" };
    return { type: "gameFull", seq, ply: seq, game, view: this.views[seq], events } as unknown as GameFull;
  }

  state(seq: number): GameState {
    const change = this.changes[seq - 1];
    const view = change ? { table: { [change.key]: change.value } } : {};
    return { type: "gameState", seq, ply: seq, events: [this.event(seq)], view } as unknown as GameState;
  }
}

const changes = fc.array(
  fc.record({ key: fc.constantFrom("a", "b", "c"), value: fc.option(fc.integer({ min: 0, max: 9 })) }),
  { minLength: 1, maxLength: 25 },
);

// What a page knows after these messages, if it resumes after each gap.
function follow(server: Small, messages: readonly Streamed[]): { known: KnownGame; resumed: number } {
  let known: KnownGame | null = null;
  let resumed = 0;
  for (const message of [server.full(0, 0) as Streamed, ...messages]) {
    let next = received(known, message);
    if (next === GAP) {
      resumed += 1;
      next = received(known, server.full("seq" in message ? message.seq : 0, known?.seq ?? 0));
    }
    if (next === GAP || next === null) throw new Error("a whole game is never a gap");
    known = next;
  }
  const after = known?.seq ?? 0;
  const last = received(known, server.full(server.changes.length, after));
  if (last === GAP || last === null) throw new Error("a whole game is never a gap");
  return { known: last, resumed };
}

function expectKnown(known: KnownGame, server: Small, last: number): void {
  expect(known.seq).toBe(last);
  expect(known.view).toEqual(server.views[last]);
  expect(known.events.map((event) => event.seq)).toEqual(Array.from({ length: last }, (_, place) => place + 1));
}

describe("a stream", () => {
  it("in order needs no resuming", () => {
    fc.assert(
      fc.property(changes, (made) => {
        const server = new Small(made);
        const { known, resumed } = follow(
          server,
          made.map((_, place) => server.state(place + 1)),
        );
        expect(resumed).toBe(0);
        expectKnown(known, server, made.length);
      }),
    );
  });

  it("doubled, reordered and with holes gives the same view in the end", () => {
    const disorder = changes.chain((made) =>
      fc.tuple(fc.constant(made), fc.array(fc.integer({ min: 1, max: made.length }), { maxLength: 60 })),
    );
    fc.assert(
      fc.property(disorder, ([made, order]) => {
        const server = new Small(made);
        const { known } = follow(
          server,
          order.map((seq) => server.state(seq)),
        );
        expectKnown(known, server, made.length);
      }),
      { numRuns: 400 },
    );
  });

  it("may tell the whole game again at any time", () => {
    const again = changes.chain((made) =>
      fc.tuple(
        fc.constant(made),
        fc.array(fc.tuple(fc.nat({ max: made.length }), fc.nat({ max: made.length })), { maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(again, ([made, pairs]) => {
        const server = new Small(made);
        let known = received(null, server.full(0, 0)) as KnownGame;
        for (const [seq, after] of pairs) {
          // A page resumes only after entries that it knows.
          known = received(known, server.full(seq, Math.min(seq, after, known.seq))) as KnownGame;
        }
        expect(known.seq).toBe(Math.max(0, ...pairs.map(([seq]) => seq)));
        expectKnown(known, server, known.seq);
      }),
    );
  });
});

describe("what is no entry", () => {
  const start = received(null, new Small([]).full(0, 0)) as KnownGame;

  it("lines of chat come in their order, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 })), (numbers) => {
        let known: KnownGame = start;
        for (const number of numbers) {
          known = received(known, { type: "chatLine", number, seat: 0, line: `${number}`, time: 0 }) as KnownGame;
        }
        expect(known.chat.map((line) => line.number)).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });

  it("spectators come and go", () => {
    const watched = received(start, { type: "watchers", watchers: { number: 2, names: ["Ada"] } }) as KnownGame;
    expect(watched.watchers).toEqual({ number: 2, names: ["Ada"] });
  });

  it("players come and go", () => {
    const here = received(start, { type: "presence", seat: 1, here: true, time: 0 }) as KnownGame;
    const twice = received(here, { type: "presence", seat: 1, here: true, time: 0 }) as KnownGame;
    expect(twice.here).toEqual([1]);
    expect((received(twice, { type: "presence", seat: 1, here: false, time: 0 }) as KnownGame).here).toEqual([]);
  });
});
