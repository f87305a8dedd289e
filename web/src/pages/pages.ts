// Every page with its address. Pages are loaded when they are opened, so that the first one is there at once.
import type { Component } from "svelte";

import { allOpponents } from "../state/rules";
import { allRulesets } from "../state/rulesets.svelte";
import { recogniseOnce } from "../state/session.svelte";

const PATIENCE = 400; // milliseconds

export interface Page {
  pattern: string;
  title: string; // a message
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  bare?: boolean; // brings its own header, and the whole window
}

// Loaded once, and again only where that failed: a page that stays is not made anew.
function page(pattern: string, title: string, load: () => Promise<unknown>, bare = false): Page {
  let loading: ReturnType<Page["load"]> | null = null;
  return {
    pattern,
    title,
    bare,
    load: () => {
      loading ??= (load as Page["load"])();
      loading.catch(() => (loading = null));
      return loading;
    },
  };
}

// What the first page shows is asked for while its code comes, so that it appears in one piece. If the server takes its
// time, the page does not wait, and says itself what is missing.
async function home(): Promise<unknown> {
  const asked = Promise.all([allRulesets(), allOpponents(), recogniseOnce()]);
  const shown = import("./Home.svelte");
  await Promise.race([asked.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return shown;
}

export const PAGES: readonly Page[] = [
  page("/", "home-title", home),
  page("/new", "new-title", () => import("./New.svelte")),
  page("/join/:id", "join-title", () => import("./Join.svelte")),
  page("/lobby", "lobby-title", () => import("./Lobby.svelte")),
  page("/history", "history-title", () => import("./History.svelte")),
  page("/user/:name", "profile-title-short", () => import("./User.svelte")),
  page("/leaders", "leaders-title", () => import("./Leaders.svelte")),
  page("/account", "account-title", () => import("./Account.svelte")),
  page("/about", "about-title", () => import("./About.svelte")),
  page("/game/:id", "game-title", () => import("./Game.svelte"), true),
  page("/game/:id/replay", "replay-title", () => import("./Replay.svelte"), true),
  page("/learn", "learn-title", () => import("./Learn.svelte")),
  page("/settings", "settings-title", () => import("./Settings.svelte")),
];
