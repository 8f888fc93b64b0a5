import type { Meal } from "#domain/entities.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";

/** The round picture of a recipe in a row of its plan. */
export function PlannedPicture({ recipe }: { recipe: Meal }) {
  const { id, title, ingredients, mealType } = recipe;
  return (
    <MealPicture
      seed={id}
      words={[title, ...ingredients.map(({ name }) => name)]}
      kind={mealType}
      shape="round"
    />
  );
}
