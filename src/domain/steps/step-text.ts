import { findTimers, type FoundTimer } from "#domain/timers/find-timers.ts";
import { findWaits } from "#domain/timers/find-waits.ts";
import { nameTimer } from "#domain/timers/timer-name.ts";

/** A time in a step, and what it times. */
export interface StepTimer {
  /** Its position among the step's timers, from 0. */
  index: number;
  label: string;
  /** The phrase as written in the text. */
  phrase: string;
  seconds: number;
  /** The upper end of a range; null for a single time. */
  maxSeconds: number | null;
}

/** A piece of a step: plain text or a time, in the order of the text. */
export type StepPart = { text: string; timer: StepTimer | null };

/** Times and waits of days, in the order of the text. */
function timesOf(text: string): FoundTimer[] {
  const timers = findTimers(text);
  const waits = findWaits(text).filter(({ start, end }) =>
    timers.every((timer) => timer.end <= start || end <= timer.start),
  );
  return [...timers, ...waits].toSorted((a, b) => a.start - b.start);
}

/** Splits a step at its times. `step` counts from 1. */
export function readStep(text: string, step: number): StepPart[] {
  const parts: StepPart[] = [];
  let from = 0;
  timesOf(text).forEach(({ minSeconds, maxSeconds, start, end }, index) => {
    if (start > from) parts.push({ text: text.slice(from, start), timer: null });
    const phrase = text.slice(start, end);
    parts.push({
      text: phrase,
      timer: {
        index,
        label: nameTimer(text.slice(0, start), text.slice(end), step),
        phrase,
        seconds: minSeconds,
        maxSeconds: maxSeconds > minSeconds ? maxSeconds : null,
      },
    });
    from = end;
  });
  if (from < text.length) parts.push({ text: text.slice(from), timer: null });
  return parts;
}
