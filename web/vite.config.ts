import { readdirSync, readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { ExternalPackageIconLoader } from "unplugin-icons/loaders";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { roundedIcon } from "./src/art/rounding";
import { type Mentioned, mentioned, trimmed } from "./src/words/trimming";

const server = process.env["ANTIPATER_SERVER"] ?? "http://127.0.0.1:8017";

const icons = Icons({
  compiler: "svelte",
  scale: 1,
  customCollections: ExternalPackageIconLoader("@iconify-json/game-icons"), // needed for `transform` to be called
  transform: roundedIcon,
});

// Preload fonts, so that they do not wait for the first text.
const letters: Plugin = {
  name: "letters",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(inter|cinzel)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          injectTo: "head",
        })),
  },
};

// Style sheets stand behind the shape of the page, which is seen while they are loaded. Scripts wait for them.
const sheets: Plugin = {
  name: "sheets",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const found = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;
      const links = html.match(found)?.join("") ?? "";
      return html.replace(found, "").replace(/\s*<div id="app">/, `${links}$&`);
    },
  },
};

// The catalogues of the games, without what the page never says.
const GAME_WORDS = /\/locales\/\w+\/(common|duel|pantheon|agora|classic)\.ftl\?raw$/;
const SOURCES = new URL("./src/", import.meta.url);
let words: Mentioned | null = null;

function sources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const own = files.filter((file) => /(?<!\.test|\.d)\.(ts|svelte)$/.test(file) && !file.startsWith("testing"));
  return own.map((file) => readFileSync(new URL(file, SOURCES), "utf8"));
}

const trimming: Plugin = {
  name: "trimming",
  enforce: "pre",
  load(id) {
    if (!GAME_WORDS.test(id)) return null;
    words ??= mentioned(sources().join("\n"));
    return `export default ${JSON.stringify(trimmed(readFileSync(id.split("?")[0] ?? "", "utf8"), words))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), icons, letters, sheets, trimming],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/antipater/web_client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Shared modules in few files instead of fifty requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "core",
              minShareCount: 2,
              test: /svelte\/|lucide\/|src\/((state\/(?!replay)|wire\/|words\/)|ui\/(?!GameTable|RatingChart|Copy))/,
              priority: 3,
            },
            { name: "portrait", test: /src\/art\/[Pp]ortrait/, priority: 2 }, // the first page has portraits, too
            { name: "table", minShareCount: 2, test: /src\/(art\/|frame\/(?!Keys|ReplayBar))/ },
            { name: "duel", minShareCount: 2, test: /src\/(duel\/|(agora|pantheon)\/reading)|svelte\/src\/motion/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 60_000, // tests must not depend on the speed of the machine
    css: { include: /styles\.css/ }, // whose colours are measured
  },
});
