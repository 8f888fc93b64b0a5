import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";

import {
  endCookSession,
  getCookSession,
  listCookSessions,
  setCookStep,
  setIngredientChecked,
} from "./cook-session-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

test("a recipe not begun is at its overview", async () => {
  expect(await getCookSession(db, "rice")).toMatchObject({ step: 0, checkedIngredients: [] });
});

test("step and ticks are kept for each recipe, and don't overwrite each other", async () => {
  await Promise.all([
    setCookStep(db, "rice", 3, null),
    setIngredientChecked(db, "rice", 1, true),
    setIngredientChecked(db, "rice", 4, true),
    setIngredientChecked(db, "rice", 1, true),
    setCookStep(db, "beans", 1, null),
  ]);
  await setIngredientChecked(db, "rice", 4, false);
  expect(await getCookSession(db, "rice")).toMatchObject({ step: 3, checkedIngredients: [1] });
  expect(await getCookSession(db, "beans")).toMatchObject({ step: 1, checkedIngredients: [] });
});

test("ending a session forgets the place", async () => {
  await setCookStep(db, "rice", 3, null);
  await endCookSession(db, "rice");
  expect(await getCookSession(db, "rice")).toMatchObject({ step: 0 });
});

test("what is being cooked: begun, touched lately, the last one first, and no damaged row", async () => {
  const checkedIngredients: number[] = [];
  await db.cookSessions.bulkPut([
    { recipeId: "rice", step: 2, checkedIngredients, updatedAt: 50 },
    { recipeId: "beans", step: 1, checkedIngredients, planId: "p", updatedAt: 70 },
    { recipeId: "looked at", step: 0, checkedIngredients, updatedAt: 90 },
    { recipeId: "long ago", step: 4, checkedIngredients, updatedAt: 49 },
    { recipeId: "torn", step: "two", updatedAt: 80 } as never,
    { recipeId: "timeless", step: 3, updatedAt: "soon" } as never,
    { recipeId: "moved", step: 1, planId: 7, updatedAt: 60 } as never,
  ]);
  const cooking = await listCookSessions(db, 50 + 12 * 3_600_000);
  expect(cooking.map(({ recipeId, step, planId }) => [recipeId, step, planId])).toEqual([
    ["beans", 1, "p"],
    ["moved", 1, undefined],
    ["rice", 2, undefined],
  ]);
});
