// Which table a game is played at, by the family of its ruleset. Each is loaded when a game of its kind is opened.
import type { Component } from "svelte";

import type { Scene } from "../state/scene";

type Table = Promise<{ default: Component<{ scene: Scene }> }>;

const TABLES: Record<string, () => Table> = {
  duel: () => import("../duel/Table.svelte"),
  classic: () => import("../classic/Table.svelte"),
};

// A family without a table of its own is played at the plain one.
export function tableFor(family: string): Table {
  return (TABLES[family] ?? (() => import("../plain/Table.svelte")))();
}
