import type { ShoppingIngredient, ShoppingMeal, ShoppingSettings } from "#domain/entities.ts";
import { emptySettings } from "#domain/mutations/shopping-settings.ts";
import { inAisles, withoutStaples } from "#domain/shopping/aisle-groups.ts";
import { type Line, toBuyLines } from "#domain/shopping/lines.ts";

/** A row of the list: a line, as it looks now. */
export interface ShoppingRow {
  /**
   * Identifies the row by its lines, not only by its name. An optimistic tick applies to those
   * lines; a line that another meal adds meanwhile is still to buy.
   */
  key: string;
  line: Line;
  /**
   * In small print: how much of it is already in the basket, and for which meals; empty if there is
   * nothing to say.
   */
  detail: string;
  /** Reflects the stored ticks, although the row keeps its place. */
  bought: boolean;
}

/** The rows of one aisle; at least one. */
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
 * The rows of a list in the places given by `held`, with the ticks of `items`.
 *
 * @param held the items as they were before the cook's last taps; null if rows may move
 * @param meals the meals that items may be for; if there is only one, rows don't name it
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
      // A part that has since been removed from the list keeps its last state until the row leaves.
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
