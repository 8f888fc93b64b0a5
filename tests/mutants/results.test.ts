import { basename } from "node:path";

import { expect, test } from "vitest";

import {
  formatResults,
  percentOf,
  readChanged,
  readResult,
  readRow,
  sum,
  type Equivalent,
} from "./results.ts";
import { findTargets, LEFT_OUT } from "./targets.ts";

const FILE = "src/a.ts";
const SOURCE = [
  "export function a(x: number) {",
  "  return x > 0 || x < -1",
  "    ? 1 : 2;",
  "}",
].join("\n");

/** A mutant of the text between two positions of `SOURCE`. */
function mutant(status: string, replacement: string, from: [number, number], to: [number, number]) {
  const [start, end] = [from, to].map(([line, column]) => ({ line, column }));
  return { status, replacement, location: { start: start!, end: end! } };
}

const condition = mutant("Survived", "true", [2, 10], [2, 15]);
const whole = mutant("NoCoverage", "undefined", [2, 10], [3, 12]);
const known: Equivalent = {
  file: FILE,
  line: "return x > 0 || x < -1",
  code: "x > 0",
  by: "true",
  reason: "no x is otherwise",
};

function read(...mutants: ReturnType<typeof mutant>[]) {
  return readResult(FILE, { source: SOURCE, mutants }, [known, { ...known, file: "src/b.ts" }]);
}

test("a mutant dies by a test or by running for ever, and survives otherwise", () => {
  const dead = [mutant("Killed", "{}", [1, 1], [1, 3]), mutant("Timeout", "{}", [1, 1], [1, 3])];
  const result = read(...dead, whole, mutant("Ignored", "1", [3, 7], [3, 8]));
  expect(result).toMatchObject({ mutants: 3, killed: 2, timeouts: 1, equivalent: 0, static: 1 });
  expect(result.survivors).toEqual([
    {
      file: FILE,
      at: 2,
      line: "return x > 0 || x < -1",
      code: "x > 0 || x < -1 ? 1 : 2",
      by: "undefined",
    },
  ]);
});

test("one that is known to be equivalent is no survivor, wherever in its file it stands", () => {
  const moved = readResult(
    FILE,
    { source: `\n\n${SOURCE}`, mutants: [mutant("Survived", "true", [4, 10], [4, 15])] },
    [known],
  );
  for (const result of [read(condition), moved]) {
    expect(result).toMatchObject({ mutants: 0, equivalent: 1, survivors: [] });
    expect(result.equivalents).toEqual([known]);
  }
  const other = read({ ...condition, replacement: "false" });
  expect([other.mutants, other.survivors.length, other.equivalents]).toEqual([1, 1, []]);
});

test("one that is listed as equivalent, and dies, is not among them", () => {
  expect(read({ ...condition, status: "Killed" }).equivalents).toEqual([]);
});

test("scores are summed, and never rounded up", () => {
  const total = sum([read(condition, whole), read(mutant("Killed", "{}", [1, 1], [1, 3]))]);
  expect(total).toEqual({ mutants: 2, killed: 1, timeouts: 0, equivalent: 1, static: 0 });
  expect(percentOf(total)).toBe(50);
  expect(percentOf({ ...total, mutants: 3000, killed: 2999 })).toBe(99.9);
  expect(percentOf({ ...total, mutants: 0, killed: 0 })).toBe(100);
});

test("the table names each file, all of them, and why what is equivalent is", () => {
  const [head, , row, all, , , , reason] = formatResults([read(condition, whole)]).split("\n");
  expect(head).toBe("| file | mutants | killed | by timeout | equivalent | static | score |");
  expect(row).toBe("| `src/a.ts` | 1 | 0 | 0 | 1 | 0 | 0 % |");
  expect(all).toBe("| **all** | 1 | 0 | 0 | 1 | 0 | 0 % |");
  expect(reason).toBe(
    "| `src/a.ts` | `` return x > 0 \\|\\| x < -1 `` | `` x > 0 `` | `` true `` | no x is otherwise |",
  );
});

test("the table says which files it says nothing of, or nothing new", () => {
  const gaps = { untried: ["src/b.ts", "src/c.ts"], changed: ["src/a.ts"], earlier: ["src/d.ts"] };
  const lines = formatResults([read(condition, whole)], gaps).split("\n");
  expect(lines).toContain("Not tried yet: `src/b.ts`, `src/c.ts`.");
  expect(lines).toContain("Changed since they were tried: `src/a.ts`.");
  expect(lines).toContain("Not tried again here, but as an earlier table had them: `src/d.ts`.");
});

test("a row is read from an earlier table as it was written, with the reasons there are now", () => {
  const dead = mutant("Killed", "{}", [1, 1], [1, 3]);
  const tried = read(condition, whole, dead, mutant("Timeout", "{}", [1, 1], [1, 3]));
  const row = readRow(formatResults([tried]), FILE, [known, { ...known, file: "src/b.ts" }]);
  expect(row).toEqual({ ...tried, survivors: [] });
  expect(readRow(formatResults([tried]), "src/b.ts", [])).toBeNull();
});

test("files whose code has changed since are known from an earlier table, as long as it names them", () => {
  const changed = ["src/a.ts", "src/b.ts"];
  const table = formatResults([read(condition)], { untried: ["src/c.ts"], changed, earlier: [] });
  expect(readChanged(table)).toEqual(changed);
  expect(readChanged(formatResults([read(condition)]))).toEqual([]);
});

test("what is left out is there, and is no target", () => {
  const targets = findTargets();
  expect(targets).toContain("src/sync/push/push.ts");
  expect(targets.filter((file) => /\.(test|fixture)\.ts$/u.test(file))).toEqual([]);
  expect(
    targets.filter((file) => file.startsWith("src/sync/") && basename(file) in LEFT_OUT),
  ).toEqual([]);
});
