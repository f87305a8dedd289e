// A game as known from the messages of its stream. Messages may come twice; after a gap the stream is resumed.
import type { ChatLine, EventInfo, GameFull, GameState, Streamed } from "./messages";
import { patched } from "./patch";

export interface KnownGame extends GameFull {
  chat: ChatLine[];
}

export const GAP = "gap";

// What is known after a message; GAP if one before it is missing.
export function received(known: KnownGame | null, message: Streamed): KnownGame | null | typeof GAP {
  switch (message.type) {
    case "gameFull":
      return whole(known, message);
    case "gameState":
      return known === null ? GAP : next(known, message);
    case "presence": {
      if (known === null) return null;
      const others = known.here?.filter((seat) => seat !== message.seat) ?? [];
      return { ...known, here: message.here ? [...others, message.seat].sort() : others };
    }
    case "watchers":
      return known === null ? null : { ...known, watchers: message.watchers };
    case "chatLine": {
      if (known === null || known.chat.some((line) => line.number === message.number)) return known;
      return { ...known, chat: [...known.chat, message].sort((a, b) => a.number - b.number) };
    }
    default:
      return known;
  }
}

function whole(known: KnownGame | null, message: GameFull): KnownGame {
  if (known !== null && known.game.id === message.game.id && message.seq < known.seq) return known;
  const same = known?.game.id === message.game.id && known.view.viewer === message.view.viewer ? known : null;
  const first = message.events[0]?.seq ?? message.seq + 1;
  const before = same?.events.filter((event) => event.seq < first) ?? [];
  return { ...message, events: [...before, ...message.events], chat: known?.chat ?? [] };
}

function next(known: KnownGame, message: GameState): KnownGame | typeof GAP {
  const first = message.events[0]?.seq ?? message.seq;
  if (message.seq < known.seq || (message.events.length > 0 && message.seq === known.seq)) return known;
  if (first > known.seq + 1) return GAP;
  const news: EventInfo[] = message.events.filter((event) => event.seq > known.seq);
  return {
    ...known,
    seq: message.seq,
    ply: message.ply,
    view: patched(known.view, message.view) as KnownGame["view"],
    game: patched(known.game, message.game ?? {}) as KnownGame["game"],
    clocks: message.clocks ?? null,
    chosen: message.chosen ?? [],
    sealed: message.sealed ?? null,
    agreed: message.agreed ?? {},
    watchers: message.watchers ?? known.watchers ?? { number: 0, names: [] },
    events: [...known.events, ...news],
  };
}
