import type { UnitChoice } from "#domain/entities.ts";

import { amountWords, roundForCook, unitForCook } from "./cook-numbers.ts";
import { findAmounts } from "./find-amounts.ts";
import { isMetricLength, lengthIn } from "./lengths.ts";
import type { Quantity } from "./numbers.ts";
import { type Rewording, temperaturesIn } from "./oven-temperatures.ts";
import { convert, isMass, isVolume, kindOf, sizeOf, type Unit } from "./units.ts";

/** Metric and US measures, of amounts and of oven temperatures, both ways. */
export type UnitSystem = "metric" | "us";

const METRIC: ReadonlySet<Unit> = new Set(["g", "kg", "ml", "l"]);
const US: ReadonlySet<Unit> = new Set(["oz", "lb", "fl_oz", "cup", "pint", "quart"]);
/** A British pint is a fifth larger than a US one, and recipes don't say which they mean. */
const EITHER = /^(?:pints?|pts?|gal|gallons?)$/iu;

/** From this many pounds, an amount is given in pounds: a pound is sold as 450 g. */
const POUND_FROM = 0.95;

/** The unit that an amount is measured in under a system; both systems use spoons. */
function unitIn(system: UnitSystem, value: number, unit: Unit): Unit {
  if (system === "metric" && US.has(unit)) return isMass(unit) ? "g" : "ml";
  if (system === "metric" || !METRIC.has(unit)) return unit;
  if (isMass(unit)) return (convert(value, unit, "lb") ?? 0) >= POUND_FROM ? "lb" : "oz";
  const millilitres = isVolume(unit) ? (convert(value, unit, "ml") ?? 0) : 0;
  if (millilitres >= 60) return "cup";
  return millilitres >= 15 ? "tbsp" : "tsp";
}

function converted({ min, max }: Quantity, from: Unit, to: Unit): Quantity {
  return { min: convert(min, from, to) ?? min, max: convert(max, from, to) ?? max };
}

/** A quantity in the units of a system; not rounded. */
export function toSystem(
  quantity: Quantity,
  unit: Unit,
  system: UnitSystem,
): { quantity: Quantity; unit: Unit } {
  const other = unitIn(system, quantity.max, unit);
  return { quantity: converted(quantity, unit, other), unit: other };
}

/** An amount with a unit, as it stands in a text. */
interface Measured {
  quantity: Quantity;
  unit: Unit;
  word: string;
  start: number;
  end: number;
}

function isOneSystem(one: Unit, other: Unit): boolean {
  return [METRIC, US].some((system) => system.has(one) && system.has(other));
}

/** The measured amounts of a text; "1 lb 2 oz" is one. */
function findMeasured(text: string): Measured[] {
  const found: Measured[] = [];
  for (const { quantity, unit, times, word, start, end } of findAmounts(text)) {
    if (unit === undefined) continue;
    const whole = { min: quantity.min * times, max: quantity.max * times };
    const last = found.at(-1);
    const goesOn =
      last &&
      kindOf(unit) !== "count" &&
      kindOf(unit) === kindOf(last.unit) &&
      isOneSystem(unit, last.unit) &&
      (sizeOf(unit) ?? 0) < (sizeOf(last.unit) ?? 0) &&
      /^\s(?:and\s)?$/u.test(text.slice(last.end, start));
    if (goesOn) {
      const more = converted(whole, unit, last.unit);
      last.quantity = { min: last.quantity.min + more.min, max: last.quantity.max + more.max };
      last.end = end;
    } else {
      found.push({ quantity: whole, unit, word, start, end });
    }
  }
  return found;
}

/** The text between two equivalents of an amount: "8 oz (225 g)", "200g/7oz", "1 cup or 240 ml". */
const BETWEEN =
  /^\s?(?:[/([=|,~≈]|or\b)(?:\s|[/([=|,~≈]|\b(?:or|about|around|roughly|approx(?:imately)?)\b\.?)*$/iu;

/** Adjacent equivalents of the same amount. */
function inSayings(text: string, found: readonly Measured[]): Measured[][] {
  const sayings: Measured[][] = [];
  for (const one of found) {
    const last = sayings.at(-1);
    const gap = last && text.slice(last.at(-1)?.end, one.start);
    if (last && gap !== undefined && gap.length <= 30 && BETWEEN.test(gap)) last.push(one);
    else sayings.push([one]);
  }
  return sayings;
}

/** A vessel is identified by its nominal size: "a 12-cup muffin tin". */
const VESSEL =
  /^[\s-]*(?:\p{L}+[\s-]+){0,3}?(?:tins?|pans?|dish(?:es)?|moulds?|molds?|bowls?|basins?|casseroles?|ramekins?|jars?|jugs?|saucepans?|pots?|trays?|bottles?|cans?|cartons?|slow cookers?|blenders?)(?!\p{L})/iu;

/** The tolerance for a converted amount. */
const COARSEST = 0.15;

/** Whether the rounded measure is within the tolerance: 2 g is not a quarter of an ounce. */
function isMeasurable({ min, max }: Quantity, unit: Unit): boolean {
  const better = unitForCook(max, unit);
  return [min, max].every((value) => {
    const exact = convert(value, unit, better) ?? value;
    return Math.abs(roundForCook(exact, better) - exact) <= COARSEST * exact;
  });
}

function isVessel(text: string, end: number): boolean {
  return VESSEL.test(text.slice(end, end + 40));
}

/** Whether this unit belongs to the system. */
function isOf(system: UnitSystem, { unit, word }: Measured): boolean {
  if (unit === "inch") return isMetricLength(word) === (system === "metric");
  return (system === "metric" ? METRIC : US).has(unit);
}

function wordsIn(system: UnitSystem, text: string, one: Measured): string | undefined {
  const { quantity, unit, word, end } = one;
  if (unit === "inch") return isVessel(text, end) ? undefined : lengthIn(system, text, one);
  const there = toSystem(quantity, unit, system);
  if (there.unit === unit || EITHER.test(word)) return undefined;
  if (isVolume(unit) && isVessel(text, end)) return undefined;
  return isMeasurable(there.quantity, there.unit)
    ? amountWords(there.quantity, there.unit, "tbsp")
    : undefined;
}

function amountsIn(text: string, system: UnitSystem): Rewording[] {
  return inSayings(text, findMeasured(text)).flatMap((saying) => {
    if (saying.some((one) => isOf(system, one))) return [];
    return saying.flatMap((one) => {
      const words = wordsIn(system, text, one);
      return words === undefined ? [] : [{ start: one.start, end: one.end, words }];
    });
  });
}

/**
 * A text with its amounts and oven temperatures in the units of a system. Spoons, counts, pints,
 * vessels and amounts that the text gives in both systems stay as they are, and so do amounts that
 * can't be converted precisely enough. Mass stays mass, and volume stays volume. Takes time linear
 * in the text's length.
 */
export function inSystem(text: string, system: UnitSystem): string {
  const changes = [
    ...amountsIn(text, system),
    ...temperaturesIn(text, system === "metric" ? "C" : "F"),
  ].sort((one, other) => one.start - other.start);
  let changed = "";
  let end = 0;
  for (const { start, end: next, words } of changes) {
    if (start < end) continue;
    changed += text.slice(end, start) + words;
    end = next;
  }
  return changed + text.slice(end);
}

/** A text in the units that a cook has chosen to read. */
export function inUnits(text: string, choice: UnitChoice): string {
  return choice === "written" ? text : inSystem(text, choice);
}
