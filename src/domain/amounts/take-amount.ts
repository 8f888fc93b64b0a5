import { LOOSE_MEASURES, MEASURE_SIZES } from "./line-words.ts";
import { type Quantity, takeQuantity } from "./numbers.ts";
import { convert, kindOf, type Unit, UNIT_WORD, unitOf } from "./units.ts";

/** The amount that a line begins or ends with. */
export interface Amount {
  quantity: Quantity;
  unit: Unit;
  rest: string;
  /** Sizes of packs, and the same amount in other units. */
  notes: string[];
}

const scaled = ({ min, max }: Quantity, times: number): Quantity => ({
  min: min * times,
  max: max * times,
});

const UNIT_AT_START = new RegExp(`^(?:\\s?-\\s?|\\s?)(?<word>${UNIT_WORD})(?<dot>\\.?)`, "iu");

/** The unit that a text begins with, behind a space or a hyphen, and what follows it. */
function takeUnit(text: string): { unit: Unit; times: number; rest: string } | undefined {
  const found = UNIT_AT_START.exec(text);
  const named = unitOf(found?.groups?.["word"] ?? "");
  if (!found || !named) return undefined;
  const rest = text.slice(found[0].length);
  // "clove-studded onion", "cup's": the unit is a piece of another word.
  if (/^[\p{L}\p{N}'’]/u.test(rest)) return undefined;
  return { ...named, rest };
}

interface Sized extends Amount {
  /** The amount as written. */
  words: string;
}

/** A number with a unit of mass, volume or length: "400 g", "14-oz", "2 inch". */
function takeSize(text: string): Sized | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity || /^\p{L}/u.test(number.words)) return undefined;
  const unit = takeUnit(number.rest);
  if (!unit || (kindOf(unit.unit) === "count" && unit.unit !== "inch")) return undefined;
  if (/^-(?!\s)/u.test(unit.rest) && !/^-\p{L}/u.test(unit.rest)) return undefined;
  return {
    quantity: scaled(number.quantity, unit.times),
    unit: unit.unit,
    rest: unit.rest.replace(/^[-\s]+(?:each\s+)?/iu, ""),
    notes: [],
    words: text.slice(0, text.length - unit.rest.length).trim(),
  };
}

/** Lengths of a piece or a mould: `8"-diameter`, "4x3 cm", "5cm/2in". */
const DIMENSIONS =
  /^(?:\d{1,3}(?:[./]\d{1,2})?\s?-?(?:"|″|inch(?:es)?|in|cm|mm)?\s?(?:[x×–/-]|to)\s?){0,3}\d{1,3}(?:[./]\d{1,2})?\s?-?(?:"|″|(?:inch(?:es)?|in|cm|mm)(?!\p{L}))(?:[-\s](?:diameter|thick|long|wide|square))?[-\s]*/iu;

/** What follows a size without the word for a piece of it: "125 g ball of mozzarella". */
function withoutMeasure(text: string): string {
  const measure = takeMeasure(text);
  return measure?.unit === "" ? measure.rest : text;
}

/** A number with a length that has no unit here: "5cm piece". */
const CENTIMETRES =
  /^(?<words>\d{1,3}(?:\.\d)?\s?-?(?:cm|mm|centimetres?|centimeters?)(?:\/\d{1,2}(?:[½¼¾])?(?:in|inch))?)[-\s]+/iu;

/** The word for what is counted, before the food: "tins", "large cloves of", "piece of". */
function takeMeasure(
  text: string,
): { unit: Unit; times: number; rest: string; word: string } | undefined {
  let rest = text.trimStart();
  for (let sizes = 0; sizes < 3; sizes += 1) {
    const word = /^[\p{L}-]+(?=\s)/u.exec(rest)?.[0] ?? "";
    if (!MEASURE_SIZES.has(word.toLowerCase())) break;
    rest = rest.slice(word.length).trimStart();
  }
  const unit = takeUnit(rest);
  if (unit && unit.unit !== "inch" && /[\p{L}\p{N}]/u.test(unit.rest)) {
    return { ...unit, word: rest.slice(0, rest.length - unit.rest.length).toLowerCase() };
  }
  const loose = /^(?<word>\p{L}+)\s+(?:of\s+)?(?=\S)/u.exec(rest);
  const word = loose?.groups?.["word"]?.toLowerCase() ?? "";
  if (!loose || !LOOSE_MEASURES.has(word)) return undefined;
  return { unit: "", times: 1, rest: rest.slice(loose[0].length), word };
}

/** A measure that has no unit stays in sight as a note: "knob". */
function notesOf({ unit, word }: { unit: Unit; word: string }): string[] {
  return unit === "" ? [word] : [];
}

function isPack(unit: Unit): boolean {
  return unit === "can" || unit === "package";
}

/** A size and the pack or piece it is of: "400g tin", "14-ounce can", "2-inch piece". */
function takePack(text: string, count: Quantity): Amount | undefined {
  const length = CENTIMETRES.exec(text);
  const size = length
    ? { rest: text.slice(length[0].length), words: length.groups?.["words"] ?? "" }
    : takeSize(text);
  if (!size) return undefined;
  const measure = takeMeasure(size.rest);
  if ("unit" in size && size.unit === "inch") {
    if (measure?.unit !== "" || !("quantity" in size)) return undefined;
    return { ...size, quantity: scaled(size.quantity, count.min), rest: measure.rest };
  }
  if (!measure || !(isPack(measure.unit) || length)) return undefined;
  return { quantity: count, unit: measure.unit, rest: measure.rest, notes: [size.words] };
}

const SINGLE: Quantity = { min: 1, max: 1 };
const OTHER_AMOUNT = /^\s*(?:[/|=]|or\b|\(or\b)\s*(?=[\d¼½¾⅓⅔⅛.])/iu;
const ADDED = /^\s*,?\s*(?:plus|\+|and|&)?\s*(?=[\d¼½¾⅓⅔⅛])/iu;
const UP_TO = /^\s*(?:-|–|—|to|or)\s*(?=[\d¼½¾⅓⅔⅛])/iu;

/** How the next amount belongs to the one before it. */
type Joint = "range" | "other" | "added";
const JOINTS: readonly (readonly [Joint, RegExp])[] = [
  ["range", UP_TO],
  ["other", OTHER_AMOUNT],
  ["added", ADDED],
];

/** The amount that follows another, and how it is joined to it. */
function takeNext(text: string): { joint: Joint; next: Sized } | undefined {
  for (const [joint, pattern] of JOINTS) {
    const found = pattern.exec(text)?.[0];
    const next = found === undefined ? undefined : takeSize(text.slice(found.length));
    if (next) return { joint, next };
  }
  return undefined;
}

/** "250 g", "2 lb 3 oz", "600 ml/1 pint": a number with its unit, and what belongs to it. */
function takeMeasured(text: string): Amount | null | undefined {
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
    } else if (joint !== "added" || notes.length > 0) {
      notes.push(next.words);
    } else {
      parts += 1;
      // Two parts of one amount get smaller. Anything else is no amount that is meant.
      if (parts > 2 || same === undefined || same >= quantity.min) return null;
      quantity = { min: quantity.min + same, max: quantity.max + same };
    }
    ({ rest } = next);
  }
  if (/^\s*(?:minus|less)\s/iu.test(rest)) return null;
  return { quantity, unit, rest: withoutMeasure(withoutOtherCount(rest)), notes };
}

/** "100g/3½ heads" without what follows the stroke. */
function withoutOtherCount(text: string): string {
  const stroke = /^\s*\/\s*(?=[\d¼½¾⅓⅔⅛])/u.exec(text)?.[0];
  const other = stroke === undefined ? undefined : takeQuantity(text.slice(stroke.length));
  return other ? (takeMeasure(other.rest)?.rest ?? other.rest) : text;
}

const ABOUT =
  /^(?:about|approx(?:imately|\.)?|around|roughly|circa|ca?\.|~|up to|at least|scant|generous|heaped|heaping|another|a further|good|level|rounded)\s*(?=[\p{L}\d¼½¾⅓⅔⅛~])/iu;

/** Words for an amount that nobody knows: "a few sprigs of", "a little". */
const VAGUE =
  /^(?:an?\s+(?:few|little|bit|lot|touch|good\s+amount)(?:\s+of)?|several|some|a\s+little\s+bit\s+of|plenty\s+of|lots\s+of)\s+/iu;

/** What a line is of if it begins with an amount that nobody knows: "a few sprigs of thyme". */
export function withoutVagueAmount(text: string): string {
  const vague = VAGUE.exec(text)?.[0];
  if (vague === undefined) return text;
  const rest = text.slice(vague.length);
  return takeMeasure(rest)?.rest ?? rest;
}

/** The amount at the beginning of a line. Null: there is something like one that isn't to be read. */
export function takeAmount(line: string): Amount | null | undefined {
  if (VAGUE.test(line)) return undefined;
  const text = line.replace(ABOUT, "").replace(ABOUT, "");
  const pack = takePack(text, SINGLE);
  if (pack) return pack;
  const measured = takeMeasured(text);
  if (measured !== undefined) return measured;
  const number = takeQuantity(text);
  if (!number) {
    const measure = takeMeasure(text);
    const isAmount =
      measure &&
      (/^(?:pinch|dash|bunch|handful|sprig|knob|splash|drizzle|glug|squeeze|thumb|piece|dollop|grating|twist)/u.test(
        measure.word,
      ) ||
        /^\s*of\s/iu.test(measure.rest));
    return isAmount ? { quantity: SINGLE, notes: notesOf(measure), ...measure } : undefined;
  }
  const { quantity } = number;
  if (!quantity) return null;
  // "2 x 400 g tins", "2 (400 g) tins"
  const times = /^\s?[x×]\s?(?=[\p{L}\d¼½¾⅓⅔⅛])/iu.exec(number.rest);
  if (!times && /^[\p{L}]/u.test(number.rest) && !takeUnit(number.rest)) return null;
  const rest = number.rest.slice(times?.[0].length ?? 0).trimStart();
  const packed = takePack(rest, quantity);
  if (packed) return packed;
  const size = takeMeasured(rest);
  if (size === null) return null;
  if (size && size.unit !== "inch") {
    // "2 150 g steaks" says how much each weighs; "2 x 3 x 4 g" says nothing.
    if (/^\s*[x×]?\s*\d/u.test(size.rest)) return null;
    const words = rest.slice(0, rest.length - size.rest.length).trim();
    return { quantity, unit: "", rest: withoutMeasure(size.rest), notes: [words] };
  }
  const dimensions = DIMENSIONS.exec(rest)?.[0];
  if (dimensions !== undefined) {
    const after = withoutMeasure(rest.slice(dimensions.length));
    return { quantity, unit: "", rest: after, notes: [dimensions.trim()] };
  }
  const measure = takeMeasure(number.rest.slice(times?.[0].length ?? 0));
  if (measure) {
    return { ...measure, quantity: scaled(quantity, measure.times), notes: notesOf(measure) };
  }
  if (
    /^\s*(?:[x×*+/=^]|[-–]\s?)?\s?\d/iu.test(number.rest) &&
    !/^\s+\d+(?:%|\s?spice|\d?\s)/u.test(number.rest)
  )
    return null;
  return { quantity, unit: "", rest, notes: [] };
}

/** Amounts behind the food: "butter, 50 g", "eggs x 3", "flour 250g". */
const AT_END = /^(?<name>\D{2,}?)(?:\s*[,:–=-]\s*|\s+[x×]\s*|\s+)(?<amount>(?:\d|[¼½¾⅓⅔⅛]).*)$/iu;

export function takeLastAmount(text: string): Amount | undefined {
  const { name, amount = "" } = AT_END.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const found =
    takeMeasured(amount) ??
    takeCount(amount, /[,:–=x×-]\s*$/iu.test(text.slice(0, -amount.length)));
  const left = found?.rest.trim() ?? "";
  if (!found || (left !== "" && !/^[,(]/u.test(left))) return undefined;
  return { ...found, rest: `${name}${left}` };
}

function takeCount(text: string, isMarked: boolean): Amount | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity) return undefined;
  const word = number.rest.trim().replace(/^(?:small|medium|large|whole|big)$/iu, "");
  const unit = word === "" ? { unit: "" as const, times: 1 } : unitOf(word);
  if (!unit || (word === "" && !isMarked)) return undefined;
  return { quantity: scaled(number.quantity, unit.times), unit: unit.unit, rest: "", notes: [] };
}
