import { BUILD_FUNCTIONS } from "./build.ts";
import { type Step, vitestStep } from "./steps.ts";

/** What looks at the code and at what is built of it, slowest first so that cores fill up. */
export const STATIC_CHECKS: readonly Step[] = [
  { name: "build and sizes", commands: [["vite", "build"], BUILD_FUNCTIONS, ["size-limit"]] },
  { name: "lint", commands: [["oxlint", "--type-aware"]] },
  { name: "types", commands: [["tsc", "-b"]] },
  { name: "unused code", commands: [["knip"], ["knip", "--production"]] },
  { name: "spec coverage", commands: [["tsx", "scripts/spec-coverage.ts"]] },
  { name: "documents", commands: [["tsx", "scripts/documents.ts", "--check"]] },
  { name: "dependencies", commands: [["tsx", "scripts/dependencies.ts"]] },
  { name: "format", commands: [["oxfmt", "--check"]] },
];

/** Everything that needs neither emulators nor a browser. */
export const CHECKS: readonly Step[] = [vitestStep("unit"), ...STATIC_CHECKS];
