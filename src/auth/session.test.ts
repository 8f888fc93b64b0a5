import { expect, test } from "vitest";

import { createSessionStore } from "./session.ts";
import { storageOf } from "./storage.fixture.ts";

const session = { uid: "u1", email: "robin@example.com", displayName: "Robin" };

test("keeps the session, and forgets it", () => {
  const storage = storageOf();
  createSessionStore(storage).set(session);
  const reopened = createSessionStore(storage);
  expect(reopened.current()).toEqual(session);
  reopened.clear();
  expect(reopened.current()).toBeNull();
});

test("a sign-out that has begun is no session, and is known until it is done", () => {
  const storage = storageOf();
  const sessions = createSessionStore(storage);
  sessions.set(session);
  sessions.leave({ leaving: "u1", erase: true });
  const reopened = createSessionStore(storage);
  expect(reopened.current()).toBeNull();
  expect(reopened.leaving()).toEqual({ leaving: "u1", erase: true });
  reopened.clear();
  expect(sessions.leaving()).toBeNull();
});

test("whose session was ended is known until somebody signs in", () => {
  const sessions = createSessionStore(storageOf());
  expect(sessions.ended()).toBeNull();
  sessions.end("u1");
  expect([sessions.current(), sessions.ended(), sessions.leaving()]).toEqual([null, "u1", null]);
  sessions.set({ ...session, uid: "u2" });
  expect(sessions.ended()).toBeNull();
});

test("of a deleted account only the fact of its deletion is kept, until somebody signs in", () => {
  const storage = storageOf();
  const sessions = createSessionStore(storage);
  sessions.set(session);
  sessions.leave({ leaving: "u1", erase: true, deleted: "here" });
  expect([sessions.current(), sessions.deleted()]).toEqual([null, "here"]);
  expect(sessions.leaving()).toEqual({ leaving: "u1", erase: true, deleted: "here" });
  sessions.clear("here");
  expect(createSessionStore(storage).deleted()).toBe("here");
  expect(storage.getItem("simmer.session")).not.toContain("u1");
  expect([sessions.current(), sessions.leaving(), sessions.ended()]).toEqual([null, null, null]);
  sessions.set(session);
  expect(sessions.deleted()).toBeNull();
});

test.each([
  "",
  "not json",
  "{}",
  "null",
  "7",
  '{"uid":""}',
  '{"uid":7,"email":"","displayName":""}',
  '{"uid":"u1","email":"robin@example.com"}',
  '{"uid":"u1","displayName":"Robin"}',
  '{"leaving":"u1"}',
  '{"leaving":"","erase":true}',
  '{"leaving":"u1","erase":true,"deleted":"there"}',
  '{"ended":""}',
  '{"deleted":"there"}',
])("what can't be read counts as signed out: %s", (kept) => {
  const sessions = createSessionStore(storageOf({ "simmer.session": kept }));
  expect([sessions.current(), sessions.leaving(), sessions.ended()]).toEqual([null, null, null]);
  expect(sessions.deleted()).toBeNull();
});

test("what another version kept beside a session is left out", () => {
  const kept = JSON.stringify({ ...session, theme: "dark" });
  expect(createSessionStore(storageOf({ "simmer.session": kept })).current()).toEqual(session);
});
