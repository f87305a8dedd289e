// A position as the server draws it, with what may follow.
import { api, dataOf } from "../wire/api";
import type { Board, Examine } from "../wire/messages";
import { language } from "../words/words.svelte";

export function examine(asked: Examine): Promise<Board> {
  const body = { position: "", ruleset: "duel", at: 0, labels: false, ...asked };
  return dataOf(api.POST("/api/analysis", { params: { query: { lang: language() } }, body }));
}
