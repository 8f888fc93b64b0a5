import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, expect, test } from "vitest";

import { endOfWindow } from "./counter.ts";
import { createFirestoreCounter, WINDOWS } from "./firestore-counter.ts";

// A separate project keeps the emulator's other data out of the way.
const app = initializeApp({ projectId: "demo-simmer-limits" }, `limits-${Date.now()}`);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const ALLOWANCE = { max: 3, seconds: 600 };
/** With a long timeout, because these tests check the counts and not the speed. */
const instance = (now: () => number = Date.now) => createFirestoreCounter(db, now, 25_000);
const stored = () => db.collectionGroup(WINDOWS).get();

/** An id with no count yet. */
const newId = () => `cook:${crypto.randomUUID()}`;

test("lets an allowance through, then says how long to wait, then opens again", async () => {
  let now = endOfWindow(ALLOWANCE, Date.now());
  const counter = instance(() => now);
  const id = newId();
  for (let taken = 0; taken < ALLOWANCE.max; taken += 1) {
    expect(await counter.take(id, ALLOWANCE)).toBe(0);
  }
  expect(await counter.take(id, ALLOWANCE)).toBe(ALLOWANCE.seconds);
  now += 60_000;
  expect(await instance(() => now).take(id, ALLOWANCE)).toBe(ALLOWANCE.seconds - 60);
  now = endOfWindow(ALLOWANCE, now);
  expect(await counter.take(id, ALLOWANCE)).toBe(0);
});

/** Takes 100 at once for one id, spread over several instances. @returns how many were granted */
async function askAtOnce(id: string, instances: number, max: number): Promise<number> {
  const counters = Array.from({ length: instances }, () => instance());
  const asking = counters.flatMap((counter) =>
    Array.from({ length: 100 / instances }, () => counter.take(id, { max, seconds: 86_400 })),
  );
  return (await Promise.all(asking)).filter((wait) => wait === 0).length;
}

test.each([1, 10, 100])(
  "100 at once at %i instances are each counted, and none fails",
  async (instances) => {
    const id = newId();
    expect(await askAtOnce(id, instances, 100)).toBe(100);
    expect(await askAtOnce(id, instances, 100)).toBe(0);
  },
);

test("at the end of an allowance nobody gets beyond it, whoever asks at once", async () => {
  expect(await askAtOnce(newId(), 10, 60)).toBeLessThanOrEqual(60);
});

test("a Firestore that does not answer is given up on", async () => {
  const silent = createFirestoreCounter(db, Date.now, 0);
  await expect(silent.take("cook:late", ALLOWANCE)).rejects.toThrow("too long");
});

test("what is stored names nobody and expires", async () => {
  const uid = crypto.randomUUID();
  await instance().take(`cook:${uid}`, ALLOWANCE);
  const { docs } = await stored();
  expect(docs.length).toBeGreaterThan(0);
  for (const document of docs) {
    expect(document.ref.path).not.toContain(uid);
    expect(document.get("expiresAt")).toBeInstanceOf(Timestamp);
  }
});
