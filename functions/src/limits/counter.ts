/** A fixed-window limit: at most `max` per `seconds`; windows are aligned to the epoch. */
export interface Allowance {
  max: number;
  seconds: number;
}

/** Counts the use of allowances, each under an id. */
export interface Counter {
  /**
   * Takes one. @returns seconds to wait, or 0 if it was granted @throws if it can't be counted: then it
   * is not granted
   */
  take(id: string, allowance: Allowance): Promise<number>;
  /** Removes what is still kept of an id's counts, of this window and of earlier ones. */
  forget(id: string): Promise<void>;
}

/** The end of the window that contains `now`; both in ms since the epoch. */
export function endOfWindow({ seconds }: Allowance, now: number): number {
  const ms = seconds * 1_000;
  return (Math.floor(now / ms) + 1) * ms;
}

/** Whole seconds from `now` to a later time, at least one. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / 1_000));
}
