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
  {
    file: "src/sync/push.ts",
    line: 'const isWhole = batch.kind === "apply" && !batch.entries[0]?.ownOnly;',
    code: "batch.entries[0]?.ownOnly",
    by: "batch.entries[0].ownOnly",
    reason: "no batch is without a mutation.",
  },
  {
    file: "src/sync/push.ts",
    line: 'const fate = entries[0]?.ownOnly ? "withheld" : undefined;',
    code: "entries[0]?.ownOnly",
    by: "entries[0].ownOnly",
    reason: "no batch is without a mutation.",
  },
  {
    file: "src/sync/push.ts",
    line: 'if (commit.kind === "committed" && hasPulled && commit.v === cursor + 1) {',
    code: 'commit.kind === "committed"',
    by: "true",
    reason: "what was covered already has no version that could come next.",
  },
  {
    file: "src/sync/push.ts",
    line: 'if ((await getMeta(db, "clientId", "")) !== clientId) return;',
    code: '""',
    by: '"Stryker was here!"',
    reason: "a storage that sends has a client id.",
  },
  {
    file: "src/sync/push.ts",
    line: "if (marker.seq <= seq) return;",
    code: "marker.seq <= seq",
    by: "marker.seq < seq",
    reason:
      "between a place and itself nothing has been passed, and what is noted there is what was.",
  },
  {
    file: "src/sync/push.ts",
    line: 'const passed = await db.outbox.where("seq").between(seq, marker.seq, false, true).toArray();',
    code: '"seq"',
    by: '""',
    reason: "to Dexie an index without a name is the primary key, which is seq.",
  },
  {
    file: "src/sync/push.ts",
    line: "const misjudged = passed.filter((entry) => plannedFate(entry) !== fateOf(entry, marker));",
    code: "passed.filter((entry) => plannedFate(entry) !== fateOf(entry, marker))",
    by: "passed",
    reason:
      "what is judged as it was planned is laid over again with the same result; it saves the work.",
  },
  {
    file: "src/sync/push.ts",
    line: "const misjudged = passed.filter((entry) => plannedFate(entry) !== fateOf(entry, marker));",
    code: "plannedFate(entry) !== fateOf(entry, marker)",
    by: "true",
    reason:
      "what is judged as it was planned is laid over again with the same result; it saves the work.",
  },
  {
    file: "src/sync/push.ts",
    line: "if (misjudged.length > 0) {",
    code: "misjudged.length > 0",
    by: "true",
    reason:
      "what is judged as it was planned is laid over again with the same result; it saves the work.",
  },
  {
    file: "src/sync/push.ts",
    line: "if (misjudged.length > 0) {",
    code: "misjudged.length > 0",
    by: "misjudged.length >= 0",
    reason:
      "what is judged as it was planned is laid over again with the same result; it saves the work.",
  },
  {
    file: "src/db/mutate.ts",
    line: "const before = tried > 0 ? await db.outbox.get(tried) : undefined;",
    code: "tried > 0",
    by: "true",
    reason: "no mutation has the place 0.",
  },
  {
    file: "src/db/mutate.ts",
    line: "const before = tried > 0 ? await db.outbox.get(tried) : undefined;",
    code: "tried > 0",
    by: "tried >= 0",
    reason: "no mutation has the place 0.",
  },
  {
    file: "src/db/mutate.ts",
    line: "if (changed.length === 0) return;",
    code: "changed.length === 0",
    by: "false",
    reason: "nothing is written either way; it saves the trips to the disk's process.",
  },
  {
    file: "src/db/mutate.ts",
    line: "rows.some((row) => row?.collection === collection && row.id === id);",
    code: "row.id === id",
    by: "true",
    reason: "no mutation touches two documents of one collection.",
  },
  {
    file: "src/db/connection.ts",
    line: "db.close({ disableAutoOpen: false });",
    code: "{ disableAutoOpen: false }",
    by: "{}",
    reason: "to Dexie, what is not disabled is allowed.",
  },
];
