// Invitation secrets of games. The server sends each once, to the creator of the game.
import { storedTexts } from "./stored";

const kept = storedTexts("antipater-invitations", 50);

export function keepInvitation(game: string, secret: string): void {
  kept.put(game, secret);
}

// The invitation link of a game, with the secret where browsers do not send it to servers; null if this device does not have its secret.
export function linkTo(game: string): string | null {
  const secret = kept.of(game);
  return secret ? `${location.origin}/join/${game}#invitation=${encodeURIComponent(secret)}` : null;
}

// The secret in the address of an invitation; older links have it in the query.
export function invitationIn(address: { hash: string; search: string }): string {
  const [hidden, query] = [new URLSearchParams(address.hash.slice(1)), new URLSearchParams(address.search)];
  return hidden.get("invitation") ?? query.get("invitation") ?? "";
}
