import type { Aisle } from "#domain/aisles.ts";
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
  /** In small print: what of it is in the basket already, and for whom; empty for neither. */
  detail: string;
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
      detail: detailOf(line, meals.length > 1),
      // A part that is gone from the list meanwhile shows its last state until its row leaves.
      bought: now ? names.every((name) => now.get(name) ?? isBought) : isBought,
    };
  });
  return {
    toBuy: byAisle(rows.filter(({ line }) => !line.isBought)),
    inBasket: rows.filter(({ line }) => line.isBought),
  };
}

function detailOf({ parts, isBought, otherAmount }: Line, namesMeals: boolean): string {
  const titles = namesMeals ? [...new Set(parts.map(({ meal }) => meal))].filter(Boolean) : [];
  const isPartOf = otherAmount !== null && !isBought;
  return [isPartOf ? `${otherAmount} in the basket already` : "", titles.join(", ")]
    .filter(Boolean)
    .join(" · ");
}

/** @param rows in the order of their aisles */
function byAisle(rows: readonly ShoppingRow[]): AisleRows[] {
  const aisles: AisleRows[] = [];
  for (const row of rows) {
    const { aisle } = row.line;
    const last = aisles.at(-1);
    if (last?.aisle === aisle) last.rows.push(row);
    else aisles.push({ aisle, rows: [row] });
  }
  return aisles;
}
