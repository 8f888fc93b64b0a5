import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { FLOWS, type Flow, type FlowName } from "./flow-names.ts";
import { flowTable, monthOf, monthTable } from "./month.ts";
import { countRemote, lookupsOf, noOperations, storedBytes } from "./operations.ts";
import { PRICES } from "./prices.ts";

const names = Object.keys(FLOWS) as FlowName[];

/** Each flow once, with so many documents read and written. */
function flowsOf(reads: number, writes: number): Flow[] {
  return names.map((name) => ({
    name,
    times: 1,
    operations: { ...noOperations(), reads, writes },
  }));
}

const NO_SERVICE = { requests: 0, counts: 0, modelCalls: 0, charsIn: 0, charsOut: 0, cpuMs: 0 };

/** The cells of each row of the tables in a Markdown text, without their heads. */
function cellsOf(text: string): string[][] {
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  return rows.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("a month costs what its flows cost, as often as it has them", () => {
  const month = monthOf("cook", flowsOf(1, 0), NO_SERVICE, 0);
  const twice = monthOf("cook", flowsOf(2, 3), NO_SERVICE, 2 ** 30);
  expect(twice.operations.reads).toBeCloseTo(2 * month.operations.reads, 6);
  expect(twice.dollars.reads).toBeCloseTo(twice.operations.reads * PRICES.read, 9);
  expect(twice.dollars.writes).toBeCloseTo(twice.operations.writes * PRICES.write, 9);
  expect(twice.dollars.storage).toBeCloseTo(PRICES.storedGiB, 9);
});

test("flows that were done several times are shown once each", () => {
  const [first] = flowsOf(10, 20);
  if (!first) throw new Error("There are no flows.");
  const [, , row] = cellsOf(flowTable([{ ...first, times: 10 }]));
  expect(row?.slice(1, 5)).toEqual(["1", "0", "2", "0"]);
});

test("every write has look-ups that are known", () => {
  expect(lookupsOf("users/a")).toBe(0);
  expect(lookupsOf("users/a/aiMealPlans/b")).toBe(1);
  expect(lookupsOf("users/a/deletions/aiMealPlans:b")).toBe(2);
  expect(() => lookupsOf("surprises/a")).toThrow("not known");
});

test("a query that finds nothing is billed as one read, and a lost try's reads are too", async () => {
  let tries = 0;
  const transact = async (body: (tx: unknown) => Promise<unknown>) => {
    tries += 1;
    const tx = { get: async () => null, set: () => undefined };
    await body(tx);
    return body(tx);
  };
  const inner = { changesSince: async () => [], transact };
  const counted = countRemote(inner as unknown as Parameters<typeof countRemote>[0]);
  await counted.remote.changesSince("a", "aiMealPlans", { v: 1 }, 300);
  expect(counted.take().reads).toBe(1);
  await counted.remote.transact(async (tx) => {
    await tx.get("users/a");
    tx.set("users/a", { title: "Soup" });
  });
  expect(tries).toBe(1);
  expect(counted.take()).toMatchObject({ reads: 2, writes: 1, deletes: 0 });
});

test("stored bytes are those of Firestore's own example, and less without indexes", () => {
  // The example of "Storage size calculations": a task of 147 bytes, stored under users/jeff/tasks.
  const fields = {
    type: "Personal",
    done: false,
    priority: 1,
    description: "Learn Cloud Firestore",
  };
  const all = Object.keys(fields);
  expect(storedBytes("users/jeff/tasks/my_task_id", fields, all)).toBe(147);
  expect(storedBytes("users/jeff/tasks/my_task_id", fields, [])).toBeGreaterThan(500);
});

test("docs/scale.md has a row for each flow, and its months add up", () => {
  const cells = cellsOf(readFileSync("docs/scale.md", "utf8"));
  for (const name of names) {
    const row = cells.find(([first]) => first === FLOWS[name]);
    const counts = (row ?? []).slice(1, 5).map(Number);
    expect({ name, cells: row?.length, areCounts: counts.every(Number.isFinite) }).toEqual({
      name,
      cells: 7,
      areCounts: true,
    });
  }
  const heads = cellsOf(monthTable(...emptyMonths())).map(([first]) => first);
  const months = cells.filter(([first]) => heads.includes(first) && first?.includes("$"));
  expect(months).toHaveLength(7);
  for (const column of [1, 2, 3]) {
    const dollars = months.map((row) => Number(row[column]?.replaceAll(/[$,]/gu, "")));
    const total = dollars.at(-1) ?? Number.NaN;
    const sum = dollars.slice(0, -1).reduce((so, part) => so + part, 0);
    // Each is rounded to two figures.
    expect(Math.abs(sum - total) / total).toBeLessThan(0.06);
  }
});

function emptyMonths(): Parameters<typeof monthTable> {
  const month = monthOf("cook", [], NO_SERVICE, 0);
  return [month, month, 0];
}
