import { AISLES, type Aisle } from "#domain/aisles.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/entities.ts";
import { type Line, toBuyLines } from "#domain/shopping/lines.ts";

/** A row of the list: a line, as it looks now. */
export interface ShoppingRow {
  /**
   * Identifies the row by its lines, not only by its name. A tick shown before it is stored belongs
   * to those lines; a line that another meal adds meanwhile is still to buy.
   */
  key: string;
  line: Line;
  /** For whom, in small print; empty if there is nothing to tell apart. */
  meals: string;
  /** With the ticks that are stored, though the row keeps its place. */
  bought: boolean;
}

/** The rows that stand in one aisle; never none. */
export interface AisleRows {
  aisle: Aisle;
  rows: ShoppingRow[];
}

export interface ShoppingRows {
  toBuy: AisleRows[];
  inBasket: ShoppingRow[];
}

const nameOf = ({ mealId, name, amount }: ShoppingIngredient) =>
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
  const now = held && new Map(items.map((item) => [nameOf(item), item.bought]));
  const rows = toBuyLines(held ?? items, meals).map((line): ShoppingRow => {
    const names = line.parts.map(({ item }) => nameOf(item));
    const { isBought } = line;
    return {
      key: `${isBought} ${names.join()}`,
      line,
      meals:
        meals.length > 1
          ? [...new Set(line.parts.map(({ meal }) => meal))].filter(Boolean).join(", ")
          : "",
      // A part that is gone from the list meanwhile shows its last state until its row leaves.
      bought: now ? names.every((name) => now.get(name) ?? isBought) : isBought,
    };
  });
  const toBuy = Map.groupBy(
    rows.filter(({ line }) => !line.isBought),
    ({ line }) => line.aisle,
  );
  return {
    toBuy: AISLES.flatMap((aisle) => {
      const inAisle = toBuy.get(aisle);
      return inAisle ? [{ aisle, rows: inAisle }] : [];
    }),
    inBasket: rows.filter(({ line }) => line.isBought),
  };
}
