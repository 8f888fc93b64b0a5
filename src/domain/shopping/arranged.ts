import type { Meal, ShoppingSettings } from "#domain/entities.ts";
import type { ShoppingList } from "#domain/user-document.ts";

import { type AisleGroup, inAisles, withoutStaples } from "./aisle-groups.ts";
import { countToBuy, type Line, toBuyLines } from "./lines.ts";
import { withJuiceAtFruit } from "./shop-amount.ts";

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
  const lines = toBuyLines(ingredients, meals, settings.atHand);
  const { toBuy, atHome } = withoutStaples(
    lines.filter(({ isBought }) => !isBought),
    settings,
  );
  return {
    toBuy: inAisles(withJuiceAtFruit(toBuy), settings, shopId),
    atHome,
    bought: withJuiceAtFruit(lines.filter(({ isBought }) => isBought)),
  };
}

/**
 * How many of a meal's ingredients are still to buy: those whose lines are neither ticked, nor always at
 * home, nor covered by what the cook has. Null if the meal is not on the list.
 */
export function countForMeal(
  { ingredients, meals }: Pick<ShoppingList, "ingredients" | "meals">,
  settings: ShoppingSettings,
  { id }: Pick<Meal, "id">,
): number | null {
  if (!meals.some((meal) => meal.id === id)) return null;
  return arrangeList({ ingredients, meals }, settings, null)
    .toBuy.flatMap(({ things }) => things)
    .filter(({ isAtHand }) => !isAtHand)
    .flatMap(({ parts }) => parts)
    .filter(({ item }) => item.mealId === id).length;
}
