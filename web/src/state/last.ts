// What was chosen the last time on a page, kept on this device, so that the next time begins with it.
const PLACE = "antipater-last";

function all(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

// The last choice of a page over what it begins with; what has another shape now is left out.
export function last<T extends object>(page: string, first: T): T {
  const kept = all()[page];
  if (typeof kept !== "object" || kept === null) return first;
  const fits = Object.entries(kept).filter(
    ([key, value]) => key in first && typeof value === typeof first[key as keyof T],
  );
  return { ...first, ...Object.fromEntries(fits) };
}

export function keepLast(page: string, chosen: object): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [page]: chosen }));
  } catch {
    // Nothing can be kept here: the next visit begins anew.
  }
}
