import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { hasOwnPart, postpone } from "#domain/mutations/registry.ts";
import { getMeta } from "#sync/protocol/local.ts";
import { originOf, plannedFate, undecided } from "#sync/protocol/marker.ts";
import { NO_MARKER, userPath } from "#sync/protocol/wire.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { isEffective } from "#sync/pull/rebase.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { sharedMealsOf } from "./batch.ts";
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
  /**
   * The mutation that is sent alone because other cooks are changing the same shared meal, and how
   * often it was tried.
   */
  apart: { seq: number; tries: number } | null;
  /**
   * What this call has postponed, named by `originOf`. Each is postponed at most once: otherwise
   * two contested meals would take turns for ever.
   */
  putOff: Set<string>;
}

export function startAttempt(): PushAttempt {
  return { refreshed: false, suspects: null, apart: null, putOff: new Set() };
}

/**
 * [S7.18]–[S7.23] Handles a batch that failed. Returns if the next try will differ from the last
 * one: with a fresh token and every document read, with half the batch, without the public part of
 * the one mutation that was refused, or without that mutation.
 * @throws what was thrown, if only time can help
 */
export async function handleRefusal(
  context: SyncContext,
  attempt: PushAttempt,
  refused: { entries: readonly OutboxEntry[]; reads: ReadLog; error: unknown },
): Promise<void> {
  const { db, remote } = context;
  const { entries, reads, error } = refused;
  if (!(error instanceof RemoteError)) throw error;
  if (error.kind === "contention") return giveWay(db, attempt, entries, error);
  if (error.kind !== "denied" && error.kind !== "invalid") throw error;
  if (error.kind === "denied") {
    // Rules judge by the newest state, so a transaction that lost a race is denied before it is
    // found stale. A change was refused for its own sake only if nobody else has changed the
    // documents meanwhile.
    if (await isStale(reads, remote, userPath(db.kitchenId))) {
      const lost = new RemoteError("contention", "The documents changed meanwhile.", error);
      return giveWay(db, attempt, entries, lost);
    }
    if (!attempt.refreshed) {
      // From here on, everything is read from the server: a manual edit in the console does not raise
      // the version.
      attempt.refreshed = true;
      await remote.refreshToken();
      return;
    }
  }
  const [first, ...others] = entries;
  if (!first) throw error;
  if (plannedFate(first) === "skipped") {
    // Even the marker alone is refused: so the mutation isn't the cause.
    await setRefused(db, first, null);
    throw error;
  }
  const last = others.at(-1);
  if (last) {
    attempt.suspects = { upTo: last.seq, size: Math.floor(entries.length / 2) };
    return;
  }
  attempt.suspects = null;
  // Perhaps only its public part was refused: then the cook's own part is sent alone.
  if (hasOwnPart(first, db.kitchenId)) return withhold(db, first);
  await setRefused(db, first, error.kind);
}

/** Each further attempt would take a second or two, while the rest of the queue waits. */
const CONTENTION_TRIES = 3;

/**
 * [S3.5] [S3.6] Handles other cooks' constant changes to what a batch has read. Everyone may be
 * changing a shared meal at once. The mutation that changes it is therefore sent alone, so that it
 * does not delay earlier mutations. After a few tries, its part for that meal goes to the end of
 * the queue, so that it does not delay later ones.
 * @throws what was thrown, if only time can help
 */
async function giveWay(
  db: SimmerDb,
  attempt: PushAttempt,
  entries: readonly OutboxEntry[],
  contention: RemoteError,
): Promise<void> {
  const contested = entries.find((entry) => sharedMealsOf(entry, db.kitchenId).length > 0);
  if (!contested || contested.postponed) throw contention;
  const { seq } = contested;
  const tries = attempt.apart?.seq === seq ? attempt.apart.tries + 1 : 1;
  attempt.apart = { seq, tries };
  if (entries.length > 1 || tries < CONTENTION_TRIES) return;
  const meals = sharedMealsOf(contested, db.kitchenId);
  const behind = await db.outbox.where("seq").above(seq).toArray();
  const isHeldUp = (entry: OutboxEntry) =>
    isEffective(entry) && sharedMealsOf(entry, db.kitchenId).every((meal) => !meals.includes(meal));
  const origin = originOf(contested.id);
  if (attempt.putOff.has(origin) || !postpone(contested) || !behind.some(isHeldUp))
    throw contention;
  attempt.putOff.add(origin);
  await decide(db, contested, (entry) => ({ ...undecided(entry), postponed: true }));
}

/** Reverts the public part of a mutation on this device. From here on it is sent without that part. */
async function withhold(db: SimmerDb, refused: OutboxEntry): Promise<void> {
  await decide(db, refused, (entry) => ({ ...undecided(entry), ownOnly: true }));
}

/** Reverts or restores a mutation's local effect. The state of being parked survives a crash. */
async function setRefused(
  db: SimmerDb,
  refused: OutboxEntry,
  reason: "denied" | "invalid" | null,
): Promise<void> {
  await decide(db, refused, (entry) =>
    reason ? { ...undecided(entry), refused: reason } : undecided(entry),
  );
}

/** Stores the decision about a mutation, and rebases the rows accordingly. */
async function decide(
  db: SimmerDb,
  { seq }: OutboxEntry,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<void> {
  await rebaseAfter(db, async () => {
    const entry = await db.outbox.get(seq);
    // Another host may have completed it meanwhile: then the marker has told its fate.
    if (!entry || seq <= (await getMeta(db, "acked", NO_MARKER)).seq) return;
    await db.outbox.put(change(entry));
  });
}
