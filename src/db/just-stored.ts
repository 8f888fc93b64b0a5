import { Dexie, mergeRanges, RangeSet, type IntervalTree, type ObservabilitySet } from "dexie";

import type { StoredCollection } from "#domain/collections.ts";

import type { StoredDoc } from "./document-store.ts";
import { whenStored } from "./open-transactions.ts";
import type { SimmerDb } from "./schema.ts";

/*
 * A write-through cache of the documents that a mutation of this page has just stored. The screens that
 * show them read them immediately afterwards; reading them back from disk would take a fifth of a tick's
 * time. An entry is as good as a read at the time of the commit: a later change, from wherever, triggers
 * live queries as usual.
 *
 * An entry lives only until the live queries triggered by this very change have started; later reads go
 * to the database. It can't live longer: live queries may see another change before this module does,
 * since Dexie calls the last subscriber first, and a change event can be lost if a worker is killed
 * right after it.
 */

/** The just-stored documents of a collection, until their change event has been delivered. */
interface Moment {
  db: SimmerDb;
  changes: readonly StoredDoc[];
  /** The number of the collection's change events including this one. */
  notice: number;
}

/** By the collection's key in Dexie's change events. */
const moments = new Map<string, Moment>();
/** The number of change events so far, by key. */
const notices = new Map<string, number>();
/** How many of them invalidated everything, after a page freeze. */
let noticesOfAll = 0;

function partOf(db: SimmerDb, collection: StoredCollection): string {
  return `idb://${db.name}/${collection}/`;
}

// One subscriber for the whole page. With one per database, every event would also call those of closed
// databases that are not garbage-collected yet.
Dexie.on.storagemutated.subscribe((parts: ObservabilitySet) => {
  if ("all" in parts) noticesOfAll += 1;
  for (const part of Object.keys(parts)) {
    // Index entries always come with one for the rows.
    if (part.endsWith("/")) notices.set(part, (notices.get(part) ?? 0) + 1);
  }
  for (const [part, moment] of moments) {
    // All subscribers have received the event by then.
    if ("all" in parts || part in parts) queueMicrotask(() => end(part, moment));
  }
});

function end(part: string, moment: Moment): void {
  if (moments.get(part) === moment) moments.delete(part);
}

function count(part: string): number {
  return (notices.get(part) ?? 0) + noticesOfAll;
}

/**
 * How many change events of a collection this page has received. A live query may run because of an
 * event that is not counted yet, so to know which events a result covers, read this number in a
 * microtask after issuing the query.
 */
export function noticesOf(db: SimmerDb, collection: StoredCollection): number {
  return count(partOf(db, collection));
}

/**
 * Caches what this transaction wrote, once it commits. It must include all of the transaction's changes
 * to these collections. The documents must not be mutated afterwards.
 */
export function keepWhenStored(
  db: SimmerDb,
  transaction: IDBTransaction,
  written: readonly StoredDoc[],
): void {
  const touched = [...new Set(written.map(({ collection }) => collection))].map((collection) => {
    const part = partOf(db, collection);
    const changes = written.filter((change) => change.collection === collection);
    return { part, moment: { db, changes, notice: count(part) + 1 } };
  });
  whenStored(transaction, () => {
    for (const { part, moment } of touched) {
      // Another host may have stored a later version, whose event may have come first.
      if (count(part) + 1 === moment.notice) moments.set(part, moment);
    }
    // In case the change event never comes.
    setTimeout(() => {
      for (const { part, moment } of touched) end(part, moment);
    });
  });
}

/**
 * The just-stored documents of a collection, for reads outside a transaction. A live query that uses it
 * is registered as an observer of the collection, or of the one document, as if it had read it.
 */
export function justStored(
  db: SimmerDb,
  collection: StoredCollection,
  id?: string,
): Moment | undefined {
  const part = partOf(db, collection);
  const moment = moments.get(part);
  if (moment?.db !== db || count(part) > moment.notice) return undefined;
  // Transactions must read from the database; and a closed database can't be read.
  if (Dexie.currentTransaction || !db.isOpen()) return undefined;
  observe(part, id === undefined ? ALL : new RangeSet(id));
  return moment;
}

/** Every key that there can be. */
const ALL = new RangeSet(Dexie.minKey, Dexie.maxKey);

/** The observed ranges of the running live query, in Dexie's zone (PSD). */
interface Zone {
  subscr?: ObservabilitySet;
}

function observe(part: string, keys: IntervalTree): void {
  const { subscr } = (Dexie.Promise as unknown as { PSD: Zone }).PSD;
  if (subscr) mergeRanges((subscr[part] ??= new RangeSet()), keys);
}
