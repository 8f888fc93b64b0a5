import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { chromiumLaunch } from "./scripts/chromium.ts";

const unitTests = {
  exclude: ["**/*.emulator.test.ts", "**/node_modules/**"],
  // A watchdog for what never ends: a property test takes long where the machine has other work to do.
  testTimeout: 180_000,
  // What is awaited by looking again has as long as its test has.
  expect: { poll: { timeout: 180_000 } },
};

/** It counts what the built-in classes are asked for, which other files would do as well. */
const ALONE = "src/domain/dietary-check/linear.test.ts";

const emulatorTests = {
  // The files share a project of the emulators: one at a time keeps their data apart.
  fileParallelism: false,
  // An emulator that has just started, on a machine with other work to do, takes its time.
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitTests,
          name: "domain",
          include: ["src/domain/**/*.test.ts"],
          exclude: [...unitTests.exclude, ALONE],
          // Pure functions share nothing that a test could change, so the files share their modules.
          isolate: false,
        },
      },
      {
        test: {
          ...unitTests,
          name: "unit",
          exclude: [...unitTests.exclude, "src/domain/**/!(linear).test.ts"],
          include: [
            "src/**/*.test.ts",
            "sw/**/*.test.ts",
            "functions/src/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/support/**/*.test.ts",
            "tests/lint/**/*.test.ts",
            "tests/bench/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...emulatorTests,
          name: "emulator",
          include: ["src/**/*.emulator.test.ts", "functions/src/**/*.emulator.test.ts"],
        },
      },
      {
        test: {
          ...emulatorTests,
          name: "rules",
          include: ["tests/rules/**/*.test.ts"],
          // Two files at a time, each in a project of its own: emulators keep the data of projects apart.
          setupFiles: ["tests/rules/own-project.ts"],
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        // All that a test may load: what is found only later makes the server reload the page.
        optimizeDeps: {
          include: [
            "@tanstack/react-router",
            "dexie",
            "dexie-react-hooks",
            "lucide-react",
            "react",
            "react-dom/client",
            "react-dom",
            "react/jsx-dev-runtime",
            "valibot",
            "vitest-browser-react",
          ],
        },
        test: {
          name: "component",
          // Watchdogs, as for the unit tests.
          testTimeout: unitTests.testTimeout,
          expect: unitTests.expect,
          include: ["src/{ui,gallery,routes}/**/*.test.tsx"],
          setupFiles: ["src/ui/component.fixture.ts"],
          // One page at a time has the keyboard.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        test: {
          name: "convergence",
          include: ["tests/convergence/**/*.test.ts"],
          testTimeout: 2_400_000,
        },
      },
    ],
  },
});
