import { cmp, Dexie, mergeRanges, RangeSet, type Collection, type ObservabilitySet } from "dexie";

import type { StoredCollection } from "#domain/collections.ts";

import { withConnection } from "./connection.ts";
import type { DocumentRow, SimmerDb } from "./schema.ts";

/** How many rows are read at once: few enough that the reader can answer in between. */
const PAGE = 250;

interface FollowOptions {
  collections: readonly StoredCollection[];
  /** Called with rows as they are stored, by id; null for those that are gone. */
  onRows: (collection: StoredCollection, rows: ReadonlyMap<string, DocumentRow | null>) => void;
  /** Called when any page or worker has changed some of them: `catchUp` reads these. */
  onChange: () => void;
}

/**
 * Follows collections: the first `catchUp` reads all rows, and each further one those that were changed
 * since, and no others. Dexie tells which keys a transaction wrote. (Of fifty rows or more it tells the
 * collection alone, which is read again.)
 */
export function followRows(db: SimmerDb, { collections, onRows, onChange }: FollowOptions) {
  const everything = () => new RangeSet(-Infinity, Dexie.maxKey);
  const pending = new Map(collections.map((collection) => [collection, everything()]));
  const known = new Map(collections.map((collection) => [collection, new Set<string>()]));

  const note = (parts: ObservabilitySet) => {
    let isChanged = false;
    for (const collection of collections) {
      const changed = parts[`idb://${db.name}/${collection}/`];
      if (!changed) continue;
      isChanged = true;
      const ranges = pending.get(collection) ?? new RangeSet();
      mergeRanges(ranges, changed);
      pending.set(collection, ranges);
    }
    if (isChanged) onChange();
  };
  Dexie.on("storagemutated", note);

  const readRange = async (collection: StoredCollection, from: unknown, to: unknown) => {
    const table = db[collection];
    const ids = known.get(collection) ?? new Set();
    const gone = new Set([...ids].filter((id) => cmp(id, from) >= 0 && cmp(id, to) <= 0));
    let after: string | null = null;
    do {
      const page: Collection<DocumentRow, string> = table
        .where("id")
        .between(after ?? from, to, after === null, true);
      const rows: DocumentRow[] = await withConnection(db, () => page.limit(PAGE).toArray());
      for (const { id } of rows) {
        ids.add(id);
        gone.delete(id);
      }
      if (rows.length > 0) onRows(collection, new Map(rows.map((row) => [row.id, row])));
      after = rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
    } while (after !== null);
    for (const id of gone) ids.delete(id);
    if (gone.size > 0) onRows(collection, new Map([...gone].map((id) => [id, null])));
  };

  return {
    /**
     * Reads what has changed. Rejects if it can't be read; the next call reads it then.
     */
    async catchUp(): Promise<void> {
      for (const collection of collections) {
        const ranges = pending.get(collection);
        if (!ranges) continue;
        pending.delete(collection);
        try {
          for (const { from, to } of ranges) await readRange(collection, from, to);
        } catch (error) {
          pending.set(collection, everything());
          throw error;
        }
      }
    },
    stop(): void {
      Dexie.on.storagemutated.unsubscribe(note);
    },
  };
}
