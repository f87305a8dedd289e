import { defineConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // deals differ in every run; a test that fails once is reported as flaky
  timeout: 600_000, // tests must not depend on the speed of the machine
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    headless: true,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    actionTimeout: 60_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? (await chromium.executablePath()),
      args: ["--no-sandbox", "--headless=shell", "--disable-gpu"],
    },
  },
});
