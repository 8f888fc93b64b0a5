import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { openBudget, SHARED_BYTES_A_DAY, weightOf } from "./budget.ts";

const DAY_MS = 86_400_000;
const START = 10 * DAY_MS;

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("alice", { indexedDB: new IDBFactory(), IDBKeyRange });
});

/** Documents of about so many bytes. */
function answerOf(bytes: number) {
  return { found: [{ fields: { text: "x".repeat(bytes) } }] };
}

async function spend(bytes: number, now: number): Promise<void> {
  const budget = await openBudget(db, now);
  await budget.pay(bytes, async () => answerOf(bytes));
  await budget.close();
}

/** What is left of the day, to the nearest 1,000 bytes. */
async function left(now: number): Promise<number> {
  const budget = await openBudget(db, now);
  let bytes = SHARED_BYTES_A_DAY;
  while (bytes > 0 && !budget.allows(bytes)) bytes -= 1_000;
  return bytes;
}

test("[S5] 2 MB a day, and not a byte more", async () => {
  const budget = await openBudget(db, START);
  expect([budget.allows(2_000_000), budget.allows(2_000_001)]).toEqual([true, false]);
});

test("[S5] what was spent stays spent, however often the app is opened, until a day is over", async () => {
  await spend(1_200_000, START);
  expect(await left(START + 1)).toBe(799_000);
  await spend(700_000, START + 2);
  expect(await left(START + DAY_MS - 1)).toBe(99_000);
  expect(await left(START + DAY_MS)).toBe(SHARED_BYTES_A_DAY);
});

test("[S5] a clock set back leaves spent what is spent, and lets the day end", async () => {
  await spend(1_500_000, START);
  await spend(1, START - 5 * DAY_MS);
  expect(await left(START - 5 * DAY_MS)).toBe(499_000);
  expect(await left(START - 4 * DAY_MS)).toBe(SHARED_BYTES_A_DAY);
});

test("[S5] a request that fails costs all that it could have brought", async () => {
  const budget = await openBudget(db, START);
  const failing = budget.pay(1_000_000, () => Promise.reject(new Error("offline")));
  await expect(failing).rejects.toThrow("offline");
  expect(budget.allows(1_000_001)).toBe(false);
  await budget.close();
  expect(await left(START)).toBe(1_000_000);
});

test("[S5] an app that is closed while it reads has read, as far as the next one knows", async () => {
  const budget = await openBudget(db, START);
  void budget.pay(1_000_000, () => new Promise<never>(() => undefined));
  await expect.poll(() => left(START)).toBe(1_000_000);
});

test("[S5] what comes is weighed as it comes: in bytes, escaped, each value in its wrapping", () => {
  const wire = (value: unknown): string => JSON.stringify(value);
  expect(weightOf("€".repeat(1_000))).toBeGreaterThan(3_000);
  expect(weightOf("\u0001".repeat(1_000))).toBeGreaterThanOrEqual(6_000);
  const nulls = Array.from({ length: 1_000 }, () => null);
  expect(weightOf(nulls)).toBeGreaterThan(
    wire({ arrayValue: { values: nulls.map(() => ({ nullValue: null })) } }).length,
  );
  const maps = Array.from({ length: 1_000 }, () => ({ a: {} }));
  const wrapped = { mapValue: { fields: { a: { mapValue: { fields: {} } } } } };
  expect(weightOf(maps)).toBeGreaterThan(
    wire({ arrayValue: { values: maps.map(() => wrapped) } }).length,
  );
});
