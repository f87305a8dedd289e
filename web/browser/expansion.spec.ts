// An expansion from another package: offered, explained and played, although no line of this page is about it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { accessible, fits } from "./look";
import { Player, playOut } from "./player";
import { hurry } from "./position";
import { expect, Server, test } from "./server";
import { invite, join as joinGame, atTable, playAgainst } from "./start";

test.describe.configure({ mode: "default" }); // one server for all of them
test.use({ contextOptions: { reducedMotion: "reduce" } });

const EXAMPLE = fileURLToPath(new URL("../../tests/expansion/caravan", import.meta.url));

// A folder that makes the example look installed: all that an installer would write of it but the code.
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), "antipater-caravan-"));
  const info = join(folder, "antipater_caravan-1.0.dist-info");
  mkdirSync(info);
  writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: antipater-caravan\nVersion: 1.0\n");
  writeFileSync(join(info, "entry_points.txt"), "[antipater.rulesets]\ncaravan = antipater_caravan:register\n");
  return folder;
}

const extended = test.extend<object, { caravans: Server }>({
  caravans: [
    async ({}, use) => {
      const folder = installed();
      const path = [folder, EXAMPLE, process.env["PYTHONPATH"] ?? ""].filter(Boolean).join(delimiter);
      const server = new Server({ PYTHONPATH: path });
      await server.start();
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

extended("Duel with Caravans, by two people and with Pantheon, to the score sheet", async ({ caravans, visit }) => {
  const [page, other] = [await visit(caravans), await visit(caravans)];
  await joinGame(other, await invite(page, "Duel with Pantheon and Caravans"), "Zenobia");
  await atTable(page);
  const players = [new Player(page, 61), new Player(other, 62)];
  for (const { page: one } of players) {
    await expect(one.getByRole("region", { name: "Caravans" })).toMatchAriaSnapshot(`
      - region "Caravans":
        - heading "Caravans" [level=2]
        - term: First camp
        - heading "You" [level=3]
        - term: Goods in store
        - term: Their value
    `);
  }
  const verbs = new Set<string>();
  await playOut(players, async () => {
    for (const { page: one } of players) {
      const words = await one.locator("[data-choice]").evaluateAll((all) => all.map((each) => each.dataset["choice"]));
      for (const word of words) verbs.add(word?.split(":")[0] ?? "");
    }
    return verbs.has("sell") && verbs.has("store");
  });
  expect([...verbs]).toEqual(expect.arrayContaining(["sell", "store"]));
  await hurry([page, other], "end");
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Caravans/ }).first()).toBeVisible();
});

extended("Duel with Caravans against an opponent: accessible, in every window", async ({ caravans, visit }) => {
  const page = await visit(caravans);
  await playAgainst(page, "Duel with Caravans", "Warlord");
  const player = new Player(page, 63);
  await player.reachTurn(6);
  await accessible(page, "the table with an expansion");
  for (const [width, height] of [
    [2560, 1440],
    [1366, 768],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await fits(page, `the table with an expansion at ${width}`);
  }
  await expect(page.getByRole("region", { name: "Caravans" })).toBeAttached();
  await player.choose(3);
});
