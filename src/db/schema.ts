/*
 * The device's database: every table, what a row of it holds, and what each version added. They are in
 * one file because they must agree: a table that no version adds is never created.
 */
import { Dexie, type DexieOptions, type Table, type Transaction } from "dexie";

import type { AvoidedId } from "#domain/avoided.ts";
import type { ClockNote } from "#domain/clock.ts";
import {
  COLLECTIONS,
  sinceOf,
  STORED_COLLECTIONS,
  type StoredCollection,
} from "#domain/collections.ts";
import type { Invocation } from "#domain/mutations/define.ts";
import type { PhotoSize } from "#domain/photos.ts";
import type { DinnerNote } from "#domain/stove/dinner-note.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { databaseName } from "./database-name.ts";
import { leaveEndedTransaction } from "./ended-transaction.ts";
import type { ImportFileRow, ImportFinding, ImportJob } from "./import-rows.ts";
import { followTransactions } from "./open-transactions.ts";
import type { LargePhotoRow, PhotoRow, SoughtPhotoRow } from "./photo-rows.ts";

/**
 * A mutation that the pulled server state is not known to contain. `seq` orders a device's
 * mutations.
 */
export interface OutboxEntry extends Invocation {
  seq: number;
  /** Random; distinguishes this mutation from any other that ever had the same `seq`. */
  id: string;
  /** When the cook acted, ms by the server's clock, as far as this device knew it then. */
  at: number;
  /**
   * Set on what is for everyone: it is sent after all of the cook's own, and no last mutation id passes it.
   */
  forEveryone?: true;
  /**
   * Set on bulk while what the cook does meanwhile goes before it, and the last mutation id passes it. When
   * its turn comes, it is queued anew without this.
   */
  bulk?: true;
  /**
   * For what was queued with a change of the cook's own: the seq of that change. The cook takes both for
   * one while both wait.
   */
  follows?: number;
  /** The version of the cook's documents that is known to hold it, for what is for everyone. */
  doneAt?: number;
  /**
   * Set while it is being parked: it has no effect on this device, and the server's last mutation id must
   * pass it.
   */
  refused?: ParkReason;
}

/**
 * Why a mutation is parked: the rules refused it; its data can't be written; or this storage turned
 * out to be an old copy, and nothing tells whether the server already has the mutation.
 */
export type ParkReason = "denied" | "invalid" | "uncertain";

/** A mutation the server refused for good, kept until the cook retries or discards it. */
export interface DeadLetter extends Invocation {
  id: string;
  at: number;
  parkedAt: number;
  reason: ParkReason;
}

/**
 * The server's copy of a document that pending mutations have changed here; `doc` is null if the
 * server has none.
 */
export interface BaseRow {
  collection: StoredCollection;
  id: string;
  doc: unknown;
}

/**
 * How far a pull has come that fetches everything, or more than a page, so that it goes on there after
 * it was cut short. The documents are in `fetchedPages`.
 */
export interface Checkpoint {
  id: string;
  /** What the pull goes on from. */
  basis: string;
  /** The version with which it began, and when: by this device's clock, and by the server's, ms. */
  begun: { v: number; here: number; there: number };
  /** By collection, or `deletions` for the records of deletions. */
  progress: Readonly<Record<string, FetchProgress>>;
}

/** How far one collection is fetched. */
export interface FetchProgress {
  /** Where its changes go on. */
  after: { v: number; id?: string };
  /** Every change up to this version is fetched, or was known before. */
  through: number;
  /** The highest version of what is fetched. */
  newest: number;
}

/** Documents that a pull has fetched and not applied yet, with their versions. */
export interface FetchedPage {
  source: StoredCollection | "deletions";
  rows: readonly { id: string; v: number; doc: unknown }[];
}

export type SyncPhase = "starting" | "offline" | "syncing" | "idle" | "error";

/** What the engine last reported, for screens to show. */
export interface SyncStatus {
  phase: SyncPhase;
  /** When the local copy last matched the server's state, ms; 0 for never. */
  lastSyncAt: number;
  /** A user-facing message, if `phase` is "error". */
  message?: string;
}

/** The screens of the first run, in their order. */
export const FIRST_RUN_STEPS = ["avoid", "kitchen", "meals"] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** Single values, by name. */
export interface Meta {
  clientId: string;
  /** The version of the server state last applied. */
  cursor: number;
  /**
   * What the cook avoids, as last chosen here or seen in a server state; it applies in addition to
   * the user document.
   */
  avoided: AvoidedId[];
  /** The cursor of the server state that `avoided` was last noted by. */
  avoidedAt: number;
  /** How far the pull has come whose pages are kept; null for none. */
  checkpoint: Checkpoint | null;
  /** The highest seq ever sent. If the server's last mutation id is past it, this storage is an old copy. */
  sentSeq: number;
  /** The highest seq that the server has acknowledged, and that mutation's id. */
  acknowledged: { seq: number; id: string };
  /**
   * When server state was last applied, by this device's clock, and the newest server time in it.
   */
  pulled: { here: number; there: number };
  /**
   * How far this device's clock was ahead of the server's, ms, at the local time `here`. Stored while
   * the clock is wrong.
   */
  clock: ClockNote | null;
  /** The newest engine version that has written here; an older engine must not write. */
  engineVersion: number;
  status: SyncStatus;
  /** The `MUTATIONS_KNOWN` of the app that last applied mutations to the local rows. */
  mutationVersion: number;
  /** When the shared meals were last fetched, ms. */
  sharedMealsAt: number;
  /** When a screen last asked for fresh shared meals, ms. */
  sharedMealsWantedAt: number;
  /** The last App Check token, for the service worker; `expiresAt` in ms. */
  appToken: { token: string; expiresAt: number };
  /** Ids that were looked for among the shared meals since the last fetch, and not found. */
  sharedMealsAbsent: string[];
  /** Ids of shared meals whose row is only an optimistic prediction; they must be read again. */
  sharedMealsStale: string[];
  /** Ids of shared meals that a screen is waiting for because they are nowhere on this device. */
  sharedMealsSought: string[];
  /** Counts how often changes of shared meals have left the overlay. */
  sharedMealsMoves: number;
  /**
   * How many bytes were spent on reading shared meals since a moment of this device's clock, ms.
   */
  sharedMealsSpent: { since: number; bytes: number; isUnanswered?: boolean };
  /** The server's answer: which of the meals in `asked` are by the authors of `hidden`. */
  mealsByHidden: { hidden: string[]; asked: string[]; meals: string[] };
  /** The shop whose order of aisles this device shows; absent for the usual one. */
  shop: string;
  /** Whether the cook has answered what is always at home, at their first list. */
  firstStaplesAnswered: boolean;
  /**
   * Where a cook who signed up on this device is in the first run; absent once it is over, and on
   * any other device. `from` is the address that they had asked for before they signed up.
   */
  firstRun: { step: FirstRunStep; from: string };
  /** When the cook wants to eat, and what; absent for no such plan. */
  dinner: DinnerNote;
  /** When photos that nothing names were last looked for, ms. */
  photosSweptAt: number;
  /** When this device's photos were last compared with those on the server, ms. */
  photosComparedAt: number;
  /** The import of recipes that runs or ran last on this device. */
  importJob: ImportJob;
  /**
   * The version of the database whose collections the last pull read. Changes that other devices
   * made to later collections were not read then.
   */
  collectionsRead: number;
}
export type MetaRow = { [K in keyof Meta]: { key: K; value: Meta[K] } }[keyof Meta];

/** Where the cook is in a recipe. */
export interface CookSessionRow {
  recipeId: string;
  step: number;
  /** When the cook came to the step, ms. */
  stepAt?: number;
  checkedIngredients: number[];
  /** The plan in which it was opened, null for none. */
  planId?: string | null;
  updatedAt: number;
}

/**
 * A note being edited: the original text and the text typed so far. Stored at each keystroke, until
 * it is saved as a change.
 */
export interface NoteDraftRow {
  recipeId: string;
  before: string;
  text: string;
}

/**
 * A draft, such as a half-filled recipe form, kept on this device alone until it is saved or discarded.
 */
export interface DraftRow {
  key: string;
  /** Distinguishes it from another draft under the same key, begun in another tab. */
  id: string;
  value: unknown;
  /** Set if it is easily redone: signing out doesn't ask about it. */
  isSlight?: boolean;
  /** When it was last changed, ms. */
  at: number;
}

/**
 * What the dietary check found in a shared meal; kept on this device only. The seal is computed
 * from the finding, from everything that was read and from the check's version, so a change or
 * damage to any of them shows.
 */
export interface KeptCheckRow {
  id: string;
  found: string;
  seal: string;
}

/**
 * A document as stored, by an app of any version; documents.ts reads it as one. `id` is its Firestore
 * id, in the row even where the document has no such field: were the key outside of the row, Dexie
 * would ask for the keys of each list that a live query shows, too.
 */
export type DocumentRow = { id: string } & Record<string, unknown>;

type DocumentTables = { readonly [C in StoredCollection]: Table<DocumentRow, string> };

export type SimmerDb = Dexie &
  DocumentTables & {
    /** The account that acts: it signs in, is named as author and actor, and owns this database. */
    readonly accountUid: string;
    /** The kitchen whose documents these are: the tree `users/{kitchenId}` on the server. */
    readonly kitchenId: string;
    /** [S12.4] Aborted once a newer app has taken the database over; then only reloading helps. */
    readonly outdated: AbortSignal;
    /** Aborts `outdated`. */
    outdate(): void;
    /** Aborts every open transaction. */
    interrupt(): void;
    readonly base: Table<BaseRow, [StoredCollection, string]>;
    readonly outbox: Table<OutboxEntry, number, Omit<OutboxEntry, "seq">>;
    readonly deadLetters: Table<DeadLetter, string>;
    readonly fetchedPages: Table<FetchedPage, number>;
    readonly meta: Table<MetaRow, keyof Meta>;
    readonly timers: Table<KitchenTimer, string>;
    readonly cookSessions: Table<CookSessionRow, string>;
    readonly keptChecks: Table<KeptCheckRow, string>;
    readonly noteDrafts: Table<NoteDraftRow, string>;
    readonly drafts: Table<DraftRow, string>;
    readonly importFiles: Table<ImportFileRow, number>;
    readonly importFindings: Table<ImportFinding, number>;
    readonly photos: Table<PhotoRow, string>;
    readonly largePhotos: Table<LargePhotoRow, string>;
    readonly soughtPhotos: Table<SoughtPhotoRow, [string, PhotoSize]>;
  };

/**
 * Local-only stores, by the database version that added them. New indexes of any store, documents
 * included, are declared in the same way.
 */
const DEVICE_STORES: Readonly<Record<number, Record<string, string>>> = {
  1: {
    base: "[collection+id]",
    outbox: "++seq,follows",
    deadLetters: "id",
    meta: "key",
    fetchedPages: "++",
    timers: "id,recipeId",
    cookSessions: "recipeId",
    keptChecks: "id",
    noteDrafts: "recipeId",
    drafts: "key",
    importFiles: "nth",
    importFindings: "++,kind",
    photos: "id,state",
    largePhotos: "id,usedAt",
    soughtPhotos: "[id+size]",
  },
};

/** Upgrades of existing rows, by database version: none so far. */
const UPGRADES: Readonly<Record<number, (tx: Transaction) => PromiseLike<unknown>>> = {};

/** The present version: the newest that a store, an upgrade or a collection's declaration names. */
const VERSION = Math.max(
  ...[DEVICE_STORES, UPGRADES].flatMap((byVersion) => Object.keys(byVersion).map(Number)),
  ...STORED_COLLECTIONS.map(sinceOf),
);

/** The object stores of documents that a version of the database added, in Dexie's notation. */
function documentStores(version: number): Record<string, string> {
  return Object.fromEntries(
    STORED_COLLECTIONS.flatMap((collection) => {
      const { table } = COLLECTIONS[collection];
      return table?.since === version ? [[collection, ["id", ...table.indexes].join(",")]] : [];
    }),
  );
}

/**
 * A cook's one database on this device. It holds the kitchen that bears the account's own id, as there is
 * no other. Documents are stored under their Firestore ids. Writes are
 * durable when their transaction completes: a tick survives if the phone dies right after it.
 */
export function openDatabase(accountUid: string, options: DexieOptions = {}): SimmerDb {
  const dexie = new Dexie(databaseName(accountUid), {
    chromeTransactionDurability: "strict",
    // It would keep what live queries have read, and tell them of changes that are not on disk yet.
    cache: "disabled",
    ...options,
  });
  for (let version = 1; version <= VERSION; version += 1) {
    const added = dexie
      .version(version)
      .stores({ ...documentStores(version), ...DEVICE_STORES[version] });
    const upgrade = UPGRADES[version];
    if (upgrade) added.upgrade(upgrade);
  }
  const transaction = dexie.transaction.bind(dexie) as (...how: unknown[]) => unknown;
  dexie.transaction = ((...how: unknown[]) =>
    leaveEndedTransaction(() => transaction(...how))) as Dexie["transaction"];
  // A newer app may upgrade the database, or signing out may delete it. Dexie would open it again
  // at the next query, and an old tab or worker would write where it must not.
  const outdating = new AbortController();
  const outdate = () => outdating.abort();
  dexie.on("versionchange", ({ newVersion }) => {
    // `newVersion` is null if the database is being deleted rather than upgraded.
    if (newVersion !== null) outdate();
    dexie.close();
    return false;
  });
  const interrupt = followTransactions(dexie);
  const own = { accountUid, kitchenId: accountUid, outdated: outdating.signal, outdate, interrupt };
  return Object.assign(dexie, own) as unknown as SimmerDb;
}

/** Removes a cook's database from this device, once every page and worker has closed it. */
export async function deleteDatabase(
  accountUid: string,
  options: DexieOptions = {},
): Promise<void> {
  await new Dexie(databaseName(accountUid), options).delete();
}
