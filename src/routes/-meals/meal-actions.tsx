import { CalendarDays, CookingPot, Heart, ShoppingBasket } from "lucide-react";

import { listMeals } from "#db/repositories/settings-repository.ts";
import { removeMeal } from "#db/repositories/shopping-list-repository.ts";
import { setCurrentMeal, setFavorite } from "#db/repositories/user-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { useUnlistMeal } from "./use-unlist-meal.ts";

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
      undo: () => set(!on),
    });
}

/** The heart in the corner of a meal card. */
export function FavoriteButton({ meal, user }: MealActionProps) {
  const { db } = useSignedInCook();
  const toggle = useToggle((on) => setFavorite(db, meal.id, on));
  const isFavorite = user.favorites.includes(dishIdOf(meal.id));
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

/** Whether a meal is a current meal and on the list, and how to change both. */
function useMealPlaces({ meal, user }: MealActionProps) {
  const { db } = useSignedInCook();
  const toggleCurrent = useToggle((on) => setCurrentMeal(db, meal.id, on));
  const toggleListed = useToggle((on) => (on ? listMeals(db, [meal]) : removeMeal(db, meal.id)));
  const unlist = useUnlistMeal(user.shoppingList);
  return {
    ...placesOf({ meal, user }),
    setCurrent: (on: boolean) =>
      toggleCurrent(on, `${meal.title} is ${on ? "now" : "no longer"} a current meal`),
    setListed: (on: boolean) =>
      on ? toggleListed(true, `${meal.title} is on the list`) : unlist(meal),
  };
}

function placesOf({ meal, user }: MealActionProps) {
  return {
    isCurrent: user.current_meals.includes(meal.id),
    isListed: user.shoppingList.meals.some(({ id }) => id === meal.id),
  };
}

interface MealMenuActionsProps extends MealActionProps {
  close: () => void;
  /** Opens the sheet of days; absent where the day stands on the screen. */
  onPickDay?: () => void;
}

/** In a meal's menu: make it a current meal, list its ingredients, choose its day. */
export function MealMenuActions({ meal, user, close, onPickDay }: MealMenuActionsProps) {
  const { isCurrent, isListed, setCurrent, setListed } = useMealPlaces({ meal, user });
  return (
    <>
      <Button
        variant="secondary"
        icon={<CookingPot aria-hidden />}
        onClick={() => {
          close();
          setCurrent(!isCurrent);
        }}
        full
      >
        {isCurrent ? "Remove from current meals" : "Add to current meals"}
      </Button>
      <Button
        variant="secondary"
        icon={<ShoppingBasket aria-hidden />}
        onClick={() => {
          close();
          setListed(!isListed);
        }}
        full
      >
        {isListed ? "Remove from shopping list" : "Add to shopping list"}
      </Button>
      {onPickDay ? (
        <Button
          variant="secondary"
          icon={<CalendarDays aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => {
            close();
            onPickDay();
          }}
          full
        >
          Pick a day
        </Button>
      ) : null}
    </>
  );
}

/** Badges on a card that say whether the meal is a current meal or on the list. */
export function MealPlaces(props: MealActionProps) {
  const { isCurrent, isListed } = placesOf(props);
  return (
    <>
      {isCurrent ? (
        <Chip tone="herb" icon={<CookingPot aria-hidden />}>
          Current meal
        </Chip>
      ) : null}
      {isListed ? (
        <Chip tone="herb" icon={<ShoppingBasket aria-hidden />}>
          On the list
        </Chip>
      ) : null}
    </>
  );
}
