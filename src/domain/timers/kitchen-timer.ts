/**
 * A running or finished kitchen timer, as it is kept on this device. Times are ms since the epoch; a
 * paused timer stores its remaining time.
 */
export interface KitchenTimer {
  id: string;
  /** The recipe's id, which is also the cooking session's; "" for none. */
  recipeId: string;
  /** The plan in which its recipe was opened, for the way back to it. */
  planId: string | null;
  title: string;
  step: number;
  label: string;
  durationMs: number;
  /** When it rings; null while paused. */
  endsAt: number | null;
  remainingMs: number;
  /** Whether the cook has been told that it rang. */
  acknowledged: boolean;
}

/** A timer before it runs. */
export type TimerStart = Omit<KitchenTimer, "endsAt" | "remainingMs" | "acknowledged">;

/**
 * The id of a step's timer, derived from its place, so that starting it twice, or in two tabs,
 * yields one timer.
 */
export function stepTimerId(recipeId: string, step: number, index: number): string {
  return `${recipeId} ${step} ${index}`;
}

const REMINDER_MS = 12 * 3_600_000;

/** Whether a timer runs for so long that its cook will be away: it shows when it is due. */
export function isReminder({ durationMs }: Pick<KitchenTimer, "durationMs">): boolean {
  return durationMs >= REMINDER_MS;
}

/** The id of the timer that says when to begin a dish. */
export function reminderId(recipeId: string): string {
  return `begin ${recipeId}`;
}

/** Milliseconds left, never below 0. */
export function remainingMs(
  timer: Pick<KitchenTimer, "endsAt" | "remainingMs">,
  now: number,
): number {
  return Math.max(0, timer.endsAt === null ? timer.remainingMs : timer.endsAt - now);
}

/** Whether the timer's time is up. A paused timer never rings. */
export function hasRung({ endsAt }: Pick<KitchenTimer, "endsAt">, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}
