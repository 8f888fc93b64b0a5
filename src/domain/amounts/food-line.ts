import { sameFood } from "./core-name.ts";
import { decimalSign } from "./number-style.ts";
import type { Quantity } from "./numbers.ts";
import { type IngredientLine, type ParsedLine, parseLine } from "./parse-ingredient.ts";
import type { Unit } from "./units.ts";

/** An amount that adds up with others. */
export interface Amount {
  quantity: Quantity;
  unit: Unit;
  /** For packs, the content of one: "400 g"; "" if unknown. */
  size: string;
  /** For packs, what they are called, in the singular: "bottle". Undefined for "pack" and others. */
  pack?: string;
  /** For lengths, whether they were written, and so are shown, in centimetres. */
  inCm?: true;
}

/** What a line asks to buy. */
export interface FoodLine {
  /** The key by which lines are merged: the food and the form it is bought in. Not for display. */
  key: string;
  /** The food by its British name, in the singular: "courgette". */
  food: string;
  /** "tinned" or "frozen", if it is bought as that; "" for anything else. */
  form: string;
  parsed: ParsedLine;
  /** Undefined for "to taste", "a knob" and amounts that aren't understood. */
  amount: Amount | undefined;
}

/** Measures that vary from cook to cook. */
const BY_EYE =
  /^(?:dollop|drizzle|dusting|glug|grating|grind|hint|lug$|lugs|knob|nub|shake|shaving|scattering|slosh|slug|smidgen|splash|sprinkl|squeeze|squirt|swirl|twist)/u;
const SIZE = /\d+(?:[.,]\d+)?[\s-]?(?:g|kg|ml|l|oz|ounces?|lb)\b/iu;
const PACK =
  /(?<!\p{L})(?<word>bag|bottle|box|carton|container|envelope|jar|pot|pouch|punnet|sachet|tray|tub|tube)(?:e?s)?(?!\p{L})/iu;
const CENTIMETRES = /\d\s?-?(?:cm|mm|centi|milli)/iu;

function formOf({ unit, preparation }: ParsedLine): string {
  if (unit === "can" || /\b(?:tinned|canned)\b/u.test(preparation)) return "tinned";
  return /\bfrozen\b/u.test(preparation) ? "frozen" : "";
}

function amountOf(
  { amount, name }: IngredientLine,
  food: string,
  { quantity, unit, note }: ParsedLine,
): Amount | undefined {
  if (!quantity || BY_EYE.test(note)) return undefined;
  const isPack = unit === "can" || unit === "package";
  // A stick of celery is a stalk; a stick of butter weighs 113 g.
  const own = unit === "stalk" && food === "celery" ? "stick" : unit;
  const size = isPack ? (SIZE.exec(note)?.[0] ?? "") : "";
  const pack = unit === "package" ? PACK.exec(`${amount} ${name}`)?.groups?.["word"] : undefined;
  return {
    quantity,
    unit: own,
    size: size.replace(/(?<=\d)[\s-]?(?=\p{L})/u, " ").toLowerCase(),
    ...(pack !== undefined && { pack: pack.toLowerCase() }),
    ...(unit === "inch" && CENTIMETRES.test(note) && { inCm: true as const }),
  };
}

/**
 * Memoised lines. A list is parsed again at every tick, and parsing a line takes a hundred times as long
 * as looking it up here.
 */
const known = new Map<string, FoodLine>();
/** The size of four full lists; beyond it, the cache is cleared. */
const KNOWN_MAX = 4_000;

/** Parses a line as something to buy. Memoised by its text. */
export function readFoodLine({ amount, name }: IngredientLine): FoodLine {
  // The key includes the number style and the amount's length, so that different lines never share
  // one.
  const text = `${decimalSign()}${amount.length}:${amount}${name}`;
  const found = known.get(text);
  if (found) return found;
  const parsed = parseLine({ amount, name });
  const food = sameFood(parsed.name);
  const form = formOf(parsed);
  const key = `${food}|${form}`;
  const line = { key, food, form, parsed, amount: amountOf({ amount, name }, food, parsed) };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, line);
  return line;
}
