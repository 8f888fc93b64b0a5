import { getMeta } from "#db/meta.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { NO_MUTATION, userPath } from "#sync/protocol/wire.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { failureOf, RETRIES } from "#sync/retries.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { isStale, type ReadLog } from "./transaction-log.ts";

/** What one call of `push` knows about a refused batch. */
export interface PushAttempt {
  /**
   * Whether the token has been refreshed. From then on a push reads every document that a batch
   * touches.
   */
  refreshed: boolean;
  /** While the queue begins at or before `upTo`, batches hold at most `size` mutations. */
  suspects: { upTo: number; size: number } | null;
}

/**
 * [S7.18]–[S7.20] Handles a batch that failed. Returns if the next try will differ from the last
 * one: with a fresh token and every document read, with half the batch, or without the one mutation
 * that was refused.
 * @throws what was thrown, if only time can help
 */
export async function handleRefusal(
  context: SyncContext,
  attempt: PushAttempt,
  refused: { entries: readonly OutboxEntry[]; reads: ReadLog; error: unknown },
): Promise<void> {
  const { db } = context;
  const { entries, reads, error } = refused;
  if (await isJudgedAnew(context, attempt, { reads, error })) return;
  const [first, ...others] = entries;
  if (!first) throw error;
  if (first.refused !== undefined) {
    // Even the last mutation id alone is refused: so the mutation isn't the cause.
    await setRefused(db, first, null);
    throw error;
  }
  const last = others.at(-1);
  if (last) {
    attempt.suspects = { upTo: last.seq, size: Math.floor(entries.length / 2) };
    return;
  }
  attempt.suspects = null;
  await setRefused(db, first, reasonOf(error));
}

/** Why a mutation that can only be parked was refused. */
export function reasonOf(error: unknown): "denied" | "invalid" {
  return error instanceof RemoteError && error.kind === "invalid" ? "invalid" : "denied";
}

/**
 * [S7.18] [S7.19] Whether a transaction that failed should be tried once more as it is, with a fresh
 * token and everything read. If not, it was refused for what it is.
 * @throws what was thrown, if only time can help
 */
export async function isJudgedAnew(
  { db, remote }: SyncContext,
  attempt: Pick<PushAttempt, "refreshed">,
  { reads, error }: { reads: ReadLog; error: unknown },
): Promise<boolean> {
  const { parks } = RETRIES[failureOf(db, error)];
  if (!parks) throw error;
  if (parks === "now") return false;
  // Rules judge by the newest state, so a transaction that lost a race is denied before it is found
  // stale. A change was refused for its own sake only if nobody else has changed the documents
  // meanwhile.
  if (await isStale(reads, remote, userPath(db.kitchenId)))
    throw new RemoteError("contention", "The documents changed meanwhile.", error);
  if (attempt.refreshed) return false;
  // From here on, everything is read from the server: a manual edit in the console does not raise the
  // version.
  attempt.refreshed = true;
  await remote.refreshToken();
  return true;
}

/**
 * Reverts or restores a mutation's local effect, and rebases the rows accordingly. The state of being
 * parked survives a crash.
 */
async function setRefused(
  db: SimmerDb,
  { seq }: OutboxEntry,
  reason: "denied" | "invalid" | null,
): Promise<void> {
  await rebaseAfter(db, async () => {
    const entry = await db.outbox.get(seq);
    // Another host may have completed it meanwhile: then the last mutation id has told what became of it.
    if (!entry || seq <= (await getMeta(db, "acknowledged", NO_MUTATION)).seq) return;
    const { refused: _refused, ...plain } = entry;
    await db.outbox.put(reason ? { ...plain, refused: reason } : plain);
  });
}
