import type { Meal } from "#domain/entities.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";

/** The round picture of a recipe in a row of its plan. */
export function PlannedPicture({ recipe }: { recipe: Meal }) {
  return <MealPicture seed={recipe.id} meal={recipe} shape="round" />;
}
