// Every page with its address. Pages are loaded when they are opened.
import type { Component } from "svelte";

import { match } from "../state/router.svelte";
import { allOpponents } from "../state/rules";
import { allRulesets } from "../state/rulesets.svelte";
import { loadSessionOnce } from "../state/session.svelte";
import { type Group, needWords } from "../words/words.svelte";

const PATIENCE = 400; // milliseconds

export interface Page {
  pattern: string;
  title: string; // the id of a message
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  bare?: boolean; // has its own header, and fills the window
}

// Loaded once; loaded again only after a failure.
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

// The data of the home page is requested while its code is loaded, so that it appears in one piece. If the server is
// slow, the page does not wait for it.
async function home(): Promise<unknown> {
  const asked = Promise.all([allRulesets(), allOpponents(), loadSessionOnce()]);
  const shown = import("./Home.svelte");
  await Promise.race([asked.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return shown;
}

async function withWords(loading: Promise<unknown>, ...groups: Group[]): Promise<unknown> {
  await needWords(...groups);
  return loading;
}

export const PAGES: readonly Page[] = [
  page("/", "home-title", home),
  page("/new", "new-title", () => import("./New.svelte")),
  page("/join/:id", "join-title", () => import("./Join.svelte")),
  page("/lobby", "lobby-title", () => import("./Lobby.svelte")),
  page("/history", "history-title", () => import("./History.svelte")),
  page("/user/:name", "profile-title-short", () => import("./User.svelte")),
  page("/leaders", "leaders-title", () => import("./Leaders.svelte")),
  page("/account", "account-title", () => withWords(import("./Account.svelte"), "account")),
  page("/admin", "admin-title", () => withWords(import("./Admin.svelte"), "account")),
  page("/document/:name", "about-title", () => import("./Document.svelte")),
  page("/mail", "mail-title", () => withWords(import("./MailLink.svelte"), "account")),
  page("/about", "about-title", () => import("./About.svelte")),
  page("/game/:id", "game-title", () => import("./Game.svelte"), true),
  page("/game/:id/replay", "replay-title", () => import("./Replay.svelte"), true),
  page("/game/:id/review", "review-title", () => withWords(import("./Review.svelte"), "analysis"), true),
  page("/analysis", "analysis-title", () => withWords(import("./Analysis.svelte"), "analysis"), true),
  page("/analysis/game/:id", "analysis-title", () => withWords(import("./Analysis.svelte"), "analysis"), true),
  page("/learn", "learn-title", () => withWords(import("./Learn.svelte"), "learn")),
  page("/puzzle", "nav-puzzles", () => withWords(import("./Puzzle.svelte"), "puzzles"), true),
  page("/puzzle/:id", "nav-puzzles", () => withWords(import("./Puzzle.svelte"), "puzzles"), true),
  page("/explorer", "nav-explorer", () => withWords(import("./Explorer.svelte"), "explorer")),
  page("/notices", "notices-title", () => import("./Notices.svelte")),
  page("/rules", "rules-title", () => withWords(import("./Rules.svelte"), "agora", "classic", "pantheon")),
  page("/settings", "settings-title", () => import("./Settings.svelte")),
];

// The page at a path, with the parameters in it.
export function pageAt(path: string): { page: Page; parts: Record<string, string> } | null {
  for (const page of PAGES) {
    const parts = match(page.pattern, path);
    if (parts) return { page, parts };
  }
  return null;
}
