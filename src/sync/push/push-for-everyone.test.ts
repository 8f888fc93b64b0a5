import { expect, test } from "vitest";

import { getDocument } from "#db/document-store.ts";
import { retryDeadLetter } from "#db/mutate.ts";
import { listPending } from "#db/repositories/dead-letter-repository.ts";
import { countPending } from "#db/sync-status.ts";
import {
  createDevice,
  makeMeal,
  rowsOf,
  sharedFields,
  type Device,
} from "#sync/doubles/device.fixture.ts";
import {
  createMemoryServer,
  type CommitRequest,
  type MemoryServer,
} from "#sync/doubles/memory-server.ts";
import { readLocal } from "#sync/protocol/local.ts";
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

/** Syncs, which may end with a request that was lost or that others were faster than. */
async function attempt(device: Device): Promise<void> {
  try {
    await device.sync();
  } catch (error) {
    if (!(error instanceof RemoteError) || error.kind === "denied") throw error;
  }
}

const onServer = (server: MemoryServer): Fields => server.read("users/alice").fields ?? {};

test("[S2.26] [S3.19] a shared meal that is everyone's holds up nothing but what is said of it", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  server.edit("aiMeals/cold", sharedFields("cold", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("setCurrentMeal", { mealId: "before", on: true, at: 1 });
  await device.mutate("logMeal", log(5));
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 3 });
  await device.mutate("setFavorite", { mealId: "cold", on: true, at: 3 });
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  const shown = await rowsOf(device.db);
  await expect(device.sync()).rejects.toMatchObject({ kind: "contention" });

  expect(onServer(server)).toMatchObject({
    current_meals: ["before", "after"],
    storedMeals: [{ count: 2 }, { count: 1 }],
    favorites: ["hot", "cold"],
  });
  expect(server.read("aiMeals/cold").fields).toMatchObject({ favoriteCount: 1 });
  expect(await device.pending()).toEqual(["rateMeal", "countHeart"]);
  // The cook sees their own change all the time: the server's one rating, with this one laid over it.
  expect(await device.user()).toEqual(shown["users"]?.["alice"]);
  expect((await getDocument(device.db, "aiMeals", "hot"))?.ratingCount).toBe(2);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 1 });

  state.isHot = false;
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(server.read("aiMeals/hot").fields).toMatchObject({
    ratingCount: 2,
    ratingAverage: 4.5,
    favoriteCount: state.changes + 1,
  });
  expect(await device.db.base.count()).toBe(0);
});

test("[S3.19] what is queued later does not wait for it either, each time anew", async () => {
  const server = createMemoryServer();
  createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 1 });
  await attempt(device);
  for (const mealId of ["a", "b", "c"]) {
    await device.mutate("setCurrentMeal", { mealId, on: true, at: 1 });
    await attempt(device);
    expect(await device.pending()).toEqual(["countHeart"]);
    // The heart's own part is on the server: the cook who signs out must know that something waits.
    expect(await countPending(device.db)).toBe(1);
  }
  expect(onServer(server)).toMatchObject({ current_meals: ["a", "b", "c"], favorites: ["hot"] });
});

test("[S2.27] the last word about a favourite is what counts", async () => {
  const server = createMemoryServer();
  const state = createHotMeal(server);
  const device = await createDevice(server);
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 1 });
  await attempt(device);
  await device.mutate("setFavorite", { mealId: "hot", on: false, at: 2 });
  // Nothing is to be counted any more, so there is nothing to wait for.
  await device.sync();
  expect(await device.pending()).toEqual([]);
  state.isHot = false;
  expect(onServer(server)).toMatchObject({ favorites: [] });
  expect(server.read("aiMeals/hot").fields).toMatchObject({ favoriteCount: state.changes });
  await device.mutate("setFavorite", { mealId: "hot", on: true, at: 3 });
  await device.sync();
  expect(server.read("aiMeals/hot").fields).toMatchObject({ favoriteCount: state.changes + 1 });
});

/** A device with a rated log and a report waiting, on a quiet server. */
async function startSaying(): Promise<{ server: MemoryServer; device: Device }> {
  const server = createMemoryServer();
  server.edit("aiMeals/hot", sharedFields("hot", 1_000));
  const device = await createDevice(server);
  await device.sync();
  await device.mutate("logMeal", log(5));
  await device.mutate("reportMeal", { mealId: "hot", on: true, at: 2 });
  return { server, device };
}

test("[S2.26] [S2.29] what is for everyone is queued with the cook's own, and goes after all of that", async () => {
  const { server, device } = await startSaying();
  await device.mutate("setCurrentMeal", { mealId: "after", on: true, at: 4 });
  expect(await device.pending()).toEqual([
    "logMeal",
    "rateMeal",
    "reportMeal",
    "countReport",
    "setCurrentMeal",
  ]);
  expect(await countPending(device.db)).toBe(3);
  expect(await listPending(device.db, 3)).toMatchObject([
    { name: "logMeal" },
    { name: "reportMeal" },
    { name: "setCurrentMeal" },
  ]);
  const before = server.log.length;
  expect(await push(device.context)).toBe("applied");
  const [own, ...said] = server.log.slice(before).map(({ writes }) => writes);
  expect([...(own?.keys() ?? [])].toSorted()).toEqual(["users/alice", "users/alice/mealMarks/hot"]);
  const clients = (writes: typeof own) =>
    (writes?.get("users/alice")?.["sync"] as Fields | undefined)?.["clients"];
  expect(said).toHaveLength(2);
  for (const writes of said) {
    expect([...writes.keys()].toSorted()).toEqual([
      "aiMeals/hot",
      "users/alice",
      "users/alice/mealMarks/hot",
    ]);
    // No last mutation id tells what became of it.
    expect(clients(writes)).toEqual(clients(own));
  }
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2, reportCount: 1 });
  expect(await device.pending()).toEqual([]);
});

test.each(["lost-reply", "twice", "late"] as const)(
  "[S2.9] [S2.27] a rating counts once, though its request is %s",
  async (fate) => {
    const { server, device } = await startSaying();
    device.link.commits = ["normal", fate];
    await attempt(device);
    server.deliverLate();
    await device.sync();
    await device.sync();
    expect(await device.pending()).toEqual([]);
    expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2, reportCount: 1 });
    expect(onServer(server)).toMatchObject({ storedMeals: [{ count: 2 }, { count: 1 }] });
  },
);

test("[S2.27] [S8.2] what another host has said and taken back meanwhile is not said again", async () => {
  const { server, device } = await startSaying();
  await device.mutate("reportMeal", { mealId: "hot", on: false, at: 3 });
  const { remote } = device.context;
  let tries = 0;
  const transact: typeof remote.transact = async (body) => {
    tries += 1;
    // This host is about to send the report.
    if (tries === 3) await push(device.context);
    return remote.transact(body);
  };
  await push({ ...device.context, remote: { ...remote, transact } });
  expect(server.read("aiMeals/hot").fields).toMatchObject({ reportCount: 0 });
  expect(await device.pending()).toEqual([]);
});

test("[S2.26] a heart is not counted before it is among the cook's favourites on the server", async () => {
  const { server, device } = await startSaying();
  const { remote } = device.context;
  let isFirst = true;
  const transact: typeof remote.transact = async (body) => {
    const result = await remote.transact(body);
    if (isFirst) await device.mutate("setFavorite", { mealId: "hot", on: true, at: 9 });
    isFirst = false;
    return result;
  };
  const context = { ...device.context, remote: { ...remote, transact } };
  for (let round = 0; round < 3; round += 1) await push(context);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ favoriteCount: 1 });
});

test("[S2.26] what the cook does while much is said goes before the rest of it", async () => {
  const { server, device } = await startSaying();
  const { remote } = device.context;
  let tries = 0;
  const transact: typeof remote.transact = async (body) => {
    const result = await remote.transact(body);
    tries += 1;
    // The cook's own is sent, and the rating.
    if (tries === 2) await device.mutate("setCurrentMeal", { mealId: "late", on: true, at: 9 });
    return result;
  };
  const before = server.log.length;
  const context = { ...device.context, remote: { ...remote, transact } };
  expect(await push(context)).toBe("applied");
  const said = server.log.slice(before).map(({ writes }) => writes.has("aiMeals/hot"));
  expect(said).toEqual([false, true, false, true]);
  expect(onServer(server)).toMatchObject({ current_meals: ["late"] });
});

test("[S3.19] only what others are faster to change is passed over: with no network nothing more is tried", async () => {
  const { server, device } = await startSaying();
  server.edit("aiMeals/cold", sharedFields("cold", 1_000));
  await device.mutate("setFavorite", { mealId: "cold", on: true, at: 3 });
  device.link.commits = ["normal", "lost-request"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  expect(server.log.filter(({ uid }) => uid === "alice")).toHaveLength(1);
  expect(await device.pending()).toEqual(["rateMeal", "countReport", "countHeart"]);
});

test("[S2.27] what is noted as said is not sent again while it waits to be pulled", async () => {
  const { server, device } = await startSaying();
  await device.db.outbox.where({ seq: 2 }).modify({ doneAt: 99 });
  await push(device.context);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 1, reportCount: 1 });
  expect(await device.pending()).toEqual(["rateMeal"]);
});

test("[S5.3] what is said on top of another device's change waits for a pull, and then all of it is here", async () => {
  const { server, device } = await startSaying();
  const tablet = await createDevice(server);
  await tablet.sync();
  await tablet.mutate("setCurrentMeal", { mealId: "tablet", on: true, at: 4 });
  const { remote } = device.context;
  let tries = 0;
  const transact: typeof remote.transact = async (body) => {
    tries += 1;
    if (tries === 2) await tablet.sync();
    return remote.transact(body);
  };
  const context = { ...device.context, remote: { ...remote, transact } };
  expect(await push(context)).toBe("pull");
  await device.sync();
  expect(await device.user()).toMatchObject({ current_meals: ["tablet"] });
  expect(await device.pending()).toEqual([]);
});

test("[S5.2] what was said and is right on top counts as pulled then", async () => {
  const { device } = await startSaying();
  const { remote } = device.context;
  let clock = 5_000;
  const transact: typeof remote.transact = async (body) => {
    clock += 100;
    return remote.transact(body);
  };
  const context = { ...device.context, now: () => clock, remote: { ...remote, transact } };
  expect(await push(context)).toBe("applied");
  expect((await readLocal(device.db)).pulled.here).toBe(5_300);
});

test("[S7.38] what a refused change says to everyone goes with it, and is said when it is tried again", async () => {
  const { server, device } = await startSaying();
  const stores = ({ writes }: CommitRequest) =>
    JSON.stringify(writes.get("users/alice")?.["storedMeals"] ?? []) !== "[]";
  server.denyWhen(stores);
  await device.sync();
  expect(await device.pending()).toEqual([]);
  const parked = await device.db.deadLetters.toArray();
  expect(parked).toMatchObject([{ name: "logMeal", reason: "denied" }]);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 1, reportCount: 1 });
  expect(await getDocument(device.db, "aiMeals", "hot")).toMatchObject({ ratingCount: 1 });
  expect(await getDocument(device.db, "mealMarks", "hot")).toMatchObject({ stars: 0 });
  expect(await device.db.base.count()).toBe(0);
  server.denyWhen(() => false);
  await retryDeadLetter(device.db, parked[0]?.id ?? "");
  expect(await getDocument(device.db, "aiMeals", "hot")).toMatchObject({ ratingCount: 2 });
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
});

test("[S7.38] it is not said either while the refused change is only known to be passed", async () => {
  const { server, device } = await startSaying();
  await device.db.outbox.update(1, { refused: "denied" });
  device.link.commits = ["lost-reply"];
  await expect(push(device.context)).rejects.toMatchObject({ kind: "transient" });
  // No pull comes between, which would park it.
  expect(await push(device.context)).toBe("pull");
  await push(device.context);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 1, reportCount: 1 });
});

const saysSomething = ({ writes }: CommitRequest) => writes.has("aiMeals/hot");

test("[S7.37] stars that are refused are taken back and parked; a report that is not counted hides the meal all the same", async () => {
  const { server, device } = await startSaying();
  server.denyWhen(saysSomething);
  await device.sync();
  expect(await device.pending()).toEqual([]);
  const parked = await device.db.deadLetters.toArray();
  expect(parked).toMatchObject([{ name: "rateMeal", reason: "denied", args: { stars: 5 } }]);
  expect(parked[0]).not.toHaveProperty("forEveryone");
  expect(await device.user()).toMatchObject({ storedMeals: [{ count: 2 }, { count: 1 }] });
  expect(await getDocument(device.db, "aiMeals", "hot")).toMatchObject({ ratingCount: 1 });
  expect(await getDocument(device.db, "mealMarks", "hot")).toMatchObject({
    hides: "meal",
    reported: false,
    stars: 0,
  });
  expect(device.link.requests.filter((name) => name === "refreshToken")).toHaveLength(1);
  server.denyWhen(() => false);
  await retryDeadLetter(device.db, parked[0]?.id ?? "");
  await device.sync();
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2 });
  expect(await device.db.deadLetters.count()).toBe(0);
});

test("[S7.16] [S7.37] nothing that is said is parked while even a step that says nothing is refused", async () => {
  const { server, device } = await startSaying();
  let isOwnDone = false;
  server.denyWhen(() => isOwnDone);
  device.link.pause = async () => {
    isOwnDone ||= server.log.some(({ uid }) => uid === "alice");
  };
  await expect(push(device.context)).rejects.toMatchObject({ kind: "denied" });
  expect(await device.pending()).toEqual(["rateMeal", "countReport"]);
  expect(await device.db.deadLetters.count()).toBe(0);
  server.denyWhen(() => false);
  await device.sync();
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2, reportCount: 1 });
});

test("[S7.25] [S7.37] what is said and can't be read is parked, with no token asked for", async () => {
  const { server, device } = await startSaying();
  await device.db.outbox.where({ seq: 2 }).modify({ args: null });
  await device.sync();
  expect(await device.db.deadLetters.toArray()).toMatchObject([
    { name: "rateMeal", reason: "invalid" },
  ]);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 1, reportCount: 1 });
  expect(device.link.requests).not.toContain("refreshToken");
  // Nor is a step taken that says nothing: the log's own, and the report.
  expect(server.log.filter(({ uid }) => uid === "alice")).toHaveLength(2);
});

test("[S2.29] what was noted as said, and then killed before it left, leaves with a pull that brings nothing", async () => {
  const server = createMemoryServer();
  server.edit("aiMeals/hot", sharedFields("hot", 1_000));
  const device = await createDevice(server);
  await device.mutate("logMeal", log(5));
  await device.sync();
  await device.mutate("rateMeal", { meal: hot, stars: 5, at: 1 });
  const { cursor } = await readLocal(device.db);
  await device.db.outbox.toCollection().modify({ doneAt: cursor });
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await countPending(device.db)).toBe(0);
});

test("[S9.14] what a restored copy says again counts once, and is not uncertain", async () => {
  const { server, device } = await startSaying();
  const waiting = await device.db.outbox
    .filter(({ forEveryone }) => forEveryone ?? false)
    .toArray();
  await device.sync();
  const { clientId } = await readLocal(device.db);
  const { sync, ...user } = onServer(server);
  const clients = { alice: { [clientId]: { seq: 9, id: "a copy's" } } };
  server.edit("users/alice", { ...user, sync: { ...(sync as Fields), clients } });
  await device.db.outbox.bulkPut(waiting);
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await device.db.deadLetters.count()).toBe(0);
  expect(server.read("aiMeals/hot").fields).toMatchObject({ ratingCount: 2, reportCount: 1 });
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
      id: "eaten",
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
  for (const { db } of devices) expect(await db.deadLetters.count()).toBe(0);
}, 120_000);
