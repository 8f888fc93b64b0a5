import { isStored, type StoredCollection } from "#domain/documents.ts";
import type { DocRef, Docs } from "#domain/mutation.ts";

import type { SimmerDb } from "./schema.ts";

/** A stored document by reference, and what it holds; `null` for none. */
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

/** The documents of `docs` that this device keeps, one by one. */
export function storedIn(docs: Docs): StoredDoc[] {
  return Object.entries(docs).flatMap(([name, rows]) =>
    storedRefs(Object.keys(rows).map((id) => ({ collection: name as DocRef["collection"], id }))).map(
      ({ collection, id }) => ({ collection, id, doc: rows[id] }),
    ),
  );
}

export function toDocs(rows: readonly StoredDoc[]): Docs {
  const docs: Record<string, Record<string, unknown>> = {};
  for (const { collection, id, doc } of rows) (docs[collection] ??= {})[id] = doc;
  return docs as Docs;
}

/** What is stored under each reference. Runs within the caller's transaction. */
export async function readDocs(db: SimmerDb, refs: readonly DocRef[]): Promise<StoredDoc[]> {
  return Promise.all(
    storedRefs(refs).map(async ({ collection, id }) => ({
      collection,
      id,
      doc: (await db.table(collection).get(id)) ?? null,
    })),
  );
}

/** Stores each document under its id, or removes it where it is null. Runs within the caller's transaction. */
export async function writeDocs(db: SimmerDb, rows: readonly StoredDoc[]): Promise<void> {
  await Promise.all(
    rows.map(({ collection, id, doc }) =>
      doc === null ? db.table(collection).delete(id) : db.table(collection).put(doc, id),
    ),
  );
}
