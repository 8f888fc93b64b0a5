import { useEffect, useState } from "react";

import { APP_LOCALE } from "#domain/app-locale.ts";
import { daysBetween } from "#domain/days.ts";

/** The day of the cook's calendar at a moment, ms: in the device's own time zone. */
export function localDay(at: number): string {
  const date = new Date(at);
  const year = String(date.getFullYear()).padStart(4, "0");
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${year}-${month}-${day}`;
}

/** How long until the next day begins, ms, where the device is. */
function untilTomorrow(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - at;
}

/**
 * What a moment is part of, followed as time goes on and when the cook comes back to the page.
 * @param partAt the part at a moment; the same function at each render
 * @param untilNext how long until the next part begins, ms; the same function at each render
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

/** Today, which becomes the next day at midnight, and when the cook comes back to the page. */
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

/** The same within a sentence: "today", "Tue, 24 Nov"; of the last days, "Sunday". */
export function dayInText(day: string, today: string): string {
  const near = NEAR[daysBetween(today, day)]?.toLowerCase();
  const ago = daysBetween(day, today);
  return near ?? (ago > 0 && ago < 7 ? weekdays.format(asDate(day)) : dateOf(day));
}
