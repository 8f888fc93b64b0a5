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
  /** Below what every card offers. */
  actions?: ReactNode;
}

/**
 * A meal that opens in cooking mode, with heart, current meal and shopping list; one that cooks share
 * also with how they liked it, and what can be done about it.
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

/** How others liked a shared meal; nothing for any other kind. */
function sharedStars(meal: Meal): { average: number; count: number } | null {
  const { ratingAverage, ratingCount } = meal as Partial<Record<string, unknown>>;
  return typeof ratingAverage === "number" && typeof ratingCount === "number" && ratingCount > 0
    ? { average: ratingAverage, count: ratingCount }
    : null;
}
