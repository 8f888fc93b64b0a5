import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { hasRung, remainingMs } from "#domain/timers/kitchen-timer.ts";

import {
  claimAlarm,
  extendTimer,
  listTimers,
  pauseTimer,
  removeRecipeTimers,
  removeTimer,
  restoreTimer,
  resumeTimer,
  startTimer,
} from "./timer-repository.ts";

const MINUTE = 60_000;
const RICE = {
  id: "rice:2:0",
  recipeId: "rice",
  planId: "week",
  title: "Pilaf",
  step: 2,
  label: "Simmer",
  durationMs: 10 * MINUTE,
};

let db: SimmerDb;
beforeEach(async () => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await startTimer(db, RICE, 0);
});

async function rice() {
  const timer = await db.timers.get(RICE.id);
  if (!timer) throw new Error("The timer is gone");
  return timer;
}

test("a timer is stored as its end time, so it runs without the app", async () => {
  expect(remainingMs(await rice(), 4 * MINUTE)).toBe(6 * MINUTE);
  expect(remainingMs(await rice(), 20 * MINUTE)).toBe(0);
  expect(hasRung(await rice(), 10 * MINUTE - 1)).toBe(false);
  expect(hasRung(await rice(), 10 * MINUTE)).toBe(true);
});

test("starting a running timer again doesn't wind it back", async () => {
  await startTimer(db, RICE, 5 * MINUTE);
  expect(remainingMs(await rice(), 5 * MINUTE)).toBe(5 * MINUTE);
});

test("starting a timer that rang starts it anew", async () => {
  await claimAlarm(db, RICE.id, 11 * MINUTE);
  await startTimer(db, RICE, 12 * MINUTE);
  expect(await rice()).toMatchObject({ endsAt: 22 * MINUTE, acknowledged: false });
});

test("any number run at once, each stopped by itself", async () => {
  await startTimer(db, { ...RICE, id: "rice:3:0" }, 0);
  await startTimer(db, { ...RICE, id: "beans:1:0", recipeId: "beans" }, 0);
  await removeTimer(db, RICE.id);
  expect((await listTimers(db)).map(({ id }) => id)).toEqual(["beans:1:0", "rice:3:0"]);
});

test("a timer stopped by mistake goes on where it would be", async () => {
  const [before] = await listTimers(db);
  await removeTimer(db, RICE.id);
  if (before) await restoreTimer(db, before);
  expect(await listTimers(db)).toEqual([before]);
  expect(remainingMs(await rice(), 7 * MINUTE)).toBe(3 * MINUTE);
});

test("a paused timer keeps what is left and never rings", async () => {
  await pauseTimer(db, RICE.id, 4 * MINUTE);
  expect(remainingMs(await rice(), 60 * MINUTE)).toBe(6 * MINUTE);
  expect(hasRung(await rice(), 60 * MINUTE)).toBe(false);
  await pauseTimer(db, RICE.id, 50 * MINUTE);
  await resumeTimer(db, RICE.id, 60 * MINUTE);
  expect(remainingMs(await rice(), 61 * MINUTE)).toBe(5 * MINUTE);
});

test("resuming a running timer changes nothing", async () => {
  await resumeTimer(db, RICE.id, 3 * MINUTE);
  expect((await rice()).endsAt).toBe(10 * MINUTE);
});

test("pausing comes too late once it rang", async () => {
  await pauseTimer(db, RICE.id, 10 * MINUTE);
  expect(hasRung(await rice(), 10 * MINUTE)).toBe(true);
});

test("a minute more: running, paused and rung", async () => {
  await extendTimer(db, RICE.id, MINUTE, 2 * MINUTE);
  expect(await rice()).toMatchObject({ endsAt: 11 * MINUTE, durationMs: 10 * MINUTE });
  await pauseTimer(db, RICE.id, 2 * MINUTE);
  await extendTimer(db, RICE.id, 2 * MINUTE, 2 * MINUTE);
  expect(await rice()).toMatchObject({
    endsAt: null,
    remainingMs: 11 * MINUTE,
    durationMs: 11 * MINUTE,
  });
  await resumeTimer(db, RICE.id, 3 * MINUTE);
  await claimAlarm(db, RICE.id, 15 * MINUTE);
  await extendTimer(db, RICE.id, MINUTE, 17 * MINUTE);
  expect(await rice()).toMatchObject({ endsAt: 18 * MINUTE, acknowledged: false });
});

test("an alarm is claimed once, and not before it rings", async () => {
  expect(await claimAlarm(db, RICE.id, 9 * MINUTE)).toBe(false);
  const claims = await Promise.all([
    claimAlarm(db, RICE.id, 10 * MINUTE),
    claimAlarm(db, RICE.id, 10 * MINUTE),
  ]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimAlarm(db, "none", 10 * MINUTE)).toBe(false);
});

test("a dish's timers go together, running, paused or rung, and no other dish's", async () => {
  await startTimer(db, { ...RICE, id: "rice:3:0", step: 3 }, 0);
  await pauseTimer(db, "rice:3:0", MINUTE);
  await startTimer(db, { ...RICE, id: "rice:4:0", step: 4, durationMs: 1 }, 0);
  await startTimer(db, { ...RICE, id: "soup:1:0", recipeId: "soup" }, 0);
  const gone = await removeRecipeTimers(db, "rice");
  expect(gone.toSorted()).toEqual(["rice:2:0", "rice:3:0", "rice:4:0"]);
  expect((await listTimers(db)).map(({ id }) => id)).toEqual(["soup:1:0"]);
  expect(await removeRecipeTimers(db, "rice")).toEqual([]);
});
