// What the bundled browser needs around it: a folder to unpack itself, fonts, and its own libraries.
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
export const needed = { AWS_LAMBDA_JS_RUNTIME: "nodejs20.x", TMPDIR: cache, FONTCONFIG_PATH: configured };
