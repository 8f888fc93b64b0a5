import { quantityWords, roundForCook, unitForCook, unitWords } from "./cook-numbers.ts";
import { endOfName } from "./core-name.ts";
import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import { scaleLength, SIDE } from "./lengths.ts";
import { takeQuantity } from "./numbers.ts";
import { type IngredientLine, parseLine } from "./parse-ingredient.ts";
import { pluralOf, singularOf } from "./singular.ts";
import { convert, kindOf, type Unit, unitOf } from "./units.ts";

/** Whether there is more than one, as far as a rounded number shows it. */
function isMany(value: number, unit: Unit): boolean {
  return roundForCook(value, unit) > 1;
}

/** A word in the number that a value asks for, if that has changed: "egg" → "eggs". */
export function inflect(word: string, was: number, now: number, unit: Unit = ""): string {
  if (isMany(was, unit) === isMany(now, unit) || !/^\p{Ll}+$/u.test(word)) return word;
  return isMany(now, unit) ? pluralOf(singularOf(word)) : singularOf(word);
}

/** "tbsp" and "oz" are the same in the plural. */
const HAS_PLURAL = /^(?:cups?|\p{L}{5,})$/u;

/** A found amount, times a factor, with the number rounded for a cook. */
export function scaleFound(found: FoundAmount, factor: number): string {
  const { quantity, times, gap, word } = found;
  const unit = found.unit ?? "";
  if (unit === "inch") return scaleLength(found, factor);
  const scaled = { min: quantity.min * times * factor, max: quantity.max * times * factor };
  const better = unitForCook(scaled.max, unit);
  if (better === unit && times === 1) {
    const inflected =
      kindOf(unit) === "count" || HAS_PLURAL.test(word)
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

/** What an amount of a line is: to scale, a size that stays, or a pack without a count. */
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
  if (/^[^()]{0,10}\beach/iu.test(after)) return "stays";
  return !before && isMeasured && !isLength && PACK.test(after) ? "pack" : "scales";
}

/** "a pinch", "handful", "half a": amounts in words alone, at the beginning. */
function scaleWords(text: string, factor: number): string | undefined {
  const taken = takeQuantity(text);
  const quantity = taken?.quantity ?? (taken ? undefined : { min: 1, max: 1 });
  if (!quantity) return undefined;
  const rest = (taken?.rest ?? text).trimStart();
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? "";
  const unit = unitOf(word)?.unit;
  const isPart = taken !== undefined && !/^an?$/iu.test(taken.words.trim());
  if (unit === undefined && !isPart && !/^(?:knob|splash|drizzle|glug|squeeze)$/u.test(word)) {
    return undefined;
  }
  const scaled = { min: quantity.min * factor, max: quantity.max * factor };
  const inflected = inflect(word, 1, scaled.max, unit ?? "");
  return `${quantityWords(scaled, unit ?? "")} ${inflected}${rest.slice(word.length)}`.trim();
}

export interface Scaled {
  text: string;
  /** False where there is no amount to scale ("to taste"), or none that is understood. */
  scales: boolean;
}

/**
 * An amount as recipes write it, times a factor, rounded to what a cook can measure: "1½ tsp",
 * never "0.333". Sizes of packs stay ("1 (400 g) tin" is "2 (400 g) tins"), words stay as written.
 *
 * @param factor more than 0; 1 leaves the text as it is
 */
export function scaleAmount(text: string, factor: number): Scaled {
  const found = findAmounts(text);
  if (found.length === 0) {
    const words = /\d/u.test(text) ? undefined : scaleWords(text, factor);
    if (words === undefined) return { text, scales: false };
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
    if (role === "pack") scaled += `${quantityWords({ min: factor, max: factor }, "can")} x ${own}`;
    else scaled += role === "stays" ? own : scaleFound(one, factor);
    if (role === "scales") count = one.unit === undefined ? one : undefined;
    end = one.end;
  }
  const tail = text.slice(end);
  return { text: scaled + (count ? inflectUnit(tail, count, factor) : tail), scales };
}

/** The first word for a unit in a text, in the number of a scaled count. */
function inflectUnit(text: string, { quantity }: FoundAmount, factor: number): string {
  return text.replace(/\p{Ll}{2,}/u, (word) =>
    unitOf(word) ? inflect(word, quantity.max, quantity.max * factor) : word,
  );
}

/**
 * A line times a factor. Of what is counted by itself, the name follows: 1 "egg" is 2 "eggs".
 * @param factor more than 0
 */
export function scaleLine<Line extends IngredientLine>(
  line: Line,
  factor: number,
): Line & { scales: boolean } {
  const [first] = findAmounts(line.amount);
  // A "9-inch" pie crust is one crust, whatever its size.
  const isSize = first?.unit === "inch" && parseLine(line).unit !== "inch";
  const { text, scales } = isSize
    ? { text: line.amount, scales: false }
    : scaleAmount(line.amount, factor);
  const isCount =
    first !== undefined &&
    /^\s*(?:small|medium|large|big|ripe)?\s*$/u.test(line.amount.slice(first.end)) &&
    first.start === 0 &&
    first.unit === undefined;
  const name =
    isCount && scales && factor !== 1
      ? inflectName(line.name, first.quantity.max, first.quantity.max * factor)
      : line.name;
  return { ...line, amount: text, name, scales };
}

function inflectName(name: string, was: number, now: number): string {
  const end = endOfName(name);
  return name
    .slice(0, end)
    .replace(/\p{L}+(?=\s*$)/u, (word) => inflect(word, was, now))
    .concat(name.slice(end));
}
