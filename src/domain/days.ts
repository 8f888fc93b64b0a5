/*
 * Calendar days as text: "2026-11-24". They are plain dates without a time zone: a meal planned for
 * Tuesday in one place is on Tuesday in any other.
 */

interface Civil {
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

/** Days of 400 years, after which the calendar repeats itself. */
const ERA_DAYS = 146_097;
/** Days from the first of March of the year 0 to that of 1970. */
const TO_1970 = 719_468;

/**
 * Days since 1970-01-01 in the Gregorian calendar; the year is taken to begin in March, so that a
 * leap day is its last (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 */
function toNumber({ year, month, day }: Civil): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const ofEra = marchYear - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(ofEra / 4) - Math.floor(ofEra / 100);
  return era * ERA_DAYS + ofEra * 365 + leaps + ofYear - TO_1970;
}

/** The inverse, from the same source. */
function fromNumber(days: number): Civil {
  const shifted = days + TO_1970;
  const era = Math.floor(shifted / ERA_DAYS);
  const ofEra = shifted - era * ERA_DAYS;
  const leaps =
    Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

function numberOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return toNumber({ year, month, day: date });
}

function textOf(days: number): string {
  const { year, month, day } = fromNumber(days);
  const [y, m, d] = [
    `${year}`.padStart(4, "0"),
    ...[month, day].map((part) => `${part}`.padStart(2, "0")),
  ];
  return `${y}-${m}-${d}`;
}

/** Whether a text names a day that exists, of a year with four digits. */
export function isDay(text: string): boolean {
  // 30 February would be normalised to a day in March.
  return /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(text) && textOf(numberOf(text)) === text;
}

/** The day that comes `count` days after `day`, or before it. */
export function addDays(day: string, count: number): string {
  return textOf(numberOf(day) + count);
}

/** How many days `to` comes after `from`; negative if it comes before. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** `count` days, from `first` on. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

const WEEKDAYS = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Tue, 24 Nov", in every locale. */
export function shortDay(text: string): string {
  const days = numberOf(text);
  const { month, day } = fromNumber(days);
  // The first day of 1970 was a Thursday.
  return `${WEEKDAYS[((days % 7) + 7) % 7]}, ${day} ${MONTHS[month - 1]}`;
}
