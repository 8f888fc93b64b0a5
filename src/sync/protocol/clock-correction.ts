import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { isKnown } from "#domain/mutations/registry.ts";
import { retime, type RenamedPortions } from "#domain/mutations/retime.ts";
import { rebaseAfter } from "#sync/pull/apply-server-state.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { claimEngine, getMeta, putMeta, readLocal, type LocalState } from "./local.ts";

/** Cooks rarely notice a smaller error, and correcting it would rename portions for no benefit. */
export const TOLERATED_MS = 300_000;

/**
 * How many renamed portions are remembered. Screens can hold only those of the last few logged
 * meals.
 */
const RENAMED_MAX = 200;

/** How a device's clock compares with the server's at a push. */
export interface ClockReading {
  /** How far this device's clock is ahead of the server's, ms; negative when it is behind. */
  ahead: number;
  /** The server's time, ms. */
  serverNow: number;
}

/**
 * [S13.4] Reads the outbox, with its times by the server's clock. If this device's clock is wrong, its
 * times are corrected before a mutation goes out for the first time, and in the outbox itself, so that
 * the device shows what it sends. A mutation that may have been sent before is not changed, since the
 * server may already have it with its old times.
 * @param read asks how the clocks compare; null if that can't be known. It is called only if something
 *   waits that was never sent.
 */
export async function readRetimed(
  { db, now }: SyncContext,
  read: () => Promise<ClockReading | null>,
): Promise<LocalState> {
  const local = await readLocal(db);
  const unsent = [...local.entries, ...local.forEveryone].filter(isUnsent(local.sentSeq));
  const reading = unsent.length > 0 ? await read() : null;
  if (reading) await noteClock(db, reading, now());
  if (!reading || !unsent.some((entry) => isOff(entry, reading))) return local;
  await rebaseAfter(db, async () => {
    const sentSeq = await getMeta(db, "sentSeq", 0);
    let renamed: RenamedPortions = await getMeta(db, "renamedPortions", {});
    for (const entry of await db.outbox.orderBy("seq").toArray()) {
      if (!isUnsent(sentSeq)(entry)) continue;
      const time = isOff(entry, reading)
        ? (ms: number) => ms + (correctedAt(entry, reading) - entry.at)
        : (ms: number) => ms;
      const corrected = retime(entry, time, renamed);
      renamed = corrected.renamed;
      await db.outbox.put({ ...corrected.act, ahead: reading.ahead });
    }
    const kept = Object.entries(renamed).slice(-RENAMED_MAX);
    await putMeta(db, { renamedPortions: Object.fromEntries(kept) });
  });
  return readLocal(db);
}

/**
 * Stores this device's clock error for the ages that screens show; nothing if the clock is right.
 */
async function noteClock(db: SimmerDb, { ahead }: ClockReading, here: number): Promise<void> {
  const isOff = Math.abs(ahead) > TOLERATED_MS;
  await db.transaction("rw", db.meta, async () => {
    await claimEngine(db);
    const known = await getMeta(db, "clock", null);
    if (isOff || known) await putMeta(db, { clock: isOff ? { ahead, here } : null });
  });
}

function isUnsent(sentSeq: number): (entry: OutboxEntry) => boolean {
  return (entry) => entry.seq > sentSeq && entry.doneAt === undefined && isKnown(entry);
}

/**
 * When the cook acted, by the server's clock. The result is never in the server's future, and never
 * before a server time that this device had already seen when the cook acted. Both bounds hold even
 * if the clock was wrong then and has been set right since.
 */
function correctedAt(entry: OutboxEntry, { ahead, serverNow }: ClockReading): number {
  const at = entry.at - (ahead - (entry.ahead ?? 0));
  return Math.max(0, Math.min(serverNow, Math.max(at, entry.seen ?? 0)));
}

function isOff(entry: OutboxEntry, reading: ClockReading): boolean {
  return Math.abs(correctedAt(entry, reading) - entry.at) > TOLERATED_MS;
}
