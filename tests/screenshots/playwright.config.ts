import { defineConfig } from "@playwright/test";

import base from "../../playwright.config.ts";

/** `npm run screenshots`: takes pictures of every screen, for people to look at. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/screenshots",
  reporter: [["list"]],
  timeout: 600_000,
});
