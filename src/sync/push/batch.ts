import type { OutboxEntry } from "#db/schema.ts";
import { COLLECTIONS } from "#domain/collections.ts";
import { isKnown, readIfSound, touchedBy } from "#domain/mutations/registry.ts";
import { plannedFate } from "#sync/protocol/marker.ts";
import { isCounted } from "#sync/protocol/wire.ts";

/**
 * Security rules may look up 20 documents per transaction. Each collection declares what a write to
 * it costs; a few look-ups are left as a reserve.
 */
export const BATCH_LOOKUPS_MAX = 18;
export const BATCH_BYTES_MAX = 256 * 1024;

/**
 * What a new shared meal costs: the meal, its author, the record of the cook's listed meals, and the
 * meal that leaves the list. Two don't fit in one batch.
 */
const SHARE_LOOKUPS = 11;

/**
 * - `send`: mutations, in order, in one transaction. A mutation that is not sent whole is sent alone.
 * - `defer`: unknown mutations that block known ones; they are requeued at the end.
 */
export interface Batch {
  kind: "send" | "defer";
  entries: OutboxEntry[];
}

/** [S3.1]–[S3.4] The next batch of a queue in order of seq, or null when nothing can be sent. */
export function takeBatch(queue: readonly OutboxEntry[], kitchenId: string): Batch | null {
  const [first] = queue;
  if (!first) return null;
  // It has no effect, so this version need not know it.
  if (plannedFate(first) === "skipped") return { kind: "send", entries: [first] };
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
    // Sent alone, because its marker records that not all of it was applied.
    if (plannedFate(entry) !== "whole") return run.length > 0 ? run : [entry];
    const own = costsOf(entry, kitchenId);
    const added = [...own].filter(([path]) => !costs.has(path));
    bytes += JSON.stringify(entry.args).length;
    lookups += added.reduce((sum, [, cost]) => sum + cost, 0);
    // The rules let a shared meal's count or rating move once per transaction, so a second move of
    // the same meal waits for the next transaction. So does what is counted by the day.
    const movesAgain = [...own.keys()].some((path) => isShared(path) && costs.has(path));
    const countsAgain = added.some(([path]) => {
      const [collection = ""] = path.split("/");
      return isCounted(collection) && [...costs.keys()].some((o) => o.startsWith(`${collection}/`));
    });
    if (
      run.length > 0 &&
      (movesAgain || countsAgain || lookups > BATCH_LOOKUPS_MAX || bytes > BATCH_BYTES_MAX)
    ) {
      break;
    }
    run.push(entry);
    for (const [path, cost] of added) costs.set(path, cost);
  }
  return run;
}

/** The shared meals that an entry may change, as `aiMeals/id`. */
export function sharedMealsOf(entry: OutboxEntry, kitchenId: string): string[] {
  return [...costsOf(entry, kitchenId).keys()].filter(isShared);
}

function isShared(path: string): boolean {
  return path.startsWith("aiMeals/");
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
  // If the meal is not shared yet, the cook may share it in this transaction.
  const shared = entry.ownOnly ? null : intention.mayShare();
  if (shared !== null) costs.set(`aiMeals/${shared}`, SHARE_LOOKUPS);
  for (const { collection, id } of intention.deletes()) {
    costs.set(`deletions/${collection}:${id}`, 2);
  }
  return costs;
}
