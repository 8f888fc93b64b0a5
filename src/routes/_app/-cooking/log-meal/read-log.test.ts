import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { setFavorite } from "#db/repositories/user-repository.ts";
import { openDatabase } from "#db/schema.ts";

import { readLog } from "./log-subject.ts";

test("a meal nobody shared is not shared, and a favourite only when it is one", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const place = { userId: "ana", recipeId: "soup" };
  expect(await readLog(db, place)).toEqual({ found: null, isShared: false, isFavorite: false });
  await setFavorite(db, "soup", true);
  expect(await readLog(db, place)).toMatchObject({ isFavorite: true });
});
