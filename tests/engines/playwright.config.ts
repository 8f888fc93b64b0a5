import { defineConfig } from "@playwright/test";

/** `npm run test:engines` runs these tests, on the Emulator Suite that it starts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Watchdogs: on a machine with other work to do, what comes may take long to come.
  timeout: 1_800_000,
  expect: { timeout: 240_000, toPass: { timeout: 240_000 } },
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
});
