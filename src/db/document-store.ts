import { isStored, STORED_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { type Collections, readDocument } from "#domain/documents.ts";
import type { DocRef, Docs } from "#domain/mutations/define.ts";

import type { DocumentRow, SimmerDb } from "./schema.ts";

/** A stored document: its reference and its content; `null` for none. */
export interface StoredDoc {
  collection: StoredCollection;
  id: string;
  doc: unknown;
}

export function storedRefs(refs: readonly DocRef[]): (DocRef & { collection: StoredCollection })[] {
  return refs.filter((ref): ref is DocRef & { collection: StoredCollection } =>
    isStored(ref.collection),
  );
}

/** The documents of `docs` that this device stores, as a list. */
export function storedIn(docs: Docs): StoredDoc[] {
  return Object.entries(docs).flatMap(([name, rows]) =>
    storedRefs(
      Object.keys(rows).map((id) => ({ collection: name as DocRef["collection"], id })),
    ).map(({ collection, id }) => ({ collection, id, doc: rows[id] })),
  );
}

export function toDocs(rows: readonly StoredDoc[]): Docs {
  const docs: Record<string, Record<string, unknown>> = {};
  for (const { collection, id, doc } of rows) (docs[collection] ??= {})[id] = doc;
  return docs;
}

/** The ids of all documents in a collection. Runs within the caller's transaction. */
export async function readIds(db: SimmerDb, collection: StoredCollection): Promise<string[]> {
  return db[collection].toCollection().primaryKeys();
}

/**
 * Reads a row as a document. Rows that are damaged or were written by an older app are normalised like
 * the server's documents, so that screens never see a missing or mistyped field.
 */
export function readRow<C extends StoredCollection>(
  collection: C,
  row: DocumentRow,
): Collections[C] {
  return readDocument(collection, row.id, docOf(collection, row), Date.now());
}

function toRow({ id, doc }: StoredDoc): DocumentRow {
  return { ...(doc as object), id };
}

/** The document in a row. The cook's own has no field for its id, and the server takes none. */
function docOf(collection: StoredCollection, row: DocumentRow): object {
  if (collection !== "users") return row;
  const { id: _id, ...doc } = row;
  return doc;
}

/** The document stored under an id; undefined for none. */
export async function getDocument<C extends StoredCollection>(
  db: SimmerDb,
  collection: C,
  id: string,
): Promise<Collections[C] | undefined> {
  const row = await db[collection].get(id);
  return row && readRow(collection, row);
}

/** The documents stored under these ids, in their order; undefined for none. */
export async function getDocuments<C extends StoredCollection>(
  db: SimmerDb,
  collection: C,
  ids: readonly string[],
): Promise<(Collections[C] | undefined)[]> {
  const rows = await db[collection].bulkGet([...ids]);
  return rows.map((row) => row && readRow(collection, row));
}

/** The documents of a collection that a query finds; all of them without a query. */
export async function listDocuments<C extends StoredCollection>(
  db: SimmerDb,
  collection: C,
  query: { toArray(): PromiseLike<DocumentRow[]> } = db[collection],
): Promise<Collections[C][]> {
  return (await query.toArray()).map((row) => readRow(collection, row));
}

/** The document in the shape that mutations may rely on, whatever is stored: see `readDocument`. */
export function readStored({ collection, id, doc }: StoredDoc): StoredDoc {
  if (doc === null) return { collection, id, doc };
  return { collection, id, doc: readDocument(collection, id, doc, Date.now()) };
}

/**
 * What is stored under each reference, valid or not. It is not repaired here: a repaired row must
 * not be kept as the server's copy. Runs within the caller's transaction.
 */
export async function readDocs(db: SimmerDb, refs: readonly DocRef[]): Promise<StoredDoc[]> {
  const stored = storedRefs(refs);
  const rows = await Promise.all(
    STORED_COLLECTIONS.map(async (collection) => {
      const ids = stored.filter((ref) => ref.collection === collection).map(({ id }) => id);
      if (ids.length === 0) return [];
      const found = await db[collection].bulkGet(ids);
      return ids.map((id, index) => {
        const row = found[index];
        return { collection, id, doc: row ? docOf(collection, row) : null };
      });
    }),
  );
  return rows.flat();
}

/**
 * Stores each document under its id, or removes it if it is null. Runs within the caller's
 * transaction.
 */
export async function writeDocs(db: SimmerDb, rows: readonly StoredDoc[]): Promise<void> {
  await Promise.all(
    STORED_COLLECTIONS.map(async (collection) => {
      const mine = rows.filter((row) => row.collection === collection);
      const gone = mine.filter(({ doc }) => doc === null).map(({ id }) => id);
      const kept = mine.filter(({ doc }) => doc !== null).map(toRow);
      if (gone.length > 0) await db[collection].bulkDelete(gone);
      if (kept.length > 0) await db[collection].bulkPut(kept);
    }),
  );
}
