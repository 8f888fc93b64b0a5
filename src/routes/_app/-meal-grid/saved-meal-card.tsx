import type { ReactNode } from "react";

import type { Meal, UserDocument } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Cluster } from "#ui/cluster.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { isShared } from "../../-meals/checked-meals.ts";
import { FavoriteButton, MealActions } from "../../-meals/meal-actions.tsx";
import { MealCard } from "../../-meals/meal-card.tsx";
import { SharedMealMenu } from "../../-meals/shared-meal-menu.tsx";

interface SavedMealCardProps {
  meal: Meal;
  user: UserDocument;
  /** Shown below the actions that every card has. */
  actions?: ReactNode;
}

/**
 * A meal that opens in cooking mode, with heart, current meal and shopping list. A shared meal also
 * shows its rating, and offers to hide or report it.
 */
export function SavedMealCard({ meal, user, actions }: SavedMealCardProps) {
  const { session } = useSignedInCook();
  const stars = sharedStars(meal);
  return (
    <MealCard
      meal={meal}
      link={{ to: "/cook/$userId/$recipeId", params: { userId: session.uid, recipeId: meal.id } }}
      preferences={preferencesOf(user)}
      meta={stars ? <RatingStars value={stars.average} count={stars.count} /> : undefined}
      corner={
        <Cluster gap="xs">
          {isShared(meal) ? <SharedMealMenu meal={meal} inCorner /> : null}
          <FavoriteButton meal={meal} user={user} />
        </Cluster>
      }
      actions={
        <>
          <MealActions meal={meal} user={user} />
          {actions}
        </>
      }
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
