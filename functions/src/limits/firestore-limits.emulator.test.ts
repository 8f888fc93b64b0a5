import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, expect, test } from "vitest";

import { createFirestoreLimits } from "./firestore-limits.ts";
import { PER_COOK } from "./limits.ts";

// A project of its own keeps the emulator's other data out of the way.
const app = initializeApp({ projectId: "demo-simmer-limits" }, `limits-${Date.now()}`);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

let cooks = 0;
/** A cook nobody has counted yet. */
function newCook(): string {
  cooks += 1;
  return `cook-${Date.now()}-${cooks}`;
}

test("lets a cook's allowance through, then says how long to wait, then opens again", async () => {
  let now = Date.now();
  const limits = createFirestoreLimits(db, () => now, 10);
  const cook = newCook();
  for (let taken = 0; taken < PER_COOK.max; taken += 1) {
    expect(await limits.takeRequest(cook, "")).toBe(0);
  }
  expect(await limits.takeRequest(cook, "")).toBe(PER_COOK.seconds);
  now += PER_COOK.seconds * 1_000;
  expect(await limits.takeRequest(cook, "")).toBe(0);
});

test("requests at the same moment are each counted", async () => {
  const limits = createFirestoreLimits(db, () => Date.now(), 3);
  const at = await Promise.all(Array.from({ length: 5 }, () => limits.takeModelCall()));
  const before = at.filter(Boolean).length;
  expect(before).toBeLessThanOrEqual(3);
  expect(await limits.takeModelCall()).toBe(false);
});

test("what is stored names nobody and expires", async () => {
  const cook = newCook();
  await createFirestoreLimits(db, Date.now, 10).takeRequest(cook, "192.0.2.77");
  const stored = await db.collection("serviceLimits").get();
  expect(stored.size).toBeGreaterThan(1);
  for (const document of stored.docs) {
    expect(document.id).not.toContain("192.0.2.77");
    expect(document.id).not.toContain(cook);
    expect(document.get("expiresAt")).toBeInstanceOf(Timestamp);
  }
});
