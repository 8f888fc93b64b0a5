import type { ReactNode } from "react";

import type { Meal, UserDocument } from "#domain/entities.ts";
import { RatingStars } from "#ui/rating-stars.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { isShared } from "../../-meals/checked-meals.ts";
import { MealCard } from "../../-meals/meal-card.tsx";

interface SavedMealCardProps {
  meal: Meal;
  user: UserDocument;
  /** More for the card's menu. */
  renderMenu?: ((close: () => void) => ReactNode) | undefined;
}

/**
 * A card, for an `li` of a grid, that opens the meal in cooking mode. A shared meal also shows its
 * rating.
 */
export function SavedMealCard({ meal, user, renderMenu }: SavedMealCardProps) {
  const { session } = useSignedInCook();
  const isRated = isShared(meal) && meal.ratingCount > 0;
  return (
    <MealCard
      as="article"
      meal={meal}
      link={{ to: "/cook/$userId/$recipeId", params: { userId: session.uid, recipeId: meal.id } }}
      user={user}
      meta={
        isRated ? <RatingStars value={meal.ratingAverage} count={meal.ratingCount} /> : undefined
      }
      renderMenu={renderMenu}
    />
  );
}
