import { expect, test } from "vitest";

import { createSessionStore } from "./session.ts";
import { storageOf } from "./storage.fixture.ts";

const session = { uid: "u1", email: "robin@example.com", displayName: "Robin" };

test("keeps the session, and forgets it", () => {
  const storage = storageOf();
  createSessionStore(storage).set(session);
  const reopened = createSessionStore(storage);
  expect(reopened.current()).toEqual(session);
  reopened.set(null);
  expect(reopened.current()).toBeNull();
});

test.each(["", "not json", "{}", '{"uid":""}', "null", '{"uid":7,"email":"","displayName":""}'])(
  "what can't be read counts as signed out: %s",
  (kept) => {
    expect(createSessionStore(storageOf({ "simmer.session": kept })).current()).toBeNull();
  },
);
