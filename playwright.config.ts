import { defineConfig, devices } from "@playwright/test";

import { chromiumLaunch } from "./scripts/chromium.ts";

/** Browser tests run on the Emulator Suite that `npm run test:e2e` starts, in the Chromium of this machine. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  workers: 1,
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
    {
      name: "phone",
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
