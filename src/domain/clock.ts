const DAY_MS = 86_400_000;

/** That a device's clock was ahead of the server's by `ahead` ms when it showed `here`, ms; behind where negative. */
export interface ClockNote {
  ahead: number;
  here: number;
}

/**
 * The time to reckon ages by, ms: the server's, where it is known how this device's clock stands to
 * it. A note that is a day old, or from before the clock was set back, doesn't count: food must
 * rather look too old than too fresh.
 * @param now by this device's clock, ms
 * @param pulledAt when the server was last heard, ms by this device's clock
 */
export function timeForAges(now: number, note: ClockNote | null, pulledAt: number): number {
  if (!note) return now;
  const hasMoved = Math.min(now, pulledAt) < note.here - DAY_MS / 24;
  const isOld = now - note.here > DAY_MS;
  return note.ahead > 0 && (hasMoved || now < note.here || isOld) ? now : now - note.ahead;
}
