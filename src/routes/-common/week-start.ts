import { firstDayIn, type Weekday, weeksBetween, weekOf } from "#domain/weeks.ts";

import { dateOf } from "./local-days.ts";

/** The localStorage key for the day on which the cook's weeks begin. It holds no personal data. */
const KEY = "simmer.week-start";

/** Not in TypeScript's library yet; Firefox has neither, Safari had the getter alone. */
type LocaleWithWeeks = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

function isWeekday(value: number | undefined): value is Weekday {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 7;
}

function firstDayOfLocale(): Weekday {
  try {
    const locale: LocaleWithWeeks = new Intl.Locale(navigator.language);
    const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
    return isWeekday(firstDay) ? firstDay : firstDayIn(locale.maximize().region ?? "");
  } catch {
    // A browser may name no valid language.
    return 1;
  }
}

/** The day on which the cook's weeks begin: as chosen in this browser, else as their locale has it. */
export function weekStart(): Weekday {
  const kept = Number(localStorage.getItem(KEY) ?? 0);
  return isWeekday(kept) ? kept : firstDayOfLocale();
}

/** Has weeks begin on that day from now on, in this browser. */
export function keepWeekStart(day: Weekday): void {
  try {
    localStorage.setItem(KEY, String(day));
  } catch (error) {
    console.warn("The first day of the week will have to be chosen again", error);
  }
}

/**
 * The week that begins on a day, as seen from today: "Next week", "Week of Mon, 7 Dec"; "" for a day
 * that begins no week, or begins this one.
 */
export function weekBegun(day: string, today: string, first: Weekday): string {
  const weeks = weeksBetween(today, day, first);
  if (weekOf(day, first) !== day || weeks === 0) return "";
  return weeks === 1 ? "Next week" : weeks === -1 ? "Last week" : `Week of ${dateOf(day)}`;
}
