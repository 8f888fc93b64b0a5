import { Dexie, type DexieOptions, type Table } from "dexie";

import type { ClockNote } from "#domain/clock.ts";
import { COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { STORED_COLLECTIONS } from "#domain/documents.ts";
import type { Invocation } from "#domain/mutations/define.ts";
import { isSoundSharedMeal } from "#domain/sound-meal.ts";

/** A mutation not yet known to be in the pulled server state. `seq` orders a device's mutations. */
export interface OutboxEntry extends Invocation {
  seq: number;
  /** Random; tells this mutation from any other that ever had the same `seq`. */
  id: string;
  /** When the cook acted, ms by this device's clock; by the server's, once `ahead` is set. */
  at: number;
  /** How far ahead of the server's this device's clock was taken to be when its times were corrected, ms. */
  ahead?: number;
  /** A time of the server's, ms, before which the cook can't have acted; absent when none was known. */
  seen?: number;
  /** Set once the server has refused what it says to everyone: its own part is sent by itself. */
  ownOnly?: boolean;
  /** Set while it is being parked: it has no effect here, and the server's marker must pass it. */
  refused?: ParkReason;
  /**
   * Set while its part for a shared meal that others keep changing goes to the end of the queue:
   * the server's marker must pass it with the rest of it alone.
   */
  postponed?: true;
}

/**
 * Why a mutation is parked: the rules said no; its data can't be written; or this storage turned
 * out to be an old copy, and whether the server has it already can't be known.
 */
export type ParkReason = "denied" | "invalid" | "uncertain";

/** A mutation the server refused for good, kept until the cook retries or discards it. */
export interface ParkedEntry extends Invocation {
  id: string;
  at: number;
  ahead?: number;
  seen?: number;
  parkedAt: number;
  reason: ParkReason;
}

/** The server's copy of a document that pending mutations have changed here; null when it has none. */
export interface BaseRow {
  collection: StoredCollection;
  id: string;
  doc: unknown;
}

export type SyncPhase = "starting" | "offline" | "syncing" | "idle" | "error";

/** What the engine last reported, for screens to show. */
export interface SyncStatus {
  phase: SyncPhase;
  /** When the local copy last equalled the server's, ms; 0 for never. */
  lastSyncAt: number;
  /** In the cook's words, when `phase` is "error". */
  message?: string;
}

/** Single values, by name. */
export interface Meta {
  clientId: string;
  /** The version of the server state last applied. */
  cursor: number;
  /** The highest seq ever sent: a server marker past it means this storage is an old copy. */
  sentSeq: number;
  /** The highest seq the server has acknowledged, and the id it had there. */
  acked: { seq: number; id: string };
  /** When server state was last applied: by this device's clock, and the server's newest time in it. */
  pulled: { here: number; there: number };
  /** How far this device's clock was ahead of the server's, ms, when it showed `here`; kept while it is off. */
  clock: ClockNote | null;
  /** Newest schema the engine has written here; an older engine must not write. */
  engineVersion: number;
  status: SyncStatus;
  /** What the app that last laid mutations over the local rows knew of them: `MUTATIONS_KNOWN`. */
  mutationVersion: number;
  /** When the shared meals were last fetched, ms. */
  sharedMealsAt: number;
  /** When a screen last asked for fresh shared meals, ms. */
  sharedMealsWantedAt: number;
  /** Stored portions that correcting a clock has renamed lately: a screen may still call them as before. */
  renamedPortions: Record<string, number>;
  /** App Check's last proof that requests are this app's, for the service worker; `expiresAt` in ms. */
  appToken: { token: string; expiresAt: number };
  /** Ids looked for among the shared meals since then, and not found. */
  sharedMealsAbsent: string[];
  /** Ids of shared meals whose row is what this device expects of its own changes: to be read again. */
  sharedMealsStale: string[];
  /** How often changes of shared meals have left the overlay. */
  sharedMealsMoves: number;
  /** The last one read of those from before the server noted the time. */
  oldMealsAfter: { createdAt: number; id?: string };
  /** What reading shared meals has cost since a moment of this device's clock, ms: bytes. */
  sharedMealsSpent: { since: number; bytes: number };
  /** Which of the shared meals `asked` after are by the authors of `hidden`, as the server told. */
  mealsByHidden: { hidden: string[]; asked: string[]; meals: string[] };
  /**
   * The version of the database whose collections the last pull read: what the cook's other devices
   * wrote of collections that came later has been passed over.
   */
  collectionsRead: number;
}
export type MetaRow = { [K in keyof Meta]: { key: K; value: Meta[K] } }[keyof Meta];

/** A running or finished kitchen timer. Times are ms since the epoch; a paused one keeps what is left. */
export interface TimerRow {
  id: string;
  /** The cooking session it belongs to: a recipe's id. */
  recipeId: string;
  title: string;
  step: number;
  label: string;
  durationMs: number;
  /** When it rings; null while paused. */
  endsAt: number | null;
  remainingMs: number;
  /** Whether the cook has been told that it rang. */
  acknowledged: boolean;
}

/** Where the cook is in a recipe. */
export interface CookSessionRow {
  recipeId: string;
  step: number;
  checkedIngredients: number[];
  updatedAt: number;
}

/**
 * What the dietary check found in a shared meal, on this device alone. The seal is made of it, of all
 * that was read and of the check's version: with any of them changed or damaged it is another.
 */
export interface KeptCheckRow {
  id: string;
  found: string;
  seal: string;
}

/** Rows as they are stored, of whatever app and age: documents.ts reads them as documents. */
type DocumentTables = { readonly [C in StoredCollection]: Table<object, string> };

export type SimmerDb = Dexie &
  DocumentTables & {
    readonly uid: string;
    /** [S12.4] Aborted once a newer app has taken the database over: only reloading helps. */
    readonly outdated: AbortSignal;
    /** Says so. */
    outdate(): void;
    readonly base: Table<BaseRow, [StoredCollection, string]>;
    readonly outbox: Table<OutboxEntry, number, Omit<OutboxEntry, "seq">>;
    readonly parked: Table<ParkedEntry, string>;
    readonly meta: Table<MetaRow, keyof Meta>;
    readonly timers: Table<TimerRow, string>;
    readonly cookSessions: Table<CookSessionRow, string>;
    readonly keptChecks: Table<KeptCheckRow, string>;
  };

export function databaseName(uid: string): string {
  return `simmer:${uid}`;
}

/** The stores of the documents that came with a version of the database, in Dexie's words: under keys of their own. */
function documentStores(version: number): Record<string, string> {
  return Object.fromEntries(
    STORED_COLLECTIONS.flatMap((collection) => {
      const { table } = COLLECTIONS[collection];
      return table?.since === version ? [[collection, ["", ...table.indexes].join(",")]] : [];
    }),
  );
}

/**
 * The one database of a cook on this device. Documents are stored under their Firestore ids.
 * Writes are durable when their transaction is: a tick survives the phone dying right after it.
 */
export function openDatabase(uid: string, options: DexieOptions = {}): SimmerDb {
  const dexie = new Dexie(databaseName(uid), { chromeTransactionDurability: "strict", ...options });
  dexie.version(1).stores({
    ...documentStores(1),
    base: "[collection+id]",
    outbox: "++seq",
    parked: "id",
    meta: "key",
    timers: "id,recipeId",
    cookSessions: "recipeId",
  });
  dexie
    .version(2)
    .stores(documentStores(2))
    // Shared meals larger than any cook would write: each screen that lists them would read them.
    .upgrade((tx) =>
      tx
        .table<Record<string, unknown>>("aiMeals")
        .filter((row) => !isSoundSharedMeal(row))
        .delete(),
    );
  dexie.version(3).stores({ keptChecks: "id" });
  // A newer app upgrades the database, or signing out deletes it: Dexie would open it again at the
  // next query, and an old tab or worker would write where it must not.
  const outdating = new AbortController();
  const outdate = () => outdating.abort();
  dexie.on("versionchange", ({ newVersion }) => {
    // Null when it is deleted: there is nothing newer then.
    if (newVersion !== null) outdate();
    dexie.close();
    return false;
  });
  const own = { uid, outdated: outdating.signal, outdate };
  return Object.assign(dexie, own) as unknown as SimmerDb;
}

/** Removes a cook's database from this device, once all who have it open have closed it. */
export async function deleteDatabase(uid: string, options: DexieOptions = {}): Promise<void> {
  await new Dexie(databaseName(uid), options).delete();
}
