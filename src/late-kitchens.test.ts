import { expect, test } from "vitest";

import type { SimmerDb } from "#db/schema.ts";

import { createCookDatabases } from "./cook-data.ts";
import { createLateKitchens } from "./late-kitchens.ts";

const robin = { uid: "robin", email: "robin@example.com", displayName: "Robin" };

function setUp() {
  const log: string[] = [];
  let signedIn = "robin";
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const kitchens = createLateKitchens({
    isSignedIn: (uid) => uid === signedIn,
    async load() {
      log.push("load");
      await arrival;
      return createCookDatabases({
        openDatabase: (uid) => {
          log.push(`open ${uid}`);
          const db = { uid, hasFailed: () => false, close: () => void log.push(`close ${uid}`) };
          return db as unknown as SimmerDb;
        },
        startSync: () => ({
          getToken: () => Promise.resolve("token"),
          syncNow: () => void log.push("sync"),
          stop: () => void log.push("stop"),
        }),
      });
    },
  });
  return { kitchens, log, arrive: () => arrive(), signOut: () => (signedIn = "") };
}

test("before a kitchen is opened, closing, syncing and tokens are no-ops", async () => {
  const { kitchens, log } = setUp();
  kitchens.stopSync();
  kitchens.closeCookDatabase();
  kitchens.syncNow();
  expect(await kitchens.getCookToken()).toBeNull();
  expect(log).toEqual([]);
});

test("all callers that wait for the code get the same kitchen", async () => {
  const { kitchens, log, arrive } = setUp();
  const opening = [kitchens.openCookDatabase(robin), kitchens.openCookDatabase(robin)];
  arrive();
  const [first, second] = await Promise.all(opening);
  expect(first?.db).toBe(second?.db);
  expect(log.filter((entry) => entry.startsWith("open"))).toEqual(["open robin"]);
  kitchens.syncNow();
  expect(await kitchens.getCookToken()).toBe("token");
  kitchens.stopSync();
  expect(log.slice(-2)).toEqual(["sync", "stop"]);
  kitchens.closeCookDatabase();
  expect(log.slice(-2)).toEqual(["stop", "close robin"]);
});

test("a cook who was signed out while the code was loading gets no kitchen", async () => {
  const { kitchens, log, arrive, signOut } = setUp();
  const opening = kitchens.openCookDatabase(robin);
  signOut();
  arrive();
  expect(await opening).toBeNull();
  expect(log).toEqual(["load"]);
});
