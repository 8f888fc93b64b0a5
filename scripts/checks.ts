import { BUILD_FUNCTIONS } from "./build.ts";
import { type Step, vitestStep } from "./steps.ts";

/** Everything that needs neither emulators nor a browser, slowest first so that cores fill up. */
export const CHECKS: readonly Step[] = [
  vitestStep("unit"),
  { name: "build and sizes", commands: [["vite", "build"], BUILD_FUNCTIONS, ["size-limit"]] },
  { name: "lint", commands: [["oxlint", "--type-aware"]] },
  { name: "types", commands: [["tsc", "-b"]] },
  { name: "unused code", commands: [["knip"]] },
  { name: "spec coverage", commands: [["tsx", "scripts/spec-coverage.ts"]] },
  { name: "dependencies", commands: [["tsx", "scripts/dependencies.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
];
