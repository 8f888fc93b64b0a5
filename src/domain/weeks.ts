import { addDays, daysBetween } from "./days.ts";

/** A day of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const A_MONDAY = "2024-01-01";
/** Where the calendar's week begins on a Sunday or on a Saturday (Unicode CLDR, weekData). */
const SUNDAY_FIRST =
  /^(?:AG|AS|AU|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/u;
const SATURDAY_FIRST = /^(?:AE|AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/u;

/** A region's first day of the week; Monday for one that is unknown. */
export function firstDayIn(region: string): Weekday {
  if (SUNDAY_FIRST.test(region)) return 7;
  return SATURDAY_FIRST.test(region) ? 6 : 1;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The day that begins the week of a day. */
export function weekOf(day: string, first: Weekday): string {
  const weekday = modulo(daysBetween(A_MONDAY, day), 7) + 1;
  return addDays(day, -modulo(weekday - first, 7));
}

/** How many weeks the week of `day` comes after that of `today`; negative if it comes before. */
export function weeksBetween(today: string, day: string, first: Weekday): number {
  return daysBetween(weekOf(today, first), weekOf(day, first)) / 7;
}
