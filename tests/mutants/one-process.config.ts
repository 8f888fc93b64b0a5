import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { PROJECT_ROOT } from "../../scripts/command.ts";
import { unitTests } from "../../vitest.config.ts";
import { instrument } from "./instrument.ts";

/** Paths in the project, separated by commas; run-mutants.ts sets them. */
const { MUTATED_FILES = "", SUITES = "", REPORTS = "" } = process.env;
const files = await instrument(MUTATED_FILES.split(","));
const codes = new Map(files.map(({ file, code }) => [join(PROJECT_ROOT, file), code]));

export default defineConfig({
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      load: (id) => codes.get(id.split("?")[0] ?? ""),
    },
  ],
  test: {
    ...unitTests,
    // A test that waits for ever on a mutant ends by this.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ["tests/mutants/one-process.suite.ts"],
    exclude: [],
    // A mutant's promise may be rejected when its test is over.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ["minimal"],
    silent: true,
    provide: { tried: { files, suites: SUITES.split(","), reports: REPORTS.split(",") } },
  },
});
