/*
 * Days of the cook's own calendar, as text: "2026-11-24". They are no moments, so no time zone and
 * no clock shifts them: a meal that is put on Tuesday in one place is on Tuesday in any other.
 */

const DAY_MS = 86_400_000;

function atMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

function fromMidnight(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text names a day that exists, of a year with four digits. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = atMidnight(text);
  // "2026-02-30" is read as the second of March.
  return !Number.isNaN(at) && fromMidnight(at) === text;
}

/** The day that comes `count` days after `day`, or before it. */
export function addDays(day: string, count: number): string {
  return fromMidnight(atMidnight(day) + count * DAY_MS);
}

/** How many days `to` comes after `from`; negative if it comes before. */
export function daysBetween(from: string, to: string): number {
  return (atMidnight(to) - atMidnight(from)) / DAY_MS;
}

/** `count` days, from `first` on. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** "Tue, 24 Nov", in every locale. */
export function shortDay(day: string): string {
  return new Date(atMidnight(day)).toUTCString().slice(0, 11);
}
