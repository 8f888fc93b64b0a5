import { CookingPot, Heart, ShoppingBasket } from "lucide-react";

import { addMeals, removeMeal } from "#db/repositories/shopping-list-repository.ts";
import { setCurrentMeal, setFavorite } from "#db/repositories/user-repository.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { useUnlistMeal } from "./use-unlist-meal.ts";

import styles from "./meal-actions.module.css";

interface MealActionProps {
  meal: Pick<Meal, "id" | "title" | "ingredients">;
  user: Pick<UserDocument, "favorites" | "current_meals" | "shoppingList">;
}

/** Turns something on or off, tells the cook, and offers to undo it. */
function useToggle(set: (on: boolean) => Promise<void>) {
  const run = useCommand();
  return (on: boolean, text: string) =>
    void run(() => set(on), {
      text,
      action: { label: "Undo", run: () => void run(() => set(!on)) },
    });
}

/** The heart in the corner of a meal card. */
export function FavoriteButton({ meal, user }: MealActionProps) {
  const { db } = useSignedInCook();
  const toggle = useToggle((on) => setFavorite(db, meal.id, on));
  const isFavorite = user.favorites.includes(meal.id);
  return (
    <IconButton
      label={`Favorite: ${meal.title}`}
      icon={<Heart />}
      tone="heart"
      pressed={isFavorite}
      onClick={() =>
        toggle(!isFavorite, `${meal.title} is ${isFavorite ? "no longer" : "now"} a favorite`)
      }
    />
  );
}

/** Buttons that put a meal among the current meals, and its ingredients on the shopping list. */
export function MealActions({ meal, user }: MealActionProps) {
  const { db } = useSignedInCook();
  const toggleCurrent = useToggle((on) => setCurrentMeal(db, meal.id, on));
  const toggleListed = useToggle((on) => (on ? addMeals(db, [meal]) : removeMeal(db, meal.id)));
  const unlist = useUnlistMeal(user.shoppingList);
  return (
    <div className={styles.toggles}>
      <ToggleChip
        pressed={user.current_meals.includes(meal.id)}
        icon={<CookingPot />}
        aria-label={`Current meal: ${meal.title}`}
        onPressedChange={(on) =>
          toggleCurrent(on, `${meal.title} is ${on ? "now" : "no longer"} a current meal`)
        }
      >
        Current meal
      </ToggleChip>
      <ToggleChip
        pressed={user.shoppingList.meals.some(({ id }) => id === meal.id)}
        icon={<ShoppingBasket />}
        aria-label={`Shopping list: ${meal.title}`}
        onPressedChange={(on) =>
          on ? toggleListed(true, `${meal.title} is on the list`) : unlist(meal)
        }
      >
        Shopping list
      </ToggleChip>
    </div>
  );
}
