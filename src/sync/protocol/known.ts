import { readDocs, storedRefs } from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { OutboxEntry } from "#db/schema.ts";
import type { FetchedState } from "#sync/pull/apply-server-state.ts";
import { touched } from "#sync/pull/rebase.ts";
import type { SyncContext } from "#sync/push/commit.ts";
import type { Fields } from "#sync/remotes/remote.ts";

import type { LocalState } from "./local.ts";
import { fromRemote, isDocumentId, isVersioned, pathOf } from "./wire.ts";

/**
 * What this device knows of the server's documents at version `v`: those of the cook's own that
 * have a version, by path; null for one that is not there. A transaction that finds the user
 * document at `v` need not read them.
 */
export interface KnownDocuments {
  v: number;
  docs: ReadonlyMap<string, unknown>;
}

/** Whether both are the same to JSON, in whatever order their fields are. */
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
 * [S2.6] The server's copies of what `entries` touch: from `base` where pending mutations have
 * changed them here, else as they are shown, with the commits that have not been applied yet on top.
 * Null when nothing was ever pulled. Another host may apply a newer state before they are read here:
 * then the server is past `v` as well, and they are of no use.
 */
export async function readKnown(
  { db, now }: SyncContext,
  { local, ahead }: { local: LocalState; ahead: Pick<FetchedState, "cursor" | "rows"> | null },
  entries: readonly OutboxEntry[],
): Promise<KnownDocuments | null> {
  if (local.pulled.here === 0) return null;
  // Shared meals belong to everyone: no version of the cook's tells when they change.
  const refs = storedRefs(touched(entries, db.uid)).filter(
    ({ collection, id }) => isVersioned(collection) && isDocumentId(id),
  );
  const server = new Map<string, unknown>();
  await db.transaction("r", mutationTables(db), async () => {
    const [shown, kept] = await Promise.all([
      readDocs(db, refs),
      db.base.bulkGet(refs.map(({ collection, id }) => [collection, id])),
    ]);
    for (const row of shown) server.set(pathOf(row, db.uid), row.doc);
    for (const row of kept) if (row) server.set(pathOf(row, db.uid), row.doc);
  });
  for (const row of ahead?.rows ?? []) server.set(pathOf(row, db.uid), row.doc);
  const time = now();
  const docs = refs.flatMap((ref): [string, unknown][] => {
    const path = pathOf(ref, db.uid);
    const stored = server.get(path) ?? null;
    const doc = fromRemote(ref, stored as Fields | null, time);
    // Stored by an older version of the app, or damaged: what it lacks the server may have.
    return isSame(stored, doc) ? [[path, doc]] : [];
  });
  return { v: (ahead ?? local).cursor, docs: new Map(docs) };
}
