import { Dexie, type Table } from "dexie";

import type { StoredCollection } from "#domain/documents.ts";
import type { AiMealPlan, PersonalRecipe, SharedMeal, UserDocument } from "#domain/entities.ts";
import type { Invocation } from "#domain/mutations.ts";

/** A mutation not yet known to be in the pulled server state. `seq` orders a device's mutations. */
export interface OutboxEntry extends Invocation {
  seq: number;
  /** Random; tells this mutation from any other that ever had the same `seq`. */
  id: string;
  /** When the cook acted, ms by this device's clock. */
  at: number;
}

/** A mutation the server refused for good, kept until the cook retries or discards it. */
export interface ParkedEntry extends Invocation {
  id: string;
  at: number;
  parkedAt: number;
  reason: "denied" | "invalid";
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
  /** The highest seq the server has acknowledged. */
  ackedSeq: number;
  /** Newest schema the engine has written here; an older engine must not write. */
  engineVersion: number;
  status: SyncStatus;
  /** When the shared meals were last fetched, ms. */
  sharedMealsAt: number;
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

export type SimmerDb = Dexie & {
  readonly uid: string;
  readonly users: Table<UserDocument, string>;
  readonly aiMealPlans: Table<AiMealPlan, string>;
  readonly personalRecipes: Table<PersonalRecipe, string>;
  readonly aiMeals: Table<SharedMeal, string>;
  readonly base: Table<BaseRow, [StoredCollection, string]>;
  readonly outbox: Table<OutboxEntry, number, Omit<OutboxEntry, "seq">>;
  readonly parked: Table<ParkedEntry, string>;
  readonly meta: Table<MetaRow, keyof Meta>;
  readonly timers: Table<TimerRow, string>;
  readonly cookSessions: Table<CookSessionRow, string>;
};

export function databaseName(uid: string): string {
  return `simmer:${uid}`;
}

/**
 * The one database of a cook on this device. Documents are stored under their Firestore ids.
 * Writes are durable when their transaction is: a tick survives the phone dying right after it.
 */
export function openDatabase(uid: string): SimmerDb {
  const dexie = new Dexie(databaseName(uid), { chromeTransactionDurability: "strict" });
  dexie.version(1).stores({
    users: "",
    aiMealPlans: ",createdAt,status",
    personalRecipes: ",updatedAt",
    aiMeals: ",createdAt",
    base: "[collection+id]",
    outbox: "++seq",
    parked: "id",
    meta: "key",
    timers: "id,recipeId",
    cookSessions: "recipeId",
  });
  return Object.assign(dexie, { uid }) as unknown as SimmerDb;
}
