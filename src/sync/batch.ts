import type { OutboxEntry } from "#db/schema.ts";
import { applyInvocation, isKnown, touchedBy } from "#domain/mutations.ts";

import { isEffective } from "./rebase.ts";

/** Below the 20 documents that security rules may look up per transaction, the user's own included. */
export const BATCH_DOCUMENTS_MAX = 15;
export const BATCH_BYTES_MAX = 256 * 1024;

/**
 * What is sent together.
 * - `apply`: mutations, in order, in one transaction.
 * - `skip`: one that is being parked; the marker passes it and nothing else happens.
 * - `defer`: unknown ones in the way of known ones; they go to the end of the queue.
 */
export type Batch =
  | { kind: "apply"; entries: OutboxEntry[] }
  | { kind: "skip"; entry: OutboxEntry }
  | { kind: "defer"; entries: OutboxEntry[] };

/** [S3] The next batch of a queue in order of seq, or null when nothing can be sent. */
export function takeBatch(queue: readonly OutboxEntry[], uid: string): Batch | null {
  const [first] = queue;
  if (!first) return null;
  if (first.refused) return { kind: "skip", entry: first };
  if (!isKnown(first)) return takeUnknown(queue);
  return { kind: "apply", entries: takeRun(queue, uid) };
}

function takeUnknown(queue: readonly OutboxEntry[]): Batch | null {
  const end = queue.findIndex(isKnown);
  return end === -1 ? null : { kind: "defer", entries: queue.slice(0, end) };
}

function takeRun(queue: readonly OutboxEntry[], uid: string): OutboxEntry[] {
  const run: OutboxEntry[] = [];
  const documents = new Set([`users/${uid}`]);
  let bytes = 0;
  for (const entry of queue) {
    if (!isEffective(entry)) break;
    const refs = documentsOf(entry, uid);
    bytes += JSON.stringify(entry.args).length;
    // The rules let a shared meal's count or rating move once per transaction: the next move of
    // the same meal waits for the next one.
    const movesAgain = refs.some((ref) => ref.startsWith("aiMeals/") && documents.has(ref));
    const size = new Set([...documents, ...refs]).size;
    if (run.length > 0 && (movesAgain || size > BATCH_DOCUMENTS_MAX || bytes > BATCH_BYTES_MAX)) {
      break;
    }
    run.push(entry);
    for (const ref of refs) documents.add(ref);
  }
  return run;
}

/**
 * The documents that rules may look at for an entry, each deletion's record too. Arguments that
 * can't even be read make a batch of their own, for push to park.
 */
function documentsOf(entry: OutboxEntry, uid: string): string[] {
  try {
    const refs = touchedBy(entry, uid).map(({ collection, id }) => `${collection}/${id}`);
    const records = Object.entries(applyInvocation(entry, {}, uid)).flatMap(([collection, rows]) =>
      Object.keys(rows).flatMap((id) =>
        rows[id] === null ? [`deletions/${collection}:${id}`] : [],
      ),
    );
    return [...refs, ...records];
  } catch {
    return Array.from({ length: BATCH_DOCUMENTS_MAX + 1 }, (_, index) => `unreadable/${index}`);
  }
}
