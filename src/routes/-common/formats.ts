import { APP_LOCALE } from "#domain/app-locale.ts";

const dates = new Intl.DateTimeFormat(APP_LOCALE, {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** "21 Nov 2026". */
export function formatDate(at: number): string {
  return dates.format(at);
}

/** "1 recipe", "3 recipes". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

const times = new Intl.DateTimeFormat(APP_LOCALE, { dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026, 10:42". A damaged row may hold no valid time. */
export function formatTime(at: number): string {
  return Number.isFinite(at) ? times.format(at) : "Some time ago";
}

const megabytes = new Intl.NumberFormat(APP_LOCALE, { style: "unit", unit: "megabyte" });

/** "12 MB"; "1 MB" for anything less. */
export function formatBytes(bytes: number): string {
  return megabytes.format(Math.max(1, Math.round(bytes / 1_000_000)));
}
