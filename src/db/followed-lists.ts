import { RangeSet, type ObservabilitySet } from "dexie";

import type { StoredCollection } from "#domain/collections.ts";
import type { Collections } from "#domain/documents.ts";

import { followChanges } from "./change-notices.ts";
import { readRow } from "./document-store.ts";
import { justStored, noticesOf } from "./just-stored.ts";
import type { SimmerDb } from "./schema.ts";

/*
 * A cache for live lists. After each change a list's query reruns, and almost all of its results are
 * unchanged. So it queries keys only, and documents are cached until Dexie's `storagemutated` event says
 * that they have changed: here, in another tab or in the worker. Membership and order come from the
 * database each time, except that a mutation just stored by this page is merged into the last list
 * without a query.
 *
 * Live queries are triggered by the same events, so the cache is never staler than any live query.
 * Mutations read the rows themselves.
 */

/** The cached documents of one collection, by key. */
interface Kept {
  documents: Map<string, unknown>;
  /** Keys whose rows the next list reads along with its keys, saving a round trip. */
  changed: Set<string>;
  last: LastList | undefined;
}

/** The last result for a collection's newest documents. */
interface LastList {
  documents: readonly Updated[];
  limit: number;
  /** The number of change events at the time of the query, all of which the result includes. */
  notices: number;
}

/** The field by which a list of the newest is sorted, descending, with the id as tie-breaker. */
interface Updated {
  id: string;
  updatedAt: number;
}

/** The collections with an index on their documents' update time. */
type UpdatedCollection = {
  [C in StoredCollection]: Collections[C] extends Updated ? C : never;
}[StoredCollection];

interface Followed {
  collections: Map<StoredCollection, Kept>;
  /** The connection over which the cached documents were read. */
  connection: IDBDatabase | null;
}

/**
 * The cache's size limit, more than any list shows; beyond it, only the last list's documents are kept.
 */
const KEPT_MOST = 300;

/** Above this many misses, one query for all rows is faster than one request per missing row. */
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
    // After the page was frozen, events may have been missed.
    if ("all" in parts) forgetAll(kept);
    const range = parts[`idb://${name}/${collection}/`];
    if (!range) continue;
    for (const { from, to } of new RangeSet().add(range)) {
      if (typeof from !== "string" || from !== to) forgetAll(kept);
      else if (kept.documents.delete(from)) kept.changed.add(from);
    }
    // Too many to prefetch one by one: the next list reads them as misses.
    if (kept.changed.size > MISSING_MOST) kept.changed.clear();
  }
}

/** Mutated in place, because a query in progress may hold a reference to `kept`. */
function forgetAll(kept: Kept): void {
  kept.documents.clear();
  kept.changed.clear();
  kept.last = undefined;
}

/** Prefetches a document that is being written along with the next list's keys. */
export function expectChange(db: SimmerDb, collection: StoredCollection, id: string): void {
  followed.get(db)?.collections.get(collection)?.changed.add(id);
}

/**
 * The most recently updated documents of a collection, newest first, at most `limit`. Unchanged
 * documents are the same objects as last time: don't mutate them.
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
  // This query may have been triggered by an event that is not counted yet.
  queueMicrotask(() => {
    notices = noticesOf(db, collection);
  });
  // Reading and caching in one transaction gives a consistent snapshot.
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
      // Only now, because the event may arrive after the query that it triggers has started.
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
 * The last list with just-stored documents merged in; undefined if only the database knows the result.
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
  // A result from before another change is stale.
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
 * The newest documents after some have changed; undefined if that depends on documents outside the list.
 * `document` is null for one that was removed.
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
  // Everything outside the list sorts after its last document.
  const isKnown =
    !wasCut || (lastNow && now.length === limit && byNewest(lastNow, lastBefore) <= 0);
  return isKnown ? now : undefined;
}

/** Descending index order. */
function byNewest(one: Updated, other: Updated): number {
  if (one.updatedAt !== other.updatedAt) return other.updatedAt - one.updatedAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

function keptOf(made: Followed, db: SimmerDb, collection: StoredCollection): Kept {
  // The database may have changed while disconnected.
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
