import type { Quantity } from "./numbers.ts";
import { convert, type Unit } from "./units.ts";

/** Numbers as a cook would measure them: "1½ tsp", "335 g", never "0.333". */

const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
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

/** Scales show grams; nobody weighs 333 of them. */
function roundMetric(value: number): number {
  if (value >= 1000) return toStep(value, 50);
  if (value >= 500) return toStep(value, 10);
  if (value >= 50) return toStep(value, 5);
  return value >= 5 ? toStep(value, 1) : toStep(value, 0.5);
}

function roundFor(value: number, unit: Unit): number {
  switch (unit) {
    case "g":
    case "ml":
      return roundMetric(value);
    case "kg":
    case "l":
      return toStep(value, value >= 3 ? 0.1 : 0.05);
    case "oz":
    case "fl_oz":
      return value >= 8 ? Math.round(value) : nearest(value, value >= 3 ? HALVES : QUARTERS);
    case "lb":
      return value >= 10 ? Math.round(value) : nearest(value, QUARTERS);
    case "tsp":
      return nearest(value, value >= 3 ? HALVES : value >= 1 ? QUARTERS : EIGHTHS);
    case "tbsp":
      return nearest(value, value >= 4 ? HALVES : THIRDS);
    case "cup":
    case "pint":
    case "quart":
      return value >= 12 ? Math.round(value) : nearest(value, THIRDS);
    case "pinch":
    case "dash":
    case "sprig":
    case "clove":
      return value >= 1 ? Math.round(value) : nearest(value, HALVES);
    case "inch":
      return nearest(value, value >= 3 ? HALVES : QUARTERS);
    default:
      if (value >= 10) return Math.round(value);
      return nearest(value, value >= 1 ? HALVES : THIRDS);
  }
}

/** The least of a unit that can be measured out, so that nothing is rounded away. */
function leastOf(unit: Unit): number {
  if (unit === "tsp") return 1 / 8;
  if (unit === "g" || unit === "ml") return 0.5;
  if (unit === "kg" || unit === "l") return 0.05;
  return unit === "pinch" || unit === "dash" || unit === "sprig" || unit === "clove" ? 0.5 : 0.25;
}

/** The nearest value that a cook can measure out in this unit; more than zero for what is. */
export function roundForCook(value: number, unit: Unit): number {
  return Math.max(roundFor(value, unit), leastOf(unit));
}

/** The unit in which a cook would measure this: ⅛ cup are 2 tbsp, 3 tsp a tbsp, 1,500 g 1.5 kg. */
export function unitForCook(value: number, unit: Unit): Unit {
  const is = (other: Unit) => convert(value, unit, other) ?? 0;
  const atLeast = (other: Unit, least: number) => is(other) > least - 1e-9;
  switch (unit) {
    case "g":
    case "kg":
      return atLeast("kg", 1) ? "kg" : "g";
    case "ml":
    case "l":
      return atLeast("l", 1) ? "l" : "ml";
    case "oz":
      return atLeast("lb", 2) ? "lb" : "oz";
    case "lb":
      return atLeast("lb", 0.25) ? "lb" : "oz";
    case "tsp":
      return atLeast("tbsp", 1) ? unitForCook(is("tbsp"), "tbsp") : "tsp";
    case "tbsp":
      if (!atLeast("tsp", 3) && is("tbsp") !== 0.5) return "tsp";
      return atLeast("cup", 0.5) ? "cup" : "tbsp";
    case "cup":
      if (atLeast("cup", 0.25)) return "cup";
      return unitForCook(is("tbsp"), "tbsp");
    default:
      return unit;
  }
}

/** A rounded value in words: "1½", "2", "335", "1.5" of kilograms and litres. */
function numberWords(value: number, unit: Unit): string {
  if (unit === "g" || unit === "ml" || unit === "kg" || unit === "l") {
    return unit === "g" && value === 0.5 ? "½" : String(Number(value.toFixed(2)));
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

/** "1½ tsp", "2 tins", "3": a quantity in the unit in which a cook would measure it. */
export function amountWords(quantity: Quantity, unit: Unit): string {
  const better = unitForCook(quantity.max, unit);
  const scaled = {
    min: convert(quantity.min, unit, better) ?? quantity.min,
    max: convert(quantity.max, unit, better) ?? quantity.max,
  };
  return `${quantityWords(scaled, better)} ${unitWords(better, scaled)}`.trim();
}
