import type { ReactNode } from "react";

import type { Meal, UserDocument } from "#domain/entities.ts";
import { RatingStars } from "#ui/rating-stars.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
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
  const stars = sharedStars(meal);
  return (
    <MealCard
      as="article"
      meal={meal}
      link={{ to: "/cook/$userId/$recipeId", params: { userId: session.uid, recipeId: meal.id } }}
      user={user}
      meta={stars ? <RatingStars value={stars.average} count={stars.count} /> : undefined}
      renderMenu={renderMenu}
    />
  );
}

/** A shared meal's rating; null for any other meal. */
function sharedStars(meal: Meal): { average: number; count: number } | null {
  const { ratingAverage, ratingCount } = meal as Partial<Record<string, unknown>>;
  return typeof ratingAverage === "number" && typeof ratingCount === "number" && ratingCount > 0
    ? { average: ratingAverage, count: ratingCount }
    : null;
}
