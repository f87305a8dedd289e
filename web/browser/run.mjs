// Runs the browser tests: `npm run browser -- [file …]`. CHROMIUM names a browser of one's own; on Linux one is bundled.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../node_modules/.cache/chromium", import.meta.url));
const configured = join(cache, "fontconfig");
mkdirSync(configured, { recursive: true });
// The browser falls over where it finds no font at all; its own ones are unpacked beside it.
const fonts = `<dir>${join(cache, "fonts")}</dir><cachedir>${join(cache, "font-cache")}</cachedir>`;
writeFileSync(join(configured, "fonts.conf"), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
// The bundled browser brings its own libraries only where this is set, and unpacks itself into the temporary folder.
const environment = { ...process.env, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x", TMPDIR: cache, FONTCONFIG_PATH: configured };
const program = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));
const config = fileURLToPath(new URL("playwright.config.ts", import.meta.url));
const child = spawn(process.execPath, [program, "test", "--config", config, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment,
});
child.on("exit", (code) => process.exit(code ?? 1));
