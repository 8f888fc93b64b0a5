import { Dexie, mergeRanges, RangeSet, type IntervalTree, type ObservabilitySet } from "dexie";

import type { StoredCollection } from "#domain/collections.ts";

import type { StoredDoc } from "./document-store.ts";
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

/** What was stored of a collection, until its notice has been told. */
interface Moment {
  db: SimmerDb;
  changes: readonly StoredDoc[];
  /** How many notices there are of the collection with the one of this storing. */
  notice: number;
}

/** By the collection's part in Dexie's notices. */
const moments = new Map<string, Moment>();
/** How many notices of changes there have been, by part. */
const notices = new Map<string, number>();
/** How many of them told of everything, since nobody knew what a frozen page had missed. */
let noticesOfAll = 0;

function partOf(db: SimmerDb, collection: StoredCollection): string {
  return `idb://${db.name}/${collection}/`;
}

// One subscriber counts for the whole page. With one for each database, every notice would call those of
// all databases that there have been and that are not collected yet.
Dexie.on.storagemutated.subscribe((parts: ObservabilitySet) => {
  if ("all" in parts) noticesOfAll += 1;
  for (const part of Object.keys(parts)) {
    // Those of indexes come with one of the rows.
    if (part.endsWith("/")) notices.set(part, (notices.get(part) ?? 0) + 1);
  }
  for (const [part, moment] of moments) {
    // All who hear of this change have heard of it by then.
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
 * How many notices of changes of a collection this page has had. A live query may run because of a notice
 * that is not counted yet. So who asks the database, and wants to know which notices the answer covers,
 * takes this number in a microtask after asking.
 */
export function noticesOf(db: SimmerDb, collection: StoredCollection): number {
  return count(partOf(db, collection));
}

/**
 * Keeps what was written in this transaction, as soon as that is stored. All that the transaction
 * changes of these collections must be in it. Nobody may change the documents any more.
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
      // Another host may have stored a later one, and its notice may have come first.
      if (count(part) + 1 === moment.notice) moments.set(part, moment);
    }
    // For the case that there is no notice of it at all.
    setTimeout(() => {
      for (const { part, moment } of touched) end(part, moment);
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
  const part = partOf(db, collection);
  const moment = moments.get(part);
  if (moment?.db !== db || count(part) > moment.notice) return undefined;
  // In a transaction the disk says what is there; and from a closed database nothing can be read.
  if (Dexie.currentTransaction || !db.isOpen()) return undefined;
  observe(part, id === undefined ? ALL : new RangeSet(id));
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
