import { deleteApp, getApps, initializeApp } from "firebase/app";
import { debugErrorMap, initializeAuth, type Auth, type User } from "firebase/auth";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { untilIdle } from "#db/event-loop.fixture.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";

import { REFUSALS, startRefusingProxy } from "../../../tests/support/refusing-proxy.ts";
import { sendAppTokens } from "./app-tokens.ts";
import { connectAsCook, expiryOf, startFirebase } from "./firebase.ts";

const config = {
  options: { apiKey: "key", projectId: "demo-host" },
  emulators: { host: "127.0.0.1", auth: 9, firestore: 9 },
  appCheckSiteKey: null,
};
const { fetch } = globalThis;

// As in a worker.
beforeEach(() => vi.stubGlobal("self", globalThis));
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(getApps().map(deleteApp));
});
const start = () => startFirebase(config, () => Promise.reject(new Error("App Check is not used")));

test("[S7.33] once Firebase Auth has started, every request goes out as before", async () => {
  const starting = start();
  expect(globalThis.fetch).not.toBe(fetch);
  expect((await starting).auth.currentUser).toBeNull();
  expect(globalThis.fetch).toBe(fetch);
});

test("[S7.33] where Firebase Auth can't start, every request goes out as before, too", async () => {
  initializeAuth(initializeApp(config.options), { errorMap: debugErrorMap });
  await expect(start()).rejects.toMatchObject({ code: "auth/already-initialized" });
  expect(globalThis.fetch).toBe(fetch);
});

/** Connections of Firebase Auth that see these accounts, over a storage that reads like this. */
function connectSeeing(seen: (string | null)[], reads: (string | null | Error)[]) {
  const log: string[] = [];
  const connecting = connectAsCook("robin", {
    connect: async () => {
      const uid = seen.shift() ?? null;
      log.push(`sees ${uid}`);
      return {
        auth: { currentUser: uid === null ? null : ({ uid } as User) },
        disconnect: async () => void log.push("disconnects"),
      };
    },
    readStoredUid: async () => {
      const read = reads.shift() ?? null;
      if (read instanceof Error) throw read;
      return read;
    },
    wait: async (ms) => void log.push(`waits ${ms}`),
    report: (message) => void log.push(message),
  });
  return { connecting, log };
}

const UNREAD = "Firebase Auth's storage can't be read: trying again";
const UNSEEN = "Firebase Auth doesn't see the account in its storage: trying again";

test("[S7.36] while Auth's storage can't be read, the session stays and sync connects anew", async () => {
  const { connecting, log } = connectSeeing(
    [null, null, "robin"],
    [new DOMException("No.", "UnknownError"), "robin"],
  );
  expect((await connecting)?.auth.currentUser?.uid).toBe("robin");
  expect(log).toEqual([
    "sees null",
    "disconnects",
    UNREAD,
    "waits 1000",
    "sees null",
    "disconnects",
    UNSEEN,
    "waits 2000",
    "sees robin",
  ]);
});

test("[S7.36] tries come a minute apart at the most", async () => {
  const { connecting, log } = connectSeeing(
    [...Array.from({ length: 9 }, () => null), "robin"],
    Array.from({ length: 9 }, () => new Error("No.")),
  );
  await connecting;
  expect(log.filter((each) => each.startsWith("waits"))).toEqual(
    [1, 2, 4, 8, 16, 32, 60, 60, 60].map((s) => `waits ${s * 1_000}`),
  );
});

test.each([
  ["is empty", null],
  ["holds another cook's account", "kim"],
])("[S7.36] [S11.2] the session ends when Auth's storage was read and %s", async (_, stored) => {
  const { connecting, log } = connectSeeing([stored], [stored]);
  expect(await connecting).toBeNull();
  expect(log).toEqual([`sees ${stored}`, "disconnects"]);
});

const jwt = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll("+", "-").replaceAll("/", "_")}.sig`;

test("a token says when it ends; what says nothing of it is none", () => {
  expect(expiryOf(jwt({ exp: 1_700, sub: "~~~???" }))).toBe(1_700_000);
  expect(() => expiryOf(jwt({}))).toThrow("does not say when it ends");
  expect(() => expiryOf("no token")).toThrow("JSON");
});

test("[S10.7] [S10.8] every request carries the app's proof, which is asked for with the first and kept until it ends", async () => {
  const proxy = await startRefusingProxy({ host: "127.0.0.1", port: 9 });
  try {
    proxy.state.refusal = REFUSALS.quota;
    const config = { projectId: "demo-proof", apiKey: "key", appId: "1:1:web:1" };
    const app = initializeApp(config, "proof");
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, "127.0.0.1", proxy.port);
    const ends = [Date.now() - 1, Date.now() + 3_600_000];
    let asked = 0;
    sendAppTokens(app, async () => {
      asked += 1;
      return { token: `proof${asked}`, expiresAt: ends[asked - 1] ?? 0 };
    });
    await untilIdle();
    expect(asked).toBe(0);
    const remote = createFirestoreRemote({ firestore, auth: { currentUser: null } as Auth });
    for (let request = 0; request < 3; request += 1) {
      await expect(remote.get("users/alice")).rejects.toMatchObject({ kind: "quota" });
    }
    expect(proxy.state.asked.map(({ headers }) => headers["x-firebase-appcheck"])).toEqual([
      "proof1",
      "proof2",
      "proof2",
    ]);
  } finally {
    proxy.close();
  }
});
