// A server of its own for every test process, on a port and in a folder of its own; and pages that watch what they ask for.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";

const PROGRAM = process.env["ANTIPATER"] ?? fileURLToPath(new URL("../../.venv/bin/antipater", import.meta.url));

export class Server {
  address = "";
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "antipater-"));

  async start(port = "0"): Promise<void> {
    const started = spawn(PROGRAM, ["serve", "--port", port, "--data", this.folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const found = /https?:\/\/[^\s/]+/.exec(line);
      if (found) {
        this.address = found[0];
        started.stdout.resume();
        return;
      }
    }
    throw new Error("the server did not start");
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    running.kill(signal);
    await once(running, "exit");
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start(new URL(this.address).port);
  }

  async close(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// What a page must never do: ask a foreign address, break the policy, fail unheard.
function watch(context: BrowserContext, address: string, wrong: string[]): void {
  const own = new URL(address).host;
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.host !== own && url.protocol !== "data:" && url.protocol !== "blob:") wrong.push(`foreign: ${url.href}`);
  });
  context.on("weberror", (error) => wrong.push(`error in the page: ${error.error().message}`));
  context.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) wrong.push(`policy: ${message.text()}`);
  });
}

// Every page of every test is watched; `other` is a second person at a browser of their own.
export const test = plain.extend<{ watched: string[]; other: Page }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  watched: [
    async ({ context, server }, use) => {
      const wrong: string[] = [];
      watch(context, server.address, wrong);
      await use(wrong);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
  other: async ({ browser, server, watched, contextOptions, viewport, locale }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      locale: locale ?? "en-GB",
      baseURL: server.address,
    });
    watch(context, server.address, watched);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
