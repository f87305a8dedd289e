// The first fingerprint of each deal that this device received, to compare it later.
import { storedTexts } from "./stored";

const kept = storedTexts("antipater-commitments", 100);

export function keepCommitment(game: string, commitment: string): void {
  if (commitment && !kept.of(game)) kept.put(game, commitment);
}

export function firstCommitment(game: string): string | null {
  return kept.of(game);
}
