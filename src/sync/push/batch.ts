import type { OutboxEntry } from "#db/schema.ts";
import { COLLECTIONS } from "#domain/collections.ts";
import { isKnown, readIfSound, touchedBy } from "#domain/mutations/registry.ts";
import { isCounted } from "#sync/protocol/wire.ts";

/**
 * Security rules may look up 20 documents per transaction. Each collection declares what a write to
 * it costs; a few look-ups are left as a reserve.
 */
export const BATCH_LOOKUPS_MAX = 18;
export const BATCH_BYTES_MAX = 256 * 1024;

/**
 * - `send`: mutations, in order, in one transaction. One that is being parked is sent alone.
 * - `defer`: unknown mutations that block known ones; they are requeued at the end.
 */
export interface Batch {
  kind: "send" | "defer";
  entries: OutboxEntry[];
}

/** [S3.1] [S3.3] The next batch of a queue in order of seq, or null when nothing can be sent. */
export function takeBatch(queue: readonly OutboxEntry[], kitchenId: string): Batch | null {
  const [first] = queue;
  if (!first) return null;
  // It has no effect, so this version need not know it.
  if (first.refused !== undefined) return { kind: "send", entries: [first] };
  if (!isKnown(first)) return takeUnknown(queue);
  return { kind: "send", entries: takeRun(queue, kitchenId) };
}

function takeUnknown(queue: readonly OutboxEntry[]): Batch | null {
  const end = queue.findIndex(isKnown);
  return end === -1 ? null : { kind: "defer", entries: queue.slice(0, end) };
}

function takeRun(queue: readonly OutboxEntry[], kitchenId: string): OutboxEntry[] {
  const run: OutboxEntry[] = [];
  const costs = new Map<string, number>();
  let bytes = 0;
  let lookups = 0;
  for (const entry of queue) {
    if (!isKnown(entry)) break;
    // Sent alone, because its last mutation id records that it was not applied.
    if (entry.refused !== undefined) break;
    const own = costsOf(entry, kitchenId);
    const added = [...own].filter(([path]) => !costs.has(path));
    bytes += JSON.stringify(entry.args).length;
    lookups += added.reduce((sum, [, cost]) => sum + cost, 0);
    // The rules let a daily count move once per transaction.
    const countsAgain = added.some(([path]) => {
      const [collection = ""] = path.split("/");
      return isCounted(collection) && [...costs.keys()].some((o) => o.startsWith(`${collection}/`));
    });
    if (run.length > 0 && (countsAgain || lookups > BATCH_LOOKUPS_MAX || bytes > BATCH_BYTES_MAX)) {
      break;
    }
    run.push(entry);
    for (const [path, cost] of added) costs.set(path, cost);
  }
  return run;
}

/**
 * The look-ups that each document an entry may write costs, including the records of deletions. An
 * entry whose arguments can't be read gets a batch of its own, and push parks it.
 */
function costsOf(entry: OutboxEntry, kitchenId: string): Map<string, number> {
  const intention = readIfSound(entry);
  if (!intention) return new Map([["unreadable", BATCH_LOOKUPS_MAX]]);
  const costs = new Map<string, number>();
  for (const { collection, id } of touchedBy(entry, kitchenId)) {
    costs.set(`${collection}/${id}`, COLLECTIONS[collection].lookups);
  }
  for (const { collection, id } of intention.deletes()) {
    costs.set(`deletions/${collection}:${id}`, 2);
  }
  return costs;
}
