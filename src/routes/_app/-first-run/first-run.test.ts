import { isRedirect } from "@tanstack/react-router";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { endFirstRun, reachStep } from "#db/repositories/first-run-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { requireFirstRun, resumeFirstRun, startFirstRun, stepsOf } from "./first-run.ts";

let storage: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
/** The same storage, after a restart of the app. */
const openAnew = () => openDatabase("ana", storage);
let db: SimmerDb;
beforeEach(() => {
  storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  db = openAnew();
});
afterEach(() => vi.restoreAllMocks());

/** The target of the redirect that a job throws; null for none. */
async function redirectOf(job: Promise<unknown>): Promise<unknown> {
  try {
    await job;
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.to;
  }
}

const AT_HOME = { preload: false };

test("three steps; who came for something else is not asked to plan first", () => {
  expect(stepsOf({ step: "avoid", from: "/" })).toEqual(["avoid", "kitchen", "meals"]);
  expect(stepsOf({ step: "avoid", from: "/plan/p" })).toEqual(["avoid", "kitchen"]);
});

test("an app closed in the middle goes on there at its next start, once", async () => {
  expect(await startFirstRun(db, "/")).toBe("/welcome/avoid");
  // Going home on purpose leads home.
  expect(await redirectOf(resumeFirstRun(db, AT_HOME))).toBeNull();
  await reachStep(db, "kitchen");
  const later = openAnew();
  expect(await redirectOf(resumeFirstRun(later, { preload: true }))).toBeNull();
  expect(await redirectOf(resumeFirstRun(later, AT_HOME))).toBe("/welcome/kitchen");
  expect(await redirectOf(resumeFirstRun(later, AT_HOME))).toBeNull();
  await endFirstRun(later);
  expect(await redirectOf(resumeFirstRun(openAnew(), AT_HOME))).toBeNull();
});

test("once it is over, its screens lead to the lasting ones", async () => {
  await startFirstRun(db, "/eat");
  expect(await requireFirstRun(db, "kitchen")).toEqual({ step: "avoid", from: "/eat" });
  await endFirstRun(db);
  expect(await redirectOf(requireFirstRun(db, "avoid"))).toBe("/allergies-diet");
  expect(await redirectOf(requireFirstRun(db, "kitchen"))).toBe("/cooking-equipment");
  expect(await redirectOf(requireFirstRun(db, "meals"))).toBe("/meal-plan-setup");
});

test("a device that can't store the first run's start blocks nobody", async () => {
  db.close();
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await startFirstRun(db, "/eat")).toBe("/eat");
  expect(logged).toHaveBeenCalled();
});
