import { defineConfig, devices } from "@playwright/test";

import { chromiumLaunch } from "./scripts/chromium.ts";

/**
 * Files whose tests use the demo's kitchen, which is one cook's, and those that put hostile meals before
 * every cook: they take turns. What they share all would see, so nothing else may run beside them.
 */
const DEMO =
  /\/(accessibility|dietary-check|kitchen|screens|shared-meals|storage-failures)\.spec\.ts$/;

/** Files with tests that take minutes, most of it waiting: begun last, one would end alone. */
const LONG = /\/(main-job|sync-kill|sync-status|unreadable-tables|update)\.spec\.ts$/;

const phone = {
  ...devices["Desktop Chrome"],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // What moves is drawn by the processor here, which costs every test a tenth of its time. Tests that are
  // about moving, and the main job, ask for it (`MOVING`).
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
  // A test waits much: for the server, for a timer, for a retry.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  // Watchdogs, all three: on a machine with other work to do, what comes may take long to come.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env["SIMMER_URL"] ?? "http://127.0.0.1:5005",
    actionTimeout: 60_000,
    // Whoever looks into a failure asks for a trace (`-- --trace on`): it would cost every other run too
    // much of the processor.
    trace: "off",
    launchOptions: chromiumLaunch("shell"),
  },
  projects: [
    { name: "long", testMatch: LONG, use: phone },
    { name: "phone", testIgnore: [DEMO, LONG], use: phone },
    { name: "demo", testMatch: DEMO, workers: 1, use: phone },
  ],
});
