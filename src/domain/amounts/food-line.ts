import { sameFood } from "./core-name.ts";
import { decimalSign } from "./number-style.ts";
import type { Quantity } from "./numbers.ts";
import { type IngredientLine, type ParsedLine, parseLine } from "./parse-ingredient.ts";
import type { Unit } from "./units.ts";

/** An amount that adds up with others. */
export interface Amount {
  quantity: Quantity;
  unit: Unit;
  /** Of packs: what one holds, "400 g"; "" if nobody says. */
  size: string;
  /** Of lengths: to be told in centimetres, as they are written. */
  inCm?: true;
}

/** What a line asks to buy. */
export interface FoodLine {
  /** By what lines are one thing to buy: the food, and the form it is bought in. No words for the screen. */
  key: string;
  /** The food by its British name, in the singular: "courgette". */
  food: string;
  /** "tinned" or "frozen", if it is bought as that; "" for anything else. */
  form: string;
  parsed: ParsedLine;
  /** Undefined for "to taste", "a knob" and amounts that aren't understood. */
  amount: Amount | undefined;
}

/** Measures that differ from hand to hand. */
const BY_EYE =
  /^(?:dollop|drizzle|dusting|glug|grating|grind|hint|lug$|lugs|knob|nub|shake|shaving|scattering|slosh|slug|smidgen|splash|sprinkl|squeeze|squirt|swirl|twist)/u;
const SIZE = /\d+(?:[.,]\d+)?[\s-]?(?:g|kg|ml|l|oz|ounces?|lb)\b/iu;
const CENTIMETRES = /\d\s?-?(?:cm|mm|centi|milli)/iu;

function formOf({ unit, preparation }: ParsedLine): string {
  if (unit === "can" || /\b(?:tinned|canned)\b/u.test(preparation)) return "tinned";
  return /\bfrozen\b/u.test(preparation) ? "frozen" : "";
}

function amountOf(food: string, { quantity, unit, note }: ParsedLine): Amount | undefined {
  if (!quantity || BY_EYE.test(note)) return undefined;
  const isPack = unit === "can" || unit === "package";
  // A stick of celery is a stalk of it; butter's weighs 113 g.
  const own = unit === "stalk" && food === "celery" ? "stick" : unit;
  const size = isPack ? (SIZE.exec(note)?.[0] ?? "") : "";
  return {
    quantity,
    unit: own,
    size: size.replace(/(?<=\d)[\s-]?(?=\p{L})/u, " ").toLowerCase(),
    ...(unit === "inch" && CENTIMETRES.test(note) && { inCm: true as const }),
  };
}

/**
 * Lines that have been read. A list is read again at every tick, and reading a line takes a hundred
 * times as long as finding it here.
 */
const known = new Map<string, FoodLine>();
/** Four full lists; then reading begins anew. */
const KNOWN_MAX = 4_000;

/** Understands a line as something to buy. The same text is read once. */
export function readFoodLine({ amount, name }: IngredientLine): FoodLine {
  // With the style of its numbers, and its length, so that no other line makes the same text.
  const text = `${decimalSign()}${amount.length}:${amount}${name}`;
  const found = known.get(text);
  if (found) return found;
  const parsed = parseLine({ amount, name });
  const food = sameFood(parsed.name);
  const form = formOf(parsed);
  const key = `${food}|${form}`;
  const line = { key, food, form, parsed, amount: amountOf(food, parsed) };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, line);
  return line;
}
