import { statSync } from "node:fs";
import { basename } from "node:path";

import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

import { unitTests } from "../../vitest.config.ts";

/** The file to mutate, and the suites to try it with ("all" or paths); run.ts sets them. */
const { MUTATED_FILE = "", SUITES = "all" } = process.env;

/**
 * The first failing test kills a mutant, so its own file's tests run first, then the short ones.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => distance(a) - distance(b));
  }
}

function distance({ moduleId }: TestSpecification): number {
  const isOwn = basename(moduleId).startsWith(basename(MUTATED_FILE, ".ts"));
  return isOwn ? 0 : statSync(moduleId).size;
}

/** Suites that take seconds; each is tried only on mutants of the code it is about. */
const SLOW: Readonly<Record<string, readonly string[]>> = {
  "src/sync/protocol/clock-correction.test.ts": [
    "src/sync/protocol/clock-correction.ts",
    "src/domain/mutations/retime.ts",
  ],
  "src/sync/push/contention.test.ts": [
    "src/domain/mutations/registry.ts",
    "src/sync/push/batch.ts",
    "src/sync/push/commit.ts",
    "src/sync/pull/apply-server-state.ts",
    "src/sync/hosts/push-waiting.ts",
    "src/sync/push/push.ts",
    "src/sync/push/refusals.ts",
    "src/sync/protocol/server-trouble.ts",
  ],
};
const slow = Object.keys(SLOW).filter((suite) => !SLOW[suite]?.includes(MUTATED_FILE));

/**
 * A test of a mutant that runs for ever fails soon, unless it must withstand the load of a whole
 * run.
 */
const testTimeout = SUITES === "all" ? unitTests.testTimeout : 20_000;

/** The unit tests that can see a mutant of the mutated file; no other project's tests. */
export default defineConfig({
  test: {
    ...unitTests,
    testTimeout,
    include: SUITES === "all" ? ["src/{domain,db,sync}/**/*.test.ts"] : SUITES.split(","),
    exclude: [...unitTests.exclude, ...slow],
    sequence: { sequencer: NearestFirst },
  },
});
