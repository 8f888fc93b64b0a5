import type { KitchenTimer, TimerStart } from "#db/repositories/timer-repository.ts";

import type { StepTimer } from "./step-text.ts";

/** A time that a step names, and the timer that runs for it, if one does. */
export interface TimerSlot {
  timer: StepTimer;
  start: TimerStart;
  running: KitchenTimer | undefined;
  now: number;
}

/** The element's id of a timer's place below the step. */
export function slotId(timerId: string): string {
  return `slot ${timerId}`;
}

/**
 * Moves the focus to a timer's place, which stays when its button gives way to the running timer.
 * The page stays put for a timer just started: the cook is reading.
 */
export function focusSlot(timerId: string, { scroll }: { scroll: boolean }): void {
  document.getElementById(slotId(timerId))?.focus({ preventScroll: !scroll });
}
