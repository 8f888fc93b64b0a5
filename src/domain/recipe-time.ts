import { findTimers } from "./timers/find-timers.ts";

/** What nobody cooks for: beyond it, texts are hostile or mistaken. */
const MINUTES_MOST = 7 * 24 * 60;

/**
 * The minutes that a recipe's steps name, one after the other, each at its longest ("10–12 minutes"
 * counts 12); null if they name none. Preparing takes time that steps don't tell, and dishes may
 * cook side by side, so this says about how long the stove is on.
 */
export function stepMinutes(instructions: readonly string[]): number | null {
  const seconds = instructions
    .flatMap((text) => findTimers(text))
    .reduce((sum, { maxSeconds }) => sum + maxSeconds, 0);
  const minutes = Math.ceil(seconds / 60);
  return minutes === 0 || minutes > MINUTES_MOST ? null : minutes;
}

/** "40 min", "1 h 5 min", "8 h"; from a quarter of an hour on to the next five minutes. */
export function durationText(minutes: number): string {
  const rounded = minutes > 15 ? Math.ceil(minutes / 5) * 5 : minutes;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
