import { useEffect, useState } from "react";

import { APP_LOCALE } from "#domain/app-locale.ts";
import { daysBetween } from "#domain/days.ts";

/** The calendar day of a timestamp (ms) in the device's time zone. */
export function localDay(at: number): string {
  const date = new Date(at);
  const year = String(date.getFullYear()).padStart(4, "0");
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${year}-${month}-${day}`;
}

/** The time until local midnight, ms. */
function untilTomorrow(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - at;
}

/**
 * The period (such as a day) that the current moment belongs to. It updates when the next period
 * begins and when the cook returns to the page.
 * @param partAt the period at a timestamp; must be referentially stable
 * @param untilNext the time until the next period begins, ms; must be referentially stable
 */
function usePartOfTime<T extends string | number>(
  partAt: (at: number) => T,
  untilNext: (at: number) => number,
): T {
  const [part, setPart] = useState(() => partAt(Date.now()));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(waiting);
      const now = Date.now();
      setPart(partAt(now));
      waiting = setTimeout(follow, untilNext(now) + 50);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [partAt, untilNext]);
  return part;
}

/** Today, updated at midnight and when the cook returns to the page. */
export function useToday(): string {
  return usePartOfTime(localDay, untilTomorrow);
}

// A calendar day has no time zone: it is formatted as UTC.
const weekdays = new Intl.DateTimeFormat(APP_LOCALE, { weekday: "long", timeZone: "UTC" });
const dates = new Intl.DateTimeFormat(APP_LOCALE, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

const longDates = new Intl.DateTimeFormat(APP_LOCALE, {
  weekday: "long",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Tue, 24 Nov". */
export function dateOf(day: string): string {
  return dates.format(asDate(day));
}

/** "Tuesday, 24 Nov". */
export function longDateOf(day: string): string {
  return longDates.format(asDate(day));
}

const NEAR: Readonly<Record<string, string>> = { "-1": "Yesterday", 0: "Today", 1: "Tomorrow" };

/** "Today", "Tomorrow", "Yesterday", else "Tue, 24 Nov". */
export function dayName(day: string, today: string): string {
  return NEAR[daysBetween(today, day)] ?? dateOf(day);
}

/**
 * The same within a sentence: "today", "Tue, 24 Nov"; a weekday for the past few days: "Sunday".
 */
export function dayInText(day: string, today: string): string {
  const near = NEAR[daysBetween(today, day)]?.toLowerCase();
  const ago = daysBetween(day, today);
  return near ?? (ago > 0 && ago < 7 ? weekdays.format(asDate(day)) : dateOf(day));
}
