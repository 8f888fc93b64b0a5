import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";
import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";
import { readIfSound } from "#domain/mutations/registry.ts";
import { makeMeal, makePlan } from "#sync/doubles/device.fixture.ts";

import { BATCH_BYTES_MAX, BATCH_LOOKUPS_MAX, takeBatch } from "./batch.ts";

function entry(seq: number, name: string, args: unknown, more: Partial<OutboxEntry> = {}) {
  return { seq, id: `id${seq}`, name, version: 1, args, at: 1, ...more };
}

const tick = (seq: number) => entry(seq, "setCurrentMeal", { mealId: "m", on: true, at: 1 });
const plan = (seq: number) =>
  entry(seq, "savePlan", { plan: makePlan(`p${seq}`), addToShoppingList: false, at: 1 });
const recipes = (seq: number, count: number) =>
  entry(seq, "savePersonalRecipes", {
    recipes: Array.from({ length: count }, (_, index) => ({
      ...makeMeal(`${seq}-${index}`),
      userId: "alice",
      createdAt: 1,
      updatedAt: 1,
    })),
  });
const gone = (seq: number) => entry(seq, "deletePlan", { planId: `p${seq}` });
const unknown = (seq: number) => entry(seq, "fromTheFuture", {});

function seqs(queue: OutboxEntry[]): number[] {
  const batch = takeBatch(queue, "alice");
  return batch?.kind === "send" ? batch.entries.map(({ seq }) => seq) : [];
}

function range(count: number, make: (seq: number) => OutboxEntry): OutboxEntry[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

test("[S3.1] any number of changes to the user document fit in one batch", () => {
  expect(seqs(range(1_000, tick))).toHaveLength(1_000);
});

test("[S3.1] a batch stays within the lookups of its rules: 1 for a plan, 3 to delete one", () => {
  expect(seqs(range(40, plan))).toHaveLength(BATCH_LOOKUPS_MAX);
  expect(seqs(range(40, gone))).toHaveLength(BATCH_LOOKUPS_MAX / 3);
  const samePlan = range(40, () => plan(1));
  expect(seqs(samePlan)).toHaveLength(40);
});

test("[S3.1] a mutation that saves as many recipes as it may fills a batch exactly", () => {
  const full = recipes(1, RECIPES_SAVED_AT_ONCE);
  expect(seqs([full, recipes(2, 1)])).toEqual([1]);
  expect(seqs([recipes(1, RECIPES_SAVED_AT_ONCE - 1), recipes(2, 1)])).toEqual([1, 2]);
  // One more can't be read: no transaction could bear it.
  const tooMany = recipes(1, RECIPES_SAVED_AT_ONCE + 1);
  expect(readIfSound(tooMany)).toBeNull();
});

test("[S3.3] a batch holds at most so many bytes, and a single mutation whatever it has", () => {
  const big = (seq: number) => {
    const blurb = "x".repeat(BATCH_BYTES_MAX / 4);
    const recipe = { ...makeMeal("big"), blurb, userId: "alice", createdAt: 1, updatedAt: 1 };
    return entry(seq, "savePersonalRecipe", { recipe });
  };
  expect(seqs(range(10, big))).toEqual([1, 2, 3]);
  const huge = entry(1, "addMealsToList", { meals: ["x".repeat(BATCH_BYTES_MAX * 2)], at: 1 });
  expect(seqs([huge, tick(2)])).toEqual([1]);
});

test("[S2.11] [S2.12] a batch ends before what is unknown; unknown ones in the way are deferred together", () => {
  expect(seqs([tick(1), unknown(2), tick(3)])).toEqual([1]);
  const first = takeBatch([unknown(2), unknown(3), tick(4), unknown(5)], "alice");
  expect(first).toMatchObject({ kind: "defer", entries: [{ seq: 2 }, { seq: 3 }] });
  expect(takeBatch([unknown(2), unknown(3)], "alice")).toBeNull();
});

test("[S2.20] [S7.26] one that is being parked goes alone, as a step of the last mutation id", () => {
  const refused = { ...tick(2), refused: "denied" as const };
  expect(seqs([tick(1), refused, tick(3)])).toEqual([1]);
  expect(takeBatch([refused, tick(3)], "alice")).toEqual({ kind: "send", entries: [refused] });
  // This version need not know it for that.
  const odd = { ...unknown(2), refused: "denied" as const };
  expect(takeBatch([odd, tick(3)], "alice")).toEqual({ kind: "send", entries: [odd] });
});

test("nothing waiting is no batch", () => {
  expect(takeBatch([], "alice")).toBeNull();
});

test("[S3.1] every document is counted once, however many of a batch write it", () => {
  const saves = range(BATCH_LOOKUPS_MAX, plan);
  expect(seqs([...saves, plan(1), plan(2)])).toHaveLength(BATCH_LOOKUPS_MAX + 2);
  expect(seqs([...saves, tick(20), plan(30), plan(31)])).toHaveLength(BATCH_LOOKUPS_MAX + 1);
});

test("[S3.3] exactly as many bytes as a batch may hold are one batch, and one more is two", () => {
  const meal = (id: string, size: number) =>
    entry(1, "setCurrentMeal", { mealId: id, x: "y".repeat(size) });
  const empty = JSON.stringify(meal("a", 0).args).length;
  const half = BATCH_BYTES_MAX / 2 - empty;
  expect(seqs([meal("a", half), meal("b", half)])).toHaveLength(2);
  expect(seqs([meal("a", half), meal("b", half + 1)])).toHaveLength(1);
});

test("[S7.25] arguments that nothing can be done with are sent by themselves", () => {
  const broken = entry(2, "savePlan", { plan: null });
  expect(seqs([broken, tick(3), plan(4)])).toEqual([2, 3]);
  expect(seqs([plan(1), broken])).toEqual([1]);
});
