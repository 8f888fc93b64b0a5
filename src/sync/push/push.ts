import { queue } from "#db/mutate.ts";
import type { OutboxEntry } from "#db/schema.ts";
import { readRetimed, type ClockReading } from "#sync/protocol/clock-correction.ts";
import { readKnown } from "#sync/protocol/known.ts";
import { readLocal, type LocalState } from "#sync/protocol/local.ts";
import { judgeMarker, plannedFate } from "#sync/protocol/marker.ts";
import { readSync, userPath } from "#sync/protocol/wire.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { takeBatch, type Batch } from "./batch.ts";
import { commitBatch, type Commit } from "./commit.ts";
import { noteAcked, openProgress, type PushProgress } from "./push-progress.ts";
import { handleRefusal, startAttempt, type PushAttempt } from "./refusals.ts";
import { createReadLog } from "./transaction-log.ts";

/**
 * The result of a push.
 * - `applied`: everything sent is in the local copy of the server's state as well.
 * - `pull`: the server holds more than that copy, or something only a pull can sort out.
 */
export type PushOutcome = "applied" | "pull";

/** The state of one call of `push`: its tools, what it has learned, and its progress. */
interface Run {
  context: SyncContext;
  attempt: PushAttempt;
  progress: PushProgress;
  readClock(): Promise<ClockReading | null>;
}

/**
 * [S2.1] [S2.9] Sends the outbox in order, until nothing more can be sent. It may run anywhere, any
 * number of times and concurrently: the marker in the user document is read and written in the same
 * transaction as the changes, so nothing happens twice.
 * @throws RemoteError if sending has to stop; nothing is lost, and the next call continues
 */
export async function push(context: SyncContext): Promise<PushOutcome> {
  const progress = openProgress(context);
  const run: Run = {
    context,
    attempt: startAttempt(),
    progress,
    readClock: createClockReader(context),
  };
  let isAllSent: boolean;
  try {
    isAllSent = await sendAll(run);
  } finally {
    await progress.apply();
  }
  return isAllSent && !progress.isBehind() ? "applied" : "pull";
}

/** Resolves to false if a pull must come first. */
async function sendAll(run: Run): Promise<boolean> {
  for (;;) {
    assertAccount(run.context);
    // Otherwise what is sent would be read as if it were not.
    await run.progress.apply();
    let local = await readRetimed(run.context, run.readClock);
    if (hasOpenRest(local)) return false;
    let batch = nextBatch(run, local);
    if (!batch) return true;
    // A long outbox is not read again after every batch. What the cook does meanwhile is behind
    // what was read.
    while (batch) {
      const end = await sendBatch(run, local, batch);
      if (end === "pull") return false;
      if (end === "changed") break;
      local = end;
      batch = nextBatch(run, local);
    }
  }
}

/**
 * [S3.9] Whether something was postponed that no fetched state has moved to the end of the queue
 * yet. That move also moves what the cook did to the same meal since. If one of those later changes
 * were sent from its old place, it would come before the postponed part; and if another host had
 * moved it meanwhile, it would be sent twice.
 */
function hasOpenRest({ entries, acked }: LocalState): boolean {
  return entries.some((entry) => entry.seq <= acked.seq && plannedFate(entry) === "postponed");
}

function nextBatch({ context, attempt }: Run, local: LocalState): Batch | null {
  const waiting = local.entries.filter(({ seq }) => seq > local.acked.seq);
  return takeBatch(capped(waiting, attempt), context.db.kitchenId);
}

/**
 * The part of the queue that the next batch is taken from. Both limits apply at once: the mutations
 * before the one that is sent alone may be refused, and are then halved like any other batch.
 */
function capped(
  queue: readonly OutboxEntry[],
  { suspects, apart }: PushAttempt,
): readonly OutboxEntry[] {
  const [first] = queue;
  if (!first) return queue;
  if (first.seq === apart?.seq) return [first];
  const run = apart && first.seq < apart.seq ? queue.filter(({ seq }) => seq < apart.seq) : queue;
  return suspects && first.seq <= suspects.upTo ? run.slice(0, suspects.size) : run;
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
  if (batch.entries.every((entry) => plannedFate(entry) === "whole")) return next ?? "changed";
  // It is applied at once: a later marker would no longer tell this mutation's fate.
  await progress.apply();
  return "changed";
}

/**
 * Runs one transaction. Resolves to null if it was refused and the next try will be a different
 * one.
 */
async function transact(
  { context, attempt, progress, readClock }: Run,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<Commit | null> {
  const timed = await atServerTime(context, readClock);
  const known = attempt.refreshed
    ? null
    : await readKnown(timed, local, progress.unappliedRows(), entries);
  const reads = createReadLog();
  try {
    return await context.remote.transact(async (tx) =>
      commitBatch(reads.watch(tx), timed, local, { entries, known }),
    );
  } catch (error) {
    await handleRefusal(timed, attempt, { entries, reads, error });
    return null;
  }
}

/** Asks how the clocks compare, once per push: the requests of one push are only seconds apart. */
function createClockReader({ remote, now }: SyncContext): () => Promise<ClockReading | null> {
  let reading: ClockReading | null | undefined;
  return async () => {
    if (reading !== undefined) return reading;
    const ahead = await remote.clockAhead(now);
    reading = ahead === null ? null : { ahead, serverNow: now() - ahead };
    return reading;
  };
}

/** [S13.12] Pushes write times by the server's clock. */
async function atServerTime(
  context: SyncContext,
  readClock: () => Promise<ClockReading | null>,
): Promise<SyncContext> {
  const { ahead } = (await readClock()) ?? { ahead: 0 };
  return { ...context, now: () => context.now() - ahead };
}

/**
 * Moves mutations that this version doesn't know to the end of the queue, so that the markers of
 * the known ones behind them don't pass them.
 */
async function defer(
  { db, remote }: SyncContext,
  entries: readonly OutboxEntry[],
): Promise<BatchEnd> {
  const local = await readLocal(db);
  const server = readSync(remote, await remote.get(userPath(db.kitchenId)), local);
  const { marker } = server;
  if (judgeMarker(server, local) !== "ours") return "pull";
  if (marker.seq > local.acked.seq) {
    await noteAcked(db, local.clientId, marker);
    return "changed";
  }
  await rebaseAfter(db, async () => {
    for (const { seq, ...entry } of entries) {
      // Another tab may have moved it already.
      if (!(await db.outbox.get(seq))) continue;
      await db.outbox.delete(seq);
      await queue(db, { seen: 0, ...entry });
    }
  });
  return "changed";
}
