import { expect, test } from "vitest";

import { getMeta, putMeta } from "#db/meta.ts";
import { MUTATIONS_KNOWN } from "#domain/mutations/registry.ts";
import { createDevice, makeMeal, makePlan, sharedFields } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";

import { applyServerState, rebaseForThisVersion } from "./apply-server-state.ts";
import { pull } from "./pull.ts";

/** What a whole server state changes on this device, and what it leaves alone. */

const savePlan = (id: string) => ({ plan: makePlan(id), addToShoppingList: false, at: 6 });

async function start() {
  const server = createMemoryServer();
  for (const id of ["soup", "stew"]) server.edit(`aiMeals/${id}`, sharedFields(id, 1_000));
  const device = await createDevice(server);
  await device.mutate("savePlan", savePlan("p1"));
  await device.mutate("savePlan", savePlan("p2"));
  await device.sync();
  return { server, device };
}

test("[S5.12] [S5.14] shared meals are no part of it: they stay, and so do the copies beneath pending changes", async () => {
  const { server, device } = await start();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  const shown = { favoriteCount: 1, ratingCount: 1 };
  server.edit("users/alice", { sync: { v: 0 } });
  for (const id of ["p1", "p2"]) server.edit(`users/alice/aiMealPlans/${id}`, null);

  await pull(device.context);

  expect(await device.db.aiMealPlans.count()).toBe(0);
  expect(await device.db.aiMeals.get("soup")).toMatchObject(shown);
  expect(await device.db.aiMeals.get("stew")).toMatchObject({ favoriteCount: 0 });
  expect(await device.db.base.get(["aiMeals", "soup"])).toMatchObject({
    doc: { title: "soup", favoriteCount: 0 },
  });
  await device.sync();
  expect(server.read("aiMeals/soup").fields).toMatchObject(shown);
});

test("[S1.5] [S5.12] what it holds takes the place of the copy beneath a pending change, too", async () => {
  const { device } = await start();
  await device.mutate("deletePlan", { planId: "p1" });
  const from = await readLocal(device.db);
  const plan = { ...makePlan("p1"), updatedAt: 50 };
  const rows = [{ collection: "aiMealPlans" as const, id: "p1", doc: plan }];
  const fetched = {
    from,
    cursor: 9,
    lastMutation: from.acknowledged,
    rows,
    whole: true,
    pulled: { here: 77, there: 0 },
  };
  expect(await applyServerState(device.db, fetched)).toBe(true);
  expect(await device.db.aiMealPlans.count()).toBe(0);
  expect(await device.db.base.toArray()).toEqual([
    { collection: "aiMealPlans", id: "p1", doc: plan },
  ]);
  expect(await device.user()).toBeUndefined();
});

test("[S1.5] [S5.12] beneath a pending change, what it doesn't hold is gone as well", async () => {
  const { device } = await start();
  await device.mutate("savePlan", savePlan("p1"));
  expect(await device.db.base.get(["aiMealPlans", "p1"])).toMatchObject({ doc: { id: "p1" } });
  const from = await readLocal(device.db);
  const fetched = {
    from,
    cursor: 9,
    lastMutation: from.acknowledged,
    rows: [],
    whole: true,
    pulled: { here: 77, there: 0 },
  };
  expect(await applyServerState(device.db, fetched)).toBe(true);
  expect(await device.db.aiMealPlans.toCollection().primaryKeys()).toEqual(["p1"]);
  expect(await device.db.base.get(["aiMealPlans", "p1"])).toMatchObject({ doc: null });
});

test("[S1.5] in part, it leaves the copies of what it does not hold as they are", async () => {
  const { device } = await start();
  await device.mutate("deletePlan", { planId: "p1" });
  await device.mutate("deletePlan", { planId: "p2" });
  const copies = async () =>
    (await device.db.base.toArray()).map(({ id, doc }) => [
      id,
      (doc as { updatedAt: number }).updatedAt,
    ]);
  const before = (await copies())[1];
  const from = await readLocal(device.db);
  const plan = { ...makePlan("p1"), updatedAt: 50 };
  const rows = [{ collection: "aiMealPlans" as const, id: "p1", doc: plan }];
  await applyServerState(device.db, {
    from,
    cursor: 9,
    lastMutation: from.acknowledged,
    rows,
    whole: false,
    pulled: { here: 77, there: 0 },
  });
  expect(await copies()).toEqual([["p1", 50], before]);
  expect(await device.db.aiMealPlans.count()).toBe(0);
});

test("[S1.4] what waited for this version is laid over once, and not each time again", async () => {
  const { device } = await start();
  const entry = { id: "a", name: "setCurrentMeal", version: 1, at: 3 };
  await device.db.outbox.add({ ...entry, args: { mealId: "soup", on: true, at: 3 } });
  await rebaseForThisVersion(device.db);
  expect(await device.user()).toMatchObject({ current_meals: [] });
  await putMeta(device.db, { mutationVersion: MUTATIONS_KNOWN - 1 });
  await rebaseForThisVersion(device.db);
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
  // The server's copy of the changed document is kept, and nothing else is touched.
  expect(await device.db.base.toArray()).toMatchObject([
    { collection: "users", doc: { current_meals: [] } },
  ]);
  expect(await device.db.aiMealPlans.count()).toBe(2);
  expect(await getMeta(device.db, "mutationVersion", -1)).toBe(MUTATIONS_KNOWN);
});

test("[S2.28] [S4.6] of what leaves the overlay, the meals that others changed meanwhile are read again", async () => {
  const { device } = await start();
  await device.mutate("rateMeal", { meal: makeMeal("soup"), stars: 5, at: 9 });
  await putMeta(device.db, { sharedMealsStale: ["stew"], sharedMealsMoves: 4 });
  await device.db.outbox.toCollection().modify({ doneAt: 9 });
  const from = await readLocal(device.db);
  const apply = (cursor: number) =>
    applyServerState(device.db, {
      from,
      cursor,
      lastMutation: from.acknowledged,
      rows: [],
      whole: false,
      pulled: { here: 77, there: 0 },
    });
  await apply(8);
  expect(await device.pending()).toEqual(["rateMeal"]);
  expect(await getMeta(device.db, "sharedMealsStale", [])).toEqual(["stew"]);
  from.cursor = 8;
  await apply(9);
  expect(await device.pending()).toEqual([]);
  expect(await getMeta(device.db, "sharedMealsStale", [])).toEqual(["stew", "soup"]);
  expect(await getMeta(device.db, "sharedMealsMoves", 0)).toBe(5);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 2, ratingAverage: 5 });
});

test("[S4.5] a heart that another device had counted already leaves the meal as it is", async () => {
  const { server, device } = await start();
  const mark = { stars: 0, favored: true, reported: false, hides: "nothing", updatedAt: 1 };
  await device.db.table("mealMarks").put({ ...mark, id: "soup" });
  server.edit("users/alice/mealMarks/soup", { ...mark, v: 1 });
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 9 });
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await device.user()).toMatchObject({ favorites: ["soup"] });
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 0 });
});
