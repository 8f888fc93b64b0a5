import { quantityWords, sumWords } from "./cook-numbers.ts";
import { gramsOf } from "./cup-weights.ts";
import { type Amount, type FoodLine, readFoodLine } from "./food-line.ts";
import { centimetreNumber } from "./lengths.ts";
import type { Quantity } from "./numbers.ts";
import type { IngredientLine } from "./parse-ingredient.ts";
import { pluralOf } from "./singular.ts";
import { convert, kindOf, type Unit, type UnitKind } from "./units.ts";

/** One total of a food; there are several if its amounts can't be added up. */
export type Total = Amount;

/** One thing to buy, and the lines that ask for it. */
export interface SummedFood<Line extends IngredientLine> {
  /** The same for every line of this food; no words for the screen. */
  key: string;
  /** Every line, in its order: each meal's share. */
  shares: Line[];
  totals: Total[];
  /** The shares that no total includes: "to taste", "a knob", amounts that aren't understood. */
  unsummed: Line[];
}

function add(one: Quantity, other: Quantity, times: number): Quantity {
  return { min: one.min + other.min * times, max: one.max + other.max * times };
}

/** Adds an amount to the first total that it can be added to. */
function addTo(totals: Total[], amount: Amount): void {
  for (const total of totals) {
    if (total.size !== amount.size) continue;
    const times = convert(1, amount.unit, total.unit);
    if (times === undefined) continue;
    total.quantity = add(total.quantity, amount.quantity, times);
    if (amount.inCm) total.inCm = true;
    if (amount.pack !== total.pack) delete total.pack;
    return;
  }
  totals.push({ ...amount });
}

/** The unit to add up in: the metric one if a share has any, or else the first share's. */
function commonUnit(amounts: readonly Amount[], kind: UnitKind): Unit | undefined {
  const units = amounts.map(({ unit }) => unit).filter((unit) => kindOf(unit) === kind);
  return units.find((unit) => /^(?:k?g|m?l)$/u.test(unit)) ?? units[0];
}

/** Converts amounts to one unit per kind, and volumes or sticks to mass if another share is weighed. */
function weigh(food: string, amounts: readonly Amount[]): Amount[] {
  const mass = commonUnit(amounts, "mass");
  const volume = commonUnit(amounts, "volume");
  return amounts.map((amount) => {
    const grams = mass === undefined ? undefined : gramsOf(food, 1, amount.unit);
    const isVolume = kindOf(amount.unit) === "volume";
    const unit = grams === undefined ? (isVolume ? volume : undefined) : mass;
    if (unit === undefined) return amount;
    const times = grams === undefined ? convert(1, amount.unit, unit) : convert(grams, "g", unit);
    return { ...amount, unit, quantity: add({ min: 0, max: 0 }, amount.quantity, times ?? 1) };
  });
}

/**
 * One entry per thing to buy, in the order of first mention. Amounts are added within mass, volume,
 * length and each count; mass with volume only through `cup-weights.ts`; packs only of one size. A
 * pure function of the lines: removing a meal's lines leaves no trace of it.
 *
 * @param read what a line asks for; lines of one key are one thing
 */
export function sumIngredients<Line extends IngredientLine>(
  lines: readonly Line[],
  read: (line: Line) => Pick<FoodLine, "key" | "food" | "amount"> = readFoodLine,
): SummedFood<Line>[] {
  const foods = new Map<string, { food: string; shares: { line: Line; amount?: Amount }[] }>();
  for (const line of lines) {
    const { key, food, amount } = read(line);
    const entry = foods.get(key) ?? { food, shares: [] };
    entry.shares.push({ line, ...(amount && { amount }) });
    foods.set(key, entry);
  }
  return [...foods].map(([key, { food, shares }]) => {
    const totals: Total[] = [];
    const amounts = shares.flatMap(({ amount }) => (amount ? [amount] : []));
    for (const amount of weigh(food, amounts)) addTo(totals, amount);
    return {
      key,
      shares: shares.map(({ line }) => line),
      totals,
      unsummed: shares.flatMap(({ line, amount }) => (amount ? [] : [line])),
    };
  });
}

/** "400 g + 2 tins (400 g)": what to buy of a food; "" if no amount was understood. */
export function totalWords(totals: readonly Total[]): string {
  return totals
    .map(({ quantity, unit, size, inCm, pack }) => {
      const words = inCm
        ? `${centimetreNumber(quantity)} cm`
        : pack === undefined
          ? sumWords(quantity, unit)
          : `${quantityWords(quantity, unit)} ${quantity.max > 1 ? pluralOf(pack) : pack}`;
      return size === "" ? words : `${words} (${size})`;
    })
    .join(" + ");
}
