import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = process.env["ANTIPATER_SERVER"] ?? "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1 })],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/antipater/web_client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing.ts"] },
});
