import { FRACTION_SIGNS } from "./fraction-signs.ts";

/**
 * Numbers as recipes write them: "1.5", "1,000", "1/2", "1 1/2", "1-1/2", "1½", "one and a half",
 * "three quarters", "a dozen", and ranges of them. Whatever else looks like a number ("1/0", "-3",
 * "1e9", "2 %") is text: a wrong amount on a shopping list costs more than an unread one.
 */

/** From the first to the second; equal for a single number. */
export interface Quantity {
  min: number;
  max: number;
}

/** No cook means more than this of any unit. */
const QUANTITY_MAX = 99_999;

const COUNTS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);
const PARTS: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["halves", 1 / 2],
  ["third", 1 / 3],
  ["thirds", 1 / 3],
  ["quarter", 1 / 4],
  ["quarters", 1 / 4],
]);

const SIGN = `[${[...FRACTION_SIGNS.keys()].join("")}]`;
const COUNT = [...COUNTS.keys()].join("|");
const PART = "half|third|quarter";

/** A number in figures; the boundaries keep it from being a piece of a longer one. */
const FIGURES = [
  String.raw`\d{1,3}(?:\s+(?:and\s+)?|-|\s?&\s?)\d{1,2}[/⁄]\d{1,2}`,
  String.raw`\d{1,3}(?:\s?|-|\s+and\s+)${SIGN}`,
  String.raw`\d{1,3}[/⁄]\d{1,3}`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?`,
  String.raw`\d{1,3}\s+doz(?:en|\.)?(?!\p{L})`,
  String.raw`\d{1,9}(?:[.,]\d{1,3})?`,
  String.raw`\.\d{1,3}`,
  SIGN,
].join("|");
/** What a number must not stand in: longer numbers, signs, powers, percents, degrees, keycaps. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_.,⁄^+−#$£€¥-]|\d\s?/)`;
const AFTER = String.raw`(?!${SIGN}|[\d⁄^%°\u{fe0f}\u{20e3}_]|[.,/:](?:\d|${SIGN})|\s?%|\s?°)`;

/** Number words that say the same anywhere: "two", "three quarters", "one and a half". */
const WORDS = [
  `(?:${COUNT})\\s+and\\s+(?:an?|${COUNT})\\s+(?:${PART})s?`,
  `(?:${COUNT})[\\s-](?:${PART}|halve)s?(?:\\s+of\\s+an?|\\s+of|\\s+an?)?`,
  `(?:${COUNT})(?:\\s+dozen)?`,
].join("|");
/** Those that only count at the beginning of a line: "a", "half an", "a dozen". */
const ARTICLES = [
  String.raw`half\s+a\s+dozen`,
  String.raw`(?:an?\s+)?dozen`,
  `(?:an?\\s+)?(?:${PART})(?:\\s+of\\s+an?|\\s+of|\\s+an?)?`,
  String.raw`(?:an?\s+)?couple(?:\s+of)?`,
  String.raw`an?`,
].join("|");

const NUMBER = `(?:${FIGURES})${AFTER}|(?:${WORDS})(?![\\p{L}\\p{N}-])`;
const BETWEEN = String.raw`\s?(?:-|–|—|−|\bto\b|\bor\b)\s?`;

/** A pattern's source: a quantity anywhere in a text, as groups `from` and `upTo`. */
export const QUANTITY = `${BEFORE}(?<from>${NUMBER})(?:${BETWEEN}(?<upTo>${NUMBER}))?`;

const AT_START = new RegExp(
  `^(?<from>${NUMBER}|(?:${ARTICLES})(?![\\p{L}\\p{N}-]))(?:${BETWEEN}(?<upTo>${NUMBER}))?`,
  "iu",
);

function valueOfWords(text: string): number {
  if (text.endsWith("dozen")) {
    const times = text.startsWith("half") ? 0.5 : (COUNTS.get(text.split(/\s/u)[0] ?? "") ?? 1);
    return times * 12;
  }
  if (/couple/u.test(text)) return 2;
  const words = text.split(/[\s-]+/u).filter((word) => word !== "and" && word !== "of");
  const at = words.findIndex((word) => PARTS.has(word));
  if (at < 0)
    return words[0] === "a" || words[0] === "an" ? 1 : (COUNTS.get(words[0] ?? "") ?? NaN);
  const part = PARTS.get(words[at] ?? "") ?? NaN;
  const times = COUNTS.get(words[at - 1] ?? "") ?? 1;
  // "one and a half" has two counts, "three quarters" one.
  const whole = at === 2 ? (COUNTS.get(words[0] ?? "") ?? 0) : 0;
  return whole + times * part;
}

/** The value of what one of the patterns matched; NaN for "1/0". */
function valueOf(text: string): number {
  const words = text.trim().toLowerCase();
  if (/^[a-z]/u.test(words)) return valueOfWords(words);
  if (/doz/u.test(words)) return 12 * Number.parseInt(words, 10);
  const figures = words
    .replaceAll("⁄", "/")
    .replace(/\sand\s/u, " ")
    .replace(/,(?=\d{3}(?!\d))/gu, "")
    .replace(",", ".");
  let sum = 0;
  for (const part of figures.match(/[\d.]+\/\d+|[\d.]+|[^\d\s&-]/gu) ?? []) {
    const [top = "", bottom] = part.split("/");
    sum +=
      FRACTION_SIGNS.get(part) ??
      (bottom === undefined ? Number(top) : Number(top) / Number(bottom));
  }
  return sum;
}

function inBounds(value: number): boolean {
  return value > 0 && value <= QUANTITY_MAX;
}

/** The quantity of what `QUANTITY` matched; null if no cook can mean it. */
export function readQuantity(from: string, upTo?: string): Quantity | null {
  // "two or three dozen": both are dozens.
  const isDozens = upTo !== undefined && /doz/iu.test(upTo) && !/doz/iu.test(from);
  const min = valueOf(from) * (isDozens ? 12 : 1);
  const max = upTo === undefined ? min : valueOf(upTo);
  return inBounds(min) && inBounds(max) && min <= max ? { min, max } : null;
}

/**
 * The quantity that a text begins with, and the text after it. Undefined if it begins with none;
 * null if it begins with one that no cook can mean.
 */
export function takeQuantity(
  text: string,
): { quantity: Quantity | null; rest: string; words: string } | undefined {
  const found = AT_START.exec(text);
  const { from, upTo } = found?.groups ?? {};
  if (!found || from === undefined) return undefined;
  const [words] = found;
  // "½ a pint"
  const rest = text.slice(words.length);
  const isPart = new RegExp(`(?:[/⁄]\\d+|${SIGN})$`, "u").test(words);
  return {
    quantity: readQuantity(from, upTo),
    rest: isPart ? rest.replace(/^\s+(?:of\s+)?an?(?=\s)/iu, "") : rest,
    words,
  };
}
