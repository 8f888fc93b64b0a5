import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { DinnerNote } from "#domain/stove/dinner-note.ts";

import { endCookSession } from "./cook-session-repository.ts";
import {
  getDinner,
  removeDinner,
  restoreDinner,
  setDinner,
  setDinnerAlarms,
} from "./dinner-repository.ts";
import { listTimers } from "./timer-repository.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const EAT_AT = NOW + 4 * HOUR;
const LAMB = { recipeId: "lamb", planId: null };
const RICE = { recipeId: "rice", planId: "week" };

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

const alarms = async () =>
  (await listTimers(db)).map(({ label, endsAt }) => [label, (endsAt ?? 0) - NOW]);

/** Sets a dinner of two dishes, with an alarm for each. */
async function plan(): Promise<DinnerNote> {
  await setDinner(db, EAT_AT, [LAMB, RICE]);
  const note = await getDinner(db, NOW);
  if (!note) throw new Error("No dinner was kept");
  const changes = [
    { recipeId: "lamb", title: "Lamb", at: NOW + HOUR },
    { recipeId: "rice", title: "Rice", at: NOW + 3 * HOUR },
  ];
  await setDinnerAlarms(db, note, changes, NOW);
  return note;
}

const BOTH = [
  ["Start Lamb", HOUR],
  ["Start Rice", 3 * HOUR],
];

test("a dinner's alarms are timers, which go with it and come back with Undo", async () => {
  await plan();
  expect(await alarms()).toEqual(BOTH);
  const removed = await removeDinner(db);
  expect(await getDinner(db, NOW)).toBeNull();
  expect(await alarms()).toEqual([]);
  if (removed) await restoreDinner(db, removed);
  expect((await getDinner(db, NOW))?.dishes.map(({ alarmAt }) => alarmAt)).toEqual([
    NOW + HOUR,
    NOW + 3 * HOUR,
  ]);
  expect(await alarms()).toEqual(BOTH);
});

test("alarms of a plan that has been changed since are not set", async () => {
  const before = await plan();
  await setDinner(db, EAT_AT, [RICE]);
  await setDinnerAlarms(db, before, [{ recipeId: "lamb", title: "Lamb", at: NOW + HOUR }], NOW);
  expect(await alarms()).toEqual([]);
});

test("a dish that is logged leaves the dinner with its alarm, and the last one ends it", async () => {
  await plan();
  await endCookSession(db, "lamb");
  expect(await alarms()).toEqual([["Start Rice", 3 * HOUR]]);
  expect((await getDinner(db, NOW))?.dishes).toMatchObject([RICE]);
  await endCookSession(db, "rice");
  expect(await getDinner(db, NOW)).toBeNull();
  expect(await alarms()).toEqual([]);
});

test("a dinner hours past is forgotten, and a damaged one is none", async () => {
  await plan();
  expect(await getDinner(db, EAT_AT + 2 * HOUR)).not.toBeNull();
  expect(await getDinner(db, EAT_AT + 3 * HOUR)).toBeNull();
  await db.meta.put({ key: "dinner", value: { eatAt: EAT_AT, dishes: 7 } as never });
  expect(await getDinner(db, NOW)).toBeNull();
});
