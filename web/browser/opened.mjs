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
await page.goto(process.argv[2]);
await page.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout: 60_000 });
await browser.close();
if (faults.length > 0) throw new Error(faults.join("; "));
