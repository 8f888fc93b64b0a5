import { mutationTables, queue } from "#db/mutate.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";

import { assertAccount } from "./account.ts";
import { takeBatch, type Batch } from "./batch.ts";
import { readRetimed, type ClockReading } from "./clock.ts";
import {
  commitBatch,
  commitPostponed,
  commitSkip,
  type Commit,
  type SyncContext,
} from "./commit.ts";
import { readKnown } from "./known.ts";
import { land, resettle, type Landing } from "./land.ts";
import { claimEngine, getMeta, putMeta, readLocal, type LocalState } from "./local.ts";
import { fateOf, judgeMarker, plannedFate, withFate } from "./marker.ts";
import { createReadLog } from "./read-log.ts";
import { handleRefusal, openTrial, type Trial } from "./refusals.ts";
import { NO_MARKER, readSync, userPath, type Marker } from "./wire.ts";

/**
 * How a push ended.
 * - `landed`: everything sent is in the local copy of the server's state as well.
 * - `pull`: the server holds more than that copy, or something only a pull can sort out.
 */
export type PushOutcome = "landed" | "pull";

/**
 * Landing lays all that is still pending over the new state: a long outbox would be rebased after
 * every batch, so several land together. Dying in between costs nothing but a pull.
 */
const COMMITS_PER_LANDING = 8;

interface Progress {
  /** Commits on top of the local copy of the server's state, not landed yet. */
  ahead: (Landing & { commits: number }) | null;
  outcome: PushOutcome;
}

/**
 * [S2] Sends what waits in the outbox, in order, until nothing more can be sent. Safe to run
 * anywhere, any number of times and at the same time: the marker in the user document, read and
 * written in the same transaction as the changes, lets nothing happen twice.
 * @throws RemoteError when sending has to stop; nothing is lost, and the next call goes on
 */
export async function push(context: SyncContext): Promise<PushOutcome> {
  const { db } = context;
  const trial = openTrial();
  const progress: Progress = { ahead: null, outcome: "landed" };
  const readClock = createClockReader(context);
  /** While commits wait to land: a long outbox takes long to read, and what is sent stays in it. */
  let kept: LocalState | null = null;
  try {
    for (;;) {
      assertAccount(context);
      const local: LocalState = kept ?? (await readRetimed(context, readClock));
      if (hasOpenRest(local)) return "pull";
      const sent = progress.ahead?.marker.seq ?? local.acked.seq;
      const waiting = local.entries.filter(({ seq }) => seq > sent);
      const batch = takeBatch(capped(waiting, trial), db.uid);
      if (!batch) {
        if (!kept) break;
        // What was queued meanwhile is not in what was read before.
        kept = null;
        continue;
      }
      kept = null;
      if (batch.kind === "defer") {
        await landAhead(context, progress);
        if (await defer(context, await readLocal(db), batch.entries)) continue;
        return "pull";
      }
      const commit = await send(
        await atServerTime(context, readClock),
        trial,
        { local, ahead: progress.ahead },
        batch,
      );
      if (commit?.kind === "strange") return "pull";
      if (!commit) continue;
      await acknowledge(context, progress, local, commit);
      // Landed at once: a marker further on would not say any more what became of this one.
      const isWhole = batch.kind === "apply" && !batch.entries[0]?.ownOnly;
      if (!isWhole) await landAhead(context, progress);
      kept = progress.ahead && {
        ...local,
        sentSeq: Math.max(local.sentSeq, progress.ahead.marker.seq),
      };
    }
  } finally {
    await landAhead(context, progress);
  }
  return progress.outcome;
}

/**
 * [S3] Whether something was put off that no landing has moved to the end of the queue yet. That
 * moves what the cook did about the same meal since, too: sent from where it still stands, it would
 * come before what was put off, and once more from where another host has moved it meanwhile.
 */
function hasOpenRest({ entries, acked }: LocalState): boolean {
  return entries.some((entry) => entry.seq <= acked.seq && plannedFate(entry) === "postponed");
}

/** Asks how the clocks stand once for a push: its requests come within seconds of each other. */
function createClockReader({ remote, now }: SyncContext): () => Promise<ClockReading | null> {
  let reading: ClockReading | null | undefined;
  return async () => {
    if (reading !== undefined) return reading;
    const ahead = await remote.clockAhead(now);
    reading = ahead === null ? null : { ahead, serverNow: now() - ahead };
    return reading;
  };
}

/** [S13] What a push writes of the time, it writes by the server's clock. */
async function atServerTime(
  context: SyncContext,
  readClock: () => Promise<ClockReading | null>,
): Promise<SyncContext> {
  const { ahead } = (await readClock()) ?? { ahead: 0 };
  return { ...context, now: () => context.now() - ahead };
}

/** One transaction. Resolves to null when it was refused and the next try will be another one. */
async function send(
  context: SyncContext,
  trial: Trial,
  state: { local: LocalState; ahead: Progress["ahead"] },
  batch: Exclude<Batch, { kind: "defer" }>,
): Promise<Commit | null> {
  const { local } = state;
  const reads = createReadLog();
  const isSkip = batch.kind === "skip";
  const entries = batch.kind === "apply" ? batch.entries : [batch.entry];
  const known = isSkip || trial.refreshed ? null : await readKnown(context, state, entries);
  try {
    return await context.remote.transact(async (tx) => {
      const watched = reads.watch(tx);
      if (batch.kind === "skip") return commitSkip(watched, context, local, batch.entry);
      if (batch.kind === "apply") {
        const fate = entries[0]?.ownOnly ? "withheld" : undefined;
        return commitBatch(watched, context, local, { entries, known, fate });
      }
      return commitPostponed(watched, context, local, { entry: batch.entry, known });
    });
  } catch (error) {
    await handleRefusal(context, trial, { entries, isSkip, reads, error });
    return null;
  }
}

/**
 * What of the queue the next batch may be taken of. Both bounds hold at once: what comes before the
 * mutation that is sent by itself may be refused, and is halved like any other batch.
 */
function capped(queue: readonly OutboxEntry[], { suspects, apart }: Trial): readonly OutboxEntry[] {
  const [first] = queue;
  if (!first) return queue;
  if (first.seq === apart?.seq) return [first];
  const run = apart && first.seq < apart.seq ? queue.filter(({ seq }) => seq < apart.seq) : queue;
  return suspects && first.seq <= suspects.upTo ? run.slice(0, suspects.size) : run;
}

/**
 * Takes note of what the server has. A commit right on top of the local copy of the server's
 * state, or of those before it, will land as the new state without reading anything; else the
 * mutations stay in the overlay until a pull brings them [S4].
 */
async function acknowledge(
  context: SyncContext,
  progress: Progress,
  local: LocalState,
  commit: Exclude<Commit, { kind: "strange" }>,
): Promise<void> {
  const { ahead } = progress;
  const { marker } = commit;
  const cursor = ahead?.cursor ?? local.cursor;
  const hasPulled = local.pulled.here > 0;
  if (commit.kind === "committed" && hasPulled && commit.v === cursor + 1) {
    const now = context.now();
    progress.ahead = {
      from: ahead?.from ?? local,
      cursor: commit.v,
      marker,
      rows: [...(ahead?.rows ?? []), ...commit.rows],
      whole: false,
      now,
      meta: { pulled: { here: now, there: commit.serverTime } },
      commits: (ahead?.commits ?? 0) + 1,
    };
    if (progress.ahead.commits >= COMMITS_PER_LANDING) await landAhead(context, progress);
    return;
  }
  await landAhead(context, progress);
  await noteAcked(context.db, local.clientId, marker);
  progress.outcome = "pull";
}

async function landAhead({ db }: SyncContext, progress: Progress): Promise<void> {
  const { ahead } = progress;
  if (!ahead) return;
  progress.ahead = null;
  if (await land(db, ahead)) return;
  await noteAcked(db, ahead.from.clientId, ahead.marker);
  progress.outcome = "pull";
}

/**
 * Stores what the server has, by this client's marker there. It alone tells the fate of a refused
 * mutation: passed otherwise than by skipping it, it had got through after all. To be told in the
 * transaction that first sees it passed: a marker further on would not say any more.
 */
async function noteAcked(db: SimmerDb, clientId: string, marker: Marker): Promise<void> {
  await db.transaction("rw", [...mutationTables(db), db.parked], async () => {
    await claimEngine(db);
    if ((await getMeta(db, "clientId", "")) !== clientId) return;
    const { seq } = await getMeta(db, "acked", NO_MARKER);
    if (marker.seq <= seq) return;
    const passed = await db.outbox.where("seq").between(seq, marker.seq, false, true).toArray();
    const misjudged = passed.filter((entry) => plannedFate(entry) !== fateOf(entry, marker));
    if (misjudged.length > 0) {
      const judged = misjudged.map((entry) => withFate(entry, fateOf(entry, marker)));
      await resettle(db, async () => void (await db.outbox.bulkPut(judged)));
    }
    await putMeta(db, { acked: { seq: marker.seq, id: marker.id } });
  });
}

/**
 * Moves mutations this version doesn't know to the end of the queue, so that the marker of those
 * behind them does not pass them. Resolves to false when a pull has to come first.
 */
async function defer(
  { db, remote }: SyncContext,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<boolean> {
  const server = readSync(remote, await remote.get(userPath(db.uid)), local.clientId);
  const { marker } = server;
  if (judgeMarker(server, local) !== "ours") return false;
  if (marker.seq > local.acked.seq) {
    await noteAcked(db, local.clientId, marker);
    return true;
  }
  await resettle(db, async () => {
    for (const { seq, ...entry } of entries) {
      // Another tab may have moved it already.
      if (!(await db.outbox.get(seq))) continue;
      await db.outbox.delete(seq);
      await queue(db, { seen: 0, ...entry });
    }
  });
  return true;
}
