import { readDocs, storedRefs, type StoredDoc } from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { touched } from "#sync/pull/rebase.ts";
import type { Fields } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import type { LocalState } from "./local.ts";
import { fromRemote, isDocumentId, isVersioned, pathOf } from "./wire.ts";

/**
 * What this device knows of the server's documents at version `v`: the cook's own versioned
 * documents, by path; null for a document that does not exist. A transaction that finds the user
 * document at `v` need not read them.
 */
export interface KnownDocuments {
  v: number;
  docs: ReadonlyMap<string, unknown>;
}

/** Whether both are equal as JSON, whatever the order of their fields. */
function isSame(stored: unknown, doc: unknown): boolean {
  return toOrderedJson(stored) === toOrderedJson(doc);
}

function toOrderedJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === "object" && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/**
 * [S2.6] The server's copies of the documents that `entries` touch. If pending mutations have changed a
 * document here, its copy comes from `base`; otherwise from the row that is shown. Commits that have not
 * been applied yet are merged on top. Null if nothing was ever pulled. Another host may apply a newer
 * state before this reads the copies; the server is then past `v` too, so the copies are not used.
 */
export async function readKnown(
  context: SyncContext,
  local: LocalState,
  unapplied: readonly StoredDoc[],
  entries: readonly OutboxEntry[],
): Promise<KnownDocuments | null> {
  const { db } = context;
  if (local.pulled.here === 0) return null;
  // Shared meals belong to everyone: the version of the cook's documents doesn't tell when they
  // change.
  const refs = storedRefs(touched(entries, db.kitchenId)).filter(
    ({ collection, id }) => isVersioned(collection) && isDocumentId(id),
  );
  const server = new Map<string, unknown>();
  await db.transaction("r", mutationTables(db), async () => {
    const [shown, kept] = await Promise.all([
      readDocs(db, refs),
      db.base.bulkGet(refs.map(({ collection, id }) => [collection, id])),
    ]);
    for (const row of shown) server.set(pathOf(row, db.kitchenId), row.doc);
    for (const row of kept) if (row) server.set(pathOf(row, db.kitchenId), row.doc);
  });
  for (const row of unapplied) server.set(pathOf(row, db.kitchenId), row.doc);
  const docs = refs.flatMap((ref): [string, unknown][] => {
    const path = pathOf(ref, db.kitchenId);
    const stored = server.get(path) ?? null;
    const doc = fromRemote(context, ref, stored as Fields | null);
    // The row was stored by an older app, or is damaged: the server's copy may have more fields.
    return isSame(stored, doc) ? [[path, doc]] : [];
  });
  return { v: local.cursor, docs: new Map(docs) };
}
