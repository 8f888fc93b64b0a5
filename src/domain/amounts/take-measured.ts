import { type Quantity, takeQuantity } from "./numbers.ts";
import {
  type Amount,
  BY_LENGTH,
  DIMENSIONS,
  PIECE_OF_LENGTH,
  scaled,
  type Sized,
  takeMeasure,
  takeSize,
  withoutMeasure,
} from "./take-size.ts";
import { convert, isVolume, type Unit } from "./units.ts";

function isPack(unit: Unit): boolean {
  return unit === "can" || unit === "package";
}

/** Things sold by the piece regardless of their weight: "25g bunch dill". */
const BUNCHES: ReadonlySet<Unit> = new Set(["bunch", "head", "slice"]);

/** Whether a size before this unit states how much one holds: "400g tin", "15ml tbsp". */
function isSold(unit: Unit, sizeUnit: Unit): boolean {
  return isPack(unit) || BUNCHES.has(unit) || (isVolume(unit) && isVolume(sizeUnit));
}

/** A size and its pack or piece: "400g tin", "14-ounce can", "2-inch piece". */
export function takePack(text: string, count: Quantity): Amount | undefined {
  const size = takeSize(text);
  if (!size) return undefined;
  const others = takeOtherSizes(size.rest);
  const measure = takeMeasure(others.rest);
  const words = [size.words, ...others.words].join("/");
  if (size.unit !== "inch") {
    if (!measure || !isSold(measure.unit, size.unit)) return undefined;
    const quantity = scaled(count, measure.times);
    return { quantity, unit: measure.unit, rest: measure.rest, notes: [words] };
  }
  if (!measure) return undefined;
  const isLength =
    PIECE_OF_LENGTH.test(measure.word) && (count.max === 1 || BY_LENGTH.test(measure.rest));
  const quantity = isLength ? scaled(size.quantity, count.min) : count;
  return {
    quantity,
    unit: isLength ? "inch" : measure.unit,
    rest: measure.rest,
    notes: [words],
  };
}

/** "400g/14oz tin": the same size in another unit. */
function takeOtherSizes(text: string): { rest: string; words: string[] } {
  const words: string[] = [];
  let rest = text;
  for (let turns = 0; turns < 3; turns += 1) {
    const stroke = /^\s?\/\s?/u.exec(rest)?.[0];
    const other = stroke === undefined ? undefined : takeSize(rest.slice(stroke.length));
    if (!other) break;
    words.push(other.words);
    ({ rest } = other);
  }
  return { rest, words };
}

export const SINGLE: Quantity = { min: 1, max: 1 };
const OTHER_AMOUNT = /^\s*(?:[/|=]|or\b|\(or\b)\s*(?=[\d¼½¾⅓⅔⅛.])/iu;
const ADDED = /^\s*,?\s*(?:plus|\+|and|&)?\s*(?=[\d¼½¾⅓⅔⅛])/iu;
const TAKEN = /^\s*(?:minus|less)\s*(?=[\d¼½¾⅓⅔⅛])/iu;
const UP_TO = /^\s*(?:-|–|—|to|or)\s*(?=[\d¼½¾⅓⅔⅛])/iu;

/** How an amount is joined to the one before it. */
type Joint = "range" | "other" | "added" | "taken";
const JOINTS: readonly (readonly [Joint, RegExp])[] = [
  ["taken", TAKEN],
  ["range", UP_TO],
  ["other", OTHER_AMOUNT],
  ["added", ADDED],
];

/** The next amount, and how it is joined to the previous one. */
function takeNext(text: string): { joint: Joint; next: Sized } | undefined {
  for (const [joint, pattern] of JOINTS) {
    const found = pattern.exec(text)?.[0];
    const next = found === undefined ? undefined : takeSize(text.slice(found.length));
    if (next) return { joint, next };
  }
  return undefined;
}

/** "250 g", "2 lb 3 oz", "600 ml/1 pint": a number with its unit, and any amounts joined to it. */
export function takeMeasured(text: string): Amount | null | undefined {
  const first = takeSize(text);
  if (!first) return undefined;
  let { quantity, rest } = first;
  const { unit } = first;
  const notes: string[] = [];
  let parts = 1;
  for (let more = takeNext(rest); more; more = takeNext(rest)) {
    const { joint, next } = more;
    const same = convert(next.quantity.max, next.unit, unit);
    if (joint === "range" && next.unit === unit && next.quantity.max > quantity.max) {
      quantity = { min: quantity.min, max: next.quantity.max };
    } else if (joint === "range" || joint === "other" || notes.length > 0) {
      notes.push(next.words);
    } else {
      parts += 1;
      // "1 cup + 2 tbsp plus 1 tsp": later parts are smaller. Anything else isn't one amount.
      if (parts > 3 || same === undefined || same >= quantity.min) return null;
      const more = joint === "taken" ? -same : same;
      quantity = { min: quantity.min + more, max: quantity.max + more };
    }
    ({ rest } = next);
  }
  if (/^\s*(?:minus|less)\s/iu.test(rest)) return null;
  const left = withoutMeasure(withoutOtherCount(rest));
  if (unit !== "inch") return { quantity, unit, rest: left, notes };
  const words = [first.words, ...notes].join("/");
  if (BY_LENGTH.test(left)) return { quantity, unit, rest: left, notes: [words] };
  // "9-inch pie crust": one crust of that size.
  const size = DIMENSIONS.exec(text)?.[0].trim() ?? words;
  const after = text.slice(size.length).trimStart() || left;
  const measure = takeMeasure(after);
  return { quantity: SINGLE, rest: after, unit: "", ...measure, notes: [size] };
}

/** "100g/3½ heads" without the part after the slash. */
function withoutOtherCount(text: string): string {
  const stroke = /^\s*\/\s*(?=[\d¼½¾⅓⅔⅛])/u.exec(text)?.[0];
  const other = stroke === undefined ? undefined : takeQuantity(text.slice(stroke.length));
  return other ? (takeMeasure(other.rest)?.rest ?? other.rest) : text;
}
