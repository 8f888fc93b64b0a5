import type { ReactNode } from "react";

import type { Meal, UserDocument } from "#domain/entities.ts";

import { useKitchen } from "../../-kitchen.ts";
import { FavoriteButton, MealActions } from "../../-meal-actions.tsx";
import { MealCard } from "../../-meal-card.tsx";

interface SavedMealCardProps {
  meal: Meal;
  user: UserDocument;
  /** Stars, dates. */
  meta?: ReactNode;
  /** Below what every card offers. */
  actions?: ReactNode;
}

/** A meal that opens in cooking mode, with heart, current meal and shopping list. */
export function SavedMealCard({ meal, user, meta, actions }: SavedMealCardProps) {
  const { session } = useKitchen();
  return (
    <MealCard
      meal={meal}
      link={{ to: "/cook/$userId/$recipeId", params: { userId: session.uid, recipeId: meal.id } }}
      avoids={user}
      meta={meta}
      corner={<FavoriteButton meal={meal} user={user} />}
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
export function sharedStars(meal: Meal): { average: number; count: number } | null {
  const { ratingAverage, ratingCount } = meal as Partial<Record<string, unknown>>;
  return typeof ratingAverage === "number" && typeof ratingCount === "number" && ratingCount > 0
    ? { average: ratingAverage, count: ratingCount }
    : null;
}
