import { defineConfig, devices } from "@playwright/test";

import { chromiumLaunch } from "./scripts/chromium.ts";

/**
 * Files that use the demo cook's kitchen, or that share hostile meals with every cook. They run serially
 * and alone, since shared meals are visible to all tests.
 */
const DEMO =
  /\/(accessibility|dietary-check|kitchen|screens|shared-meals|storage-failures)\.spec\.ts$/;

/**
 * Files with tests that take minutes, mostly waiting: they start first, so that none runs alone at the
 * end.
 */
const LONG = /\/(main-job|sync-kill|sync-status|three-devices|unreadable-tables|update)\.spec\.ts$/;

const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // Reduced motion, because software rendering of animations costs every test a tenth of its time. Tests
  // about animations, and the main job, enable them (`MOVING`).
  contextOptions: { reducedMotion: "reduce" as const },
};

/**
 * Browser tests run on the Emulator Suite that `npm run test:e2e` starts, in the Chromium of this
 * machine: first the projects "long" and "phone", whose files have cooks of their own and run side by
 * side, then "demo".
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  // More workers than cores, because tests mostly wait: for the server, a timer, a retry.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous timeouts, all three: everything may be slow on a busy machine.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env["SIMMER_URL"] ?? "http://127.0.0.1:5005",
    actionTimeout: 60_000,
    // To debug a failure, add `-- --trace on`: recording traces in every run would cost too much CPU.
    trace: "off",
    launchOptions: chromiumLaunch("shell"),
  },
  projects: [
    { name: "long", testMatch: LONG, use: phone },
    { name: "phone", testIgnore: [DEMO, LONG], use: phone },
    { name: "demo", testMatch: DEMO, workers: 1, use: phone },
  ],
});
