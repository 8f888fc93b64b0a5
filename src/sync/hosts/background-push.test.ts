import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";

import { ENGINE_VERSION } from "#db/engine-version.ts";
import { putMeta } from "#db/meta.ts";
import { createDevice, makeMeal, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";
import { RETRIES } from "#sync/retries.ts";

import { pushWaiting, readAppToken } from "./background-push.ts";

const reported: string[] = [];
const left: number[] = [];
const LEFT = "Waiting changes are left to the open app";
const soup = { mealId: "soup", on: true, at: 3 };

/** A device with a waiting change and no open page, and what its service worker does about it. */
async function wake(server: MemoryServer, change: (device: Device) => Partial<Remote>) {
  reported.length = 0;
  left.length = 0;
  const device = await createDevice(server, { storage: new IDBFactory() });
  await device.mutate("setCurrentMeal", soup);
  const remote = { ...device.context.remote, ...change(device) };
  const woken = pushWaiting({
    remote,
    open: async () => device.db,
    lock: async (_, job) => job(),
    now: () => 1_000,
    noteLeft: async (count) => void left.push(count),
    report: (message) => reported.push(message),
  });
  return { device, woken };
}

const currentMeals = (server: MemoryServer) => server.read("users/alice").fields?.["current_meals"];

test("[S7.29] a token rejected in the background is refreshed once, and what waits is sent", async () => {
  const server = createMemoryServer();
  const { device, woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {};
  });
  await woken;
  expect(currentMeals(server)).toEqual(["soup"]);
  expect(device.link.requests.filter((line) => line === "refreshToken")).toHaveLength(1);
  // For the number on the app's icon.
  expect(left).toEqual([0]);
});

test("[S10.2] what was refused earlier counts on the app's icon; where there is none, all is sent as well", async () => {
  const server = createMemoryServer();
  const { context, db, mutate } = await createDevice(server, { storage: new IDBFactory() });
  const refused = { name: "setCurrentMeal", version: 1, args: soup, id: "refused", at: 2 };
  await db.deadLetters.put({ ...refused, parkedAt: 2, reason: "denied" });
  const { remote } = context;
  const counted: number[] = [];
  reported.length = 0;
  const host = {
    remote,
    lock: async (_: string, job: () => Promise<void>) => job(),
    now: () => 1_000,
    report: (message: string) => reported.push(message),
  };
  await mutate("setCurrentMeal", soup);
  await pushWaiting({
    ...host,
    open: async () => db,
    noteLeft: async (count) => void counted.push(count),
  });
  expect(counted).toEqual([1]);
  await db.open();
  await mutate("setCurrentMeal", { ...soup, mealId: "stew" });
  await pushWaiting({ ...host, open: async () => db });
  expect(currentMeals(server)).toEqual(["soup", "stew"]);
  expect(reported).toEqual([]);
});

test("[S3.20] [S8.1] a wake-up sends a whole import, and lets an app that is opened have its turn in each pause", async () => {
  const server = createMemoryServer();
  const { context, db, mutate, sync } = await createDevice(server, { storage: new IDBFactory() });
  await sync();
  for (let nth = 0; nth < 6; nth += 1) {
    const recipes = Array.from({ length: 18 }, (_, row) => ({
      ...makeMeal(`r${nth}-${row}`),
      userId: "alice",
      createdAt: 1,
      updatedAt: 1,
    }));
    await mutate("savePersonalRecipes", { recipes, isAdding: true });
  }
  const waiting: number[] = [];
  await pushWaiting({
    remote: context.remote,
    open: async () => db,
    async lock(_, job) {
      await job();
      waiting.push(await db.outbox.count());
    },
    now: () => 1_000,
    report: (message) => reported.push(message),
  });
  expect(waiting).toEqual([2, 0]);
});

test("[S10.3] a wake-up that leaves something to send is tried again", async () => {
  const server = createMemoryServer();
  // Another device's change follows each commit, and the cook goes on during each push and each pull,
  // until the rounds are exhausted.
  let count = 0;
  const change = () => ({ ...soup, mealId: `meal${++count}` });
  let isFirst = true;
  const { device, woken } = await wake(server, ({ context: { remote }, mutate }) => ({
    async transact(body) {
      const done = await remote.transact(body);
      const other = await createDevice(server);
      await other.mutate("setCurrentMeal", change());
      await other.sync();
      if (isFirst) await mutate("setCurrentMeal", change());
      isFirst = false;
      return done;
    },
    async get(path) {
      await mutate("setCurrentMeal", change());
      isFirst = true;
      return remote.get(path);
    },
  }));
  await expect(woken).rejects.toMatchObject({ kind: "transient" });
  await device.db.open();
  expect(await device.db.outbox.count()).toBeGreaterThan(0);
  expect(left).toEqual([]);
});

test("[S7.30] [S10.4] a new token that is rejected as well ends it: only an open app can help", async () => {
  const server = createMemoryServer();
  let refreshed = 0;
  const { woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return { refreshToken: async () => void (refreshed += 1) };
  });
  await woken;
  expect(refreshed).toBe(1);
  expect(currentMeals(server)).toBeUndefined();
  expect(left).toEqual([]);
});

test("[S7.31] [S10.3] when nobody can be reached who gives a new token, it is woken again", async () => {
  const server = createMemoryServer();
  const { woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {
      refreshToken: async () => Promise.reject(new RemoteError("transient", "offline")),
    };
  });
  await expect(woken).rejects.toMatchObject({ kind: "transient", message: "No new token" });
});

test.each(["quota", "misconfigured", "unverified", "denied"] as const)(
  "[S7.11] [S10.4] %s: the wake-up is given up, and it is said why",
  async (kind) => {
    const server = createMemoryServer();
    const { device, woken } = await wake(server, () => ({
      transact: async () => Promise.reject(new RemoteError(kind, "why")),
    }));
    await woken;
    expect(reported).toEqual([RETRIES[kind].log]);
    expect(device.db.hasBeenClosed()).toBe(true);
    await device.db.open();
    expect(await device.pending()).toEqual(["setCurrentMeal"]);
  },
);

test("[S10.9] without proof that the requests are the app's nothing is asked, and it is said why", async () => {
  const server = createMemoryServer();
  const { db, context, link, mutate } = await createDevice(server);
  await mutate("setCurrentMeal", soup);
  reported.length = 0;
  left.length = 0;
  await pushWaiting({
    remote: context.remote,
    open: async () => db,
    lock: async (_, job) => job(),
    now: () => 1_000,
    assertVerified: async (db) => void (await readAppToken(db, 1_000)),
    report: (message) => reported.push(message),
  });
  expect(reported).toEqual([RETRIES.unverified.log]);
  expect(link.requests).toEqual([]);
});

test("[S7.30] [S10.4] a session that is over is not asked for twice", async () => {
  const server = createMemoryServer();
  let tries = 0;
  const { device, woken } = await wake(server, ({ link }) => {
    link.tokenExpired = true;
    return {
      // Every try of a push begins with this request.
      clockAhead: async () => {
        tries += 1;
        return null;
      },
      refreshToken: async () => Promise.reject(new RemoteError("unauthenticated", "disabled")),
    };
  });
  await woken;
  expect(reported).toEqual([LEFT]);
  expect(device.link.requests).toEqual([]);
  expect(tries).toBe(1);
});

test("[S10.4] where nobody is signed in, or the cook has no database here, there is nothing to do", async () => {
  const { context, link } = await createDevice(createMemoryServer());
  const opened: string[] = [];
  const wakeHere = () =>
    pushWaiting({
      remote: context.remote,
      open: async (uid) => {
        opened.push(uid);
        return null;
      },
      lock: async () => Promise.reject(new Error("Nothing is to be locked.")),
      now: () => 1_000,
      report: (message) => reported.push(message),
    });
  reported.length = 0;
  left.length = 0;
  await wakeHere();
  expect(opened).toEqual(["alice"]);
  link.uid = null;
  await wakeHere();
  expect(opened).toEqual(["alice"]);
  expect([reported, link.requests]).toEqual([[], []]);
});

test.each(["transient", "contention"] as const)(
  "[S10.3] a failure that passes (%s) is told as it is, to be woken again; no token is asked for",
  async (kind) => {
    const failure = new RemoteError(kind, "for now");
    const { device, woken } = await wake(createMemoryServer(), () => ({
      transact: async () => Promise.reject(failure),
    }));
    await expect(woken).rejects.toBe(failure);
    expect(reported).toEqual([]);
    expect(device.link.requests).not.toContain("refreshToken");
    expect(device.db.hasBeenClosed()).toBe(true);
  },
);

test("[S10.3] a bug is told as it is", async () => {
  const failure = new TypeError("a bug");
  const { woken } = await wake(createMemoryServer(), () => ({
    transact: async () => Promise.reject(failure),
  }));
  await expect(woken).rejects.toBe(failure);
  expect(reported).toEqual([]);
});

test("[S10.4] [S12.2] beside a newer app, and where the app has closed the database, it is the app's", async () => {
  const server = createMemoryServer();
  const newer = await wake(server, ({ context, db }) => ({
    transact: async (body) => {
      await putMeta(db, { engineVersion: ENGINE_VERSION + 1 });
      return context.remote.transact(body);
    },
  }));
  await newer.woken;
  expect(reported).toEqual([LEFT]);
  expect(newer.device.link.requests).not.toContain("refreshToken");

  const closed = await wake(server, ({ context, db }) => ({
    transact: async (body) => {
      db.close();
      return context.remote.transact(body);
    },
  }));
  await closed.woken;
  expect(reported).toEqual([LEFT]);
  expect(server.log).toEqual([]);
});

test("[S10.8] [S10.9] the last token is there for the service worker until it ends", async () => {
  const { db } = await createDevice(createMemoryServer());
  await expect(readAppToken(db, 0)).rejects.toMatchObject({ kind: "unverified" });
  await putMeta(db, { appToken: { token: "proof", expiresAt: 3_600_000 } });
  expect(await readAppToken(db, 0)).toEqual({ token: "proof", expiresAt: 3_600_000 });
  // A minute before it expires, the token is not sent any more.
  expect(await readAppToken(db, 3_539_999)).toMatchObject({ token: "proof" });
  await expect(readAppToken(db, 3_540_000)).rejects.toMatchObject({
    kind: "unverified",
    message: "App Check: no token is kept here that is still good.",
  });
});
