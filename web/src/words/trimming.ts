// Leaves out messages that the page never uses: the catalogues of the games are written for the server and the terminal.
const ENTRY = /^-?([A-Za-z][\w-]*) =/;
const REFERENCE = /\{\s*-?([A-Za-z][\w-]*)\s*[}(]/g;

export interface Mentioned {
  whole: ReadonlySet<string>;
  starts: readonly string[]; // each ends with a hyphen
}

// The words in quotes of some code: ids of messages are among them, or begin with those that end with a hyphen.
export function mentioned(code: string): Mentioned {
  const whole = new Set([...code.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, word = ""]) => word));
  const starts = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start = ""]) => start);
  return { whole, starts: [...new Set([...starts, ...[...whole].filter((word) => word.endsWith("-"))])] };
}

// A catalogue with the messages that are mentioned, and those that they refer to; without comments.
export function trimmed(source: string, { whole, starts }: Mentioned): string {
  const entries = new Map<string, string>();
  for (const text of source.split(/\n(?=\S)/)) {
    const id = ENTRY.exec(text)?.[1];
    if (id) entries.set(id, text.trimEnd());
  }
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const text = entries.get(id);
    if (text === undefined || kept.has(id)) return;
    kept.add(id);
    for (const [, other = ""] of text.matchAll(REFERENCE)) keep(other);
  };
  for (const id of entries.keys()) if (whole.has(id) || starts.some((start) => id.startsWith(start))) keep(id);
  return [...entries].flatMap(([id, text]) => (kept.has(id) ? [text] : [])).join("\n");
}
