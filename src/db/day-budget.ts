const DAY_MS = 86_400_000;

/**
 * The current day of a device's budget. A new day begins 24 hours after the last one began, by this
 * device's clock, which strangers can't set. If the clock is set back, the day restarts but keeps the
 * amount spent. Invalid stored values count as 0.
 *
 * @param since when the last day began, ms
 * @param spent the amount spent in it
 * @param now ms
 */
export function dayOf(since: number, spent: number, now: number): { since: number; spent: number } {
  const isDamaged = ![since, spent].every(Number.isFinite);
  if (isDamaged || now - since >= DAY_MS) return { since: now, spent: 0 };
  return { since: Math.min(since, now), spent };
}
