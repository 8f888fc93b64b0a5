import { decimalSign } from "./number-style.ts";
import type { Quantity } from "./numbers.ts";
import { convert, sizeOf, type Unit } from "./units.ts";

/** Numbers as a cook would measure them: "1½ tsp", "335 g", never "0.333". */

/** The parts of one that cooks measure, with the sign for each; none for nothing and all of it. */
export const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ""],
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
];
const HALVES = [0, 1 / 2, 1];
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const EIGHTHS = FRACTIONS.map(([value]) => value);
const THIRDS = EIGHTHS.filter((value) => value !== 1 / 8);

function nearest(value: number, steps: readonly number[]): number {
  const whole = Math.floor(value);
  const part = value - whole;
  const best = steps.reduce((one, other) =>
    Math.abs(other - part) < Math.abs(one - part) ? other : one,
  );
  return whole + best;
}

const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** Rounds grams or millilitres in steps: kitchen scales show grams, but nobody weighs out 333 g. */
function roundMetric(value: number): number {
  if (value >= 1000) return toStep(value, 50);
  if (value >= 500) return toStep(value, 10);
  if (value >= 50) return toStep(value, 5);
  return value >= 5 ? toStep(value, 1) : toStep(value, 0.5);
}

type Rounding = (value: number) => number;

const toLitre: Rounding = (value) => toStep(value, value >= 3 ? 0.1 : 0.05);
const toOunce: Rounding = (value) =>
  value >= 8 ? Math.round(value) : nearest(value, value >= 4 ? HALVES : THIRDS);
const toCup: Rounding = (value) => (value >= 12 ? Math.round(value) : nearest(value, THIRDS));
const toPound: Rounding = (value) => (value >= 10 ? Math.round(value) : nearest(value, THIRDS));
const toPinch: Rounding = (value) => (value >= 1 ? Math.round(value) : nearest(value, HALVES));
const toPiece: Rounding = (value) =>
  value >= 10 ? Math.round(value) : nearest(value, value >= 4 ? HALVES : THIRDS);

const ROUNDINGS: Readonly<Partial<Record<Unit, Rounding>>> = {
  g: roundMetric,
  ml: roundMetric,
  kg: toLitre,
  l: toLitre,
  oz: toOunce,
  fl_oz: toOunce,
  lb: toPound,
  tsp: (value) => nearest(value, value >= 3 ? HALVES : value >= 1 ? QUARTERS : EIGHTHS),
  tbsp: (value) => nearest(value, value >= 4 ? HALVES : THIRDS),
  cup: toCup,
  pint: toCup,
  quart: toCup,
  pinch: toPinch,
  dash: toPinch,
  sprig: toPinch,
  clove: toPinch,
  inch: (value) => nearest(value, value >= 3 ? HALVES : QUARTERS),
};

/** The smallest measurable quantity of a unit, so that nothing is rounded down to zero. */
function leastOf(unit: Unit): number {
  if (unit === "tsp") return 1 / 8;
  if (unit === "g" || unit === "ml") return 0.5;
  if (unit === "kg" || unit === "l") return 0.05;
  return unit === "pinch" || unit === "dash" || unit === "sprig" || unit === "clove" ? 0.5 : 0.25;
}

/** The nearest value that a cook can measure in this unit; a positive value never rounds to zero. */
export function roundForCook(value: number, unit: Unit): number {
  return Math.max((ROUNDINGS[unit] ?? toPiece)(value), leastOf(unit));
}

/** Whether rounding moves a value by no more than a cook would notice. */
function isClose(value: number, rounded: number): boolean {
  return Math.abs(rounded - value) <= 0.05 * value;
}

/** A value this little below a bound counts as the bound, to allow for floating-point error. */
const CLOSE = 1e-9;

/** The unit that a cook would measure this in: ⅛ cup is 2 tbsp, 3 tsp is 1 tbsp, 1,500 g is 1.5 kg. */
export function unitForCook(value: number, unit: Unit): Unit {
  const size = value * (sizeOf(unit) ?? 0) + CLOSE;
  if (unit === "g" || unit === "kg") return size >= 1000 ? "kg" : "g";
  if (unit === "ml" || unit === "l") return size >= 1000 ? "l" : "ml";
  const pounds = convert(value, unit, "lb") ?? 0;
  if (unit === "oz") return pounds + CLOSE >= 2 ? "lb" : "oz";
  if (unit === "lb") return pounds >= 2 || isClose(pounds, toPound(pounds)) ? "lb" : "oz";
  if (unit !== "tsp" && unit !== "tbsp" && unit !== "cup") return unit;
  const cups = convert(size, "ml", "cup") ?? 0;
  // 14 tbsp is not ¾ cup: many spoons become cups only if the result is close to a real cup measure.
  const isCup = (unit === "cup" && cups >= 2) || isClose(cups, toCup(cups));
  if (isCup && cups >= (unit === "cup" ? 1 / 4 : 1 / 2)) return "cup";
  const spoons = convert(size, "ml", "tbsp") ?? 0;
  const isHalfSpoon = unit !== "tsp" && Math.abs(spoons - 1 / 2) < 2 * CLOSE;
  return spoons >= 1 || isHalfSpoon ? "tbsp" : "tsp";
}

/**
 * Formats a rounded value: "1½", "2", "335"; "1.5" kg or l, or "1,5" in the cook's number style.
 */
function numberWords(value: number, unit: Unit): string {
  if (unit === "g" || unit === "ml" || unit === "kg" || unit === "l") {
    const figures = String(Number(value.toFixed(2)));
    return unit === "g" && value === 0.5 ? "½" : figures.replace(".", decimalSign() || ".");
  }
  const whole = Math.floor(value + 1e-9);
  const sign = FRACTIONS.find(([part]) => Math.abs(value - whole - part) < 1e-6)?.[1] ?? "";
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** "1½", "2–3": a quantity rounded for its unit. A range whose ends round to one is one number. */
export function quantityWords({ min, max }: Quantity, unit: Unit): string {
  const [from, upTo] = [min, max].map((value) => numberWords(roundForCook(value, unit), unit));
  return from === upTo ? `${from}` : `${from}–${upTo}`;
}

const NAMES: Readonly<Partial<Record<Unit, readonly [one: string, more: string]>>> = {
  fl_oz: ["fl oz", "fl oz"],
  cup: ["cup", "cups"],
  pint: ["pint", "pints"],
  quart: ["quart", "quarts"],
  pinch: ["pinch", "pinches"],
  dash: ["dash", "dashes"],
  clove: ["clove", "cloves"],
  can: ["tin", "tins"],
  package: ["pack", "packs"],
  slice: ["slice", "slices"],
  stick: ["stick", "sticks"],
  bunch: ["bunch", "bunches"],
  sprig: ["sprig", "sprigs"],
  head: ["head", "heads"],
  stalk: ["stalk", "stalks"],
  handful: ["handful", "handfuls"],
};

/** The unit's name behind a quantity: "tbsp", "cups", "tin". */
export function unitWords(unit: Unit, quantity: Quantity): string {
  const [one, more] = NAMES[unit] ?? [unit, unit];
  return roundForCook(quantity.max, unit) > 1 ? more : one;
}

/** Below this, there is no measuring spoon for it. */
const PINCH_TSP = 0.1;
/** The measures between whole cups, in teaspoons: none, ¼, ⅓, ½, ⅔ and ¾ cup. */
const CUP_MEASURES_TSP = [0, 12, 16, 24, 32, 36];
const TSP_PER_CUP = 48;

/** The smallest spoons to be told beside cups. */
type LeastSpoon = "tbsp" | "tsp";

/**
 * Teaspoons as cups plus spoons; undefined if cups alone can express them, and if the spoons can't be
 * measured.
 */
function inCupsAndSpoons(
  exact: number,
  from: number,
  least: LeastSpoon,
): { cups: number; spoons: string } | undefined {
  // Quarters of a teaspoon are the least that is measured.
  const all = Math.round(exact * 4) / 4;
  if (Math.abs(exact - all) > 1e-6 || all < from) return undefined;
  const part = all % TSP_PER_CUP;
  // "1¾ cups + 2 tbsp", as one would fill them: the largest cup, but whole tablespoons where they are.
  const largest = CUP_MEASURES_TSP.findLast((measure) => measure <= part) ?? 0;
  const filled = largest < part && part % 3 === 0 ? part - (part % 12) : largest;
  const left = part - filled;
  const spoon = left % 3 === 0 ? "tbsp" : "tsp";
  const isMeasurable = spoon === "tbsp" || (least === "tsp" && roundForCook(left, "tsp") === left);
  if (left === 0 || !isMeasurable) return undefined;
  const spoons = `${numberWords(spoon === "tbsp" ? left / 3 : left, spoon)} ${spoon}`;
  return { cups: (all - left) / TSP_PER_CUP, spoons };
}

/** "1 cup + 1 tbsp", "2–3 cups + 2 tsp"; undefined if there is no such way to tell it. */
function cupsAndSpoons({ min, max }: Quantity, unit: Unit, least: LeastSpoon): string | undefined {
  // "½ cup + 1 tbsp" where there are cups; spoons alone are told in cups from a whole one.
  const leastTsp = unit === "cup" ? 12 : TSP_PER_CUP;
  const [less, more] = [min, max].map((value) =>
    inCupsAndSpoons(convert(value, unit, "tsp") ?? 0, leastTsp, least),
  );
  if (!less || !more || less.spoons !== more.spoons) return undefined;
  const [from, upTo] = [less, more].map(({ cups }) => numberWords(cups, "cup"));
  const cups = from === upTo ? from : `${from}–${upTo}`;
  return `${cups} ${more.cups > 1 ? "cups" : "cup"} + ${more.spoons}`;
}

/** Amounts that no single spoon or cup measures: "a pinch", "1 cup + 1 tbsp". */
export function spoonWords(
  quantity: Quantity,
  unit: Unit,
  least: LeastSpoon = "tsp",
): string | undefined {
  if (unit !== "tsp" && unit !== "tbsp" && unit !== "cup") return undefined;
  if ((convert(quantity.max, unit, "tsp") ?? 1) < PINCH_TSP) return "a pinch";
  return cupsAndSpoons(quantity, unit, least);
}

/**
 * "1½ tsp", "2 tins", "3": a quantity in the unit in which a cook would measure it.
 *
 * @param least "tbsp" if teaspoons beside cups would be more precise than the quantity is
 */
export function amountWords(quantity: Quantity, unit: Unit, least?: LeastSpoon): string {
  const spoons = spoonWords(quantity, unit, least);
  if (spoons !== undefined) return spoons;
  const better = unitForCook(quantity.max, unit);
  const scaled = {
    min: convert(quantity.min, unit, better) ?? quantity.min,
    max: convert(quantity.max, unit, better) ?? quantity.max,
  };
  return `${quantityWords(scaled, better)} ${unitWords(better, scaled)}`.trim();
}

/**
 * A sum as words: like `amountWords`, but where that would round down to the larger measure, what it
 * leaves out is told, so that no share is lost: "4 cups + 1 tbsp", "2 lb 1 oz", "1.02 l".
 */
export function sumWords(quantity: Quantity, unit: Unit): string {
  const { min, max } = quantity;
  const isLess = roundForCook(max, unit) < max - CLOSE;
  if (isLess && (unit === "pint" || unit === "quart")) {
    const cups = convert(1, unit, "cup") ?? 1;
    return amountWords({ min: min * cups, max: max * cups }, "cup");
  }
  const better = unitForCook(max, unit);
  const value = convert(max, unit, better) ?? max;
  if (min !== max || roundForCook(value, better) > value - CLOSE)
    return amountWords(quantity, unit);
  if (better === "kg" || better === "l") {
    return `${numberWords(Math.ceil(value * 100 - CLOSE) / 100, better)} ${better}`;
  }
  const ounces = Math.round((convert(max, unit, "oz") ?? 0) * 2) / 2;
  if (better !== "lb" || ounces % 16 === 0) return amountWords(quantity, unit);
  return `${Math.floor(ounces / 16)} lb ${numberWords(ounces % 16, "oz")} oz`;
}
