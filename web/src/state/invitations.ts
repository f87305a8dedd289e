// Secrets of links to games with open seats. The server says each once, to who made the game; this device keeps them.
const PLACE = "antipater-invitations";
const MOST = 50;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepInvitation(game: string, secret: string): void {
  const kept = Object.entries(all()).filter(([id]) => id !== game);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [game, secret]].slice(-MOST))));
  } catch {
    // Nothing can be kept here: the link is lost with the visit.
  }
}

// The address that gives whoever opens it a seat; null where this device does not have its secret.
export function linkTo(game: string): string | null {
  const secret = all()[game];
  return secret ? `${location.origin}/join/${game}?invitation=${encodeURIComponent(secret)}` : null;
}
