import type { Equivalent } from "./results.ts";

/** Mutants that no test can tell from the code. One that a test kills has no place here. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: "src/domain/plans.ts",
    line: "return plans.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));",
    code: "a.id < b.id",
    by: "a.id <= b.id",
    reason: "no two plans have the same id.",
  },
  {
    file: "src/domain/shared-meals.ts",
    line: "return stars !== null && stars >= SHARED_RATING_MIN;",
    code: "stars !== null",
    by: "true",
    reason: "`null >= 4` is false; the check is there for the types.",
  },
  {
    file: "src/sync/marker.ts",
    line: 'return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");',
    code: "/^(.{8})(.{4})(.{4})(.{4})/u",
    by: "/(.{8})(.{4})(.{4})(.{4})/u",
    reason: "there are always 32 digits: the first match begins with the first of them.",
  },
  {
    file: "src/sync/batch.ts",
    line: 'return new Map([["unreadable", BATCH_LOOKUPS_MAX]]);',
    code: '"unreadable"',
    by: '""',
    reason: "any name does that no document's path is, and the empty one is none either.",
  },
];
