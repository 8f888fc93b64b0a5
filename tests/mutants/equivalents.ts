import type { Equivalent } from "./results.ts";

/** Mutants that no test can tell from the code. One that a test kills has no place here. */
export const EQUIVALENTS: readonly Equivalent[] = [];
