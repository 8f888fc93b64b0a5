import { requeue } from "#db/mutate.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { isKnown } from "#domain/mutations/registry.ts";
import { uploadPhotos } from "#sync/photos/upload-photos.ts";
import { readKnown } from "#sync/protocol/known.ts";
import { judgeLastMutation } from "#sync/protocol/last-mutation.ts";
import { readLocal, type LocalState } from "#sync/protocol/local.ts";
import { atServerTime } from "#sync/protocol/server-clock.ts";
import { readSync, userPath } from "#sync/protocol/wire.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { takeBatch, type Batch } from "./batch.ts";
import { bringForward, takeBulk } from "./bulk.ts";
import { commitBatch, type Commit } from "./commit.ts";
import { pushForEveryone, type Contested } from "./push-for-everyone.ts";
import { noteAcknowledged, openProgress, type PushProgress } from "./push-progress.ts";
import { handleRefusal, type PushAttempt } from "./refusals.ts";
import { createReadLog } from "./transaction-log.ts";

/**
 * The result of a push.
 * - `applied`: everything sent is in the local copy of the server's state as well.
 * - `bulk left`: the same, and bulk is left, which others should not wait for.
 * - `pull`: the server holds more than that copy, or something only a pull can sort out.
 */
export type PushOutcome = "applied" | "bulk left" | "pull";

/** The state of one call of `push`: its tools, what it has learned, and its progress. */
interface Run {
  context: SyncContext;
  /** The same by the server's clock. */
  timed: SyncContext;
  attempt: PushAttempt;
  progress: PushProgress;
  /** How many of its transactions may still take bulk; null once it found more than that. */
  bulk: number | null;
}

/**
 * [S3.20] How many transactions of bulk go together. While one device writes the user document without a
 * pause, no other gets a transaction through.
 */
const BULK_AT_ONCE = 4;

/**
 * The maximum number of rounds: more would mean that other devices write faster than this one reads; the
 * next cycle continues.
 */
const ROUNDS_MAX = 3;

/**
 * Sends some photos, then the outbox, and so on until no photo is left. Resolves to whether bulk is left:
 * it is for another call, after a pause.
 */
export async function flush(context: SyncContext): Promise<boolean> {
  let areMore = true;
  let isBulkLeft = false;
  while (areMore && !isBulkLeft) {
    areMore = await uploadPhotos(context);
    isBulkLeft = await sendOutbox(context);
  }
  return isBulkLeft;
}

/**
 * Sends the outbox, and pulls if the server is then ahead of this device. Resolves to whether bulk is left.
 */
async function sendOutbox(context: SyncContext): Promise<boolean> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const outcome = await push(context);
    if (outcome !== "pull") return outcome === "bulk left";
    await pull(context);
  }
  return false;
}

/**
 * [S2.1] [S2.9] Sends the outbox, until nothing more can be sent: the cook's own in order, some bulk, then
 * what is for everyone. It may run anywhere, any number of times and concurrently: the last mutation id in the
 * user document is read and written in the same transaction as the cook's own changes, so nothing
 * happens twice.
 * @throws RemoteError if sending has to stop; nothing is lost, and the next call continues
 */
export async function push(context: SyncContext): Promise<PushOutcome> {
  const timed = await atServerTime(context);
  const progress = openProgress(context);
  const attempt = { refreshed: false, suspects: null };
  const run: Run = { context, timed, attempt, progress, bulk: BULK_AT_ONCE };
  const contested: Contested = new Map();
  for (;;) {
    let isAllSent: boolean;
    try {
      isAllSent = await sendAll(run);
    } finally {
      await progress.apply();
    }
    if (!isAllSent || progress.isBehind()) return "pull";
    const end = await pushForEveryone(context, timed, contested);
    if (end === "own first") continue;
    return end === "applied" && run.bulk === null ? "bulk left" : end;
  }
}

/** Resolves to false if a pull must come first. */
async function sendAll(run: Run): Promise<boolean> {
  const { db } = run.context;
  for (;;) {
    assertAccount(run.context);
    // Otherwise what is sent would be read as if it were not.
    await run.progress.apply();
    const local = await readLocal(db);
    if (await bringForward(db, local)) continue;
    let next = await nextBatch(run, local);
    if (!next) return true;
    // A long outbox is not read again after every batch. What the cook does meanwhile is behind
    // what was read.
    while (next && next !== "changed") {
      const end = await sendBatch(run, next.local, next.batch);
      if (end === "pull") return false;
      next = end === "changed" ? end : await nextBatch(run, end);
    }
  }
}

/** Null if nothing is left that can be sent, and `changed` if the outbox must be read again. */
async function nextBatch(
  run: Run,
  local: LocalState,
): Promise<{ local: LocalState; batch: Batch } | "changed" | null> {
  const { context, attempt, progress } = run;
  const { db } = context;
  const waiting = local.entries.filter(({ seq }) => seq > local.acknowledged.seq);
  const batch = takeBatch(capped(waiting, attempt), db.kitchenId);
  if (batch) return { local, batch };
  const bulk = takeBatch(local.bulk.filter(isKnown), db.kitchenId);
  // What others have done comes before bulk, as well.
  if (!bulk || progress.isBehind()) return null;
  if (!run.bulk) {
    run.bulk = null;
    return null;
  }
  run.bulk -= 1;
  const taken = await takeBulk(db, local, bulk.entries);
  return taken ? nextBatch(run, taken) : "changed";
}

/** The part of the queue that the next batch is taken from. */
function capped(queue: readonly OutboxEntry[], { suspects }: PushAttempt): readonly OutboxEntry[] {
  const [first] = queue;
  return first && suspects && first.seq <= suspects.upTo ? queue.slice(0, suspects.size) : queue;
}

/**
 * How sending a batch ended: with the state of this device to go on with, if the server has the batch;
 * otherwise
 * - `changed`: the outbox, or the state under it, has changed and must be read again.
 * - `pull`: only a pull can resolve it.
 */
type BatchEnd = "changed" | "pull";

async function sendBatch(
  run: Run,
  local: LocalState,
  batch: Batch,
): Promise<LocalState | BatchEnd> {
  const { context, progress } = run;
  assertAccount(context);
  if (batch.kind === "defer") {
    await progress.apply();
    return defer(context, batch.entries);
  }
  const commit = await transact(run, local, batch.entries);
  if (!commit) return "changed";
  if (commit.kind === "unrecognized") return "pull";
  const next = await progress.acknowledge(local, commit);
  if (batch.entries.every(({ refused }) => refused === undefined)) return next ?? "changed";
  // It is applied at once: a later last mutation id would no longer tell that this mutation is parked.
  await progress.apply();
  return "changed";
}

/**
 * Runs one transaction. Resolves to null if it was refused and the next try will be a different
 * one.
 */
async function transact(
  { timed, attempt, progress }: Run,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<Commit | null> {
  const known = attempt.refreshed
    ? null
    : await readKnown(timed, local, progress.unappliedRows(), entries);
  const reads = createReadLog();
  try {
    return await timed.remote.transact(async (tx) =>
      commitBatch(reads.watch(tx), timed, local, { entries, known }),
    );
  } catch (error) {
    await handleRefusal(timed, attempt, { entries, reads, error });
    return null;
  }
}

/**
 * Moves mutations that this version doesn't know to the end of the queue, so that the last mutation ids of
 * the known ones behind them don't pass them.
 */
async function defer(
  { db, remote }: SyncContext,
  entries: readonly OutboxEntry[],
): Promise<BatchEnd> {
  const local = await readLocal(db);
  const server = readSync(remote, await remote.get(userPath(db.kitchenId)), local);
  const { lastMutation } = server;
  if (judgeLastMutation(server, local) !== "ours") return "pull";
  if (lastMutation.seq > local.acknowledged.seq) {
    await noteAcknowledged(db, local.clientId, lastMutation);
    return "changed";
  }
  await rebaseAfter(db, async () => {
    await requeue(db, entries);
  });
  return "changed";
}
