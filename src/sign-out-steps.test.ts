import { expect, test } from "vitest";

import { createSessionStore } from "./auth/session.ts";
import { createSignOut } from "./sign-out-steps.ts";

const robin = { uid: "robin", email: "robin@example.com", displayName: "Robin" };

function storageOf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

/** A device with Robin signed in, whose steps can be made to fail as if the page were killed. */
function device() {
  const storage = storageOf();
  const left = new Set(["notices", "account", "database"]);
  const log: string[] = [];
  let dying: string | undefined;
  const stepNow = (name: string, run: () => void) => {
    if (dying === name) throw new Error(`died before ${name}`);
    log.push(name);
    run();
  };
  const step = async (name: string, run: () => void) => stepNow(name, run);
  createSessionStore(storage).set(robin);
  return {
    left,
    log,
    dieBefore: (name: string | undefined) => void (dying = name),
    /** Starts the app. */
    start() {
      const sessions = createSessionStore(storage);
      const leaving = createSignOut({
        sessions,
        stopSync: () => stepNow("stop sync", () => undefined),
        closeCookDatabase: () => stepNow("close", () => undefined),
        closeNotices: () => step("close notices", () => left.delete("notices")),
        signOut: ({ forget }) =>
          step(forget ? "sign out and forget" : "sign out", () => left.delete("account")),
        deleteDatabase: (uid) =>
          step(`delete ${uid}`, () => {
            left.delete("database");
          }),
        lock: (job) => job(),
      });
      return { sessions, ...leaving };
    },
    leaveScreens: () => step("leave screens", () => undefined),
  };
}

test("signing out ends the session first, then sync, then the account, then the copy", async () => {
  const { start, left, log, leaveScreens } = device();
  const { leave, sessions } = start();
  await leave({ leaving: "robin", erase: true }, leaveScreens);
  expect(log).toEqual([
    "stop sync",
    "leave screens",
    "close",
    "close notices",
    "sign out",
    "delete robin",
  ]);
  expect([...left]).toEqual([]);
  expect(sessions.leaving()).toBeNull();
});

test.each(["stop sync", "leave screens", "close", "close notices", "sign out", "delete robin"])(
  "interrupted before '%s', it is finished at the next start",
  async (name) => {
    const { start, left, dieBefore, leaveScreens } = device();
    dieBefore(name);
    const first = start();
    await expect(first.leave({ leaving: "robin", erase: true }, leaveScreens)).rejects.toThrow(
      "died",
    );
    expect(first.sessions.current()).toBeNull();
    expect(left).toContain("database");

    dieBefore(undefined);
    const { finish, sessions } = start();
    await finish();
    expect([...left]).toEqual([]);
    expect(sessions.leaving()).toBeNull();
    expect(sessions.current()).toBeNull();
  },
);

test("a copy that is to stay stays, also when the sign-out is finished later", async () => {
  const { start, left, dieBefore, leaveScreens } = device();
  dieBefore("sign out");
  await expect(start().leave({ leaving: "robin", erase: false }, leaveScreens)).rejects.toThrow(
    "died",
  );
  dieBefore(undefined);
  await start().finish();
  expect([...left]).toEqual(["database"]);
});

test.each([
  "stop sync",
  "leave screens",
  "close",
  "close notices",
  "sign out and forget",
  "delete robin",
])(
  "a deleted account leaves the device, also if that is interrupted before '%s', and is spoken of once",
  async (name) => {
    const { start, left, dieBefore, leaveScreens } = device();
    dieBefore(name);
    const note = { leaving: "robin", erase: true, deleted: "here" } as const;
    await expect(start().leave(note, leaveScreens)).rejects.toThrow("died");
    dieBefore(undefined);
    const { finish, sessions } = start();
    await finish();
    expect([...left]).toEqual([]);
    expect([sessions.current(), sessions.leaving(), sessions.deleted()]).toEqual([
      null,
      null,
      "here",
    ]);
  },
);

test("with nothing begun nothing is done, and a session goes on", async () => {
  const { start, log } = device();
  const { finish, sessions } = start();
  await finish();
  expect(log).toEqual([]);
  expect(sessions.current()).toEqual(robin);
});

test("what another tab has finished while this one waited is left alone", async () => {
  const { start, log } = device();
  const { sessions } = start();
  sessions.leave({ leaving: "robin", erase: true });
  const { finish } = createSignOut({
    sessions,
    stopSync: () => {
      throw new Error("stopped");
    },
    closeCookDatabase: () => {
      throw new Error("closed");
    },
    closeNotices: () => Promise.reject(new Error("noticed")),
    signOut: () => Promise.reject(new Error("signed the next cook out")),
    deleteDatabase: () => Promise.reject(new Error("deleted")),
    lock: (job) => {
      sessions.set({ ...robin, uid: "kim" });
      return job();
    },
  });
  await finish();
  expect(sessions.current()?.uid).toBe("kim");
  expect(log).toEqual([]);
});
