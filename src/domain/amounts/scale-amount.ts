import { withFigures } from "./clean-line.ts";
import { quantityWords, roundForCook, spoonWords, unitForCook, unitWords } from "./cook-numbers.ts";
import { endOfName } from "./core-name.ts";
import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import { scaleLength, SIDE } from "./lengths.ts";
import { isDescription, LOOSE_MEASURES, splitSizes, VESSELS } from "./line-words.ts";
import { takeQuantity } from "./numbers.ts";
import { type IngredientLine, parseLine } from "./parse-ingredient.ts";
import { pluralOf, singularOf } from "./singular.ts";
import { ownAmounts } from "./split-foods.ts";
import { sumParts } from "./sum-parts.ts";
import { isVague, takeAmount } from "./take-amount.ts";
import { takeMeasure } from "./take-size.ts";
import { convert, kindOf, type Unit, unitOf } from "./units.ts";

/** Whether the rounded number is plural. */
function isMany(value: number, unit: Unit): boolean {
  return roundForCook(value, unit) > 1;
}

/** Changes a word to singular or plural if the scaled value requires it: "egg" → "eggs". */
export function inflect(word: string, was: number, now: number, unit: Unit = ""): string {
  if (isMany(was, unit) === isMany(now, unit) || !/^(?:\p{Ll}+[\s-])?\p{Ll}+$/u.test(word)) {
    return word;
  }
  return word.replace(/\p{Ll}+$/u, (last) =>
    isMany(now, unit) ? pluralOf(singularOf(last)) : singularOf(last),
  );
}

/** "tbsp" and "oz" are the same in the plural. */
const HAS_PLURAL = /^(?:(?:cup|gram|kilo|pint)s?|\p{L}{5,}|\p{L}+[\s-]spoons?)$/u;
/** "2 dozen", "4 ea" */
const NO_PLURAL = /^(?:dozen|doz|ea|ct|count)$/u;

/** Scales a found amount by a factor, rounded to what a cook can measure. */
export function scaleFound(found: FoundAmount, factor: number): string {
  const { quantity, gap, word } = found;
  const unit = found.unit ?? "";
  // Dozens stay dozens.
  const times = unit === "" ? 1 : found.times;
  if (unit === "inch") return scaleLength(found, factor);
  const scaled = { min: quantity.min * times * factor, max: quantity.max * times * factor };
  const spoons = spoonWords(scaled, unit);
  if (spoons !== undefined) return spoons;
  const better = unitForCook(scaled.max, unit);
  if (better === unit && times === 1) {
    const inflected =
      !NO_PLURAL.test(word) && (kindOf(unit) === "count" || HAS_PLURAL.test(word))
        ? inflect(word, quantity.max, scaled.max, unit)
        : word;
    return `${quantityWords(scaled, unit)}${gap}${inflected}`;
  }
  const converted = {
    min: convert(scaled.min, unit, better) ?? scaled.min,
    max: convert(scaled.max, unit, better) ?? scaled.max,
  };
  return `${quantityWords(converted, better)} ${unitWords(better, converted)}`;
}

const PACK =
  /^[\s)-]*(?:[\p{L}]+\s)?(?:tins?|cans?|jars?|packs?|packets?|packages?|pouch(?:es)?|cartons?|bottles?|tubs?|bags?)(?!\p{L})/iu;

/** The role of an amount in a line: one to scale, a size that stays, or a pack without a count. */
function roleOf(
  text: string,
  found: FoundAmount,
  before: FoundAmount | undefined,
): "scales" | "stays" | "pack" {
  const between = text.slice(before?.end ?? 0, found.start);
  const after = text.slice(found.end);
  const isLength = found.unit === "inch";
  const isMeasured = isLength || (found.unit !== undefined && kindOf(found.unit) !== "count");
  if (/^\s?(?:%|°)/u.test(after)) return "stays";
  // "20 x 30 cm", "4x3 inch": a size, which has two numbers.
  if (isLength && SIDE.test(text.slice(Math.max(0, found.start - 12), found.start))) return "stays";
  if (before && /^\s*[x×]\s*$/u.test(between)) return "stays";
  const isOfCount = before && before.unit !== "inch" && kindOf(before.unit ?? "") === "count";
  if (isOfCount && isMeasured && /^[^)]*$/u.test(between)) {
    const isTotal = /\((?:about|approx\.?|approximately|total|around|roughly)\s*$/iu.test(between);
    return isTotal && !isLength && !/^[^)]*each/iu.test(after) ? "scales" : "stays";
  }
  // "2 tins, 400 g each" says how large; "½ tsp each" how much.
  if (before && /^[^()]{0,10}\beach/iu.test(after)) return "stays";
  // "a 400g tin", "an 8 oz" steak
  const isOne = PACK.test(after) || /^an?\s+$/iu.test(between);
  return !before && isMeasured && !isLength && isOne ? "pack" : "scales";
}

/** "a pinch", "handful", "half a", "a small bunch": amounts in words alone, at the beginning. */
function scaleWords(text: string, factor: number): string | undefined {
  if (isVague(text)) return undefined;
  const taken = takeQuantity(text);
  const quantity = taken?.quantity ?? (taken ? undefined : { min: 1, max: 1 });
  if (!quantity) return undefined;
  const { sizes, rest } = splitSizes((taken?.rest ?? text).trimStart());
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  const unit = unitOf(word)?.unit;
  const isMeasure = unit !== undefined || LOOSE_MEASURES.has(word) || VESSELS.has(word);
  const isPart = taken !== undefined && !/^an?$/iu.test(taken.words.trim());
  if (!isMeasure && !(taken && (isPart || isDescription(rest)))) return undefined;
  const scaled = { min: quantity.min * factor, max: quantity.max * factor };
  const isInflected =
    isMeasure &&
    !NO_PLURAL.test(word) &&
    (unit === undefined || kindOf(unit) === "count" || HAS_PLURAL.test(word));
  const inflected = isInflected ? inflect(word, 1, scaled.max, unit) : word;
  const number = quantityWords(scaled, unit ?? "");
  return `${number} ${sizes}${inflected}${rest.slice(word.length)}`.trim();
}

export interface Scaled {
  text: string;
  /** False if there is no amount to scale ("to taste"), or it can't be parsed. */
  scales: boolean;
}

/**
 * An amount as recipes write it, times a factor, rounded to what a cook can measure: "1½ tsp",
 * never "0.333". Sizes of packs stay ("1 (400 g) tin" is "2 (400 g) tins"), words stay as written.
 *
 * @param factor more than 0; 1 leaves the text as it is
 */
export function scaleAmount(written: string, factor: number): Scaled {
  const text = factor === 1 ? written : withFigures(written).trimEnd();
  const sum = sumParts(text);
  if (sum) {
    const scaled = sum.parts.map((part) => scaleAmount(part, factor).text);
    const joined = scaled.map((part, at) => part + (sum.joints[at] ?? ""));
    return { text: joined.join(""), scales: true };
  }
  const found = findAmounts(text);
  if (found.length === 0) {
    const words = /\d/u.test(text) ? undefined : scaleWords(text, factor);
    if (words === undefined) return { text: written, scales: false };
    return { text: factor === 1 ? text : words, scales: true };
  }
  const roles = found.map((one, at) => roleOf(text, one, found[at - 1]));
  const scales = roles.some((role) => role !== "stays");
  if (factor === 1) return { text, scales };
  let scaled = "";
  let end = 0;
  let count: FoundAmount | undefined;
  for (const [at, one] of found.entries()) {
    const between = text.slice(end, one.start);
    // "1 (400 g) tin": the unit of the count comes later.
    scaled += count ? inflectUnit(between, count, factor) : between;
    const role = roles[at];
    const own = text.slice(one.start, one.end);
    if (role === "pack") {
      const count = quantityWords({ min: factor, max: factor }, "can");
      scaled = `${scaled.replace(/(?<=^|\s)an?\s+$/iu, "")}${count} x ${own}`;
    } else scaled += role === "stays" ? own : scaleFound(one, factor);
    if (role === "scales") count = one.unit === undefined ? one : undefined;
    end = one.end;
  }
  const tail = text.slice(end);
  return { text: scaled + (count ? inflectUnit(tail, count, factor) : tail), scales };
}

/** Puts the first unit word of a text into the singular or plural of a scaled count. */
function inflectUnit(text: string, { quantity }: FoundAmount, factor: number): string {
  return text.replace(/\p{Ll}{2,}/u, (word) =>
    unitOf(word) ? inflect(word, quantity.max, quantity.max * factor) : word,
  );
}

/**
 * Multiplies a line by a factor. Things counted without a unit change their name to match: 1 "egg",
 * 2 "eggs". A line without an amount in its own field may begin with one: "12eggs", "a handful of
 * mint".
 * @param factor more than 0
 */
export function scaleLine<Line extends IngredientLine>(
  line: Line,
  factor: number,
): Line & { scales: boolean } {
  const parts = factor === 1 ? undefined : ownAmounts(line);
  if (parts) {
    const [first, ...others] = parts.lines.map((part) => scaleLine(part, factor));
    const names = others.map((part, at) => `${parts.joints[at] ?? " "}${part.amount} ${part.name}`);
    const name = `${first?.name ?? ""}${names.join("")}`;
    const amount = first?.amount ?? "";
    const scales = [first, ...others].every((part) => part?.scales);
    return line.amount.trim() === ""
      ? { ...line, name: `${amount} ${name}`, scales }
      : { ...line, amount, name, scales };
  }
  if (line.amount.trim() === "") {
    const rest = takeAmount(line.name)?.rest.trim() ?? "";
    const isSplit = rest !== "" && line.name.endsWith(rest);
    if (!isSplit) return scaleWithin(line, factor);
    const parts = { amount: line.name.slice(0, -rest.length).trim(), name: rest };
    const scaled = scaleLine(parts, factor);
    const name = factor === 1 || !scaled.scales ? line.name : `${scaled.amount} ${scaled.name}`;
    return { ...line, name, scales: scaled.scales };
  }
  const [first] = findAmounts(line.amount);
  // A "9-inch" pie crust is one crust, whatever its size.
  const isSize = first?.unit === "inch" && parseLine(line).unit !== "inch";
  const { text, scales } = isSize
    ? { text: line.amount, scales: false }
    : scaleAmount(line.amount, factor);
  const count = scales && factor !== 1 ? countOf(line.amount) : undefined;
  const name =
    count === undefined
      ? line.name
      : // "half", "an onion"
        inflectName(line.name.replace(/^an?\s+/iu, ""), count, count * factor);
  return { ...line, amount: text, name: scales ? scaleAdded(name, factor) : name, scales };
}

/** "plus 6 tbsp butter", "sugar plus 2 tbsp for dusting": what is added to the line's amount. */
function scaleAdded(name: string, factor: number): string {
  if (factor === 1) return name;
  let scaled = "";
  let end = 0;
  for (const found of findAmounts(name)) {
    const isAdded = /(?:^|\s)(?:plus|\+|minus)\s+$/iu.test(name.slice(0, found.start));
    if (!isAdded || found.unit === undefined) continue;
    scaled += name.slice(end, found.start) + scaleFound(found, factor);
    ({ end } = found);
  }
  return scaled + name.slice(end);
}

/** The count in an amount without a unit: "2 large", "an"; undefined for measures. */
function countOf(amount: string): number | undefined {
  const [first] = findAmounts(amount);
  const taken = first ? undefined : takeQuantity(amount);
  const isFirst = first?.start === 0 && first.unit === undefined;
  const rest = isFirst ? amount.slice(first.end) : taken?.rest;
  if (rest === undefined || !isDescription(rest)) return undefined;
  return (isFirst ? first.quantity : taken?.quantity)?.max;
}

/** A line with one amount somewhere in its name: "butter, 50 g", "juice of 1 lemon". */
function scaleWithin<Line extends IngredientLine>(
  line: Line,
  factor: number,
): Line & { scales: boolean } {
  const { name } = line;
  const [found, ...others] = findAmounts(name);
  if (!found || others.length > 0 || !parseLine(line).quantity) return { ...line, scales: false };
  if (factor === 1) return { ...line, scales: true };
  const { max } = found.quantity;
  const after = name.slice(found.end);
  const tail =
    found.unit === undefined
      ? after.replace(/^\s\p{Ll}+/u, (word) => ` ${inflect(word.trim(), max, max * factor)}`)
      : after;
  const scaled = name.slice(0, found.start) + scaleFound(found, factor) + tail;
  return { ...line, name: scaled, scales: true };
}

function inflectName(name: string, was: number, now: number): string {
  // "a", "tin of tomatoes": the tins are what is counted.
  const measure = takeMeasure(name);
  if (measure && (measure.isOf || measure.unit !== "")) {
    const { sizes, rest } = splitSizes(name);
    return sizes + rest.replace(/^\p{L}+/u, (word) => inflect(word, was, now));
  }
  const end = endOfName(name);
  return name
    .slice(0, end)
    .replace(/\p{L}+(?=\s*$)/u, (word) => inflect(word, was, now))
    .concat(name.slice(end));
}
