import { mutationTables, queue } from "#db/mutate.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { postpone } from "#domain/mutations.ts";

import { assertAccount } from "./account.ts";
import { sharedMealsOf, takeBatch, type Batch } from "./batch.ts";
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
import { fateOf, judgeMarker, plannedFate } from "./marker.ts";
import { createReadLog, isStale, type ReadLog } from "./read-log.ts";
import { isEffective } from "./rebase.ts";
import { RemoteError } from "./remote.ts";
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

/** What one call of `push` has learned about a batch that was refused. */
interface Trial {
  /** Whether the token has been refreshed; since then all is read that a batch touches. */
  refreshed: boolean;
  /** While the queue begins at or before `upTo`, batches hold at most `size` mutations. */
  suspects: { upTo: number; size: number } | null;
  /** The mutation that is sent by itself, for a shared meal that others are changing too; and its tries. */
  apart: { seq: number; tries: number } | null;
}

/**
 * [S2] Sends what waits in the outbox, in order, until nothing more can be sent. Safe to run
 * anywhere, any number of times and at the same time: the marker in the user document, read and
 * written in the same transaction as the changes, lets nothing happen twice.
 * @throws RemoteError when sending has to stop; nothing is lost, and the next call goes on
 */
export async function push(context: SyncContext): Promise<PushOutcome> {
  const { db } = context;
  const trial: Trial = { refreshed: false, suspects: null, apart: null };
  const progress: Progress = { ahead: null, outcome: "landed" };
  const readClock = createClockReader(context);
  /** While commits wait to land: a long outbox takes long to read, and what is sent stays in it. */
  let kept: LocalState | null = null;
  try {
    for (;;) {
      assertAccount(context);
      const local: LocalState = kept ?? (await readRetimed(context, readClock));
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
      if (batch.kind !== "apply") await landAhead(context, progress);
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
      if (batch.kind === "apply") return commitBatch(watched, context, local, { entries, known });
      return commitPostponed(watched, context, local, { entry: batch.entry, known });
    });
  } catch (error) {
    await handleRefusal(context, trial, { entries, isSkip, reads, error });
    return null;
  }
}

function capped(queue: readonly OutboxEntry[], { suspects, apart }: Trial): readonly OutboxEntry[] {
  const [first] = queue;
  if (first && apart && first.seq <= apart.seq) {
    return first.seq === apart.seq ? [first] : queue.filter(({ seq }) => seq < apart.seq);
  }
  return first && suspects && first.seq <= suspects.upTo ? queue.slice(0, suspects.size) : queue;
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
      const judged = misjudged.map((entry) => judgeAnew(entry, marker));
      await resettle(db, async () => void (await db.outbox.bulkPut(judged)));
    }
    await putMeta(db, { acked: { seq: marker.seq, id: marker.id } });
  });
}

function judgeAnew(before: OutboxEntry, marker: Marker): OutboxEntry {
  const { refused: _refused, postponed: _postponed, ...entry } = before;
  const fate = fateOf(entry, marker);
  if (fate === "skipped") return { ...entry, refused: "denied" };
  return fate === "postponed" ? { ...entry, postponed: true } : entry;
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

/**
 * [S7] What to do about a batch that failed. Returns when the next try differs from the last one:
 * with a fresh token and everything read, with half the batch, or without the one mutation that
 * was refused.
 * @throws what was thrown, when only time can help
 */
async function handleRefusal(
  { db, remote }: SyncContext,
  trial: Trial,
  refused: { entries: readonly OutboxEntry[]; isSkip: boolean; reads: ReadLog; error: unknown },
): Promise<void> {
  const { entries, isSkip, reads, error } = refused;
  if (!(error instanceof RemoteError)) throw error;
  if (error.kind === "contention") return giveWay(db, trial, entries, error);
  if (error.kind !== "denied" && error.kind !== "invalid") throw error;
  if (error.kind === "denied") {
    // Rules judge by the newest state: a transaction that lost a race is denied before it is
    // found stale. Only what nobody else has changed meanwhile was refused for what it is.
    if (await isStale(reads, remote, userPath(db.uid))) {
      const lost = new RemoteError("contention", "The documents changed meanwhile.", error);
      return giveWay(db, trial, entries, lost);
    }
    if (!trial.refreshed) {
      // From here on nothing is taken for known either: a hand in the console moves no version.
      trial.refreshed = true;
      await remote.refreshToken();
      return;
    }
  }
  const [first, ...others] = entries;
  if (!first) throw error;
  if (isSkip) {
    // Not even the marker may move: nothing is wrong with the mutation, everything is refused.
    await setRefused(db, first, null);
    throw error;
  }
  const last = others.at(-1);
  if (last) {
    trial.suspects = { upTo: last.seq, size: Math.floor(entries.length / 2) };
    return;
  }
  trial.suspects = null;
  await setRefused(db, first, error.kind);
}

/** More would be as many times a second or two, in which the rest of the queue waits. */
const CONTENTION_TRIES = 3;

/**
 * [S3] What to do when others keep changing what a batch has read. A shared meal may be everyone's
 * at once: the mutation that changes it goes by itself, so that it holds up nothing that came
 * before; and after a few tries its part for that meal goes to the end of the queue, so that it
 * holds up nothing that came after.
 * @throws what was thrown, when only time can help
 */
async function giveWay(
  db: SimmerDb,
  trial: Trial,
  entries: readonly OutboxEntry[],
  contention: RemoteError,
): Promise<void> {
  const contested = entries.find((entry) => sharedMealsOf(entry, db.uid).length > 0);
  if (!contested || contested.postponed) throw contention;
  const { seq } = contested;
  const tries = trial.apart?.seq === seq ? trial.apart.tries + 1 : 1;
  trial.apart = { seq, tries };
  if (entries.length > 1 || tries < CONTENTION_TRIES) return;
  const meals = sharedMealsOf(contested, db.uid);
  const behind = await db.outbox.where("seq").above(seq).toArray();
  const isHeldUp = (entry: OutboxEntry) =>
    isEffective(entry) && sharedMealsOf(entry, db.uid).every((meal) => !meals.includes(meal));
  if (!postpone(contested) || !behind.some(isHeldUp)) throw contention;
  await db.transaction("rw", db.outbox, db.meta, async () => {
    await claimEngine(db);
    await db.outbox.where("seq").equals(seq).modify({ postponed: true });
  });
}

/** Takes a mutation's effect back, or gives it again. From here on it is parked, through any crash. */
async function setRefused(
  db: SimmerDb,
  { seq }: OutboxEntry,
  reason: "denied" | "invalid" | null,
): Promise<void> {
  await resettle(db, async () => {
    const entry = await db.outbox.get(seq);
    // Another host may have seen it through meanwhile: then the marker has told its fate.
    if (!entry || seq <= (await getMeta(db, "acked", NO_MARKER)).seq) return;
    const { refused: _refused, postponed: _postponed, ...effective } = entry;
    await db.outbox.put(reason ? { ...effective, refused: reason } : effective);
  });
}
