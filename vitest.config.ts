import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { chromiumLaunch } from "./scripts/chromium.ts";

const unitTests = {
  exclude: ["**/*.emulator.test.ts", "**/node_modules/**"],
  // A generous timeout for hangs: property tests are slow on a busy machine.
  testTimeout: 180_000,
  // Polling assertions may take as long as the test.
  expect: { poll: { timeout: 180_000 } },
};

/** Isolated, because it counts calls of built-in classes, which other files would make as well. */
const ALONE = "src/domain/dietary-check/linear.test.ts";

const emulatorTests = {
  // The files share one emulator project, so they run one at a time.
  fileParallelism: false,
  // A freshly started emulator on a busy machine is slow.
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
          // Pure functions have no shared state, so the files can share their modules.
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
            "tests/pictures/**/*.test.ts",
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
          // Two files at a time, each in its own emulator project.
          setupFiles: ["tests/rules/own-project.ts"],
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react()],
        // Everything that a test may import: a dependency discovered later makes Vite reload the page.
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
          // Generous timeouts, as for the unit tests.
          testTimeout: unitTests.testTimeout,
          expect: unitTests.expect,
          include: ["src/{ui,gallery,photos,routes}/**/*.test.tsx"],
          setupFiles: ["src/ui/component.fixture.ts"],
          // Only one page at a time can have keyboard focus.
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
