import { FRACTION_SIGNS } from "./fraction-signs.ts";
import { decimalSign } from "./number-style.ts";
import { sizeOf, UNIT_WORD, unitOf } from "./units.ts";

/**
 * Numbers as recipes write them: "1.5", "1,000", "1/2", "1 1/2", "1-1/2", "1½", "one and a half",
 * "three quarters", and ranges of them. Whatever else looks like a number ("1/0", "-3",
 * "1e9", "2 %") is text: a wrong amount on a shopping list costs more than an unread one.
 */

/** From the first to the second; equal for a single number. */
export interface Quantity {
  min: number;
  max: number;
}

/** Larger values are never meant, in any unit. */
const QUANTITY_MAX = 99_999;

const COUNTS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
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

/** "1/3rd", "2/3rds", "1/4th" */
const ORDINAL = String.raw`(?:\s?(?:rd|th|nd)s?(?!\p{L}))?`;
const FRACTION = String.raw`\d{1,3}[/⁄]\d{1,3}${ORDINAL}|${SIGN}`;
/** "3 ½-inch slices" begins with three slices, not with a length of three and a half inches. */
const COUNT_OF_LENGTHS = String.raw`^(?:[2-9]|1\d)\s+(?:${FRACTION})[\s-]?(?:inch|in|["″])(?:[\s-]+(?:thick|long|wide))?[\s-]+(?:slices|rounds|pieces|chunks|strips|cubes|sticks|lengths|knobs)(?!\p{L})`;
const MIXED = [
  String.raw`\d{1,3}(?:\s+(?:and\s+)?|-|\s?&\s?)\d{1,2}[/⁄]\d{1,2}${ORDINAL}`,
  String.raw`\d{1,3}(?:\s?|-|\s+and\s+)${SIGN}`,
]
  .map((mixed) => `(?!${COUNT_OF_LENGTHS})${mixed}`)
  .join("|");
/** Things bought by the piece: a weight before one is the weight of each. */
const PIECES =
  "(?:bag|bar|block|bottle|box|breast|burger|can|carton|chop|cup|fillet|jar|leg|loa(?:f|ve)|pack|packet|piece|pot|punnet|sachet|slab|steak|tin|tub)(?:e?s)?";
/** A number in figures; the boundaries prevent a match inside a longer one. */
const FIGURES = [
  // "2/3 + 1/4 cup"
  String.raw`(?:${MIXED}|${FRACTION}|\d{1,3})\s?\+\s?(?:${FRACTION})`,
  MIXED,
  FRACTION,
  String.raw`\d{1,3}(?:[,'’]\d{3})+(?:\.\d{1,3})?`,
  // "1 000 g" and "1 500 g" are grouped thousands; "1 500 g tin" and "2 150 g steaks" are a count
  // and a weight.
  String.raw`\d{1,3}\s000(?!\d)`,
  String.raw`\d{1,3}(?:\s\d{3})+(?=\s?(?:g|grams?|ml|millilit(?:re|er)s?)(?!\p{L}|-|\s+(?:\p{L}+\s+)?(?:${PIECES})(?!\p{L})))`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,3}`,
  String.raw`\d{1,9}(?:[.,·]\d{1,20})?`,
  String.raw`\.\d{1,20}`,
].join("|");
/** Contexts that rule a number out: longer numbers, signs, powers, percents, degrees, keycaps. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_.,·⁄^+−#$£€¥-]|\d\s?/)`;
const AFTER = String.raw`(?!${SIGN}|[\d⁄^%°\u{fe0f}\u{20e3}_]|[.,·/:](?:\d|${SIGN})|\s?%|\s?°)`;

/** Number words that mean the same in any position: "two", "three quarters", "one and a half". */
const WORDS = [
  `(?:${COUNT})\\s+and\\s+(?:an?|${COUNT})\\s+(?:${PART})s?`,
  `(?:${COUNT})[\\s-](?:${PART}|halve)s?(?:\\s+of\\s+an?|\\s+of|\\s+an?)?`,
  COUNT,
].join("|");
/** Those that only count at the beginning of a line: "a", "half an". */
const ARTICLES = [
  `(?:an?\\s+)?(?:${PART})(?:\\s+of\\s+an?|\\s+of|\\s+an?)?`,
  String.raw`(?:an?\s+)?couple(?:\s+of)?`,
  String.raw`an?`,
].join("|");

const NUMBER = `(?:${FIGURES})${AFTER}|(?:${WORDS})(?![\\p{L}\\p{N}-])`;
const BETWEEN = String.raw`\s?(?:[-–—−~]|(?:to|or)(?!\p{L}))\s?`;

/** A pattern's source: a quantity anywhere in a text, as groups `from` and `upTo`. */
export const QUANTITY = `${BEFORE}(?<from>${NUMBER})(?:${BETWEEN}(?<upTo>${NUMBER}))?`;

const AT_START = new RegExp(
  `^(?<from>${NUMBER}|(?:${ARTICLES})(?![\\p{L}\\p{N}-]))(?:${BETWEEN}(?<upTo>${NUMBER}))?`,
  "iu",
);

function valueOfWords(text: string): number {
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

/** A separator before three final digits: it either groups thousands or is a decimal point. */
const THREE_DIGITS = /^[1-9]\d{0,2}(?<sign>[.,])\d{3}$/u;
const UNIT_AFTER = new RegExp(String.raw`^\s?-?(?<word>${UNIT_WORD})`, "iu");

/** Whether a thousand of this unit is implausible: true of kilograms and cups, not of grams. */
function isLargeUnit(after: string): boolean {
  const named = unitOf(UNIT_AFTER.exec(after)?.groups?.["word"] ?? "");
  if (!named || named.unit === "") return false;
  return (sizeOf(named.unit) ?? Infinity) * named.times > 1;
}

/** The number with a decimal point, if it has decimals; "" if the separators are ambiguous. */
function withPoint(figures: string, after: string): string {
  const sign = THREE_DIGITS.exec(figures)?.groups?.["sign"];
  if (sign !== undefined) {
    if (isLargeUnit(after)) return figures.replace(",", ".");
    const decimal = decimalSign();
    // In English "1,500" is always fifteen hundred; "1.500" is 1.5, but fifteen hundred elsewhere.
    if (decimal === "" && sign === ".") return "";
    return sign === decimal ? figures.replace(",", ".") : figures.replace(sign, "");
  }
  if (/\.\d{3},/u.test(figures)) return figures.replaceAll(".", "").replace(",", ".");
  return figures
    .replace(/(?<!^0),(?=\d{3}(?!\d))|['’]|(?<=\d)\s(?=\d{3}(?!\d))/gu, "")
    .replace(",", ".");
}

/** The value of a match of one of the patterns, which `after` follows; NaN for "1/0". */
function valueOf(text: string, after: string): number {
  const words = text.trim().toLowerCase();
  if (/^[a-z]/u.test(words)) return valueOfWords(words);
  const figures = withPoint(
    words
      .replaceAll("⁄", "/")
      .replace("·", ".")
      .replace(/\sand\s/u, " ")
      .replace(/(?<=\d)\s?[a-z]+/gu, ""),
    after,
  );
  if (figures === "") return NaN;
  let sum = 0;
  for (const part of figures.match(/[\d.]+\/\d+|[\d.]+|[^\d\s&+-]/gu) ?? []) {
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

/**
 * The quantity of a match of `QUANTITY`; null if it is implausible or ambiguous ("1.500 g").
 *
 * @param after what follows in the text
 */
export function readQuantity(
  from: string,
  upTo: string | undefined,
  after: string,
): Quantity | null {
  const min = valueOf(from, after);
  const max = upTo === undefined ? min : valueOf(upTo, after);
  return inBounds(min) && inBounds(max) && min <= max ? { min, max } : null;
}

/**
 * The quantity that a text begins with, and the text after it. Undefined if there is none; null if it
 * is implausible.
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
  const isPart = new RegExp(`(?:[/⁄]\\d+(?:\\s?\\p{L}+)?|${SIGN})$`, "u").test(words);
  return {
    quantity: readQuantity(from, upTo, rest),
    rest: isPart ? rest.replace(/^\s+(?:of\s+)?an?(?=\s)/iu, "") : rest,
    words,
  };
}
