import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import { emptyUser } from "#domain/user-document.ts";

import { listDeadLetters } from "./dead-letter-repository.ts";

test("parked changes come last parked first, with the meals they name by id", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const meal = { ingredients: [], instructions: [], mealType: "lunch", blurb: "", equipment: [] };
  await db.table("aiMeals").put({ ...meal, id: "soup", title: "Leek soup" });
  await db.users.put({
    ...emptyUser(1),
    id: "ana",
    shoppingList: { meals: [{ id: "stew", title: "Stew" }], ingredients: [], updatedAt: 1 },
  });
  const parked = { version: 1, at: 1, reason: "denied" } as const;
  await db.deadLetters.bulkPut([
    {
      ...parked,
      id: "a",
      name: "setFavorite",
      args: { mealId: "soup", on: true, at: 1 },
      parkedAt: 1,
    },
    {
      ...parked,
      id: "b",
      name: "removeMealFromList",
      args: { mealId: "stew", at: 1 },
      parkedAt: 2,
    },
    {
      ...parked,
      id: "c",
      name: "setFavorite",
      args: { mealId: "unheard of", on: true, at: 1 },
      parkedAt: 3,
    },
    { ...parked, id: "d", name: "setBought", args: null, parkedAt: 4 },
  ]);
  expect((await listDeadLetters(db)).map(({ id, meal: title }) => [id, title])).toEqual([
    ["d", undefined],
    ["c", undefined],
    ["b", "Stew"],
    ["a", "Leek soup"],
  ]);
});
