import { defineConfig, devices } from "@playwright/test";

import { chromiumLaunch } from "./scripts/chromium.ts";

/**
 * Files whose tests use the demo's kitchen, which is one cook's: they take turns. What it shares is seen
 * by every cook and removed after each file, so nothing else may run beside them.
 */
const DEMO = /\/(accessibility|kitchen|screens|storage-failures)\.spec\.ts$/;

const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

/**
 * Browser tests run on the Emulator Suite that `npm run test:e2e` starts, in the Chromium of this
 * machine: first the project "phone", whose files have cooks of their own and run side by side, then
 * "demo".
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env["SIMMER_URL"] ?? "http://127.0.0.1:5005",
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: "phone", testIgnore: DEMO, use: phone },
    { name: "demo", testMatch: DEMO, workers: 1, use: phone },
  ],
});
