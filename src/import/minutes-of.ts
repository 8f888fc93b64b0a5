import { takeQuantity } from "#domain/amounts/numbers.ts";
import { RECIPE_MINUTES_MAX } from "#domain/limits.ts";

/** ISO 8601, as schema.org has it: "P0DT1H25M". */
const ISO =
  /^P(?:0+Y)?(?:0+M)?(?:(?<d>\d{1,4})D)?(?:T(?:(?<h>\d{1,5}(?:[.,]\d{1,9})?)H)?(?:(?<m>\d{1,6}(?:[.,]\d{1,9})?)(?:M|$))?(?:(?<s>\d{1,7}(?:[.,]\d{1,9})?)S)?)?$/iu;
const CLOCK = /^(?<h>\d{1,2}):(?<m>[0-5]\d)(?::[0-5]\d)?$/u;

const MINUTES: readonly (readonly [word: RegExp, minutes: number])[] = [
  [/^(?:m|mins?|minut\p{L}*|мин\p{L}*|dk|dakika|perc|λεπτ\p{L}*|分)$/iu, 1],
  [
    /^(?:h|hr|hrs|hours?|std|stunden?|heures?|horas?|ora|ore|uur|uren|timmar|timer?|ч|час\p{L}*|saat|óra|godz\p{L}*|hod\p{L}*|ώρ\p{L}*|時間)$/iu,
    60,
  ],
  [/^(?:d|days?|tage?|jours?|d[ií]as?|giorn[io]|dagen)$/iu, 24 * 60],
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|second[io])$/iu, 1 / 60],
];
const WORD = /^\s*[-–]?\s*(?<word>\p{L}+)\.?/u;
/** Longer texts are sentences. */
const LENGTH_MAX = 60;

function minutesIn(word: string): number | undefined {
  return MINUTES.find(([pattern]) => pattern.test(word))?.[1];
}

/** The sum of what a text like "1 hr 20 mins" says; undefined if it says anything else. */
function wordedMinutes(text: string): number | undefined {
  let rest = text.replace(/^(?:about|approx(?:imately)?\.?|around|ca\.?|circa|under|~)\s*/iu, "");
  let sum = 0;
  while (rest !== "") {
    const taken = takeQuantity(rest);
    const word = WORD.exec(taken?.rest ?? "");
    const times = minutesIn(word?.groups?.["word"] ?? "");
    if (!taken?.quantity || !word || times === undefined) return undefined;
    sum += taken.quantity.max * times;
    rest = taken.rest
      .slice(word[0].length)
      .replace(/^(?:[\s,+&]|(?:and|und|et|y|e|en|og|och|i)(?!\p{L}))+/iu, "");
    // "1 h 30"
    if (times === 60 && /^[0-5]?\d$/u.test(rest)) return sum + Number(rest);
  }
  return sum;
}

/**
 * The whole minutes of a duration, as ISO 8601 or in words ("35 minuti", "1 hr 20"); a number alone
 * is minutes. Null for anything else, and for what no recipe takes: nothing, less, or weeks.
 */
export function minutesOf(duration: string): number | null {
  const text = duration.trim();
  if (text === "" || text.length > LENGTH_MAX) return null;
  const {
    d = "0",
    h = "0",
    m = "0",
    s = "0",
    // "P1H", and what says 25 months and means minutes.
  } = (
    ISO.exec(text.replace(/\s/gu, "").replace(/^P(?=(?:\d{1,4}H)?(?:\d{1,4}M)?$)/iu, "PT")) ??
    CLOCK.exec(text)
  )?.groups ?? {};
  const [days, hours, minutes, seconds] = [d, h, m, s].map((part) =>
    Number(part.replace(",", ".")),
  );
  const told =
    (days ?? 0) * 24 * 60 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60 ||
    (/^\d{1,5}$/u.test(text) ? Number(text) : wordedMinutes(text));
  const whole = Math.round(told ?? 0);
  return whole > 0 && whole <= RECIPE_MINUTES_MAX ? whole : null;
}
