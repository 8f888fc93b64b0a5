import { LOOSE_MEASURES, splitSizes, VESSELS } from "./line-words.ts";
import { type Quantity, takeQuantity } from "./numbers.ts";
import { kindOf, type Unit, UNIT_WORD, unitOf } from "./units.ts";

/** The amount that a line begins or ends with. */
export interface Amount {
  quantity: Quantity;
  unit: Unit;
  rest: string;
  /** Sizes of packs, and the same amount in other units. */
  notes: string[];
}

export const scaled = ({ min, max }: Quantity, times: number): Quantity => ({
  min: min * times,
  max: max * times,
});

const UNIT_AT_START = new RegExp(`^(?:\\s?-\\s?|\\s?)(?<word>${UNIT_WORD})(?<dot>\\.?)`, "iu");

/** "2in", "2-in" and "2 in. piece" are lengths; "2 in a bowl" is not. */
const INCH = /^(?:-?in(?!\p{L})|\sin(?:\.|\s(?=piece|knob|thumb|length|chunk)))/iu;
/** Foods that begin with the word for a unit. */
const NO_UNIT =
  /^(?:pots?\s(?:barley|noodles?|pies?|roasts?|stickers?)|sticks?\s+noodles?|bag\s?els?|tin\s?foil|head\s?cheese|rib[\s-]?eyes?|ribs\s*(?:$|,))/iu;

/** The unit that a text begins with, behind a space or a hyphen, and what follows it. */
export function takeUnit(text: string): { unit: Unit; times: number; rest: string } | undefined {
  const found = UNIT_AT_START.exec(text);
  const word = found?.groups?.["word"] ?? "";
  const named = unitOf(INCH.test(text) ? "inch" : word);
  if (!found || !named) return undefined;
  let rest = text.slice(found[0].length);
  // "2 tbsp's": a plural with an apostrophe.
  const isMeasure = ["mass", "volume"].includes(kindOf(named.unit) ?? "");
  if (isMeasure) rest = rest.replace(/^['’]s(?=\s|$)/iu, "");
  if (NO_UNIT.test(`${word}${rest}`)) return undefined;
  // "clove-studded onion", "clove's": the unit is a piece of another word.
  if (/^[\p{L}\p{N}'’]/u.test(rest) && found.groups?.["dot"] !== ".") return undefined;
  return { ...named, rest };
}

export interface Sized extends Amount {
  /** The amount as written. */
  words: string;
}

/** A number with a unit of mass, volume or length: "400 g", "14-oz", "2 inch". */
export function takeSize(text: string): Sized | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity || /^\p{L}/u.test(number.words)) return undefined;
  const unit = takeUnit(number.rest);
  if (!unit || (kindOf(unit.unit) === "count" && unit.unit !== "inch")) return undefined;
  // "500g-600g"
  const upTo = /^-\d+(?:[.,]\d+)?/u.exec(unit.rest)?.[0];
  const isJoined = upTo ? takeUnit(unit.rest.slice(upTo.length)) : /^-[\s\p{L}]/u.test(unit.rest);
  if (unit.rest.startsWith("-") && !isJoined) return undefined;
  return {
    quantity: scaled(number.quantity, unit.times),
    unit: unit.unit,
    rest: unit.rest.replace(/^(?:\s|-(?!\d))+(?:each\s+)?/iu, ""),
    notes: [],
    words: text.slice(0, text.length - unit.rest.length).trim(),
  };
}

const SIDE = String.raw`(?:\d{1,3}(?:[./]\d{1,2}|\s?[¼½¾⅓⅔⅛]|[\s-]\d/\d)?|[¼½¾⅓⅔⅛])`;
/** Lengths of a piece or a mould: `8"-diameter`, "4x3 cm", "5cm/2in". */
export const DIMENSIONS = new RegExp(
  String.raw`^(?:${SIDE}\s?-?(?:"|″|inch(?:es)?|in|cm|mm)?\s?(?:[x×–/-]|to|by)\s?){0,3}${SIDE}\s?-?(?:"|″|(?:inch(?:es)?|in|cm|mm)(?!\p{L}))(?:[-\s](?:diameter|thick|long|wide|square|round))?[-\s]*`,
  "iu",
);

/** A piece cut to a length: "2-inch piece of ginger", "10cm length of cucumber". */
export const PIECE_OF_LENGTH = /^(?:piece|knob|nub|thumb|length|chunk|section|hunk)s?$/u;
/** Foods that recipes ask for by length. For any other food, a length is the size of one. */
export const BY_LENGTH =
  /^(?:[\p{L}-]+\s){0,4}?(?:ginger|galangal|turmeric|horseradish|lemongrass|cucumber|daikon|mooli|kombu)(?!\p{L})/iu;

/** The word for the counted piece, before the food: "tins", "large cloves of", "piece of". */
export function takeMeasure(
  text: string,
): { unit: Unit; times: number; rest: string; word: string; isOf: boolean } | undefined {
  const { rest } = splitSizes(text.trimStart());
  const unit = takeUnit(rest);
  if (unit && unit.unit !== "inch" && /[\p{L}\p{N}]/u.test(unit.rest)) {
    const word = rest.slice(0, rest.length - unit.rest.length).toLowerCase();
    return { ...unit, word, isOf: /^\s*of\s/iu.test(unit.rest) };
  }
  const loose = /^(?<word>\p{L}+)\s+(?<of>of\s+)?(?=\S)/u.exec(rest);
  const word = loose?.groups?.["word"]?.toLowerCase() ?? "";
  const isOf = loose?.groups?.["of"] !== undefined;
  // Not of "fillet of beef": the cut is part of what is bought.
  const isMeasure =
    (LOOSE_MEASURES.has(word) && !word.startsWith("fillet")) ||
    (VESSELS.has(word) && (isOf || !/^noodles?/iu.test(rest.slice(loose?.[0].length))));
  if (!loose || !isMeasure) return undefined;
  return { unit: "", times: 1, rest: rest.slice(loose[0].length), word, isOf };
}

/** The food after a size, without a word for the piece: "125 g ball of mozzarella". */
export function withoutMeasure(text: string): string {
  const measure = takeMeasure(text);
  return measure?.unit === "" ? measure.rest : text;
}
