import { expect, test } from "vitest";

import { getDocument } from "#db/document-store.ts";
import {
  createDevice,
  makeMeal,
  makePlan,
  rowsOf,
  sharedFields,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { pull } from "#sync/pull/pull.ts";
import { RemoteError, type Fields } from "#sync/remotes/remote.ts";

import { push } from "./push.ts";

const hot = makeMeal("hot");

function log(stars: number | null, at = 1) {
  const portions = { fridge: 2, freezer: 1 };
  return { meal: hot, planId: null, portions, stars, imageUrl: "", at };
}

/** A contended shared meal: somebody else changes it before each of this device's commits that would. */
function createHotMeal(server: MemoryServer) {
  const state = { isHot: true, changes: 0 };
  server.edit("aiMeals/hot", {
    ...hot,
    ratingAverage: 4,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: 1,
    updatedAt: 1,
    planId: "",
    recipeId: "hot",
    sharedAt: new Date(1),
  });
  const commit = server.commit;
  server.commit = (request) => {
    if (state.isHot && request.writes.has("aiMeals/hot")) {
      state.changes += 1;
      const before = server.read("aiMeals/hot").fields ?? {};
      server.edit("aiMeals/hot", { ...before, favoriteCount: Number(before["favoriteCount"]) + 1 });
    }
    return commit(request);
  };
  return state;
}

async function attempt(device: Device): Promise<void> {
  try {
    await device.sync();
  } catch (error) {
    if (!(error instanceof RemoteError) || error.kind !== "contention") throw error;
  }
}

const onServer = (server: MemoryServer): Fields => server.read("users/alice").fields ?? {};

test("[S3.5] [S3.6] a shared meal that is everyone's holds up neither what came before it nor what came after", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", { mealId: "before", on: true, at: 1 });
  await device.mutate("logMeal", log(5));
  await device.mutate("eatPortion", {
    stored: { recipeId: "hot", storage: "fridge", storedAt: 1 },
    at: 2,
  });
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 3 });
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  const shown = await rowsOf(device.db);
  await attempt(device);

  expect(onServer(server)).toMatchObject({
    current_meals: ["before", "after"],
    storedMeals: [{ count: 1 }, { count: 1 }],
    favorites: [],
  });
  expect(await device.pending()).toEqual(["rateMeal", "setFavorite"]);
  // The cook sees their own change all the time.
  const before = shown["users"]?.["alice"] as object;
  expect(await device.user()).toEqual({ ...before, updatedAt: expect.any(Number) });
  // The server's one rating, with this one laid over it.
  expect((await getDocument(device.db, "aiMeals", "hot"))?.ratingCount).toBe(2);

  const rated = server.read("aiMeals/hot").fields?.["ratingCount"];
  expect(rated).toBe(1);
  state.isHot = false;
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(onServer(server)).toMatchObject({ favorites: ["hot"], storedMeals: [{}, {}] });
  expect(server.read("aiMeals/hot").fields).toMatchObject({
    ratingCount: 2,
    ratingAverage: 4.5,
    favoriteCount: state.changes + 1,
  });
  expect(await device.db.base.count()).toBe(0);
});

test("[S3.6] what is queued later does not wait for it either, each time anew", async () => {
  const server = createMemoryServer();
  createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 1 });
  await attempt(device);
  for (const mealId of ["a", "b", "c"]) {
    await device.mutate("setCurrentMeal", { mealId, on: true, at: 1 });
    await attempt(device);
    expect(await device.pending()).toEqual(["setFavorite"]);
  }
  expect(onServer(server)).toMatchObject({ current_meals: ["a", "b", "c"], favorites: [] });
  expect((await device.user())?.favorites).toEqual(["hot"]);
});

test("[S3.8] the last word about a favourite stays the last", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 1 });
  await device.mutate("setFavorite", { mealId: "hot", on: false, at: 2 });
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 3 });
  await attempt(device);
  expect(await device.pending()).toEqual(["setFavorite", "setFavorite"]);
  expect((await device.user())?.favorites).toEqual([]);
  state.isHot = false;
  await device.sync();
  expect(onServer(server)).toMatchObject({ favorites: [], current_meals: ["after"] });
  expect(server.read("aiMeals/hot").fields).toMatchObject({ favoriteCount: state.changes });
});

test("[S3.6] nothing is put off for a meal that is changed once or twice", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("logMeal", log(5));
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  device.link.pause = async () => {
    if (state.changes === 2) state.isHot = false;
  };
  await device.sync();
  expect(server.log.filter(({ uid }) => uid === "alice")).toHaveLength(1);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
});

test("[S3.10] two meals that stay everyone's are put off once each in a push, and the push ends", async () => {
  const server = createMemoryServer();
  const device = await createDevice(server);
  for (const mealId of ["hot", "other"]) {
    server.edit(`aiMeals/${mealId}`, sharedFields(mealId, 1_000));
  }
  await device.sync();
  for (const mealId of ["hot", "other"]) {
    await device.mutate("setFavorite", { mealId, on: true, at: 1 });
  }
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 2 });
  device.link.contested = 1_000;
  await attempt(device);
  expect(onServer(server)).toMatchObject({ current_meals: ["after"], favorites: [] });
  expect(await device.pending()).toEqual(["setFavorite", "setFavorite"]);
  expect(server.log.filter(({ uid }) => uid === "alice").length).toBeLessThan(5);
  device.link.contested = 0;
  await device.sync();
  expect(onServer(server)["favorites"]).toEqual(["hot", "other"]);
  expect(server.read("aiMeals/other").fields).toMatchObject({ favoriteCount: 1 });
});

test("[S3.10] [S7.20] what comes before a hot meal and is refused is found and parked, and the push ends", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  server.denyWhen(({ writes }) => [...writes.keys()].some((path) => path.endsWith("/bad")));
  const device = await createDevice(server);
  await device.mutate("setCurrentMeal", { mealId: "before", on: true, at: 1 });
  await device.mutate("savePlan", { plan: makePlan("bad"), addToShoppingList: false, at: 2 });
  await device.mutate("logMeal", log(5));
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  device.link.pause = async () => {
    // Many times more than it takes: a push that never ends would also keep this test from ending.
    if (device.link.requests.length > 200) throw new Error("The push goes round and round.");
  };
  await attempt(device);
  expect(onServer(server)).toMatchObject({
    current_meals: ["before", "after"],
    storedMeals: [{ count: 2 }, { count: 1 }],
  });
  expect(await device.pending()).toEqual(["rateMeal"]);
  expect(await device.db.parked.toArray()).toMatchObject([{ name: "savePlan", reason: "denied" }]);
  state.isHot = false;
  await device.sync();
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
});

test("[S2.9] [S3.9] nothing goes on before what was put off has its place; another tab moves what comes after it", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  const other = await createDevice(server);
  await device.sync();
  // The device's copy of the server's state is old: its commits can't be applied without a pull.
  await other.mutate("setCurrentMeal", { mealId: "other", on: true, at: 1 });
  await other.sync();
  await device.mutate("logMeal", log(5, 2));
  await device.mutate("logMeal", log(null, 3));
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  const none = device.link.pause;
  const move = async () => {
    const acked = await device.db.meta.get("acked");
    if (acked?.key !== "acked" || acked.value.seq === 0) return;
    // This device's other tab has pulled meanwhile.
    device.link.pause = none;
    await pull(device.context);
  };
  device.link.pause = move;
  const end: unknown = await push(device.context).catch((error: unknown) => error);
  device.link.pause = none;
  state.isHot = false;
  await device.sync();
  expect(await device.pending()).toEqual([]);
  // Two logs with two places each: none of them was stored twice.
  expect(onServer(server)["storedMeals"]).toHaveLength(4);
  expect(end).toBe("pull");
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
});

test("[S2.9] [S2.18] a rating believed to be put off that had got through after all counts once", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("logMeal", log(5));
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  state.isHot = false;
  device.link.commits = ["late"];
  await expect(device.sync()).rejects.toMatchObject({ kind: "transient" });
  // The decision is made, but the server already has the mutation.
  await device.db.outbox.toCollection().modify((entry) => {
    if (entry.name === "logMeal") entry.postponed = true;
  });
  server.deliverLate();
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
  expect(onServer(server)).toMatchObject({ storedMeals: [{ count: 2 }, { count: 1 }] });
});

test("[S2.9] [S3.6] a lost reply to what was put off: it is done once, and its rest once", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("logMeal", log(5));
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  const deliver = server.commit;
  server.commit = (request) => {
    const reply = deliver(request);
    if (reply !== "committed" || request.writes.has("aiMeals/hot")) return reply;
    server.commit = deliver;
    throw new RemoteError("transient", "the reply was lost");
  };
  await expect(device.sync()).rejects.toMatchObject({ kind: "transient" });
  expect(onServer(server)).toMatchObject({ storedMeals: [{ count: 2 }, { count: 1 }] });
  await attempt(device);
  expect(await device.pending()).toEqual(["rateMeal"]);
  state.isHot = false;
  await device.sync();
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
  expect(onServer(server)).toMatchObject({
    current_meals: ["after"],
    storedMeals: [{ count: 2 }, { count: 1 }],
  });
});

test("[S3.14] 50 cooks rate one meal at once: what else they did is on the server after their first push", async () => {
  const server = createMemoryServer();
  const devices: Device[] = [];
  for (let index = 0; index < 50; index += 1) {
    const device = await createDevice(server, { uid: `cook${index}` });
    // All read before any writes.
    device.link.pause = async () => new Promise((resolve) => setTimeout(resolve));
    for (const mealId of ["a", "b"])
      await device.mutate("setCurrentMeal", { mealId, on: true, at: 1 });
    await device.mutate("logMeal", log(5));
    await device.mutate("eatPortion", {
      stored: { recipeId: "hot", storage: "fridge", storedAt: 1 },
      at: 2,
    });
    await device.mutate("setCurrentMeal", { mealId: "c", on: true, at: 1 });
    devices.push(device);
  }
  await Promise.all(devices.map(attempt));
  for (const { context } of devices) {
    const { fields } = server.read(`users/${context.db.kitchenId}`);
    expect(fields).toMatchObject({
      current_meals: ["a", "b", "c"],
      storedMeals: [{ count: 1 }, { count: 1 }],
    });
  }
  for (;;) {
    const pending = await Promise.all(devices.map(async (device) => device.pending()));
    const waiting = devices.filter((_, index) => pending[index]?.length);
    if (waiting.length === 0) break;
    await Promise.all(waiting.map(attempt));
  }
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 50, ratingAverage: 5 });
  for (const { db } of devices) expect(await db.parked.count()).toBe(0);
}, 120_000);
