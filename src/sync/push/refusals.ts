import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { SHARES_PER_MINUTE } from "#domain/limits.ts";
import { hasOwnPart, postpone } from "#domain/mutations/registry.ts";
import { getMeta } from "#sync/protocol/local.ts";
import { originOf, plannedFate, undecided } from "#sync/protocol/marker.ts";
import { NO_MARKER, shareLimitPath, userPath, wholeNumber } from "#sync/protocol/wire.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { isEffective } from "#sync/pull/rebase.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

import { sharedMealsOf } from "./batch.ts";
import type { SyncContext } from "./commit.ts";
import { isStale, type ReadLog } from "./transaction-log.ts";

/** What one call of `push` has learned about a batch that was refused. */
export interface PushAttempt {
  /** Whether the token has been refreshed; since then all is read that a batch touches. */
  refreshed: boolean;
  /** While the queue begins at or before `upTo`, batches hold at most `size` mutations. */
  suspects: { upTo: number; size: number } | null;
  /** The mutation that is sent by itself, for a shared meal that others are changing too; and its tries. */
  apart: { seq: number; tries: number } | null;
  /** What has been put off in this call, as `originOf` names it: once is enough, or two hot meals would take turns for ever. */
  putOff: Set<string>;
}

export function startAttempt(): PushAttempt {
  return { refreshed: false, suspects: null, apart: null, putOff: new Set() };
}

/**
 * [S7.18]–[S7.23] What to do about a batch that failed. Returns when the next try differs from the last one:
 * with a fresh token and everything read, with half the batch, without what the one mutation that
 * was refused says to everyone, or without that mutation.
 * @throws what was thrown, when only time can help
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
    // Rules judge by the newest state: a transaction that lost a race is denied before it is
    // found stale. Only what nobody else has changed meanwhile was refused for what it is.
    if (await isStale(reads, remote, userPath(db.uid))) {
      const lost = new RemoteError("contention", "The documents changed meanwhile.", error);
      return giveWay(db, attempt, entries, lost);
    }
    if (isTooSoon(context, reads)) {
      const spent = new RemoteError("contention", "So many meals a minute are all.", error);
      return giveWay(db, attempt, entries, spent);
    }
    if (!attempt.refreshed) {
      // From here on nothing is taken for known either: a hand in the console moves no version.
      attempt.refreshed = true;
      await remote.refreshToken();
      return;
    }
  }
  const [first, ...others] = entries;
  if (!first) throw error;
  if (plannedFate(first) === "skipped") {
    // Not even the marker may move: nothing is wrong with the mutation, everything is refused.
    await setRefused(db, first, null);
    throw error;
  }
  const last = others.at(-1);
  if (last) {
    attempt.suspects = { upTo: last.seq, size: Math.floor(entries.length / 2) };
    return;
  }
  attempt.suspects = null;
  // What it says to everyone may be all that is wrong with it: then the cook's own part is sent.
  if (hasOwnPart(first, db.uid)) return withhold(db, first);
  await setRefused(db, first, error.kind);
}

const MINUTE_MS = 60_000;

/** When a device first found the minute spent in which its cook shares no more meals, by when that began. */
const spentMinutes = new WeakMap<SimmerDb, { minute: number | null; since: number }>();

/**
 * [S7.21] Whether what was denied shares one meal more than a cook may in a minute. A device that comes
 * back after days has many to share: the next one waits, and is not refused for good. Nothing tells
 * the server's time to the second, so it may be that until a minute has passed here, and no longer.
 */
function isTooSoon({ db, remote, now }: SyncContext, reads: ReadLog): boolean {
  const limit = new Map(reads.entries()).get(shareLimitPath(db.uid));
  if (!limit || wholeNumber(limit["minuteCount"]) < SHARES_PER_MINUTE) return false;
  const minute = remote.millis(limit["minute"]);
  const known = spentMinutes.get(db);
  const since = known?.minute === minute ? known.since : now();
  spentMinutes.set(db, { minute, since });
  return Math.abs(now() - since) < MINUTE_MS;
}

/** More would be as many times a second or two, in which the rest of the queue waits. */
const CONTENTION_TRIES = 3;

/**
 * [S3.5] [S3.6] What to do when others keep changing what a batch has read. A shared meal may be everyone's
 * at once: the mutation that changes it goes by itself, so that it holds up nothing that came
 * before; and after a few tries its part for that meal goes to the end of the queue, so that it
 * holds up nothing that came after.
 * @throws what was thrown, when only time can help
 */
async function giveWay(
  db: SimmerDb,
  attempt: PushAttempt,
  entries: readonly OutboxEntry[],
  contention: RemoteError,
): Promise<void> {
  const contested = entries.find((entry) => sharedMealsOf(entry, db.uid).length > 0);
  if (!contested || contested.postponed) throw contention;
  const { seq } = contested;
  const tries = attempt.apart?.seq === seq ? attempt.apart.tries + 1 : 1;
  attempt.apart = { seq, tries };
  if (entries.length > 1 || tries < CONTENTION_TRIES) return;
  const meals = sharedMealsOf(contested, db.uid);
  const behind = await db.outbox.where("seq").above(seq).toArray();
  const isHeldUp = (entry: OutboxEntry) =>
    isEffective(entry) && sharedMealsOf(entry, db.uid).every((meal) => !meals.includes(meal));
  const origin = originOf(contested.id);
  if (attempt.putOff.has(origin) || !postpone(contested) || !behind.some(isHeldUp))
    throw contention;
  attempt.putOff.add(origin);
  await decide(db, contested, (entry) => ({ ...undecided(entry), postponed: true }));
}

/** Takes back what a mutation says to everyone, here too. From here on it is sent without that. */
async function withhold(db: SimmerDb, refused: OutboxEntry): Promise<void> {
  await decide(db, refused, (entry) => ({ ...undecided(entry), ownOnly: true }));
}

/** Takes a mutation's effect back, or gives it again. From here on it is parked, through any crash. */
async function setRefused(
  db: SimmerDb,
  refused: OutboxEntry,
  reason: "denied" | "invalid" | null,
): Promise<void> {
  await decide(db, refused, (entry) =>
    reason ? { ...undecided(entry), refused: reason } : undecided(entry),
  );
}

/** Notes what is to become of a mutation, and lays what is pending over the rows accordingly. */
async function decide(
  db: SimmerDb,
  { seq }: OutboxEntry,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<void> {
  await rebaseAfter(db, async () => {
    const entry = await db.outbox.get(seq);
    // Another host may have seen it through meanwhile: then the marker has told its fate.
    if (!entry || seq <= (await getMeta(db, "acked", NO_MARKER)).seq) return;
    await db.outbox.put(change(entry));
  });
}
