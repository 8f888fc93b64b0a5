// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { liveQuery } from "dexie";
import { afterEach, expect, test } from "vitest";

import { getMeta, putMeta } from "#db/meta.ts";
import { TROUBLES } from "#failure-words/sync-words.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError, type FailureKind, type Remote } from "#sync/remotes/remote.ts";
import { RETRIES } from "#sync/retries.ts";

/** What triggers the engine and what doesn't, what it reports, and how long it waits. */

afterEach(stopEngines);

const soup = { mealId: "soup", on: true, at: 3 };
const SAFE = "Your changes are safe on this device, but could not be synced yet.";

async function elsewhere(server: MemoryServer, mealId: string): Promise<void> {
  const other = await createDevice(server);
  await other.mutate("setCurrentMeal", { ...soup, mealId });
  await other.sync();
}

/** Makes transactions fail with these errors, one after another; later ones succeed. */
function failing(...failures: (FailureKind | Error | null)[]) {
  return ({ transact }: Remote): Partial<Remote> => ({
    transact: async (body) => {
      const failure = failures.shift();
      if (!failure) return transact(body);
      throw failure instanceof Error ? failure : new RemoteError(failure, "by the test");
    },
  });
}

const statusOf = ({ db }: Device) => getMeta(db, "status", { phase: "starting", lastSyncAt: -1 });

test("[S9.12] a database that is new has all it needs after the first cycle", async () => {
  const server = createMemoryServer();
  await elsewhere(server, "first");
  const device = await run(server, { before: async ({ db }) => db.meta.clear() });
  expect(device.take()).not.toContain("Sync failed");
  expect(await device.user()).toMatchObject({ current_meals: ["first"] });
  expect(await getMeta(device.db, "clientId", "")).not.toBe("");
});

test("[S1.4] what waited for this version of the app is shown as soon as it runs", async () => {
  const device = await run(createMemoryServer(), {
    online: false,
    before: async ({ db }) => {
      const entry = { id: "a", name: "setCurrentMeal", version: 1, args: soup, at: 3 };
      await db.outbox.add(entry);
      await putMeta(db, { mutationVersion: 0 });
    },
  });
  expect(await device.user()).toMatchObject({ current_meals: ["soup"] });
});

test("[S6.2] a signal that tells of no return asks nothing", async () => {
  const device = await run(createMemoryServer());
  device.take();
  await device.signal({});
  await device.signal({ visible: false });
  await device.signal({});
  expect(device.take()).toEqual([]);
});

test("[S3.17] once all is sent, it comes to rest", async () => {
  const device = await run(createMemoryServer());
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  device.take();
  await device.timers.advance(110_000);
  expect(device.take()).toEqual([]);
});

test("[S3.15] what is still being gathered is not sent by a cycle that another device has caused", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.mutate("setCurrentMeal", soup);
  await device.timers.settle();
  await elsewhere(server, "stew");
  await device.timers.settle();
  expect(await device.user()).toMatchObject({ current_meals: ["stew", "soup"] });
  expect(await device.pending()).toEqual(["setCurrentMeal"]);
  await device.timers.advance(75);
  expect(await device.pending()).toEqual([]);
});

test("[S6.5] while nothing happens a new watch asks every two minutes, if somebody looks", async () => {
  const device = await run(createMemoryServer());
  device.take();
  await device.timers.advance(110_000);
  expect(device.take()).toEqual([]);
  await device.timers.advance(20_000);
  expect(device.take()).toEqual(["watch users/alice"]);
  await device.signal({ visible: false });
  await device.timers.advance(900_000);
  expect(device.take()).toEqual([]);
  await device.signal({ visible: true });
  device.take();
  await device.timers.advance(120_000);
  expect(device.take()).toEqual(["watch users/alice"]);
});

test("when both sides were alike last is noted each time that they are found so", async () => {
  const device = await run(createMemoryServer());
  const before = (await statusOf(device)).lastSyncAt;
  await device.timers.advance(130_000);
  expect(await statusOf(device)).toEqual({ phase: "idle", lastSyncAt: before + 120_000 });
});

test("[S6.6] a watch that says nothing is not waited for longer than five seconds", async () => {
  const server = createMemoryServer();
  const device = await run(server, { change: () => ({ watchUser: () => () => undefined }) });
  await elsewhere(server, "stew");
  device.take();
  await device.timers.advance(4_900);
  expect(device.take()).toEqual([]);
  await device.timers.advance(200);
  expect(await device.user()).toMatchObject({ current_meals: ["stew"] });
  device.take();
  await device.timers.advance(60_000);
  expect(device.take()).toEqual([]);
});

test("[S6.6] one that has answered is not asked beside", async () => {
  const device = await run(createMemoryServer());
  device.take();
  await device.timers.advance(60_000);
  expect(device.take()).toEqual([]);
});

test("[S6.6] nor is one that answers at once, before the wait for its answer has begun", async () => {
  const server = createMemoryServer();
  const device = await run(server, {
    change: () => ({
      watchUser(uid, onChange) {
        onChange(server.read(`users/${uid}`).fields);
        return () => undefined;
      },
    }),
  });
  device.take();
  await device.timers.advance(60_000);
  expect(device.take()).toEqual([]);
});

test("[S6.1] [S6.2] [S7.14] [S11.1] nothing is watched offline, out of sight, in trouble or as another account", async () => {
  const server = createMemoryServer();
  let watching = 0;
  const counting = ({ watchUser }: Remote): Partial<Remote> => ({
    watchUser: (...args) => {
      watching += 1;
      const unwatch = watchUser(...args);
      return () => {
        watching -= 1;
        unwatch();
      };
    },
  });
  const hidden = await run(server, { visible: false, change: counting });
  await hidden.timers.advance(10_000);
  expect(watching).toBe(0);
  await hidden.signal({ visible: true });
  expect(watching).toBe(1);
  await hidden.signal({ visible: false });
  expect(watching).toBe(0);
  await hidden.engine.stop();

  const offline = await run(server, { online: false, change: counting });
  await offline.signal({ visible: false });
  await offline.signal({ visible: true });
  expect(watching).toBe(0);
  await offline.signal({ online: true });
  expect(watching).toBe(1);
  await offline.engine.stop();
  expect(watching).toBe(0);

  const troubled = await run(server, { change: counting });
  expect(watching).toBe(1);
  troubled.link.refusal = "quota";
  await troubled.mutate("setCurrentMeal", soup);
  await troubled.timers.advance(100);
  expect(watching).toBe(0);
  await troubled.engine.stop();

  const other = await run(server, {
    change: counting,
    before: async ({ link }) => void (link.uid = "mallory"),
  });
  expect(watching).toBe(0);
  expect(other.take()).toContain("signed out");
});

test("[S3.18] [S8.1] one cycle runs at a time, whatever wakes it meanwhile", async () => {
  const server = createMemoryServer();
  let running = 0;
  let most = 0;
  let release: () => void = () => undefined;
  const device = await run(server, {
    lock: async (job) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await job();
      running -= 1;
    },
  });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(2_000);
  await device.signal({ visible: false });
  await device.signal({ visible: true });
  release();
  await device.timers.settle();
  expect(most).toBe(1);
  // The event that woke it meanwhile is handled now.
  release();
  await device.timers.settle();
  expect(await device.pending()).toEqual([]);
});

test("[S5.15] the shared meals are refreshed by one at a time", async () => {
  const server = createMemoryServer();
  let asked = 0;
  let answer: () => void = () => undefined;
  const device = await run(server, {
    change: () => ({
      sharedMeals: async () => {
        asked += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return [];
      },
    }),
  });
  expect(asked).toBe(1);
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(5_000);
  expect(await device.pending()).toEqual([]);
  expect(asked).toBe(1);
  answer();
  await device.timers.settle();
  await device.engine.stop();
});

test("[S5.17] that the shared meals can't be refreshed is for developers to know", async () => {
  const device = await run(createMemoryServer(), {
    change: () => ({ sharedMeals: async () => Promise.reject(new TypeError("a bug")) }),
  });
  expect(device.take()).toContain("The shared meals could not be refreshed");
  expect(await device.phase()).toBe("idle");
});

test("[S5.28] a shared meal that another device has come to need is looked up with its documents", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.take();
  await elsewhere(server, "stew");
  await device.timers.settle();
  expect(device.take()).toContain("get aiMeals/stew");
});

test("[S7.7] whatever else goes wrong is told, reported, and tried again", async () => {
  const server = createMemoryServer();
  const device = await run(server, { change: failing(new TypeError("a bug"), "invalid") });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(device.take()).toContain("Sync failed");
  expect(await statusOf(device)).toMatchObject({ phase: "error", message: SAFE });
  await device.timers.advance(5_000);
  expect(await device.phase()).toBe("idle");
});

test("[S7.6] what the network is to blame for is shown as being offline, and not reported", async () => {
  const server = createMemoryServer();
  const device = await run(server, { change: failing("transient") });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(await statusOf(device)).toMatchObject({ phase: "offline" });
  expect(device.take()).not.toContain("Sync failed");
});

test("[S7.29] [S7.31] with nobody to ask for a new token it is offline; with a new one, nothing is shown", async () => {
  const server = createMemoryServer();
  const unknown = await run(server, {
    change: (remote) => ({
      ...failing("unauthenticated")(remote),
      refreshToken: async () => Promise.reject(new RemoteError("transient", "offline")),
    }),
  });
  await unknown.mutate("setCurrentMeal", soup);
  await unknown.timers.advance(100);
  expect(await unknown.phase()).toBe("offline");

  const renewed = await run(server, { change: failing("unauthenticated") });
  renewed.take();
  await renewed.mutate("setCurrentMeal", soup);
  await renewed.timers.advance(100);
  expect(renewed.take().filter((line) => line.startsWith("show"))).toEqual(["show syncing"]);
  expect(renewed.take()).not.toContain("Sync failed");
});

test("[S7.8] after a failure everything is looked at anew: what others did meanwhile comes first", async () => {
  const server = createMemoryServer();
  const device = await run(server, { change: failing("contention") });
  await device.signal({ visible: false });
  await device.mutate("setCurrentMeal", soup);
  await elsewhere(server, "stew");
  await device.timers.advance(100);
  device.take();
  await device.timers.advance(1_000);
  // Once for the pull, and once in the transaction.
  const asked = device.take().filter((line) => line.startsWith("get") || line === "commit");
  expect(asked.slice(0, 3)).toEqual(["get users/alice", "get users/alice", "commit"]);
  expect(await device.user()).toMatchObject({ current_meals: ["stew", "soup"] });
});

test("[S7.4] the first wait is a second again once it has gone well", async () => {
  const device = await run(createMemoryServer());
  for (const mealId of ["soup", "stew"]) {
    await device.mutate("setCurrentMeal", { ...soup, mealId });
    device.link.offline = true;
    await device.timers.advance(75 + 1_000);
    expect(device.timers.nextOf(60_000)).toBe(2_000);
    device.link.offline = false;
    await device.timers.advance(2_000);
    expect(await device.pending()).toEqual([]);
    await device.timers.advance(5_000);
  }
});

test("[S7.5] and waits are short again when the cook is back", async () => {
  const device = await run(createMemoryServer());
  await device.mutate("setCurrentMeal", soup);
  device.link.offline = true;
  await device.timers.advance(75 + 1_000 + 2_000);
  expect(device.timers.nextOf(60_000)).toBe(4_000);
  await device.signal({ visible: false });
  // Still without a network, though nothing on this device detects that.
  device.link.pause = async () => Promise.reject(new RemoteError("transient", "no network"));
  await device.signal({ visible: true });
  expect(device.timers.nextOf(60_000)).toBeLessThanOrEqual(2_000);
});

test("[S7.4] [S7.13] waits are shortened by chance, by half at the most", async () => {
  const server = createMemoryServer();
  const lucky = await run(server, { change: failing("transient"), random: () => 0 });
  await lucky.mutate("setCurrentMeal", soup);
  await lucky.timers.advance(75);
  expect(lucky.timers.nextOf(60_000)).toBe(500);

  for (const [random, minutes] of [
    [0, 15],
    [0.5, 22.5],
    [1, 30],
  ] as const) {
    const troubled = await run(server, { change: failing("quota"), random: () => random });
    await troubled.mutate("setCurrentMeal", { ...soup, mealId: `${minutes}` });
    await troubled.timers.advance(75);
    troubled.take();
    await troubled.timers.advance(minutes * 60_000 - 1);
    expect(await troubled.pending()).toHaveLength(1);
    await troubled.timers.advance(1);
    expect(await troubled.pending()).toEqual([]);
  }
});

test("[S7.11] one trouble after another is told each time, the same one once", async () => {
  const server = createMemoryServer();
  const failures = ["quota", "quota", "misconfigured", "transient", "quota"] as const;
  const device = await run(server, { change: failing(...failures) });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(75);
  const told = async () => {
    const { phase, message } = await statusOf(device);
    return [phase, message, device.take().filter((line) => line.startsWith("Sync waits"))];
  };
  const LATER = 1_800_000;
  expect(await told()).toEqual(["error", TROUBLES.quota, [RETRIES.quota.log]]);
  await device.timers.advance(LATER);
  expect(await told()).toEqual(["error", TROUBLES.quota, []]);
  await device.timers.advance(LATER);
  expect(await told()).toEqual(["error", TROUBLES.misconfigured, [RETRIES.misconfigured.log]]);
  await device.timers.advance(LATER);
  // The trouble was gone meanwhile, so the same trouble is reported again.
  expect(await told()).toEqual(["offline", undefined, []]);
  await device.timers.advance(1_000);
  expect(await told()).toEqual(["error", TROUBLES.quota, [RETRIES.quota.log]]);
});

test("that the status can't be stored is reported, and stops nothing", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  device.take();
  let refusals = 1;
  device.db.meta.hook("updating", (_changes, key) => {
    if (key !== "status" || refusals === 0) return;
    refusals -= 1;
    throw new Error("no room");
  });
  await device.mutate("setCurrentMeal", soup);
  await device.timers.advance(100);
  expect(device.take()).toContain("The sync status could not be stored");
  expect(await device.pending()).toEqual([]);
  expect([refusals, await device.phase()]).toEqual([0, "idle"]);
});

test("[S12.2] a newer app that is found only when the status is stored ends the engine, and is told", async () => {
  const device = await run(createMemoryServer());
  await putMeta(device.db, { engineVersion: 99 });
  device.take();
  await device.signal({ online: false });
  expect(device.take()).toEqual(["outdated"]);
  await device.signal({ online: true });
  await device.timers.advance(600_000);
  expect(device.take()).toEqual([]);
});

test("a database that can't be watched is reported", async () => {
  const device = await run(createMemoryServer(), {
    before: async ({ db }) => {
      db.outbox.hook("reading", () => {
        throw new Error("damaged");
      });
      const entry = { id: "a", name: "setCurrentMeal", version: 1, args: soup, at: 3 };
      await db.outbox.add(entry);
    },
  });
  expect(device.take()).toContain("Watching the database failed");
});

test("an engine that is stopped does nothing more, and is done when nothing runs any more", async () => {
  const server = createMemoryServer();
  const device = await run(server);
  await device.mutate("setCurrentMeal", soup);
  let isHeld = true;
  device.link.pause = async () => {
    if (!isHeld) return;
    isHeld = false;
    // Stopped while the first request is under way: that request comes to its end.
    void device.engine.stop().then(() => device.log.push("stopped"));
  };
  await device.timers.advance(100);
  const asked = device.take();
  expect(asked.at(-1)).toBe("stopped");
  await device.signal({ visible: false });
  await device.signal({ visible: true });
  await device.mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await elsewhere(server, "pie");
  await device.timers.advance(600_000);
  expect(device.take()).toEqual([]);
});

test("[S7.9] a status that changes while a live query reads is stored all the same", async () => {
  const device = await run(createMemoryServer());
  const reading = liveQuery(async () => {
    void device.signal({ online: false });
    return device.db.outbox.count();
  }).subscribe(() => undefined);
  await device.timers.settle();
  reading.unsubscribe();
  expect(await device.phase()).toBe("offline");
  expect(device.log).not.toContain("The sync status could not be stored");
});
