import { defineConfig } from "vitest/config";

import { unitTests } from "../../vitest.config.ts";

/** The unit tests that can see a mutant of what is mutated; no other project's. */
export default defineConfig({
  test: { ...unitTests, include: ["src/{domain,db,sync}/**/*.test.ts"] },
});
