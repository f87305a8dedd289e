// Secrets of links to games with open seats. The server says each once, to who made the game; this device keeps them.
import { shelf } from "./shelf";

const kept = shelf("antipater-invitations", 50);

export function keepInvitation(game: string, secret: string): void {
  kept.put(game, secret);
}

// The address that gives whoever opens it a seat; null where this device does not have its secret.
export function linkTo(game: string): string | null {
  const secret = kept.of(game);
  return secret ? `${location.origin}/join/${game}?invitation=${encodeURIComponent(secret)}` : null;
}
