import { Dexie, liveQuery } from "dexie";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";

import { databaseName } from "#db/database-name.ts";
import { openDatabase } from "#db/schema.ts";
import { hasKitchen } from "#db/sync-status.ts";
import { startEngine } from "#sync/engine/engine.ts";
import { ensureClient } from "#sync/protocol/local.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { createFirestoreWatch } from "#sync/remotes/firestore-watch.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { assertCount, type ChangeKind, type Place } from "./contender.ts";
import { openApp, signIn } from "./emulators.ts";
import { storeChanges } from "./ours.ts";

async function createContext(place: Place): Promise<SyncContext> {
  const app = openApp(place);
  const auth = await signIn({ app }, place);
  const emulator = { host: place.host, port: place.firestore };
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, emulator.host, emulator.port);
  const remote = createFirestoreRemote({ firestore, auth }, createFirestoreWatch(app, emulator));
  const db = openDatabase(place.uid);
  await ensureClient(db);
  return { db, remote, now: Date.now };
}

/**
 * Pushes with the real push, under the real rules, until the outbox is empty and nothing is parked.
 */
export async function flush(place: Place, count: number, kind: ChangeKind): Promise<number> {
  await Dexie.delete(databaseName(place.uid));
  const context = await createContext(place);
  const { db } = context;
  await pull(context);
  await storeChanges(db, count, kind);
  const start = performance.now();
  if ((await push(context)) === "pull") await pull(context);
  const time = performance.now() - start;
  assertCount(await db.outbox.count(), 0);
  assertCount(await db.deadLetters.count(), 0);
  db.close();
  return time;
}

/** Starts the whole engine with its watch, as the app's worker does. */
function start(context: SyncContext) {
  return startEngine({
    context,
    signals: { isOnline: () => true, isVisible: () => true, subscribe: () => () => undefined },
    timers: {
      after(wait, run) {
        const timer = setTimeout(run, wait);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    lock: async (job) => job(),
    onSignedOut: () => console.error("Signed out"),
    onOutdated: () => console.error("Outdated"),
    report: (message, error) => console.error(message, error),
  });
}

export async function resume(place: Place, ms: number): Promise<void> {
  const context = await createContext(place);
  const engine = start(context);
  await new Promise((resolve) => setTimeout(resolve, ms));
  await engine.stop();
  context.db.close();
}

/** Until the first pull has landed, which stores everything in one transaction. */
export async function firstSync(
  place: Place,
  { plans, recipes }: { plans: number; recipes: number },
): Promise<number> {
  await Dexie.delete(databaseName(place.uid));
  const context = await createContext(place);
  const { db } = context;
  const begun = performance.now();
  const engine = start(context);
  await new Promise<void>((resolve, reject) => {
    liveQuery(() => hasKitchen(db)).subscribe({
      next: (isHere) => isHere && resolve(),
      error: reject,
    });
  });
  const time = performance.now() - begun;
  assertCount(await db.aiMealPlans.count(), plans);
  assertCount(await db.personalRecipes.count(), recipes);
  assertCount(await db.users.count(), 1);
  await engine.stop();
  db.close();
  return time;
}
