import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { setServes } from "#db/repositories/settings-repository.ts";
import { startTimer } from "#db/repositories/timer-repository.ts";
import { setFavorite } from "#db/repositories/user-repository.ts";
import { openDatabase } from "#db/schema.ts";

import { readLog } from "./log-subject.ts";

test("a meal nobody shared is not shared, and a favourite only when it is one", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const place = { userId: "ana", recipeId: "soup" };
  expect(await readLog(db, place)).toEqual({
    found: null,
    isShared: false,
    hasRated: false,
    isTakenBack: false,
    isFavorite: false,
    serves: 4,
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
