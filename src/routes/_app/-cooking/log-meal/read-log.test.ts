import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { savePlan } from "#db/repositories/plan-repository.ts";
import { setServes, setSharing } from "#db/repositories/settings-repository.ts";
import { startTimer } from "#db/repositories/timer-repository.ts";
import { setFavorite } from "#db/repositories/user-repository.ts";
import { openDatabase } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";

import { readLog } from "./log-subject.ts";

test("a meal nobody shared is not shared, and a favourite only when it is one", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const place = { userId: "ana", recipeId: "soup" };
  expect(await readLog(db, place)).toEqual({
    found: null,
    isShared: false,
    isSharing: true,
    hasRated: false,
    isTakenBack: false,
    isFavorite: false,
    serves: 4,
    people: null,
    timers: [],
  });
  await setFavorite(db, "soup", true);
  const timer = { id: "soup:1:0", recipeId: "soup", planId: null, title: "Soup", step: 1 };
  await startTimer(db, { ...timer, label: "Simmer", durationMs: 60_000 }, 0);
  await startTimer(db, { ...timer, id: "x", recipeId: "x", label: "Rest", durationMs: 1 }, 0);
  expect(await readLog(db, place)).toMatchObject({
    isFavorite: true,
    timers: [{ id: "soup:1:0" }],
  });
});

test("logging begins with the serves that the recipe is read for", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await setServes(db, [{ id: "soup", title: "Soup", ingredients: [] }], 7);
  expect(await readLog(db, { userId: "ana", recipeId: "soup" })).toMatchObject({ serves: 7 });
  expect(await readLog(db, { userId: "ana", recipeId: "pie" })).toMatchObject({ serves: 4 });
});

test("a plan feeds as many as it was set up for, a single meal whoever comes", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const recipe = (id: string): Meal => ({
    id,
    title: id,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  });
  const planId = await savePlan(db, {
    recipes: [recipe("soup"), recipe("pie")],
    addToShoppingList: false,
    defaults: { durationDays: 4, mealsPerDay: ["dinner"], peopleCount: 2 },
  });
  const single = await savePlan(db, { recipes: [recipe("stew")], addToShoppingList: false });
  expect(await readLog(db, { planId, recipeId: "soup" })).toMatchObject({ people: 2 });
  expect(await readLog(db, { planId: single, recipeId: "stew" })).toMatchObject({ people: null });
});

test("whether meals are shared is what the cook has chosen", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await setSharing(db, false);
  expect(await readLog(db, { userId: "ana", recipeId: "soup" })).toMatchObject({
    isSharing: false,
  });
});
