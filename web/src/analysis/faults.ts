// What is wrong with a position or a record, as the server names it in the language of the page.
import { Refusal } from "../wire/api";
import { explained } from "../words/refusals";
import { say } from "../words/words.svelte";

export interface Fault {
  words: string;
  code: string;
  facts: Record<string, unknown>;
  field: string; // of the position; empty: none
  slot: number | null; // of the structure
  line: number;
  column: number;
}

export function faultOf(error: unknown): Fault {
  const facts = error instanceof Refusal ? error.facts : {};
  const own = (facts["facts"] ?? {}) as Record<string, unknown>;
  return {
    words: explained(error),
    code: String(facts["fault"] ?? ""),
    facts: own,
    field: String(facts["field"] ?? ""),
    slot: typeof own["slot"] === "number" ? own["slot"] : null,
    line: Number(facts["line"] ?? 0),
    column: Number(facts["column"] ?? 0),
  };
}

// With its place, for somebody who looks at the text; there is none where it is not the text that is wrong.
export function placedWords({ words, line, column }: Fault): string {
  return line ? say("fault-at", { line, column, fault: words }) : words;
}
