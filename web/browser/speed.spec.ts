// The speed of the page: `make bench`. Not part of the tests, since it depends on the machine.
import type { CDPSession, Page } from "@playwright/test";

import { Player } from "./player";
import { expect, Server, test } from "./server";
import { playAgainst } from "./start";

const LONGEST = 50; // milliseconds of one task, beyond which a person may feel it
const INTERACTIVE = 1000; // milliseconds to the moment the button to play can be pressed

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number; // microseconds of the processor, whatever else the machine does
  args?: { name?: string };
}

async function traced(session: CDPSession, play: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await play();
  await session.send("Tracing.end");
  await done;
  return events;
}

// Milliseconds of the processor that each task of the page's main thread took.
function costs(events: Traced[]): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`));
  return tasks.map(({ tdur = 0 }) => tdur / 1000); // none is written where it would be nothing
}

// Milliseconds from opening the first page to the moment the button to play can be pressed.
async function untilPlayable(page: Page): Promise<number> {
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play", exact: true }).click({ trial: true });
  return page.evaluate(() => performance.now());
}

function tell(what: string, figures: readonly number[]): void {
  process.stdout.write(`  ${what}: ${figures.map((figure) => figure.toFixed(0)).join(", ")} ms\n`);
}

test.describe("speed", { tag: "@speed" }, () => {
  test("the first page", async ({ visit }) => {
    const server = new Server();
    await server.start();
    const visits: number[] = [];
    for (let visitor = 0; visitor < 6; visitor += 1) visits.push(await untilPlayable(await visit(server)));
    await server.close();
    tell("until the button to play can be pressed, the first visit after the server's start", visits.slice(0, 1));
    tell("… and of five further visitors, nothing cached", visits.slice(1));
    expect(Math.max(...visits)).toBeLessThan(INTERACTIVE);
  });

  for (const [game, opponent] of [
    ["Duel", "Apprentice"],
    ["Duel with Pantheon", "Apprentice"],
    ["Classic 7 Wonders", "Apprentice"],
  ] as const) {
    test(`the tasks of ${game}`, async ({ page }) => {
      await playAgainst(page, game, opponent);
      const player = new Player(page, 51);
      await player.choose(3);
      const found = costs(await traced(await page.context().newCDPSession(page), () => player.choose(9)));
      expect(found.length).toBeGreaterThan(100);
      found.sort((one, other) => other - one);
      tell(`the longest of ${found.length} tasks in nine choices of ${game}`, found.slice(0, 3));
      expect(found[0]).toBeLessThan(LONGEST);
    });
  }
});
