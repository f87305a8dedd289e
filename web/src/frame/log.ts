// The log in rows: each choice with everything that followed from it. A replay stops at each row.
import type { EventInfo } from "../wire/messages";

export interface Row {
  seq: number; // its last entry: the position after the row
  kind: string;
  seat: number | null;
  lines: string[];
  chances: string[]; // chance outcomes after it
  facts: Record<string, unknown>;
}

const SILENT = new Set(["publish", "seed", "agree", "rematch"]);

// A choice begins a row; chance outcomes after it, and choices revealed together with it, belong to the row.
export function rows(events: readonly EventInfo[]): Row[] {
  const made: Row[] = [];
  let open: Row | null = null; // the row that the next entry may belong to
  let together = false; // choices revealed together: the text comes with the last of them
  for (const event of events) {
    const lines = event.text ?? [];
    const joins = event.kind === "chance" ? open !== null : event.kind === "action" && together;
    if (joins && open) {
      open.seq = event.seq;
      (event.kind === "chance" ? open.chances : open.lines).push(...lines);
    } else if (!SILENT.has(event.kind)) {
      const { seq, kind, seat, facts = {} } = event;
      open = { seq, kind, seat, facts, lines: [...lines], chances: [] };
      made.push(open);
      if (event.kind !== "action" && event.kind !== "chance" && event.kind !== "begin") open = null;
    }
    together = event.kind === "action" && lines.length === 0;
  }
  return made;
}
