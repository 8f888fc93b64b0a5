import { findTimers } from "#domain/timers/find-timers.ts";

/**
 * When to do what, so that several dishes end together. All times are seconds from now.
 */

/** What a step takes: first the cook's hands, then time on its own. */
export interface StepTime {
  /** Counted from 1. */
  step: number;
  hands: number;
  waits: number;
}

/** A dish and its remaining steps. */
export interface DishTimes {
  id: string;
  /** Whether anything in progress can't be postponed. */
  hasBegun: boolean;
  steps: readonly StepTime[];
  /** The time until the last of its timers that run beside its steps rings; 0 for none. */
  beside: number;
}

export interface PlannedStep extends StepTime {
  startsIn: number;
}

export interface PlannedDish {
  id: string;
  /** When the cook starts or resumes it. */
  startsIn: number;
  readyIn: number;
  steps: readonly PlannedStep[];
  /** Whether it unavoidably needs the cook's hands at the same time as another dish. */
  isTight: boolean;
}

export interface StovePlan {
  /** When the last dish is ready. */
  readyIn: number;
  /** In the order in which they start. */
  dishes: readonly PlannedDish[];
}

/** A time of at least this needs no hands: "simmer for 20 minutes", not "stir for 2 minutes". */
const ALONE_FROM = 5 * 60;
/** A step's overhead beyond the times that it names: reading, fetching, cutting. */
export const HANDS_SECONDS = 2 * 60;

/**
 * A step's duration by the times in its text, at the lower end of each range.
 * @param left the seconds left of those of its timers that run, by their place among the step's
 *   times; those before a running one are over
 */
export function timeOfStep(
  text: string,
  step: number,
  left: ReadonlyMap<number, number> = new Map(),
): StepTime {
  const times = findTimers(text).map(({ minSeconds }) => minSeconds);
  const first = Math.min(...left.keys());
  if (left.size > 0) {
    const rest = times.map((seconds, at) => left.get(at) ?? (at < first ? 0 : seconds));
    return { step, hands: 0, waits: rest.reduce((sum, seconds) => sum + seconds, 0) };
  }
  const alone = times.filter((seconds) => seconds >= ALONE_FROM);
  const waits = alone.reduce((sum, seconds) => sum + seconds, 0);
  const all = times.reduce((sum, seconds) => sum + seconds, 0);
  return { step, hands: HANDS_SECONDS + all - waits, waits };
}

interface Span {
  from: number;
  to: number;
}

function lengthOf({ steps, beside }: DishTimes): number {
  return Math.max(
    beside,
    steps.reduce((sum, { hands, waits }) => sum + hands + waits, 0),
  );
}

function schedule({ steps }: DishTimes, start: number): PlannedStep[] {
  let at = start;
  return steps.map((step) => {
    const planned = { ...step, startsIn: at };
    at += step.hands + step.waits;
    return planned;
  });
}

/** When the cook's hands are busy with these steps. */
function busyIn(steps: readonly PlannedStep[]): Span[] {
  return steps
    .filter(({ hands }) => hands > 0)
    .map(({ startsIn, hands }) => ({ from: startsIn, to: startsIn + hands }));
}

/** By how much a dish must start earlier to avoid its first clash; 0 for none. */
function clashOf(own: readonly Span[], others: readonly Span[]): number {
  for (const mine of own) {
    const clash = others.find(({ from, to }) => mine.from < to && from < mine.to);
    if (clash) return mine.to - clash.from;
  }
  return 0;
}

/** The latest start up to `latest` at which no hands are needed twice; null for none. */
function findStart(dish: DishTimes, latest: number, busy: readonly Span[]): number | null {
  let start = latest;
  // Each turn moves it earlier, past one more of the other dishes' steps.
  while (start >= 0) {
    const clash = clashOf(busyIn(schedule(dish, start)), busy);
    if (clash === 0) return start;
    start -= clash;
  }
  return null;
}

/**
 * Plans dishes to end together: as soon as the longest can, or at a later moment that is asked for. A
 * dish that has begun is never told to wait, since its steps may not allow it. A dish starts a little
 * earlier, and is ready a little earlier, where the cook would need both hands twice; where there is no
 * room for that either, it is `isTight`.
 *
 * @param eatIn when to eat; where the longest dish takes longer, all are planned to end with it
 */
export function planStove(dishes: readonly DishTimes[], eatIn = 0): StovePlan {
  const readyIn = Math.max(0, eatIn, ...dishes.map(lengthOf));
  const longestFirst = dishes.toSorted(
    (a, b) =>
      Number(b.hasBegun) - Number(a.hasBegun) ||
      lengthOf(b) - lengthOf(a) ||
      (a.id < b.id ? -1 : 1),
  );
  const busy: Span[] = [];
  const planned = longestFirst.map((dish): PlannedDish => {
    const latest = readyIn - lengthOf(dish);
    const found = dish.hasBegun ? 0 : findStart(dish, latest, busy);
    const startsIn = found ?? latest;
    const steps = schedule(dish, startsIn);
    const isTight = clashOf(busyIn(steps), busy) > 0;
    busy.push(...busyIn(steps));
    return { id: dish.id, startsIn, readyIn: startsIn + lengthOf(dish), steps, isTight };
  });
  return { readyIn, dishes: planned.toSorted((a, b) => a.startsIn - b.startsIn) };
}
