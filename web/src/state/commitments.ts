// What the server bound itself to, as this device was told first: it could say something else later, but not have said it.
const PLACE = "antipater-commitments";
const MOST = 100;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepCommitment(game: string, commitment: string): void {
  const kept = all();
  if (kept[game] || !commitment) return;
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...Object.entries(kept), [game, commitment]].slice(-MOST))),
    );
  } catch {
    // Nothing can be kept here: the log alone bears witness.
  }
}

export function firstCommitment(game: string): string | null {
  return all()[game] ?? null;
}
