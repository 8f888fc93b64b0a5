import { gramsOf } from "#domain/amounts/cup-weights.ts";
import { type Amount, readFoodLine } from "#domain/amounts/food-line.ts";
import type { Total } from "#domain/amounts/sum-ingredients.ts";
import { convert } from "#domain/amounts/units.ts";
import type { ShoppingSettings } from "#domain/entities.ts";

/** What the cook has of a food that is on the list, as an entry of the shopping settings. */
export type AtHand = ShoppingSettings["atHand"][number];

/** An amount that the cook typed: "200 g", "1 tin", "3"; undefined if it is none. */
export function readAtHand(food: string, typed: string): Amount | undefined {
  const { amount, parsed } = readFoodLine({ amount: typed, name: food });
  return amount && amount.quantity.min > 0 && /\d|[½¼¾⅓⅔⅛]|^an?\s|dozen/iu.test(typed)
    ? { ...amount, size: parsed.note === amount.size ? amount.size : "" }
    : undefined;
}

/** How many of `to` one of `from` is, for this food; undefined if nobody knows. */
function rate(food: string, from: Amount, to: Amount): number | undefined {
  if (from.size !== "" && to.size !== "" && from.size !== to.size) return undefined;
  const direct = convert(1, from.unit, to.unit);
  if (direct !== undefined) return direct;
  const [one, other] = [from, to].map(({ unit }) => gramsOf(food, 1, unit));
  return one === undefined || other === undefined ? undefined : one / other;
}

/**
 * What is left to buy of these sums once that much is at hand; a sum that it covers is gone, also
 * where it only may be enough ("2–3" with 3 at hand is enough, with 2 it is not). Null if it can't be
 * compared with any of them: "2 bunches" with "300 g".
 *
 * @param food by its name in the sums (`foodOf`), for cups that are weighed
 */
export function withoutAtHand(
  food: string,
  totals: readonly Total[],
  atHand: Amount,
): Total[] | null {
  const met = totals.find((total) => rate(food, atHand, total) !== undefined);
  if (!met) return null;
  const has = atHand.quantity.min * (rate(food, atHand, met) ?? 0);
  const { min, max } = met.quantity;
  // Cups that were weighed don't come out even; but a gram of a large sum is still to buy.
  const uneven = Math.min(
    max / 1_000,
    convert(0.5, "g", met.unit) ?? convert(0.5, "ml", met.unit) ?? 0.5,
  );
  const left = (value: number) => (value - has < uneven ? 0 : value - has);
  return totals.flatMap((total) => {
    if (total !== met) return [total];
    return left(max) === 0 ? [] : [{ ...met, quantity: { min: left(min), max: left(max) } }];
  });
}

/**
 * What is at hand for a line: the entry of its food, if it was made for one of these meals. What was
 * left for last week's meals is not there for this week's.
 */
export function atHandFor(
  entries: readonly AtHand[],
  food: string,
  mealIds: readonly string[],
): AtHand | undefined {
  return entries.findLast(
    (entry) => entry.food === food && mealIds.some((id) => entry.meals.includes(id)),
  );
}
