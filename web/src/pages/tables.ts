// Which table a ruleset is played at. Each is loaded when a game of its kind is opened.
import type { Component } from "svelte";

import type { Scene } from "../state/scene";

type Table = Component<{ scene: Scene }>;

export const TABLES: Record<string, () => Promise<{ default: Table }>> = {
  duel: () => import("../duel/Table.svelte"),
  "duel+pantheon": () => import("../duel/Table.svelte"),
  classic: () => import("../classic/Table.svelte"),
};
