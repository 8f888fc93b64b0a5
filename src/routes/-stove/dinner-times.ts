import { APP_LOCALE } from "#domain/app-locale.ts";
import type { DinnerPlan } from "#domain/stove/dinner.ts";
import { shortDuration } from "#ui/clock-text.ts";

const MINUTE_MS = 60_000;
const clock = new Intl.DateTimeFormat(APP_LOCALE, { hour: "numeric", minute: "2-digit" });

/** "19:00" */
export function clockTime(at: number): string {
  return clock.format(at);
}

/** "18 min", "1 hr 5 min"; at least a minute. */
export function inMinutes(ms: number): string {
  return shortDuration(Math.max(1, Math.round(ms / MINUTE_MS)) * 60);
}

/** How long after the wished time dinner is ready, ms; 0 for less than a minute. */
export function lateBy({ readyAt, eatAt }: DinnerPlan): number {
  return readyAt - eatAt < MINUTE_MS ? 0 : readyAt - eatAt;
}

/** The next moment at which the clock shows "19:00", ms since the epoch; null for no such time. */
export function nextMoment(time: string, now: number): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  if (time === "" || hours === undefined || minutes === undefined) return null;
  const at = new Date(now);
  at.setHours(hours, minutes, 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return Number.isFinite(at.getTime()) ? at.getTime() : null;
}

/** "19:00", as a field for times takes it. */
export function fieldTime(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()]
    .map((each) => String(each).padStart(2, "0"))
    .join(":");
}

/** The usual time to eat: seven, or the full hour after the next one once seven is near. */
export function usualTime(now: number): string {
  const hour = new Date(now).getHours();
  return `${String(hour < 18 ? 19 : (hour + 2) % 24).padStart(2, "0")}:00`;
}
