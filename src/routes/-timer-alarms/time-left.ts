import { APP_LOCALE } from "#domain/app-locale.ts";
import { isReminder, remainingMs, type KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { clockText, shortDuration, spokenDuration } from "#ui/clock-text.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/**
 * What a timer shows: the time left, "12:30"; of a reminder that is hours away, when it is due,
 * "at 18:00" or "Sat 18:00". In words it reads "12 minutes 30 seconds left", "due at 18:00" and
 * "due Saturday 18:00".
 */
export function timeLeft(timer: KitchenTimer, now: number): { shown: string; spoken: string } {
  const left = remainingMs(timer, now);
  const { endsAt } = timer;
  if (!isReminder(timer) || left < HOUR_MS) {
    const seconds = left / 1000;
    return { shown: clockText(seconds), spoken: `${spokenDuration(seconds)} left` };
  }
  if (endsAt === null) {
    const hours = shortDuration(Math.ceil(left / HOUR_MS) * 3_600);
    return { shown: hours, spoken: `${hours} left` };
  }
  const day = left < WEEK_MS - 24 * HOUR_MS ? {} : ({ day: "numeric", month: "short" } as const);
  const date = new Date(endsAt);
  const due = (weekday?: "long" | "short") =>
    date.toLocaleString(APP_LOCALE, {
      hour: "2-digit",
      minute: "2-digit",
      ...(weekday && { weekday, ...day }),
    });
  if (date.toDateString() === new Date(now).toDateString()) {
    return { shown: `at ${due()}`, spoken: `due at ${due()}` };
  }
  return { shown: due("short"), spoken: `due ${due("long")}` };
}
