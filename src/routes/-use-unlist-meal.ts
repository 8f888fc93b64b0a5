import { addMeals, removeMeal } from "#db/shopping-list.ts";
import type { ShoppingList, ShoppingMeal } from "#domain/entities.ts";

import { useKitchen } from "./-kitchen.ts";
import { useCommand } from "./-use-command.ts";

/** Takes a meal off the list; undo brings its ingredients back with their ticks. */
export function useUnlistMeal(list: ShoppingList): (meal: ShoppingMeal) => void {
  const { db } = useKitchen();
  const run = useCommand();
  return ({ id, title }) => {
    const ingredients = list.ingredients.filter(({ mealId }) => mealId === id);
    void run(() => removeMeal(db, id), {
      text: `${title} is off the list`,
      action: {
        label: "Undo",
        run: () => void run(() => addMeals(db, [{ id, title, ingredients }])),
      },
    });
  };
}
