import { FRACTION_SIGNS } from "#domain/amounts/fraction-signs.ts";

import { isTimed } from "./timer-context.ts";
import type { Token } from "./timer-context.ts";

/**
 * Timers in step text: a number plus a unit ("10–12 minutes", "1 hr 15 mins", "half an hour").
 *
 * The text is cut into words, numbers and signs once, and read from left to right with a bounded
 * look-ahead, so that long or hostile text costs no more than its length (a regular expression for
 * all of this would backtrack). Over 300 lines because the grammar is one piece.
 *
 * Choices:
 * - "an hour", "a minute" and "another minute" count as one; "a second" doesn't (a second egg).
 * - Vague amounts ("a few minutes") are no timer, nor are times that nobody waits for (see
 *   timer-context.ts).
 * - "10m" and "10'" mean minutes if the sign is attached to the number.
 * - "Another 10", "for 10" and "30 more" are in the unit of the time before, if they end their clause.
 * - "5/10 minutes" is a range, "3/4 hour" a fraction.
 * - A comma is a decimal sign unless three digits follow.
 * - A range with reversed ends ("180 – 10 minutes") isn't one; a range from zero has only its upper
 *   end.
 */
export interface FoundTimer {
  minSeconds: number;
  maxSeconds: number;
  /** Character offsets (UTF-16) of the matched phrase: `text.slice(start, end)`. */
  start: number;
  end: number;
}

/** A value read from the tokens; `next` is the index of the first token after it. */
interface Amount {
  value: number;
  /** The upper end, for a range written as one number ("10/12"). */
  upper?: number;
  next: number;
}
interface Duration {
  min: number;
  max: number;
  /**
   * The length of the first unit named, in seconds; a bare number before it ("5 to …") counts in
   * this unit.
   */
  unit: number;
  next: number;
}

const LONGEST_SECONDS = 72 * 3600;
/** Words, figures with their decimals, and every sign: a time is read from all three. */
const TIME_TOKENS = /(?<![\p{L}\p{N}])\.\d+|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\S/gu;

const UNITS = new Map<string, number>([
  ...["s", "sec", "secs", "second", "seconds"].map((word) => [word, 1] as const),
  ...["min", "mins", "minute", "minutes"].map((word) => [word, 60] as const),
  ...["h", "hr", "hrs", "hour", "hours"].map((word) => [word, 3600] as const),
]);
const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const PARTS = new Map([
  ["half", 0.5],
  ["quarter", 0.25],
  ["quarters", 0.75],
]);
const DASHES = new Set(["-", "–", "—", "‑", "‐", "−", "~"]);
const SLASHES = new Set(["/", "⁄"]);
const ARTICLES = new Set(["a", "an"]);
const SINGLES = new Set([...ARTICLES, "another", "every"]);
/** Words after a number with "m" that make it a length: "a 2m length of twine". */
const LENGTH_WORDS = /^(of|long|wide|high|tall|deep|apart|away|length|x|×)$/;
const FILLERS = new Set(["more", "extra", "additional", "further", "full", "whole", "good"]);
/**
 * Words that rule out a time in the unit before them: "4 minute steaks", "a minute amount", "2
 * second helpings".
 */
const NOT_TIME_BEFORE = new Map([
  ["minute", /^(steaks?|rice|amounts?|quantity|quantities|pinch|drops?|bits?|grains?|pieces?)$/],
  [
    "second",
    /^(hand|helpings?|layers?|batch|batches|courses?|eggs?|half|halves|bowls?|pans?|trays?)$/,
  ],
  ["seconds", /^helpings?$/],
]);

/** What may follow a number that has no unit of its own: "for another 10, until …". */
const CLAUSE_ENDS = /^([.,;:)!]|or|until|if|unless|then|before|)$/;

/** "Serve for 4", "enough for 6": people, not minutes. */
const FOR_PEOPLE = /^(serve|serves|enough|feeds|portions|plates|bowls|meal|dinner|lunch|supper)$/;

function word(tokens: Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
function isGlued(tokens: Token[], at: number): boolean {
  return tokens[at] !== undefined && tokens[at].start === tokens[at - 1]?.end;
}

/** One number token: "12", "0.5", "1,5", "1,000", ".5"; anything longer isn't a cooking time. */
function digits(text: string): number | undefined {
  if (!/^\.?\d/.test(text) || text.length > 7) return undefined;
  if (/^\d{1,3},\d{3}$/.test(text)) return Number(text.replace(",", ""));
  return /^\d*(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** "½", or "n/d" with a denominator that cooks use; otherwise undefined. */
function readFraction(tokens: Token[], at: number): Amount | undefined {
  const glyph = FRACTION_SIGNS.get(word(tokens, at));
  if (glyph !== undefined) return { value: glyph, next: at + 1 };
  const top = word(tokens, at);
  const bottom = word(tokens, at + 2);
  if (!/^\d$/.test(top) || !SLASHES.has(word(tokens, at + 1)) || !/^[23458]$/.test(bottom)) return;
  return Number(top) < Number(bottom)
    ? { value: Number(top) / Number(bottom), next: at + 3 }
    : undefined;
}

/** "seven", "twenty", "twenty-five". */
function readSmallWords(tokens: Token[], at: number): Amount | undefined {
  const tens = TENS.indexOf(word(tokens, at));
  const hyphen = tens >= 0 && DASHES.has(word(tokens, at + 1)) ? 1 : 0;
  const place = tens >= 0 ? at + 1 + hyphen : at;
  const one = ONES.indexOf(word(tokens, place));
  if (tens < 0) return one < 0 ? undefined : { value: one + 1, next: at + 1 };
  return one >= 0 && one < 9
    ? { value: 20 + tens * 10 + one + 1, next: place + 1 }
    : { value: 20 + tens * 10, next: at + 1 };
}

/** Like `readSmallWords`, and also "a hundred and twenty". */
function readNumberWords(tokens: Token[], at: number): Amount | undefined {
  const first = ARTICLES.has(word(tokens, at))
    ? { value: 1, next: at + 1 }
    : readSmallWords(tokens, at);
  if (!first || word(tokens, first.next) !== "hundred") {
    return ARTICLES.has(word(tokens, at)) ? undefined : first;
  }
  const rest = readSmallWords(
    tokens,
    word(tokens, first.next + 1) === "and" ? first.next + 2 : first.next + 1,
  );
  return {
    value: first.value * 100 + (rest?.value ?? 0),
    next: rest?.next ?? first.next + 1,
  };
}

/** The index after a hyphen, if there is one at `at`: "one-and-a-half". */
function pastDash(tokens: Token[], at: number): number {
  return DASHES.has(word(tokens, at)) ? at + 1 : at;
}

/** "half an", "half-an-", "quarter of an", "three-quarters of an", before a unit. */
function readPartOf(tokens: Token[], at: number): Amount | undefined {
  const isThree = word(tokens, at) === "three";
  const noun = isThree ? pastDash(tokens, at + 1) : at;
  const part = PARTS.get(word(tokens, noun));
  if (part === undefined || isThree !== (word(tokens, noun) === "quarters")) return undefined;
  return { value: part, next: pastOfAn(tokens, noun + 1) };
}

/** The index after "of an" or "an", if either is at `at`. */
function pastOfAn(tokens: Token[], at: number): number {
  const article = pastDash(tokens, word(tokens, at) === "of" ? at + 1 : at);
  return ARTICLES.has(word(tokens, article)) ? pastDash(tokens, article + 1) : at;
}

/** "and a half", "-and-a-half", "and three quarters" after a number or a unit. */
function readAndPart(tokens: Token[], at: number): Amount | undefined {
  const and = pastDash(tokens, at);
  if (word(tokens, and) !== "and" && word(tokens, and) !== "&") return undefined;
  const first = pastDash(tokens, and + 1);
  const noun = pastDash(tokens, first + 1);
  const isThree = word(tokens, first) === "three" && word(tokens, noun) === "quarters";
  if (!isThree && !ARTICLES.has(word(tokens, first))) return undefined;
  const value = PARTS.get(word(tokens, noun));
  return value === undefined || isThree !== (value === 0.75)
    ? undefined
    : { value, next: noun + 1 };
}

/** "a", "another", "an additional" before "minute" or "hour", and "every" before "hour". */
function readSingle(tokens: Token[], at: number): Amount | undefined {
  if (!SINGLES.has(word(tokens, at))) return undefined;
  const unit = FILLERS.has(word(tokens, at + 1)) ? at + 2 : at + 1;
  const units = word(tokens, at) === "every" ? /^(hr|hour)$/ : /^(min|minute|hr|hour)$/;
  return units.test(word(tokens, unit)) ? { value: 1, next: at + 1 } : undefined;
}

function readAmount(tokens: Token[], at: number): Amount | undefined {
  const fraction = readFraction(tokens, at);
  if (fraction) return { ...fraction, next: pastOfAn(tokens, fraction.next) };
  const part = readPartOf(tokens, at) ?? readSingle(tokens, at);
  if (part) return part;
  const number = digits(word(tokens, at));
  const whole =
    number === undefined ? readNumberWords(tokens, at) : { value: number, next: at + 1 };
  if (!whole) return undefined;
  const sign = word(tokens, whole.next);
  const after = digits(word(tokens, whole.next + 1));
  if (sign === ":" && after !== undefined && after < 60 && isGlued(tokens, whole.next + 1)) {
    return { value: whole.value + after / 60, next: whole.next + 2 };
  }
  if (SLASHES.has(sign) && after !== undefined && after > whole.value) {
    return { value: whole.value, upper: after, next: whole.next + 2 };
  }
  const isDashed = DASHES.has(sign) && isGlued(tokens, whole.next + 1);
  const more =
    readFraction(tokens, isDashed ? whole.next + 1 : whole.next) ??
    (sign === "and" || sign === "&" ? readFraction(tokens, whole.next + 1) : undefined) ??
    readAndPart(tokens, whole.next);
  return more && Number.isInteger(whole.value)
    ? { value: whole.value + more.value, next: more.next }
    : whole;
}

/**
 * The index after words that may stand between a number and its unit: a hyphen, "+", "more", "(or
 * so)".
 */
function pastLink(tokens: Token[], at: number): number {
  const text = word(tokens, at);
  if (text === "(" && word(tokens, at + 1) === "or" && word(tokens, at + 3) === ")") return at + 4;
  if (DASHES.has(text) && word(tokens, at + 1) === "ish") return at + 2;
  if (text === "ish" && isGlued(tokens, at)) return at + 1;
  if (text === "or" && word(tokens, at + 1) === "so") return at + 2;
  const isLink = text === "+" || DASHES.has(text) || FILLERS.has(text);
  return isLink ? at + 1 : at;
}

/** The unit at `at`, after a hyphen or "more"; `next` is the token after it. */
function readUnit(tokens: Token[], at: number, amount: Amount): Amount | undefined {
  const place = pastLink(tokens, at);
  const name = word(tokens, place);
  const isPrime = /^['’′]$/.test(name) && !/^[\p{L}\d]/u.test(gluedText(tokens, place + 1));
  const isMinutes = (name === "m" || isPrime) && isGlued(tokens, place);
  const value = isMinutes ? 60 : UNITS.get(name);
  if (value === undefined) return undefined;
  if (isMinutes && (amount.value > 90 || LENGTH_WORDS.test(word(tokens, place + 1))))
    return undefined;
  // "the 1980s", "2 S-shapes", "3 h2", "10 s'mores", "2 s&p": a letter is a unit only if nothing is attached
  // to it.
  const isLetter = name.length === 1;
  const glued = gluedText(tokens, place + 1);
  const isAbbreviated = glued === "." && /^\p{L}/u.test(gluedText(tokens, place + 2));
  if (isLetter && (amount.value > 999 || isAbbreviated || /^[-‑\d'’²³&]/.test(glued)))
    return undefined;
  const following = word(tokens, DASHES.has(word(tokens, place + 1)) ? place + 2 : place + 1);
  return NOT_TIME_BEFORE.get(name)?.test(following) ? undefined : { value, next: place + 1 };
}

function gluedText(tokens: Token[], at: number): string {
  return isGlued(tokens, at) ? word(tokens, at) : "";
}

/** A number and its unit: "10 minutes", "an hour and a half", "a minute or two", "1h30". */
function readTime(tokens: Token[], at: number): Duration | undefined {
  const amount = readAmount(tokens, at);
  if (!amount) return undefined;
  const short = readClock(tokens, amount);
  if (short) return short;
  const unit = readUnit(tokens, amount.next, amount);
  if (!unit) return undefined;
  const part = readAndPart(tokens, unit.next);
  const isOwn = amount.value === 1 || CLAUSE_ENDS.test(word(tokens, part?.next ?? 0));
  const low = (amount.value + (isOwn ? (part?.value ?? 0) : 0)) * unit.value;
  const next = isOwn ? (part?.next ?? unit.next) : unit.next;
  const minutes = unit.value === 3600 && low % 3600 === 0 ? bareMinutes(tokens, next) : undefined;
  if (minutes !== undefined) {
    return { min: low + minutes * 60, max: low + minutes * 60, unit: unit.value, next: next + 1 };
  }
  if (SINGLES.has(word(tokens, at)) && word(tokens, next) === "or") {
    const other = readAmount(tokens, next + 1);
    if (other && other.value > 1 && !readUnit(tokens, other.next, other)) {
      return { min: low, max: other.value * unit.value, unit: unit.value, next: other.next };
    }
  }
  return { min: low, max: (amount.upper ?? 0) * unit.value || low, unit: unit.value, next };
}

/** The minutes of "1 hour 30"; they must end their clause. */
function bareMinutes(tokens: Token[], at: number): number | undefined {
  const isLast = /^([.,;:)]|)$/.test(word(tokens, at + 1));
  return isLast && /^[1-5][05]$/.test(word(tokens, at)) ? Number(word(tokens, at)) : undefined;
}

/** "1h30", "1h30m", "1h 30 min": the only form in which minutes may lack their unit. */
function readClock(tokens: Token[], hours: Amount): Duration | undefined {
  if (word(tokens, hours.next) !== "h") return undefined;
  const text = word(tokens, hours.next + 1);
  const end = hours.next + 2;
  const hasM = /^(m|mins?|minutes?)$/.test(word(tokens, end));
  const isGluedNumber = isGlued(tokens, hours.next + 1) && !UNITS.has(word(tokens, end));
  if (!/^[0-5]?\d$/.test(text) || !(hasM || (isGluedNumber && text.length === 2))) return undefined;
  const seconds = hours.value * 3600 + Number(text) * 60;
  return { min: seconds, max: seconds, unit: 3600, next: hasM ? end + 1 : end };
}

/** Times in descending units that belong together: "1 hour 30 minutes", "1 hr. and 15 mins". */
function readDuration(tokens: Token[], at: number): Duration | undefined {
  let total = readTime(tokens, at);
  let smallest = total?.unit ?? 0;
  while (total) {
    let next = total.next;
    if (/^[.,]$/.test(word(tokens, next))) next += 1;
    if (word(tokens, next) === "and" || word(tokens, next) === "&") next += 1;
    const part = readTime(tokens, next) ?? readBareRange(tokens, next, false);
    if (!part || part.unit >= smallest || part.max >= smallest) break;
    // A full stop may end the sentence; only after an abbreviated unit may the time continue.
    if (
      word(tokens, total.next) === "." &&
      !/^(s|secs?|mins?|h|hrs?)$/.test(word(tokens, total.next - 1))
    )
      break;
    smallest = part.unit;
    total = { ...total, min: total.min + part.min, max: total.max + part.max, next: part.next };
  }
  return total;
}

/** The index after a range's connecting word or dash, if one is at `at`. */
function afterConnector(tokens: Token[], at: number, isBetween: boolean): number | undefined {
  const text = word(tokens, at);
  if (isBetween && text === "and") return at + 1;
  if (text === "up" && word(tokens, at + 1) === "to") return at + 2;
  // "5-to-6 hours".
  if (DASHES.has(text) && word(tokens, at + 1) === "to" && DASHES.has(word(tokens, at + 2)))
    return at + 3;
  return DASHES.has(text) || text === "to" || text === "or" ? at + 1 : undefined;
}

function readRange(tokens: Token[], at: number): Duration | undefined {
  const isBetween = word(tokens, at) === "between";
  const first = isBetween ? at + 1 : at;
  const low = readDuration(tokens, first);
  if (low) {
    // "50 mins/1 hour".
    const isEither = SLASHES.has(word(tokens, low.next));
    const next = isEither ? low.next + 1 : afterConnector(tokens, low.next, isBetween);
    const high = next === undefined ? undefined : readDuration(tokens, next);
    if (high && high.max >= low.min) return { ...high, min: low.min };
    return isBetween ? undefined : low;
  }
  return readBareRange(tokens, first, isBetween);
}

/** A range whose lower end has no unit: "15 to 25 minutes". */
function readBareRange(tokens: Token[], at: number, isBetween: boolean): Duration | undefined {
  const bare = readAmount(tokens, at);
  if (!bare) return undefined;
  const next = afterConnector(tokens, bare.next, isBetween);
  const high = next === undefined ? undefined : readTime(tokens, next);
  const min = high && bare.value * high.unit;
  return high && min !== undefined && min <= high.max ? { ...high, min } : undefined;
}

/**
 * "Another 10", "another 20 to 25", "for 5", "on high 4 to 5", "30 more" at the end of a clause, after a
 * time whose unit they share.
 *
 * @param unit seconds of the unit named last
 * @param after the token after the time that named it
 */
function readAgain(
  tokens: Token[],
  at: number,
  { unit, after }: { unit: number; after: number },
): Duration | undefined {
  const isAnother = /^(another|further)$/.test(word(tokens, at));
  // "… for 30 minutes, then knead again for 10", "or on high for 4 to 5".
  const isFirst = /^(first|last)$/.test(word(tokens, at - 1)) && word(tokens, at - 3) === "for";
  const isFor = isFirst || /^(for|high|low|covered|uncovered)$/.test(word(tokens, at - 1));
  const isBare = isAnother || (isFor && !FOR_PEOPLE.test(word(tokens, at - 2)));
  const low = readAmount(tokens, isAnother ? at + 1 : at);
  if (!low || low.upper !== undefined) return undefined;
  const connector = afterConnector(tokens, low.next, false);
  const end = connector === undefined ? undefined : readAmount(tokens, connector);
  const high = end !== undefined && end.value > low.value ? end : low;
  const isMore = word(tokens, high.next) === "more";
  const next = isMore ? high.next + 1 : high.next;
  // "4 minutes on the first side, 3 on the other".
  const side = word(tokens, next) === "on" ? next + 1 : next;
  const isSide = word(tokens, side) === "the" && /^(other|second)$/.test(word(tokens, side + 1));
  if (isSide) return { min: low.value * unit, max: high.value * unit, unit, next };
  // "22 minutes for fudgy, 25 for firm".
  const isOther = [after, next].every((place) => word(tokens, place) === "for");
  if (isOther && word(tokens, at - 1) === "," && /^\p{L}/u.test(word(tokens, next + 1))) {
    return { min: low.value * unit, max: high.value * unit, unit, next };
  }
  if (!isBare && !isMore) return undefined;
  if (!CLAUSE_ENDS.test(word(tokens, next))) return undefined;
  return { min: low.value * unit, max: high.value * unit, unit, next };
}

const BEGINNINGS = new Set([
  ...ONES,
  ...TENS,
  ...PARTS.keys(),
  ...SINGLES,
  ...FRACTION_SIGNS.keys(),
  "between",
  "further",
]);

/** Whether a time can begin with this token. Nearly none can, and strangers' texts are long. */
function mayBegin({ text }: Token): boolean {
  return /^\.?\d/.test(text) || BEGINNINGS.has(text);
}

/**
 * Timers in `text`, in order and without overlaps. A single time has equal ends; zero and more than
 * 72 hours are ignored.
 */
export function findTimers(text: string): FoundTimer[] {
  const tokens = [...text.matchAll(TIME_TOKENS)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const timers: FoundTimer[] = [];
  let before = { unit: 0, after: 0 };
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    if (!first || !mayBegin(first)) {
      at += 1;
      continue;
    }
    const found =
      readRange(tokens, at) ?? (before.unit > 0 ? readAgain(tokens, at, before) : undefined);
    const last = tokens[(found?.next ?? 0) - 1];
    if (!found || !last) {
      at += 1;
      continue;
    }
    before = { unit: found.unit, after: found.next };
    const maxSeconds = Math.round(found.max);
    const minSeconds = Math.round(found.min) || maxSeconds;
    if (maxSeconds > 0 && maxSeconds <= LONGEST_SECONDS && isTimed(tokens, at, found.next)) {
      timers.push({ minSeconds, maxSeconds, start: first.start, end: last.end });
    }
    at = found.next;
  }
  return timers;
}
