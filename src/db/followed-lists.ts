import { RangeSet, type ObservabilitySet } from "dexie";

import type { StoredCollection } from "#domain/collections.ts";
import type { Collections } from "#domain/documents.ts";

import { followChanges } from "./change-notices.ts";
import { readRow } from "./document-store.ts";
import { justStored, noticesOf } from "./just-stored.ts";
import type { SimmerDb } from "./schema.ts";

/*
 * Lists that screens follow. After each change a list's query runs again, and almost everything that
 * it finds is what it found before. So it asks for keys, and documents are kept until Dexie gives
 * notice that they have changed: here, in another tab or in the worker. Which documents are in a
 * list, and in what order, the database says each time; but what a mutation of this page has just stored
 * is put into the list that was read last, without asking.
 *
 * By the same notices live queries run again. A change that no notice has told of yet is therefore
 * shown when it comes, as in any live query. Mutations read the rows themselves.
 */

/** Documents of one collection that have not changed since they were read, by key. */
interface Kept {
  documents: Map<string, unknown>;
  /** Keys whose rows the next list asks for together with its keys: it saves a second trip. */
  changed: Set<string>;
  last: LastList | undefined;
}

/** The newest documents of a collection, as they were found last. */
interface LastList {
  documents: readonly Updated[];
  limit: number;
  /** How many notices of changes there had been when it was asked for: it knows of all of them. */
  notices: number;
}

/** What a list of the newest is ordered by, and then by id, each downwards. */
interface Updated {
  id: string;
  updatedAt: number;
}

/** The collections whose documents say when they were updated, and have an index of it. */
type UpdatedCollection = {
  [C in StoredCollection]: Collections[C] extends Updated ? C : never;
}[StoredCollection];

interface Followed {
  collections: Map<StoredCollection, Kept>;
  /** The connection over which all of them were read. */
  connection: IDBDatabase | null;
}

/** More documents than lists show at once; beyond this, those of the last list alone are kept. */
const KEPT_MOST = 300;

/** Above this, one request for all rows takes less than one for each that is missing. */
const MISSING_MOST = 8;

const followed = new WeakMap<SimmerDb, Followed>();

function follow(db: SimmerDb): Followed {
  const known = followed.get(db);
  if (known) return known;
  const made: Followed = { collections: new Map(), connection: null };
  followed.set(db, made);
  const { name } = db;
  followChanges(made, (state, parts) => forget(state, name, parts));
  return made;
}

function forget({ collections }: Followed, name: string, parts: ObservabilitySet): void {
  for (const [collection, kept] of collections) {
    // After the page was frozen, nobody knows what it has missed.
    if ("all" in parts) forgetAll(kept);
    const range = parts[`idb://${name}/${collection}/`];
    if (!range) continue;
    for (const { from, to } of new RangeSet().add(range)) {
      if (typeof from !== "string" || from !== to) forgetAll(kept);
      else if (kept.documents.delete(from)) kept.changed.add(from);
    }
    // Too many to be asked for one by one: the next list finds them missing.
    if (kept.changed.size > MISSING_MOST) kept.changed.clear();
  }
}

/** In place: a list that is being read may hold `kept` already. */
function forgetAll(kept: Kept): void {
  kept.documents.clear();
  kept.changed.clear();
  kept.last = undefined;
}

/** Has the next list ask for a document that is being written together with its keys. */
export function expectChange(db: SimmerDb, collection: StoredCollection, id: string): void {
  followed.get(db)?.collections.get(collection)?.changed.add(id);
}

/**
 * The documents of a collection that were updated last, the newest first, at most `limit` of them.
 * Those that have not changed are the same objects as last time: nobody may change them.
 */
export async function listNewest<C extends UpdatedCollection>(
  db: SimmerDb,
  collection: C,
  limit: number,
): Promise<Collections[C][]> {
  const listed = listWithJustStored(db, collection, limit);
  if (listed) return listed as unknown as Collections[C][];
  const table = db.table<object, string>(collection);
  const query = table.orderBy("updatedAt").reverse().limit(limit);
  let notices = 0;
  // This may run because of a notice that is not yet counted.
  queueMicrotask(() => {
    notices = noticesOf(db, collection);
  });
  // What is read and kept in one transaction is the present state: nothing is written meanwhile.
  return db.transaction("r", table, () => {
    const kept = keptOf(follow(db), db, collection);
    const changed = [...kept.changed];
    const isFirst = kept.documents.size === 0;
    const keep = (keys: readonly string[], rows: readonly (object | undefined)[]): void => {
      for (const [index, key] of keys.entries()) {
        const row = rows[index];
        if (row) kept.documents.set(key, readRow(collection, row));
        else kept.documents.delete(key);
        kept.changed.delete(key);
      }
    };
    const asked = Promise.all([
      query.primaryKeys(),
      isFirst ? query.toArray() : table.bulkGet(changed),
    ]);
    return asked.then(([keys, rows]) => {
      keep(isFirst ? keys : changed, rows);
      // Only now: the notice of a change may come after the query that it causes has begun.
      const found = new Map(keys.map((key) => [key, kept.documents.get(key)]));
      const missing = keys.filter((key) => !found.get(key));
      const take = (wanted: readonly string[], others: readonly (object | undefined)[]) => {
        keep(wanted, others);
        for (const key of wanted) found.set(key, kept.documents.get(key));
        forgetUnlisted(kept, found);
        const documents = [...found.values()].filter((document) => document !== undefined);
        kept.last = { documents: documents as Updated[], limit, notices };
        return documents as Collections[C][];
      };
      if (missing.length === 0) return take([], []);
      if (missing.length > MISSING_MOST) return query.toArray().then((all) => take(keys, all));
      return table.bulkGet(missing).then((others) => take(missing, others));
    });
  });
}

/**
 * The list that was read last, with what has just been stored in it; undefined where only the database
 * can say what is in it now.
 */
function listWithJustStored(
  db: SimmerDb,
  collection: UpdatedCollection,
  limit: number,
): Updated[] | undefined {
  const moment = justStored(db, collection);
  const kept = keptOf(follow(db), db, collection);
  const { last } = kept;
  if (!moment || last?.limit !== limit) return undefined;
  if (last.notices === moment.notice) return [...last.documents];
  // What was read before another change does not have that change in it.
  if (last.notices !== moment.notice - 1) return undefined;
  const changes = moment.changes.map(({ id, doc }) => ({
    id,
    document: doc ? (readRow(collection, doc) as Updated) : null,
  }));
  const documents = withChanges(last.documents, changes, limit);
  if (documents) kept.last = { documents, limit, notices: moment.notice };
  return documents && [...documents];
}

/**
 * The newest documents after some have changed; undefined where that depends on documents that are not
 * listed. `document` is null for one that was removed.
 */
function withChanges(
  listed: readonly Updated[],
  changes: readonly { id: string; document: Updated | null }[],
  limit: number,
): Updated[] | undefined {
  const others = listed.filter(({ id }) => changes.every((change) => change.id !== id));
  const now = [...others, ...changes.flatMap(({ document }) => document ?? [])]
    .toSorted(byNewest)
    .slice(0, limit);
  const [lastBefore, lastNow] = [listed.at(-1), now.at(-1)];
  const wasCut = lastBefore && listed.length === limit;
  // All that is not listed comes after the last of those that are.
  const isKnown =
    !wasCut || (lastNow && now.length === limit && byNewest(lastNow, lastBefore) <= 0);
  return isKnown ? now : undefined;
}

/** The order of an index that is read backwards. */
function byNewest(one: Updated, other: Updated): number {
  if (one.updatedAt !== other.updatedAt) return other.updatedAt - one.updatedAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

function keptOf(made: Followed, db: SimmerDb, collection: StoredCollection): Kept {
  // Nobody knows what happened to the database while it was not connected.
  if (made.connection !== db.backendDB()) made.collections.forEach(forgetAll);
  made.connection = db.backendDB();
  const known = made.collections.get(collection);
  if (known) return known;
  const kept: Kept = { documents: new Map(), changed: new Set(), last: undefined };
  made.collections.set(collection, kept);
  return kept;
}

function forgetUnlisted(kept: Kept, listed: ReadonlyMap<string, unknown>): void {
  if (kept.documents.size <= KEPT_MOST) return;
  for (const key of kept.documents.keys()) if (!listed.has(key)) kept.documents.delete(key);
}
