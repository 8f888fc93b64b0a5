import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

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
    isFavorite: false,
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
