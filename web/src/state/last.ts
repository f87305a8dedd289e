// The last choices in a form, stored on this device as defaults for the next time.
const PLACE = "antipater-last";

function all(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

// The stored choices over the defaults; values of another type are dropped.
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
    // Nothing can be stored here.
  }
}
