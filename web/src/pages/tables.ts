// Which table a game is played at, by the family of its ruleset. Each is loaded when a game of its kind is opened.
import type { Component } from "svelte";

import { loadExpansions } from "../expansions/loaded.svelte";
import type { Scene } from "../state/scene";
import type { Rules } from "../wire/messages";
import { type Group, needWords } from "../words/words.svelte";

type Table = Promise<{ default: Component<{ scene: Scene }> }>;

const TABLES: Record<string, () => Table> = {
  duel: () => import("../duel/Table.svelte"),
  classic: () => import("../classic/Table.svelte"),
};

// Words that the page is started without, by the family or the expansion that needs them.
const WORDS: Record<string, Group> = { agora: "agora", classic: "classic", pantheon: "pantheon" };

// A family without a table of its own is played at the plain one.
export async function tableFor({ family, parts }: Pick<Rules, "family" | "parts">): Table {
  const groups = [family, ...parts.map(({ key }) => key)].flatMap((key) => WORDS[key] ?? []);
  const table = (TABLES[family] ?? (() => import("../plain/Table.svelte")))();
  await Promise.all([needWords(...groups), family === "duel" && parts.length ? loadExpansions() : undefined]);
  return table;
}
