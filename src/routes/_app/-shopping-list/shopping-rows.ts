import type { ShoppingIngredient, ShoppingMeal } from "#domain/entities.ts";
import { groupItems } from "#domain/shopping-groups.ts";

/** A row of the list: lines of one or several meals that are one thing to buy. */
export interface ShoppingRow {
  /**
   * Identifies the row by its lines, not only by its name. A tick shown before it is stored belongs
   * to those lines; a line that another meal adds meanwhile is still to buy.
   */
  key: string;
  name: string;
  /** "2 + 300 g"; empty if no line has one. */
  amount: string;
  /** For whom, in small print; empty if there is nothing to tell apart. */
  meals: string;
  bought: boolean;
  items: ShoppingIngredient[];
}

export interface ShoppingRows {
  toBuy: ShoppingRow[];
  inBasket: ShoppingRow[];
}

const lineOf = ({ mealId, name, amount }: ShoppingIngredient) =>
  JSON.stringify([mealId, name, amount]);

/**
 * The rows of a list, in the places that `held` gives them, with the ticks that `items` has.
 *
 * @param held the items as they were before the cook's last taps; null if rows may move
 * @param meals those that items may be for; a single meal is not named
 */
export function arrangeRows(
  items: readonly ShoppingIngredient[],
  held: readonly ShoppingIngredient[] | null,
  meals: readonly ShoppingMeal[],
): ShoppingRows {
  const now = held && new Map(items.map((item) => [lineOf(item), item.bought]));
  const titles = new Map(meals.length > 1 ? meals.map(({ id, title }) => [id, title]) : []);
  const rows: ShoppingRows = { toBuy: [], inBasket: [] };
  for (const { name, amounts, bought, items: lines } of groupItems(held ?? items)) {
    const keys = lines.map(lineOf);
    (bought ? rows.inBasket : rows.toBuy).push({
      key: `${bought} ${keys.join()}`,
      name,
      amount: amounts.join(" + "),
      meals: [...new Set(lines.map(({ mealId }) => titles.get(mealId) ?? ""))]
        .filter(Boolean)
        .join(", "),
      // A line that is gone from the list meanwhile shows its last state until its row leaves.
      bought: now ? keys.every((key) => now.get(key) ?? bought) : bought,
      items: lines,
    });
  }
  return rows;
}
