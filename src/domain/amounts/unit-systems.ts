import { amountWords } from "./cook-numbers.ts";
import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import type { Quantity } from "./numbers.ts";
import { convert, isMass, isVolume, type Unit } from "./units.ts";

/** Metric and US measures, of amounts and of oven temperatures, both ways. */
export type UnitSystem = "metric" | "us";

const METRIC: ReadonlySet<Unit> = new Set(["g", "kg", "ml", "l"]);
const US: ReadonlySet<Unit> = new Set(["oz", "lb", "fl_oz", "cup", "pint", "quart"]);

/** 450 g are sold as a pound. */
const POUND_FROM = 0.95;

/** The unit of a system in which an amount is measured; spoons are of both systems. */
function unitIn(system: UnitSystem, value: number, unit: Unit): Unit {
  if (system === "metric" && US.has(unit)) return isMass(unit) ? "g" : "ml";
  if (system === "metric" || !METRIC.has(unit)) return unit;
  if (isMass(unit)) return (convert(value, unit, "lb") ?? 0) >= POUND_FROM ? "lb" : "oz";
  const millilitres = isVolume(unit) ? (convert(value, unit, "ml") ?? 0) : 0;
  if (millilitres >= 60) return "cup";
  return millilitres >= 15 ? "tbsp" : "tsp";
}

/** A quantity in the units of a system; not rounded. */
export function toSystem(
  quantity: Quantity,
  unit: Unit,
  system: UnitSystem,
): { quantity: Quantity; unit: Unit } {
  const other = unitIn(system, quantity.max, unit);
  return {
    quantity: {
      min: convert(quantity.min, unit, other) ?? quantity.min,
      max: convert(quantity.max, unit, other) ?? quantity.max,
    },
    unit: other,
  };
}

/** From here on an oven is meant; below, a thermometer, and its degrees aren't rounded to marks. */
const OVEN_CELSIUS = 110;
/** Gas marks by °C, as British cookers print them. */
const GAS_MARKS: ReadonlyMap<string, number> = new Map([
  ["1/4", 110],
  ["¼", 110],
  ["1/2", 120],
  ["½", 120],
  ["1", 140],
  ["2", 150],
  ["3", 160],
  ["4", 180],
  ["5", 190],
  ["6", 200],
  ["7", 220],
  ["8", 230],
  ["9", 240],
]);

/** °F, to the 25 of oven dials, or exactly for a thermometer. */
export function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  return celsius < OVEN_CELSIUS ? Math.round(exact) : Math.round(exact / 25) * 25;
}

/** °C, to the 10 of oven dials, or exactly for a thermometer. */
export function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < OVEN_CELSIUS ? Math.round(exact) : Math.round(exact / 10) * 10;
}

/** °C of a gas mark, "¼" to "9"; undefined for what is none. */
export function celsiusOfGasMark(mark: string): number | undefined {
  return GAS_MARKS.get(mark);
}

const TEMPERATURE =
  /(?<![\p{L}\p{N}.,/-])(?:(?<degrees>\d{2,3})(?:\s?[-–]\s?(?<upTo>\d{2,3}))?(?:\s?[°º]\s?|\s?degrees?\s|\s?(?=[CF](?!\p{L})))(?<scale>C|F|celsius|fahrenheit)(?!\p{L})|gas\s(?:mark\s)?(?<mark>1\/[24]|[¼½]|\d)(?![\d/]))/giu;
/** What says the same again in the other system: "180°C/350°F/gas 4", "180°C (350°F)". */
const BESIDE = /^\s?[/(]\s?(?:fan\s)?(?:gas|\d)|^\s?(?:,|or)\s(?:gas|\d{2,3}\s?°)/iu;
const BESIDE_BEFORE =
  /(?:[°º]\s?[CF]|gas\s(?:mark\s)?\d|\d\s?\p{L}{1,5})\s?(?:[/(]|,\s|or\s)\s?(?:fan\s)?$/iu;

function temperatureIn(
  system: UnitSystem,
  groups: Record<string, string | undefined>,
): string | undefined {
  const { degrees, upTo, scale = "", mark } = groups;
  const isFahrenheit = /^f/iu.test(scale);
  if (mark !== undefined) {
    const celsius = celsiusOfGasMark(mark);
    if (celsius === undefined) return undefined;
    return system === "metric" ? `${celsius}°C` : `${toFahrenheit(celsius)}°F`;
  }
  if (isFahrenheit === (system === "us")) return undefined;
  const turn = isFahrenheit ? toCelsius : toFahrenheit;
  const ends = [degrees, upTo].flatMap((end) => (end === undefined ? [] : [turn(Number(end))]));
  return `${[...new Set(ends)].join("–")}°${isFahrenheit ? "C" : "F"}`;
}

/** An amount and a temperature are left alone where the text says them in both systems. */
function isSaidTwice(text: string, start: number, end: number): boolean {
  return (
    BESIDE.test(text.slice(end, end + 20)) ||
    BESIDE_BEFORE.test(text.slice(Math.max(0, start - 20), start))
  );
}

function amountIn(system: UnitSystem, { quantity, unit, times }: FoundAmount): string | undefined {
  if (unit === undefined) return undefined;
  const whole = { min: quantity.min * times, max: quantity.max * times };
  const there = toSystem(whole, unit, system);
  return there.unit === unit ? undefined : amountWords(there.quantity, there.unit);
}

/**
 * A text with its amounts and oven temperatures in the units of a system. Spoons, counts and what
 * the text says in both systems stay as they are.
 */
export function inSystem(text: string, system: UnitSystem): string {
  const changes = [
    ...findAmounts(text).map((found) => ({ ...found, words: amountIn(system, found) })),
    ...[...text.matchAll(TEMPERATURE)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: temperatureIn(system, match.groups ?? {}),
    })),
  ].sort((one, other) => one.start - other.start);
  let changed = "";
  let end = 0;
  for (const { start, end: next, words } of changes) {
    if (words === undefined || start < end || isSaidTwice(text, start, next)) continue;
    changed += text.slice(end, start) + words;
    end = next;
  }
  return changed + text.slice(end);
}
