import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";
import { createDevice, makeMeal, makePlan, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import { push } from "#sync/push/push.ts";
import { refreshSharedMeals } from "#sync/shared-meals/refresh.ts";

import { pull } from "./pull.ts";
import { rebase } from "./rebase.ts";

const none = { fridge: 0, freezer: 0 };

async function savePlan(device: Device, id: string): Promise<void> {
  await device.mutate("savePlan", { plan: makePlan(id), addToShoppingList: false, at: 6 });
}

/** Logs the only meal of plan `id`. */
async function cook(device: Device, id: string): Promise<void> {
  const args = { planId: id, portions: none, stars: null, imageUrl: "", at: 7 };
  await device.mutate("logMeal", { meal: makeMeal(`${id}-r`), ...args });
}

async function rate(device: Device, id: string, stars: 4 | 5): Promise<void> {
  const args = { planId: null, portions: none, stars, imageUrl: "", at: 7 };
  await device.mutate("logMeal", { meal: makeMeal(id), ...args });
}

async function planIds({ db }: Device): Promise<string[]> {
  return db.aiMealPlans.toCollection().primaryKeys();
}

/** Another device, of this cook or another one, that makes one change and syncs. */
async function elsewhere(
  server: ReturnType<typeof createMemoryServer>,
  act: (device: Device) => Promise<void>,
  uid = "alice",
): Promise<void> {
  const device = await createDevice(server, { uid });
  await device.sync();
  await act(device);
  await device.sync();
}

function entry(seq: number, name: string, args: unknown): OutboxEntry {
  return { seq, id: `id${seq}`, name, version: 1, args, at: 1 };
}

test("[S1.2] a pending mutation does not see a document that one before it has deleted", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await savePlan(device, "p1");
  await device.sync();
  await device.mutate("deletePlan", { planId: "p1" });
  await cook(device, "p1");
  expect(await planIds(device)).toEqual([]);
  // Rebased onto what another device has changed meanwhile.
  await elsewhere(server, async (other) => savePlan(other, "p2"));
  await pull(device.context);
  expect(await planIds(device)).toEqual(["p2"]);
  await device.sync();
  expect(server.read("users/alice/aiMealPlans/p1").fields).toBeNull();
});

test("[S1.2] what comes after a deletion is laid over a document that is gone", () => {
  const server = { aiMealPlans: { p1: makePlan("p1") }, users: { alice: null } };
  const args = { planId: "p1", portions: none, stars: null, imageUrl: "", at: 7 };
  const pending = [
    entry(1, "deletePlan", { planId: "p1" }),
    entry(2, "logMeal", { meal: makeMeal("p1-r"), ...args }),
  ];
  expect(rebase(server, pending, "alice").aiMealPlans).toEqual({ p1: null });
});

test("[S1.3] [S7.26] a refused mutation has no effect, whatever is laid over or changed meanwhile", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await savePlan(device, "bad");
  server.denyWhen(({ writes }) => writes.has("users/alice/aiMealPlans/bad"));
  // Refused twice (the token is refreshed in between); then the last mutation id's step past it is lost.
  device.link.commits = ["normal", "normal", "lost-request"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await planIds(device)).toEqual([]);
  await device.mutate("setCurrentMeal", { mealId: "m", on: true, at: 8 });
  await elsewhere(server, async (other) => savePlan(other, "p2"));
  await pull(device.context);
  expect(await planIds(device)).toEqual(["p2"]);
  expect(await device.user()).toMatchObject({ current_meals: ["m"] });
  expect(await device.db.base.toArray()).toMatchObject([{ collection: "users" }]);
});

test("[S1.1] [S1.6] [S5.18] changes of shared meals stay laid over them, whatever the server sends", async () => {
  const server = createMemoryServer();
  let time = 1_000_000;
  const device = await createDevice(server, { now: () => time });
  await elsewhere(server, async (bob) => rate(bob, "soup", 5), "bob");
  await device.sync();
  await device.mutate("setFavorite", { mealId: "soup", on: true, at: 8 });
  await rate(device, "soup", 4);
  const shown = { favoriteCount: 1, ratingCount: 2 };
  expect(await device.db.aiMeals.get("soup")).toMatchObject(shown);

  await elsewhere(
    server,
    (carl) => carl.mutate("setFavorite", { mealId: "soup", on: true, at: 9 }),
    "carl",
  );
  await elsewhere(server, async (other) => savePlan(other, "p2"));
  // The meal is fetched but not changed; the cook's own documents are applied, and the change is
  // laid over them again.
  time += 86_400_000;
  await device.db.meta.put({ key: "sharedMealsWantedAt", value: time });
  await refreshSharedMeals(device.context);
  expect(device.link.requests.at(-1)).toBe("sharedMeals");
  expect(await device.db.aiMeals.get("soup")).toMatchObject(shown);
  await pull(device.context);
  expect(await planIds(device)).toEqual(["p2"]);
  expect(await device.db.aiMeals.get("soup")).toMatchObject(shown);
  const copy = async () => (await device.db.base.get(["aiMeals", "soup"]))?.doc;
  expect(await copy()).toMatchObject({ favoriteCount: 0, ratingCount: 1 });

  // The heart is counted together with the other cook's change; the rating is laid over that.
  device.link.commits = ["normal", "normal", "lost-request"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(await device.pending()).toEqual(["rateMeal"]);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 2, ratingCount: 2 });
  expect(await copy()).toMatchObject({ favoriteCount: 2, ratingCount: 1 });

  await device.sync();
  expect(server.read("aiMeals/soup").fields).toMatchObject({ favoriteCount: 2, ratingCount: 2 });
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ favoriteCount: 2, ratingCount: 2 });
  expect(await device.db.base.count()).toBe(0);
});

test("[S1.5] [S5.12] after a whole new read, what is gone is gone beneath pending changes too", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  for (const id of ["p1", "p2", "p3"]) {
    await savePlan(device, id);
    await device.sync();
  }
  await cook(device, "p2");
  await device.mutate("deletePlan", { planId: "p3" });
  const planCopies = async () => {
    const kept = await device.db.base.where("collection").equals("aiMealPlans").toArray();
    return kept.map(({ id }) => id);
  };
  expect(await planCopies()).toEqual(["p2", "p3"]);
  // The server is put back to its state before both changes.
  server.edit("users/alice/aiMealPlans/p2", null);
  server.edit("users/alice/aiMealPlans/p3", null);
  server.edit("users/alice", { sync: { v: 1, clients: {} } });

  await pull(device.context);

  expect(await planIds(device)).toEqual(["p1"]);
  expect(await planCopies()).toEqual([]);
  await device.sync();
  expect(server.list("users/alice/aiMealPlans").map(({ id }) => id)).toEqual(["p1"]);
});

test("[S4.4] a commit on top of nothing that was ever pulled does not pass for the server's state", async () => {
  const server = createMemoryServer();
  // Left by an app from before versions existed.
  server.edit("users/alice", { favorites: ["soup"] });
  const device = await createDevice(server);
  await savePlan(device, "p1");

  expect(await push(device.context)).toBe("pull");

  await pull(device.context);
  expect(await device.user()).toMatchObject({ favorites: ["soup"] });
  expect(await planIds(device)).toEqual(["p1"]);
  expect(await device.pending()).toEqual([]);
});

test("[S4.5] [S9.10] what was acknowledged leaves, and its stars with their shared meal, even when the server has forgotten the client", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  await device.sync();
  await elsewhere(server, async (other) => savePlan(other, "p2"));
  await rate(device, "soup", 5);
  // On top of a state that this device has not pulled: acknowledged, and still laid over.
  expect(await push(device.context)).toBe("pull");
  expect(await device.pending()).toEqual(["logMeal", "rateMeal"]);
  const { sync, ...user } = server.read("users/alice").fields ?? {};
  const { v } = sync as { v: number };
  server.edit("users/alice", { ...user, sync: { v, clients: {} } });

  await pull(device.context);
  expect(await device.pending()).toEqual(["rateMeal"]);
  await push(device.context);

  expect(await device.pending()).toEqual([]);
  expect(await device.db.aiMeals.get("soup")).toMatchObject({ ratingCount: 1 });
  expect(await device.db.deadLetters.count()).toBe(0);
});
