import type { ShoppingSettings } from "#domain/entities.ts";
import { emptySettings } from "#domain/mutations/shopping-settings.ts";
import { inAisles, withoutStaples } from "#domain/shopping/aisle-groups.ts";
import { type Line, toBuyLines } from "#domain/shopping/lines.ts";
import { withJuiceAtFruit } from "#domain/shopping/shop-amount.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/user-document.ts";

/** A row of the list: a line, as it looks now. */
export interface ShoppingRow {
  /**
   * Identifies the row by its lines, not only by its name. An optimistic tick applies to those
   * lines; a line that another meal adds meanwhile is still to buy.
   */
  key: string;
  line: Line;
  /**
   * In small print: how much of it is at hand or already in the basket, and for which meals; empty if there is
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
 * @param meals the meals that items may be for
 * @param namesMeals whether rows name their meals; not if there is only one
 */
export function arrangeRows(
  items: readonly ShoppingIngredient[],
  held: readonly ShoppingIngredient[] | null,
  meals: readonly ShoppingMeal[],
  { settings, shopId }: WayOfShopping = AS_AT_FIRST,
  namesMeals = meals.length > 1,
): ShoppingRows {
  const now = held && new Map(items.map((item) => [nameOf(item), item.bought]));
  const rowOf = (line: Line): ShoppingRow => {
    const names = line.parts.map(({ item }) => nameOf(item));
    const { isBought } = line;
    return {
      key: `${isBought} ${names.join()}`,
      line,
      detail: detailOf(line, namesMeals),
      // A part that has since been removed from the list keeps its last state until the row leaves.
      bought: now ? names.every((name) => now.get(name) ?? isBought) : isBought,
    };
  };
  const lines = toBuyLines(held ?? items, meals, settings.atHand);
  const { toBuy, atHome } = withoutStaples(
    lines.filter(({ isBought }) => !isBought),
    settings,
  );
  return {
    toBuy: inAisles(withJuiceAtFruit(toBuy), settings, shopId).map(({ aisle, things }) => ({
      aisle,
      rows: things.map(rowOf),
    })),
    inBasket: withJuiceAtFruit(lines.filter(({ isBought }) => isBought)).map(rowOf),
    atHome,
  };
}

function detailOf(line: Line, namesMeals: boolean): string {
  const { parts, isBought, otherAmount, atHand, isAtHand } = line;
  const titles = namesMeals ? [...new Set(parts.map(({ meal }) => meal))].filter(Boolean) : [];
  const isPartOf = otherAmount !== null && !isBought;
  const has = atHand === "" ? "" : `have ${atHand}${isAtHand ? ", which is enough" : ""}`;
  return [has, isPartOf ? `${otherAmount} in the basket already` : "", titles.join(", ")]
    .filter(Boolean)
    .join(" · ");
}
