// Runs the browser tests: `npm run browser -- [file …]`. CHROMIUM names a browser of one's own; on Linux one is bundled.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { needed } from "./environment.mjs";

const program = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));
const config = fileURLToPath(new URL("playwright.config.ts", import.meta.url));
const child = spawn(process.execPath, [program, "test", "--config", config, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, ...needed },
});
child.on("exit", (code) => process.exit(code ?? 1));
