// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";

import { createLosingStorage } from "#db/losing-storage.fixture.ts";
import { putMeta } from "#db/meta.ts";
import { VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { TROUBLES } from "#failure-words/sync-words.ts";
import { createDevice, sharedFields } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { RETRIES } from "#sync/retries.ts";

afterEach(stopEngines);

const soup = { mealId: "soup", on: true, at: 3 };

/** A cook whose documents are on the server and on no device. */
async function seed(server: MemoryServer): Promise<void> {
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", { mealId: "first", on: true, at: 1 });
  await other.sync();
}

test("[S6.3] opening a known database asks for one document: the watch's", async () => {
  const server = createMemoryServer();
  await seed(server);
  const first = await run(server);
  expect(first.take()).toEqual([
    "watch users/alice",
    ...VERSIONED_COLLECTIONS.map((name) => `changes ${name} -1:`),
    "changes deletions 1:",
    "show idle",
    "get aiMeals/first",
    "sharedMeals",
  ]);
  await first.signal({ visible: false });
  await first.signal({ visible: true });
  expect(first.take()).toEqual(["watch users/alice"]);
});

test("[S3.15] [S3.16] changes are gathered, sent at once, and then about once a second", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.take();
  await device.mutate("setCurrentMeal", soup);
  await device.mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await device.timers.advance(70);
  expect(device.take()).toEqual([]);
  await device.timers.advance(10);
  expect(server.log).toHaveLength(1);
  // Beside it, meals that are nowhere on this device are looked up.
  const own = device.take().filter((line) => !line.startsWith("get aiMeals/"));
  expect(own).toEqual(["show syncing", "get users/alice", "commit", "show idle"]);

  for (const mealId of ["a", "b", "c"]) {
    await device.mutate("setCurrentMeal", { ...soup, mealId });
    await device.timers.advance(200);
  }
  expect(server.log).toHaveLength(1);
  await device.timers.advance(500);
  expect(server.log).toHaveLength(2);
  expect(await device.pending()).toEqual([]);
});

test("[S6.1] [S6.2] a change made elsewhere arrives by the watch, while someone is looking", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await run(server), await run(server)];
  await phone.mutate("setCurrentMeal", soup);
  await phone.timers.advance(100);
  await tablet.timers.settle();
  expect((await tablet.user())?.current_meals).toEqual(["soup"]);

  await tablet.signal({ visible: false });
  tablet.take();
  await phone.timers.advance(2_000);
  await phone.mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await phone.timers.advance(2_000);
  await tablet.timers.advance(2_000);
  expect(tablet.take()).toEqual([]);
  await tablet.signal({ visible: true });
  expect((await tablet.user())?.current_meals).toEqual(["soup", "stew"]);
});

test("[S7.3] [S7.5] [S10.10] without a network nothing is asked; what waited is sent when it is back", async () => {
  const server = createMemoryServer();
  const device = await run(server, { online: false });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(600_000);
  expect(device.take()).toEqual(["show offline"]);
  await device.signal({ online: true });
  expect(await device.pending()).toEqual([]);
  expect(await device.phase()).toBe("idle");
});

test("[S7.4] [S7.5] [S10.10] a network that fails is tried again, later each time, and at once when it is back", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.signal({ visible: false });
  await device.mutate("setCurrentMeal", soup);
  device.link.offline = true;
  const tried = new Set<number>();
  device.link.pause = async () => void tried.add(device.timers.now());
  await device.timers.advance(183_075);
  expect(await device.phase()).toBe("offline");
  const times = [...tried];
  const waited = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
  device.link.offline = false;
  await device.signal({ visible: true });
  expect(await device.pending()).toEqual([]);
});

test("[S7.5] a network gone for a moment leaves no trace", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.signal({ online: false });
  expect(await device.phase()).toBe("offline");
  device.take();
  await device.signal({ online: true });
  expect(await device.phase()).toBe("idle");
  expect(device.take()).toEqual(["get users/alice", "show idle"]);
});

test("[S6.4] a watch that breaks is started again", async () => {
  const server = createMemoryServer();
  const watches: ((error: RemoteError) => void)[] = [];
  const { timers } = await run(server, {
    change: () => ({
      watchUser(uid, onChange, onError) {
        watches.push(onError);
        onChange(server.read(`users/${uid}`).fields);
        return () => undefined;
      },
    }),
  });
  watches[0]?.(new RemoteError("transient", "reset"));
  await timers.advance(900);
  expect(watches).toHaveLength(1);
  await timers.advance(200);
  expect(watches).toHaveLength(2);
});

test("[S7.29] an expired token is refreshed once; the session goes on", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.link.tokenExpired = true;
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  await device.timers.advance(2_000);
  expect(await device.pending()).toEqual([]);
  expect(device.take().filter((line) => line === "refreshToken")).toHaveLength(1);
});

test("[S9.10] a last mutation id that went missing is sorted out, and what waits is sent, in one cycle", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(2_000);
  const user = server.read("users/alice").fields;
  server.edit("users/alice", { ...user, sync: { v: 5, clients: {} } });
  await device.mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await device.timers.advance(100);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup", "stew"] });
  expect(await device.pending()).toEqual([]);
});

test("[S7.16] [S7.17] denied altogether, it says so, parks nothing, and keeps trying", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  server.denyWhen(() => true);
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(await device.db.meta.get("status")).toMatchObject({
    value: { phase: "error", message: TROUBLES.denied },
  });
  expect(device.take()).toContain(RETRIES.denied.log);
  expect(await device.db.deadLetters.count()).toBe(0);
  server.denyWhen(() => false);
  await device.timers.advance(1_900_000);
  expect(await device.phase()).toBe("idle");
  expect(await device.pending()).toEqual([]);
});

test.each(["quota", "misconfigured", "unverified", "denied"] as const)(
  "[S7.11] [S7.12] [S7.13] [S7.14] %s: it is told, nothing is parked, and nothing is asked for a long while",
  async (kind) => {
    const server = createMemoryServer();
    const device = await run(server);
    device.link.refusal = kind;
    await device.mutate("setCurrentMeal", soup);
    await device.timers.advance(100);
    expect(await device.db.meta.get("status")).toMatchObject({
      value: { phase: "error", message: TROUBLES[kind] },
    });
    expect(device.take()).toContain(RETRIES[kind].log);
    await device.timers.advance(800_000);
    await device.signal({ visible: false });
    await device.signal({ visible: true });
    await device.signal({ online: false });
    await device.signal({ online: true });
    await device.timers.advance(800_000);
    expect(device.take().filter((line) => !line.startsWith("show"))).toEqual([]);

    // Half an hour after the first try; reported once, however long it lasts.
    await device.timers.advance(300_000);
    expect(device.take()).not.toContain(RETRIES[kind].log);
    device.link.refusal = null;
    await device.timers.advance(1_900_000);
    expect(await device.pending()).toEqual([]);
    expect(await device.db.deadLetters.count()).toBe(0);
    expect(await device.phase()).toBe("idle");
    // The engine listens again.
    expect(device.take()).toContain("watch users/alice");
  },
);

test("[S7.34] the cook who asks to sync waits for no later try, whatever kept the last from working", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  for (const refusal of ["quota", "transient"] as const) {
    device.link.refusal = refusal;
    await device.mutate("setCurrentMeal", { ...soup, mealId: refusal });
    await device.timers.advance(2_000);
    expect(await device.pending()).toHaveLength(1);
    device.take();
    device.engine.syncNow();
    await device.timers.settle();
    expect(device.take().filter((line) => line.startsWith("show"))).toEqual([
      "show syncing",
      refusal === "quota" ? "show error" : "show offline",
    ]);
    device.link.refusal = null;
    device.engine.syncNow();
    await device.timers.settle();
    expect(await device.pending()).toEqual([]);
    expect(await device.phase()).toBe("idle");
  }
});

test("[S7.6] losing a race is nothing that the cook is told of", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.link.refusal = "contention";
  device.take();
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(device.take().filter((line) => line.startsWith("show"))).toEqual(["show syncing"]);
  device.link.refusal = null;
  await device.timers.advance(2_000);
  expect(await device.pending()).toEqual([]);
});

test("[S7.32] a session that expires again, later, is refreshed again", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  for (const mealId of ["soup", "stew"]) {
    device.link.tokenExpired = true;
    await device.mutate("setCurrentMeal", { ...soup, mealId });
    await device.timers.advance(5_000);
    expect(await device.pending()).toEqual([]);
  }
  expect(device.take().filter((line) => line === "refreshToken")).toHaveLength(2);
});

test("[S7.29] a session that a new token does not mend is not refreshed for ever", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.link.refusal = "unauthenticated";
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100_000);
  expect(device.take().filter((line) => line === "refreshToken")).toHaveLength(1);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S11.2] an account that changes while the token is refreshed ends the engine", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.link.tokenExpired = true;
  device.link.pause = async () => {
    // Only the token is requested: everything else was refused before.
    if (device.link.tokenExpired && refreshing) device.link.uid = "mallory";
    refreshing = true;
  };
  let refreshing = false;
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(10_000);
  expect(device.take()).toContain("signed out");
  expect(server.log).toEqual([]);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S5.26] shared meals are fetched anew when a screen asks for them and an hour has passed", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  const ask = async () =>
    device.db.meta.put({ key: "sharedMealsWantedAt", value: device.timers.now() });
  device.take();
  await ask();
  await device.timers.settle();
  expect(device.take()).toEqual([]);
  await device.timers.advance(3_600_000);
  device.take();
  await ask();
  await device.timers.settle();
  expect(device.take()).toEqual(["get users/alice", "sharedMeals"]);
  // Hours after the first try, and a minute after the last.
  await device.timers.advance(60_000);
  await ask();
  await device.timers.settle();
  expect(device.take()).toEqual([]);
});

test("[S5.35] a shared meal that a screen waits for is looked up at once", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  server.edit("aiMeals/linked", sharedFields("linked", device.timers.now()));
  device.take();
  await device.db.meta.put({ key: "sharedMealsSought", value: ["linked"] });
  await device.timers.settle();
  expect(device.take()).toEqual(["get users/alice", "get aiMeals/linked"]);
  expect(await device.db.aiMeals.get("linked")).toMatchObject({ title: "linked" });
});

test("[S11.2] another account in this database's place ends the engine, with nothing sent", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.link.uid = "mallory";
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(device.take()).toContain("signed out");
  await device.timers.advance(600_000);
  expect(device.take()).toEqual([]);
  expect(server.log).toEqual([]);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S12.2] an engine older than the last one that wrote here leaves the database alone", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.mutate("setCurrentMeal", soup);
  await putMeta(device.db, { engineVersion: 99 });
  const shown = await device.db.meta.get("status");
  await device.timers.advance(100);
  expect(device.take()).toContain("outdated");
  // The stored status belongs to the newer app.
  expect(await device.db.meta.get("status")).toEqual(shown);
  await device.timers.advance(600_000);
  expect(server.log).toEqual([]);
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
});

test("[S12.6] a database that is closed under it ends it quietly", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.take();
  device.db.close();
  await device.timers.advance(300_000);
  await device.engine.stop();
  expect(device.take()).toEqual(["watch users/alice"]);
});

test("a database that the browser loses is opened again, and nothing is lost", async () => {
  const server = createMemoryServer();
  const { indexedDB, state } = createLosingStorage();
  const device = await run(server, { storage: indexedDB });
  await device.mutate("setCurrentMeal", soup);
  device.take();
  state.fates = ["undone"];
  await seed(server);
  await device.timers.settle();
  expect(state.fates).toEqual([]);
  expect(device.take()).toContain("The database was lost");
  await device.timers.advance(2_000);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["first", "soup"] });
  expect(await device.pending()).toEqual([]);
  expect(await device.phase()).toBe("idle");
});

test("[S1.10] a database that can't be opened for a while is opened when it can be", async () => {
  const server = createMemoryServer();
  const { indexedDB, state } = createLosingStorage();
  const device = await run(server, { storage: indexedDB });
  await device.mutate("setCurrentMeal", soup);
  state.fates = ["undone", "undone"];
  state.failures = 4;
  await device.timers.advance(100);
  await device.timers.advance(60_000);
  expect(state.failures).toBe(0);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
  expect(await device.pending()).toEqual([]);
});

test("[S9.12] a database that comes back empty is a new device's", async () => {
  const server = createMemoryServer();
  const { indexedDB, state } = createLosingStorage();
  const device = await run(server, { storage: indexedDB });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(2_000);
  const clientId = await device.db.meta.get("clientId");
  state.beforeOpening = async () => {
    state.beforeOpening = async () => undefined;
    await new Promise((resolve) => {
      Object.assign(indexedDB.deleteDatabase(device.db.name), { onsuccess: resolve });
    });
  };
  state.fates = ["undone"];
  await device.signal({ online: false });
  await device.signal({ online: true });
  await device.timers.advance(10_000);
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
  expect(await device.db.meta.get("clientId")).not.toEqual(clientId);
});

test("[S8.1] [S8.2] every cycle runs under the lock, and needs none to be right", async () => {
  const server = createMemoryServer();
  const [page, background] = [await run(server), await createDevice(server)];
  await page.mutate("setCurrentMeal", soup);
  const both = Promise.allSettled([page.timers.advance(100), background.sync()]);
  await both;
  await page.timers.advance(5_000);
  expect(server.read("users/alice").fields).toMatchObject({ current_meals: ["soup"] });
});
