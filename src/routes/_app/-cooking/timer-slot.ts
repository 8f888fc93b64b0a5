import type { StepTimer } from "#domain/steps/step-text.ts";
import type { KitchenTimer, TimerStart } from "#domain/timers/kitchen-timer.ts";

/** A time that a step names, and its running timer, if there is one. */
export interface TimerSlot {
  timer: StepTimer;
  start: TimerStart;
  running: KitchenTimer | undefined;
  now: number;
}

/** The id of the element below the step that holds a timer. */
export function slotId(timerId: string): string {
  return `slot ${timerId}`;
}

/**
 * Moves focus to a timer's place, which remains when the running timer replaces its button. A timer
 * that was just started does not scroll the page, because the cook is reading.
 */
export function focusSlot(timerId: string, { scroll }: { scroll: boolean }): void {
  document.getElementById(slotId(timerId))?.focus({ preventScroll: !scroll });
}
