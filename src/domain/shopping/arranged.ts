import type { ShoppingList, ShoppingSettings } from "#domain/entities.ts";

import { type AisleGroup, inAisles, withoutStaples } from "./aisle-groups.ts";
import { countToBuy, type Line, toBuyLines } from "./lines.ts";

export { readFoodLine } from "#domain/amounts/food-line.ts";
export { countToBuy, toBuyLines };

/** The list in the order of one shop's aisles. */
export interface ArrangedList {
  toBuy: AisleGroup<Line>[];
  /** Pantry staples that the list needs and the cook has at home. */
  atHome: Line[];
  bought: Line[];
}

/** @param shopId null, or a shop that is gone, for the usual order */
export function arrangeList(
  { ingredients, meals }: Pick<ShoppingList, "ingredients" | "meals">,
  settings: ShoppingSettings,
  shopId: string | null,
): ArrangedList {
  const lines = toBuyLines(ingredients, meals);
  const { toBuy, atHome } = withoutStaples(
    lines.filter(({ isBought }) => !isBought),
    settings,
  );
  return {
    toBuy: inAisles(toBuy, settings, shopId),
    atHome,
    bought: lines.filter(({ isBought }) => isBought),
  };
}
