import { CookingPot, Heart, ShoppingBasket } from "lucide-react";

import { addMeals, removeMeal } from "#db/shopping-list.ts";
import { setCurrentMeal, setFavorite } from "#db/user.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useKitchen } from "./-kitchen.ts";
import { useCommand } from "./-use-command.ts";

import styles from "./-meal-actions.module.css";

interface MealActionProps {
  meal: Pick<Meal, "id" | "title" | "ingredients">;
  user: Pick<UserDocument, "favorites" | "current_meals" | "shoppingList">;
}

/** The heart of a meal card's corner. */
export function FavoriteButton({ meal, user }: MealActionProps) {
  const { db } = useKitchen();
  const run = useCommand();
  const on = user.favorites.includes(meal.id);
  return (
    <IconButton
      label={`Favorite: ${meal.title}`}
      icon={<Heart />}
      tone="heart"
      pressed={on}
      onClick={() => void run(() => setFavorite(db, meal.id, !on))}
    />
  );
}

/** Whether a meal is among the current meals, and whether its ingredients are on the list. */
export function MealActions({ meal, user }: MealActionProps) {
  const { db } = useKitchen();
  const run = useCommand();
  const current = user.current_meals.includes(meal.id);
  const listed = user.shoppingList.meals.some(({ id }) => id === meal.id);
  const list = (on: boolean) => (on ? addMeals(db, [meal]) : removeMeal(db, meal.id));
  return (
    <div className={styles.toggles}>
      <ToggleChip
        pressed={current}
        icon={<CookingPot />}
        aria-label={`Current meal: ${meal.title}`}
        onPressedChange={(on) => void run(() => setCurrentMeal(db, meal.id, on))}
      >
        Current meal
      </ToggleChip>
      <ToggleChip
        pressed={listed}
        icon={<ShoppingBasket />}
        aria-label={`Shopping list: ${meal.title}`}
        onPressedChange={(on) => void run(() => list(on))}
      >
        Shopping list
      </ToggleChip>
    </div>
  );
}
