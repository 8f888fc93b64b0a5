import type { ClockReading } from "#sync/protocol/clock-correction.ts";
import type { SyncContext } from "#sync/sync-context.ts";

/** How the clocks compare; null if that can't be known. */
export type ReadClock = () => Promise<ClockReading | null>;

/** Asks how the clocks compare, once per push: the requests of one push are only seconds apart. */
export function createClockReader({ remote, now }: SyncContext): ReadClock {
  let reading: ClockReading | null | undefined;
  return async () => {
    if (reading !== undefined) return reading;
    const ahead = await remote.clockAhead(now);
    reading = ahead === null ? null : { ahead, serverNow: now() - ahead };
    return reading;
  };
}

/** [S13.12] Pushes write times by the server's clock. */
export async function atServerTime(
  context: SyncContext,
  readClock: ReadClock,
): Promise<SyncContext> {
  const { ahead } = (await readClock()) ?? { ahead: 0 };
  return { ...context, now: () => context.now() - ahead };
}
