import type { OutboxEntry } from "#db/schema.ts";
import type { DocRef, Docs, Invocation } from "#domain/mutations/define.ts";
import { applyInvocation, isKnown, touchedBy } from "#domain/mutations/registry.ts";

type Rows = Record<string, Record<string, unknown>>;

/**
 * What `entries`, one after the other, change in `docs`.
 * @param onFailure is told of an entry whose `apply` throws; it changes nothing
 */
export function fold<Entry extends Invocation>(
  docs: Docs,
  entries: readonly Entry[],
  uid: string,
  onFailure: (entry: Entry, error: unknown) => void,
): Docs {
  // Copied once and written in place: a thousand pending changes must not copy a thousand times.
  const current: Rows = {};
  for (const [collection, rows] of Object.entries(docs)) current[collection] = { ...rows };
  const changes: Rows = {};
  for (const entry of entries) {
    try {
      const changed = applyInvocation(entry, current, uid);
      for (const [collection, rows] of Object.entries(changed)) {
        Object.assign((current[collection] ??= {}), rows);
        Object.assign((changes[collection] ??= {}), rows);
      }
    } catch (error) {
      onFailure(entry, error);
    }
  }
  return changes;
}

/** Whether an entry has an effect here: known to this version, and not on its way to being parked. */
export function isEffective(entry: OutboxEntry): boolean {
  return isKnown(entry) && entry.refused === undefined;
}

/**
 * [S1.1] The documents that the pending mutations change over the server's state; the rest of the
 * local state is the server's. `server` holds every document that `touched` names.
 */
export function rebase(server: Docs, pending: readonly OutboxEntry[], uid: string): Docs {
  // One that throws has no effect here, and push parks it for the cook to see.
  return fold(server, pending.filter(isEffective), uid, () => undefined);
}

/** What `rebase` must be given, by reference. */
export function touched(pending: readonly OutboxEntry[], uid: string): DocRef[] {
  return pending.filter(isEffective).flatMap((entry) => {
    try {
      return touchedBy(entry, uid);
    } catch {
      // Arguments that can't even be read: `rebase` leaves the entry out, and push parks it.
      return [];
    }
  });
}
