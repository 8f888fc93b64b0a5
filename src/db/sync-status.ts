import { liveQuery } from "dexie";

import { readOr } from "./connection.ts";
import { getMeta } from "./meta.ts";
import type { OutboxEntry, SimmerDb, SyncStatus } from "./schema.ts";

/**
 * What a screen may show of sync: the engine's last report, and the number of changes that wait
 * here.
 */
export interface SyncOverview extends SyncStatus {
  pending: number;
  parked: number;
  /** See `hasKitchen`. */
  isKitchenHere: boolean;
}

/** The state of sync, which every screen shows. Null if it can't be read here, which is logged. */
export function getSyncOverview(db: SimmerDb): Promise<SyncOverview | null> {
  return readOr(db, "Failed to read how sync stands", null, () => readOverview(db));
}

async function readOverview(db: SimmerDb): Promise<SyncOverview> {
  const [status, pending, parked, isHere] = await Promise.all([
    getMeta(db, "status", null),
    countPending(db),
    db.deadLetters.count(),
    hasKitchen(db),
  ]);
  return {
    phase: "starting",
    lastSyncAt: 0,
    ...status,
    pending,
    parked,
    isKitchenHere: isHere,
  };
}

/**
 * The number of the cook's changes that wait to be sent. What a change says to everyone as well is no
 * other one while both wait, nor is the photo that a change names.
 */
export async function countPending(db: SimmerDb): Promise<number> {
  return db.transaction("r", db.outbox, db.photos, async () => {
    const changes = await db.outbox.orderBy("follows").keys();
    const [queued, doubled] = await Promise.all([
      db.outbox.count(),
      db.outbox.where("seq").anyOf(changes).count(),
    ]);
    // A photo may wait on when its change got through: signing out would lose it.
    return queued - doubled || db.photos.where("state").equals("waiting").count();
  });
}

/** Of what waits to be sent, one entry for each of the cook's changes, as `countPending` counts them. */
export function changesIn<E extends Pick<OutboxEntry, "seq" | "follows">>(
  waiting: readonly E[],
): E[] {
  const seqs = new Set(waiting.map(({ seq }) => seq));
  return waiting.filter(({ follows }) => follows === undefined || !seqs.has(follows));
}

/**
 * [S5.30] Whether the cook's kitchen is on this device, so that what is not found here does not
 * exist. It is here once a first pull has landed: the transaction that stores what the pull brought
 * also notes `pulled`. A cook who signed up here needs no pull: until one has landed, the
 * `createUser` of the sign-up waits in the outbox. No note in the browser's storage will do: it would
 * outlive a database that the browser clears, and the kitchen would look empty.
 */
export async function hasKitchen(db: SimmerDb): Promise<boolean> {
  const pulled = await getMeta(db, "pulled", null);
  if (pulled && pulled.here > 0) return true;
  return (await db.outbox.filter(({ name }) => name === "createUser").first()) !== undefined;
}

/** A timeout about as long as a first sync may take; callers show progress. */
const KITCHEN_WAIT_MS = 20_000;

/** Resolves once the kitchen is on this device; see `waitUntil`. */
export function waitForKitchen(
  db: SimmerDb,
  signal: AbortSignal | undefined,
  ms = KITCHEN_WAIT_MS,
): Promise<void> {
  return waitUntil(() => hasKitchen(db), ms, signal);
}

/**
 * Resolves once what is read of the database is so, but also after `ms`, on a read error or when
 * aborted: callers read again.
 */
export function waitUntil(
  isSo: () => Promise<boolean>,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      watch.unsubscribe();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const watch = liveQuery(isSo).subscribe((isReached) => isReached && end(), end);
    signal?.addEventListener("abort", end);
  });
}

/**
 * `hasKitchen` for screens. If it can't be read, which is logged, the kitchen counts as here: no screen
 * waits forever.
 */
export function isKitchenHere(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Failed to read whether the kitchen has arrived", true, () => hasKitchen(db));
}

/**
 * Whether the shared meals were fetched to this device, so that none here means none at all. Like
 * `isKitchenHere` if this can't be read.
 */
export function areSharedMealsHere(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Failed to read whether the shared meals have arrived", true, async () => {
    return (await getMeta(db, "sharedMealsAt", 0)) > 0;
  });
}
