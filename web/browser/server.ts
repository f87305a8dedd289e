// A server for every test process, with its own port and folder; and pages whose requests are checked.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";

export const PROGRAM = process.env["ANTIPATER"] ?? fileURLToPath(new URL("../../.venv/bin/antipater", import.meta.url));

const SEEDED = fileURLToPath(new URL("seeded.py", import.meta.url));

export class Server {
  address = "";
  private process: ChildProcess | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), "antipater-"));

  // Settings are those of `docs/server.md`, by their name in the environment. Deals are the same in every run if asked.
  constructor(
    private readonly settings: Record<string, string> = {},
    private readonly seeded = false,
  ) {}

  async start(port = "0"): Promise<void> {
    const run = this.seeded ? [join(dirname(PROGRAM), "python"), SEEDED] : [PROGRAM];
    const [program = "", ...words] = [...run, "serve", "--port", port, "--data", this.folder];
    const started = spawn(program, words, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...this.settings },
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

// What a page must never do: contact other servers, violate the content security policy, fail silently.
function watch(context: BrowserContext, address: string, wrong: string[]): void {
  const own = new URL(address).host;
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.host !== own && url.protocol !== "data:" && url.protocol !== "blob:") wrong.push(`foreign: ${url.href}`);
  });
  context.on("weberror", (error) => wrong.push(`error in the page: ${error.error().message}`));
  context.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to/.test(text)) wrong.push(`policy: ${text}`);
    if (/svelte\.dev\/e\//.test(text)) wrong.push(`warning of the framework: ${text}`);
  });
}

interface Fixtures {
  watched: string[];
  visit: (at: Server) => Promise<Page>; // a new browser for another person
  other: Page; // a second person
  dealt: Server; // a server of its own whose deals are the same in every run
}

// Every page of every test is checked.
export const test = plain.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server({ ANTIPATER_CLAIM_SECONDS: "1" }); // a player who is offline for a second can be left behind
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
  visit: async ({ browser, watched, contextOptions, viewport, locale }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (at) => {
      const shape = { ...contextOptions, viewport, locale: locale ?? "en-GB", baseURL: at.address };
      const context = await browser.newContext(shape);
      opened.push(context);
      watch(context, at.address, watched);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  other: async ({ visit, server }, use) => use(await visit(server)),
  dealt: async ({}, use) => {
    const server = new Server({}, true);
    await server.start();
    await use(server);
    await server.close();
  },
});

export { expect };
