import { expect, test } from "vitest";

import { storageOf } from "./storage.fixture.ts";
import { createUnfinishedSignUps } from "./unfinished-sign-up.ts";

test("the name is known to the address it was given with, until the sign-up is finished", () => {
  const storage = storageOf();
  createUnfinishedSignUps(storage).set({ email: "robin@example.com", displayName: "Robin" });
  const later = createUnfinishedSignUps(storage);
  expect(later.nameFor(" Robin@Example.com ")).toBe("Robin");
  expect(later.nameFor("kim@example.com")).toBe("");
  later.set(null);
  expect(later.nameFor("robin@example.com")).toBe("");
});

test.each(["", "not json", "{}", "null", '{"email":7,"displayName":"Robin"}'])(
  "what can't be read is no sign-up: %s",
  (kept) => {
    expect(createUnfinishedSignUps(storageOf({ "simmer.sign-up": kept })).current()).toBeNull();
  },
);
