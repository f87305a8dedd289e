// The seed that this device adds to each deal, without a click, so that nobody can know the cards in advance, not even
// the server: it has published its fingerprint before it gets the seed.
import { dataOf, api } from "../wire/api";
import type { GameInfo } from "../wire/messages";
import { storedTexts } from "./stored";

const kept = storedTexts("antipater-seeds", 100);

export function sentSeed(game: string): string | null {
  return kept.of(game);
}

// The server waits a few seconds for seeds, so a refusal means that the game has begun without this one.
export async function addSeed(game: GameInfo): Promise<void> {
  if (game.status !== "open" || !game.seeds || !game.yours.length || kept.of(game.id)) return;
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  const seed = Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
  kept.put(game.id, seed);
  await dataOf(api.POST("/api/game/{game}/seed", { params: { path: { game: game.id } }, body: { seed } })).catch(
    () => {},
  );
}
