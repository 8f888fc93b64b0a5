import { Dexie, mergeRanges, RangeSet, type IntervalTree, type ObservabilitySet } from "dexie";

import { STORED_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";

import { followChanges } from "./change-notices.ts";
import { whenStored } from "./open-transactions.ts";
import type { SimmerDb } from "./schema.ts";

/*
 * Documents as a mutation of this page has just stored them. The screens that show them ask for them as
 * soon as they are stored; the disk would take a fifth of a tick's time to send back what it was sent.
 * What is kept is as good as a reading at the moment when it was stored: as after any reading, the notice
 * of a later change, from wherever, has live queries run again.
 *
 * It is kept until those live queries have begun that run because of this very change, and no longer:
 * whatever is asked for later, the disk answers. Of another change live queries may hear before this
 * module does, since Dexie tells the last subscriber first; and its notice can be lost, if a worker is
 * ended right after it.
 */

/** A document that was stored; `null` if it was removed. */
interface StoredChange {
  collection: StoredCollection;
  id: string;
  doc: unknown;
}

interface Moment {
  changes: readonly StoredChange[];
  /** The notice of this storing: how many there are of the collection with it. */
  notice: number;
}

interface CollectionState {
  /** How many notices of changes of the collection there have been. */
  notices: number;
  moment: Moment | undefined;
}

type States = Record<StoredCollection, CollectionState>;

const states = new WeakMap<SimmerDb, States>();

function partOf(db: SimmerDb, collection: StoredCollection): string {
  return `idb://${db.name}/${collection}/`;
}

function follow(db: SimmerDb): States {
  const known = states.get(db);
  if (known) return known;
  const made = Object.fromEntries(
    STORED_COLLECTIONS.map((collection) => [collection, { notices: 0, moment: undefined }]),
  ) as unknown as States;
  const parts = STORED_COLLECTIONS.map((name) => ({ name, part: partOf(db, name) }));
  followChanges(made, (all, changed) => {
    for (const { name, part } of parts) {
      if (!("all" in changed) && !(part in changed)) continue;
      const state = all[name];
      const { moment } = state;
      state.notices += 1;
      // All who hear of this change have heard of it by then.
      if (moment) queueMicrotask(() => end(state, moment));
    }
  });
  states.set(db, made);
  return made;
}

function end(state: CollectionState, moment: Moment): void {
  if (state.moment === moment) state.moment = undefined;
}

/**
 * How many notices of changes of a collection this page has had. What was asked of the database in the
 * present task knows of all of them, once the notice has been heard of by all that it may have been asked
 * because of: in a microtask, the number is right.
 */
export function noticesOf(db: SimmerDb, collection: StoredCollection): number {
  return follow(db)[collection].notices;
}

/**
 * Keeps what was written in this transaction, as soon as that is stored. All that the transaction
 * changes of these collections must be in it. Nobody may change the documents any more.
 */
export function keepWhenStored(
  db: SimmerDb,
  transaction: IDBTransaction,
  written: readonly StoredChange[],
): void {
  const all = follow(db);
  const touched = [...new Set(written.map(({ collection }) => collection))].map((collection) => ({
    state: all[collection],
    before: all[collection].notices,
    changes: written.filter((change) => change.collection === collection),
  }));
  whenStored(transaction, () => {
    const kept = touched.flatMap(({ state, before, changes }) => {
      // Another host may have stored a later one, and its notice may have come first.
      if (state.notices !== before) return [];
      const moment = { changes, notice: before + 1 };
      state.moment = moment;
      return { state, moment };
    });
    // For the case that there is no notice of it at all.
    setTimeout(() => {
      for (const { state, moment } of kept) end(state, moment);
    });
  });
}

/**
 * What has just been stored of a collection, for who asks outside any transaction. A live query that
 * asks runs again when the collection changes, or the one document that it asks for, as if it had read
 * that.
 */
export function justStored(
  db: SimmerDb,
  collection: StoredCollection,
  id?: string,
): Moment | undefined {
  const { notices, moment } = follow(db)[collection];
  if (!moment || notices > moment.notice) return undefined;
  // In a transaction the disk says what is there; and from a closed database nothing can be read.
  if (Dexie.currentTransaction || !db.isOpen()) return undefined;
  observe(partOf(db, collection), id === undefined ? ALL : new RangeSet(id));
  return moment;
}

/** Every key that there can be. */
const ALL = new RangeSet(Dexie.minKey, Dexie.maxKey);

/** What Dexie notes of a live query that is running, in its zone. */
interface Zone {
  subscr?: ObservabilitySet;
}

function observe(part: string, keys: IntervalTree): void {
  const { subscr } = (Dexie.Promise as unknown as { PSD: Zone }).PSD;
  if (subscr) mergeRanges((subscr[part] ??= new RangeSet()), keys);
}
