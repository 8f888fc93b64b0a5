import { BUILD_FUNCTIONS } from "./build.ts";
import { type Step, vitestStep } from "./steps.ts";

/** Rebuilds what a running suite serves, so it runs before one starts. */
export const BUILD_CHECK: Step = {
  name: "build and sizes",
  commands: [["vite", "build"], BUILD_FUNCTIONS, ["size-limit"]],
};

/** Checks of the code, slowest first so that all cores are kept busy. */
export const SOURCE_CHECKS: readonly Step[] = [
  { name: "lint", commands: [["oxlint", "--type-aware"]] },
  { name: "types", commands: [["tsc", "-b"]] },
  // With `--production` it finds exports that tests alone use; what is meant for them says `@internal`.
  { name: "unused code", commands: [["knip"], ["knip", "--production"]] },
  { name: "spec coverage", commands: [["tsx", "scripts/spec-coverage.ts"]] },
  { name: "documents", commands: [["tsx", "scripts/generated-documents.ts", "--check"]] },
  { name: "dependencies", commands: [["tsx", "scripts/dependencies.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
];

/** Everything that needs neither emulators nor a browser. */
export const CHECKS: readonly Step[] = [
  vitestStep("domain"),
  vitestStep("unit"),
  BUILD_CHECK,
  ...SOURCE_CHECKS,
];
