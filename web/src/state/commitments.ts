// What the server bound itself to, as this device was told first: it could say something else later, but not have said it.
import { shelf } from "./shelf";

const kept = shelf("antipater-commitments", 100);

export function keepCommitment(game: string, commitment: string): void {
  if (commitment && !kept.of(game)) kept.put(game, commitment);
}

export function firstCommitment(game: string): string | null {
  return kept.of(game);
}
