import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type Meta, type SimmerDb } from "#db/schema.ts";

import { beginFirstRun, endFirstRun, findFirstRun, reachStep } from "./first-run-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => vi.restoreAllMocks());

test("who did not sign up on this device has no first run here", async () => {
  expect(await findFirstRun(db)).toBeNull();
  await reachStep(db, "kitchen");
  expect(await findFirstRun(db)).toBeNull();
});

test("a first run keeps its place and where it leads, until it is over", async () => {
  await beginFirstRun(db, "/all-ai-meals");
  expect(await findFirstRun(db)).toEqual({ step: "avoid", from: "/all-ai-meals" });
  await reachStep(db, "kitchen");
  expect(await findFirstRun(db)).toEqual({ step: "kitchen", from: "/all-ai-meals" });
  await endFirstRun(db);
  expect(await findFirstRun(db)).toBeNull();
});

test("once another tab has ended it, going on in this one does not begin it anew", async () => {
  await beginFirstRun(db, "/");
  await endFirstRun(db);
  await reachStep(db, "meals");
  expect(await findFirstRun(db)).toBeNull();
});

test.each([
  ["a step unknown to this version", { step: "pets", from: "/" }, null],
  ["nothing", null, null],
  ["no address", { step: "meals" }, { step: "meals", from: "/" }],
  ["an address that is none", { step: "meals", from: 7 }, { step: "meals", from: "/" }],
])("a row with %s", async (_, value, found) => {
  await db.meta.put({ key: "firstRun", value: value as unknown as Meta["firstRun"] });
  expect(await findFirstRun(db)).toEqual(found);
});

test("a first run that can't be read counts as over, so that it blocks nobody", async () => {
  await beginFirstRun(db, "/");
  db.close();
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await findFirstRun(db)).toBeNull();
  expect(logged).toHaveBeenCalledWith("Failed to read the first run", expect.any(Error));
});
