import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/**/*.test.ts",
            "sw/**/*.test.ts",
            "functions/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/support/**/*.test.ts",
            "tests/lint/**/*.test.ts",
          ],
          exclude: ["**/*.emulator.test.ts", "**/node_modules/**"],
          // A property test takes seconds where the machine has other work to do.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "emulator",
          include: [
            "tests/rules/**/*.test.ts",
            "src/**/*.emulator.test.ts",
            "functions/src/**/*.emulator.test.ts",
          ],
          // The suites share one emulator: one at a time keeps their data apart.
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "convergence",
          include: ["tests/convergence/**/*.test.ts"],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
