// Invitation secrets of games. The server sends each once, to the creator of the game.
import { storedTexts } from "./stored";

const kept = storedTexts("antipater-invitations", 50);

export function keepInvitation(game: string, secret: string): void {
  kept.put(game, secret);
}

// The invitation link of a game; null if this device does not have its secret.
export function linkTo(game: string): string | null {
  const secret = kept.of(game);
  return secret ? `${location.origin}/join/${game}?invitation=${encodeURIComponent(secret)}` : null;
}
