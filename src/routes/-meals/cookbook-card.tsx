import type { Meal } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { BriefMealCard } from "./brief-meal-card.tsx";

/** A recipe of the cookbook, which opens there. */
export function CookbookCard({ meal, user }: { meal: Meal; user: UserDocument }) {
  return (
    <BriefMealCard
      meal={meal}
      user={user}
      link={{ to: "/cookbook/$recipeId", params: { recipeId: meal.id } }}
    />
  );
}
