// Opens a served page in the browser and waits for the game to be offered: `node browser/opened.mjs ADDRESS`.
import { needed } from "./environment.mjs";

Object.assign(process.env, needed);
const { chromium } = await import("@playwright/test");
const bundled = (await import("@sparticuz/chromium")).default;

const executablePath = process.env.CHROMIUM ?? (await bundled.executablePath());
const browser = await chromium.launch({ executablePath, args: bundled.args });
const page = await browser.newPage();
const faults = [];
page.on("pageerror", (error) => faults.push(error.message));
const timeout = 180_000; // on a busy machine
await page.goto(process.argv[2], { timeout });
await page.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout });
await browser.close();
if (faults.length > 0) throw new Error(faults.join("; "));
