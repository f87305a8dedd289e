// JSON merge patches (RFC 7396): how the server says what changed. What did not change stays the same object.
export function patched(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const made = new Map(isObject(old) ? Object.entries(old) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) made.delete(key);
    else made.set(key, patched(made.get(key), value));
  }
  return Object.fromEntries(made);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
