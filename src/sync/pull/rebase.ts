import type { OutboxEntry } from "#db/schema.ts";
import type { DocRef, Docs, Invocation } from "#domain/mutations/define.ts";
import { applyInvocation, isKnown, touchedBy } from "#domain/mutations/registry.ts";

type Rows = Record<string, Record<string, unknown>>;

/**
 * The changes that `entries` make to `docs`, one after the other.
 * @param onFailure is called with an entry whose `apply` throws; that entry changes nothing
 */
export function fold<Entry extends Invocation>(
  docs: Docs,
  entries: readonly Entry[],
  kitchenId: string,
  onFailure: (entry: Entry, error: unknown) => void,
): Docs {
  // The rows are copied once and then changed in place, so that a thousand pending changes don't
  // copy them a thousand times.
  const current: Rows = {};
  for (const [collection, rows] of Object.entries(docs)) current[collection] = { ...rows };
  const changes: Rows = {};
  for (const entry of entries) {
    try {
      const changed = applyInvocation(entry, current, kitchenId);
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

/**
 * Whether an entry has an effect on this device: this version knows it, and it is not being parked.
 */
export function isEffective(entry: OutboxEntry): boolean {
  return isKnown(entry) && entry.refused === undefined;
}

/**
 * [S1.1] The documents that the pending mutations change over the server's state; every other local
 * document equals the server's. `server` holds every document that `touched` names.
 */
export function rebase(server: Docs, pending: readonly OutboxEntry[], kitchenId: string): Docs {
  // An entry that throws has no effect here. Push parks it for the cook to see.
  return fold(server, pending.filter(isEffective), kitchenId, () => undefined);
}

/** The documents that `rebase` needs, by reference. */
export function touched(pending: readonly OutboxEntry[], kitchenId: string): DocRef[] {
  return pending.filter(isEffective).flatMap((entry) => {
    try {
      return touchedBy(entry, kitchenId);
    } catch {
      // The arguments can't be read: `rebase` leaves the entry out, and push parks it.
      return [];
    }
  });
}

/** The name of a document in sets and maps. */
export function keyOf({ collection, id }: DocRef): string {
  return `${collection}/${id}`;
}

/**
 * The pending mutations, in order, whose result depends on the documents that `keys` name: those that
 * touch one of them, or a document that another of these touches. What the others change stays as it
 * is when only these documents have changed.
 */
export function dependentOn(
  keys: ReadonlySet<string>,
  pending: readonly OutboxEntry[],
  kitchenId: string,
): OutboxEntry[] {
  const keysOf = pending.map((entry) => touched([entry], kitchenId).map(keyOf));
  const touching = new Map<string, number[]>();
  for (const [index, own] of keysOf.entries()) {
    for (const key of own) {
      const indices = touching.get(key);
      if (indices) indices.push(index);
      else touching.set(key, [index]);
    }
  }
  const dependent = new Set<number>();
  const reached = new Set(keys);
  // Keys that are added while the set is walked are walked as well.
  for (const key of reached) {
    for (const index of touching.get(key) ?? []) {
      dependent.add(index);
      for (const other of keysOf[index] ?? []) reached.add(other);
    }
  }
  return pending.filter((_, index) => dependent.has(index));
}
