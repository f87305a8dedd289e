// The log as people read it: each choice with all that followed from it, and where a replay stops.
import type { EventInfo } from "../wire/messages";

export interface Row {
  seq: number; // the last entry of it: the position after all of it
  kind: string;
  seat: number | null;
  lines: string[];
  chances: string[]; // what chance brought after it
  facts: Record<string, unknown>;
}

const SILENT = new Set(["publish", "seed", "agree", "rematch"]);

// A choice begins a row, and what chance brings after it belongs to it; so do choices that came to light together.
export function rows(events: readonly EventInfo[]): Row[] {
  const made: Row[] = [];
  let open: Row | null = null; // a row that the next entry may still belong to
  let together = false; // the choices of a turn are being told: their story comes with the last of them
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
