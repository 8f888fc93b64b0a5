const DAY_MS = 86_400_000;

/**
 * When a device's clock showed `here`, ms, it was ahead of the server's by `ahead` ms; negative if
 * it was behind.
 */
export interface ClockNote {
  ahead: number;
  here: number;
}

/**
 * The time to compute ages from, ms: the server's, if the error of this device's clock is known. A
 * note that the clock is ahead doesn't count if it is more than a day old, or if the clock has been
 * set back since: the error should make food look older, not fresher.
 * @param now by this device's clock, ms
 * @param pulledAt when the device last heard from the server, ms by this device's clock
 */
export function timeForAges(now: number, note: ClockNote | null, pulledAt: number): number {
  if (!note) return now;
  const hasMoved = Math.min(now, pulledAt) < note.here - DAY_MS / 24;
  const isOld = now - note.here > DAY_MS;
  return note.ahead > 0 && (hasMoved || now < note.here || isOld) ? now : now - note.ahead;
}

/**
 * The time to stamp a change with, ms: the server's, by the last known error of this device's clock. The
 * clock may have been set since. Where that can't be told, the result is too early rather than too late:
 * food from a date to come would never get old. But it is never before the newest known time of the
 * server, which the cook acts after.
 * @param now by this device's clock, ms
 */
export function timeForChanges(now: number, note: ClockNote | null, serverTime: number): number {
  const since = note ? now - note.here : 0;
  const isSet = note && (since < 0 || (note.ahead < 0 && since > DAY_MS));
  return Math.max(serverTime, now - (note && !isSet ? note.ahead : 0));
}
