import type { User } from "firebase/auth";
import { expect, test } from "vitest";

import { connectAsCook } from "./connect-as-cook.ts";

/** Connections of Firebase Auth that see these accounts, over a storage that reads like this. */
function setUp(seen: (string | null)[], reads: (string | null | Error)[]) {
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
  const { connecting, log } = setUp(
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
  const { connecting, log } = setUp(
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
  const { connecting, log } = setUp([stored], [stored]);
  expect(await connecting).toBeNull();
  expect(log).toEqual([`sees ${stored}`, "disconnects"]);
});
