import { type Allowance, endOfWindow, secondsUntil } from "./counter.ts";

/** At most about 2 MB: a flood of spoofed addresses must not fill the memory. */
const KEPT_MAX = 20_000;

/** Counts in this instance's memory: synchronous, infallible, and not shared with other instances. */
export interface OwnCounter {
  /** @returns seconds until there is room again, or 0 if one was taken */
  take(id: string, allowance: Allowance): number;
  /** Refuses everything under this id for so many seconds. */
  close(id: string, seconds: number): void;
}

interface Count {
  count: number;
  endsAt: number;
}

export function createOwnCounter(now: () => number, keptMax = KEPT_MAX): OwnCounter {
  const counts = new Map<string, Count>();

  /** Stores a count as the most recently used; the least recently used one makes room for it. */
  function keep(id: string, count: Count): void {
    counts.delete(id);
    counts.set(id, count);
    if (counts.size <= keptMax) return;
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  }

  return {
    take(id, allowance) {
      const at = now();
      const kept = counts.get(id);
      const { count, endsAt } =
        kept && kept.endsAt > at ? kept : { count: 0, endsAt: endOfWindow(allowance, at) };
      const isFull = count >= allowance.max;
      keep(id, { count: isFull ? count : count + 1, endsAt });
      return isFull ? secondsUntil(endsAt, at) : 0;
    },
    close(id, seconds) {
      keep(id, { count: Number.MAX_SAFE_INTEGER, endsAt: now() + seconds * 1_000 });
    },
  };
}
