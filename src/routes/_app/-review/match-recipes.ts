import type { SelectedMeal } from "#domain/draft.ts";
import type { FullRecipe } from "#domain/recipe-service.ts";
import { titleKey } from "#domain/titles.ts";

/**
 * Which recipe was made from which selected meal, by the meal's id. The service keeps the order,
 * leaves out what it has no safe recipe for, and may put a close recipe of another title in an
 * idea's place: so titles decide first, then order among meals of the same type.
 */
export function matchRecipes(
  meals: readonly SelectedMeal[],
  recipes: readonly FullRecipe[],
): Map<string, FullRecipe> {
  const matched = new Map<string, FullRecipe>();
  const left = [...recipes];
  const take = (meal: SelectedMeal, fits: (recipe: FullRecipe) => boolean) => {
    if (matched.has(meal.id)) return;
    const index = left.findIndex(fits);
    const recipe = left[index];
    if (!recipe) return;
    left.splice(index, 1);
    matched.set(meal.id, recipe);
  };
  for (const meal of meals) {
    take(meal, ({ title }) => titleKey(title) === titleKey(meal.title));
  }
  for (const meal of meals) take(meal, ({ mealType }) => mealType === meal.mealType);
  return matched;
}
