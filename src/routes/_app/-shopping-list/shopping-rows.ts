import type { ShoppingIngredient, ShoppingMeal, ShoppingSettings } from "#domain/entities.ts";
import { emptySettings } from "#domain/mutations/shopping-settings.ts";
import { inAisles, withoutStaples } from "#domain/shopping/aisle-groups.ts";
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
  aisle: string;
  rows: ShoppingRow[];
}

export interface ShoppingRows {
  toBuy: AisleRows[];
  inBasket: ShoppingRow[];
  /** Pantry staples, which are left out. */
  atHome: Line[];
}

/** How the cook shops, and in which shop; null for the usual order of aisles. */
interface WayOfShopping {
  settings: ShoppingSettings;
  shopId: string | null;
}

const AS_AT_FIRST: WayOfShopping = { settings: emptySettings(0), shopId: null };

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
  { settings, shopId }: WayOfShopping = AS_AT_FIRST,
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
  const rowOf = new Map(rows.map((row) => [row.line, row]));
  const lines = [...rowOf.keys()].filter(({ isBought }) => !isBought);
  const { toBuy, atHome } = withoutStaples(lines, settings);
  return {
    toBuy: inAisles(toBuy, settings, shopId).map(({ aisle, things }) => ({
      aisle,
      rows: things.flatMap((line) => rowOf.get(line) ?? []),
    })),
    inBasket: rows.filter(({ line }) => line.isBought),
    atHome,
  };
}

function detailOf({ parts, isBought, otherAmount }: Line, namesMeals: boolean): string {
  const titles = namesMeals ? [...new Set(parts.map(({ meal }) => meal))].filter(Boolean) : [];
  const isPartOf = otherAmount !== null && !isBought;
  return [isPartOf ? `${otherAmount} in the basket already` : "", titles.join(", ")]
    .filter(Boolean)
    .join(" · ");
}
