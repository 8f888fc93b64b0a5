import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";

import { createSessionStore } from "#auth/session.ts";
import { storageOf } from "#auth/storage.fixture.ts";

import { restoreSession } from "./restore-session.ts";

const robin = { uid: "robin", email: "robin@example.com", displayName: "Robin" };

/** Creates a database with a store of rows, as Firebase Auth's has them. */
async function createDatabase(factory: IDBFactory, name: string, rows: object[] = []) {
  await new Promise<void>((resolve, reject) => {
    const opening = factory.open(name, 1);
    opening.addEventListener("upgradeneeded", () => {
      const store = opening.result.createObjectStore("firebaseLocalStorage", {
        keyPath: "fbase_key",
      });
      for (const row of rows) store.put(row);
    });
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
    opening.addEventListener("error", () => reject(new Error("It did not open")));
  });
}

/** A device after a crash: what Auth holds, whether the kitchen is there, and the session's record. */
async function device({ rows, kitchen }: { rows?: object[]; kitchen: boolean }, record?: string) {
  const factory = new IDBFactory();
  if (rows) await createDatabase(factory, "firebaseLocalStorageDb", rows);
  if (kitchen) await createDatabase(factory, "simmer:robin");
  const before = await factory.databases();
  const sessions = createSessionStore(
    storageOf(record === undefined ? {} : { "simmer.session": record }),
  );
  await restoreSession(sessions, factory);
  expect(await factory.databases(), "databases are only looked at").toEqual(before);
  return sessions;
}

const SIGNED_IN = [
  { fbase_key: "firebase:heartbeat", value: "1" },
  { fbase_key: "firebase:authUser:key:[DEFAULT]", value: { ...robin, stsTokenManager: {} } },
];

test("a lost record of the session is put back if Auth has the account and the kitchen is there", async () => {
  const sessions = await device({ rows: SIGNED_IN, kitchen: true });
  expect(sessions.current()).toEqual(robin);
  expect(sessions.isLost()).toBe(false);
});

test.each([
  ["Auth's storage is empty", { rows: [], kitchen: true }, undefined],
  ["Auth has no storage", { kitchen: true }, undefined],
  ["signing in was not finished", { rows: SIGNED_IN, kitchen: false }, undefined],
  ["the cook has signed out", { rows: SIGNED_IN, kitchen: true }, "{}"],
  ["their session was ended", { rows: SIGNED_IN, kitchen: true }, '{"ended":"robin"}'],
])("no session is put back where %s", async (_, left, record) => {
  expect((await device(left, record)).current()).toBeNull();
});

test("a cook who has signed out is not taken for one whose record was lost", () => {
  const sessions = createSessionStore(storageOf());
  expect(sessions.isLost()).toBe(true);
  sessions.set(robin);
  sessions.clear();
  expect(sessions.isLost()).toBe(false);
});

test("a storage of Auth's that can't be read is no empty one", async () => {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException("No.", "UnknownError");
  };
  const sessions = createSessionStore(storageOf());
  await expect(restoreSession(sessions, factory)).rejects.toThrow("No.");
});
