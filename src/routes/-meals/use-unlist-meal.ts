import { addMeals, removeMeal } from "#db/repositories/shopping-list-repository.ts";
import type { ShoppingList, ShoppingMeal } from "#domain/user-document.ts";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

/** Takes a meal off the list; undo restores its ingredients with their ticks. */
export function useUnlistMeal(list: ShoppingList): (meal: ShoppingMeal) => void {
  const { db } = useSignedInCook();
  const run = useCommand();
  return ({ id, title }) => {
    const ingredients = list.ingredients.filter(({ mealId }) => mealId === id);
    void run(() => removeMeal(db, id), {
      text: `${title} is off the list`,
      undo: () => addMeals(db, [{ id, title, ingredients }]),
    });
  };
}
