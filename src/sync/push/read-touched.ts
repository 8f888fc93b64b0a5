import { storedRefs, type StoredDoc } from "#db/document-store.ts";
import type { OutboxEntry } from "#db/schema.ts";
import type { StoredCollection } from "#domain/collections.ts";
import type { DocRef } from "#domain/mutations/define.ts";
import { touchedBy } from "#domain/mutations/registry.ts";
import type { KnownDocuments } from "#sync/protocol/known.ts";
import { fromRemote, pathOf } from "#sync/protocol/wire.ts";
import { RemoteError, type RemoteTransaction } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

/** Arguments that can't be applied count as refused, like those that the server rejects. */
export function refusal(entry: OutboxEntry, cause: unknown): RemoteError {
  return new RemoteError("invalid", `${entry.name} can't be applied`, cause);
}

function touchedByOrRefuse(entry: OutboxEntry, kitchenId: string): DocRef[] {
  try {
    return touchedBy(entry, kitchenId);
  } catch (cause) {
    throw refusal(entry, cause);
  }
}

/** The documents that a push touches, as they were before it. */
export interface Before {
  rows: StoredDoc[];
  /** Paths of the documents that exist, valid or not. */
  existing: ReadonlySet<string>;
}

/**
 * Reads what the entries touch, except the user document: from `known` where that has it, otherwise
 * in the transaction.
 * @throws RemoteError `invalid` if an entry's arguments can't be read
 */
export async function readTouched(
  tx: RemoteTransaction,
  context: SyncContext,
  entries: readonly OutboxEntry[],
  known: KnownDocuments | null,
): Promise<Before> {
  const { kitchenId } = context.db;
  const refs = new Map<string, DocRef & { collection: StoredCollection }>();
  for (const entry of entries) {
    for (const ref of storedRefs(touchedByOrRefuse(entry, kitchenId))) {
      if (ref.collection !== "users") refs.set(pathOf(ref, kitchenId), ref);
    }
  }
  const existing = new Set<string>();
  const rows = await Promise.all(
    [...refs].map(async ([path, ref]) => {
      // At that version the server holds what this device knows: every write of the cook's own
      // documents raises the version, and this transaction has read the user document that carries
      // it.
      const copy = known?.docs.get(path);
      if (copy !== undefined) {
        if (copy !== null) existing.add(path);
        return { ...ref, doc: copy };
      }
      const fields = await tx.get(path);
      if (fields) existing.add(path);
      return { ...ref, doc: fromRemote(context, ref, fields) };
    }),
  );
  return { rows, existing };
}
