import type { AnsweredRecipe, FullRecipe, RecipeIdea } from "#domain/recipe-service.ts";
import { titleKey } from "#domain/titles.ts";

/**
 * The recipe for each idea, in the ideas' order; undefined where there is none. Our service says
 * which idea a recipe answers. One that doesn't keeps the order, leaves out what it has no safe
 * recipe for, and may put a close recipe of another title in an idea's place: so what is left goes
 * by title, then by order among ideas of the same meal type.
 */
export function recipesByIdea(
  ideas: readonly RecipeIdea[],
  answered: readonly AnsweredRecipe[],
): (FullRecipe | undefined)[] {
  const found: (FullRecipe | undefined)[] = ideas.map(() => undefined);
  const unsaid: FullRecipe[] = [];
  for (const { ideaIndex, ...recipe } of answered) {
    if (ideaIndex === undefined || ideaIndex >= ideas.length) unsaid.push(recipe);
    else found[ideaIndex] ??= recipe;
  }
  const fill = (fits: (recipe: FullRecipe, idea: RecipeIdea) => boolean) => {
    for (const [index, idea] of ideas.entries()) {
      if (found[index]) continue;
      const at = unsaid.findIndex((recipe) => fits(recipe, idea));
      if (at >= 0) [found[index]] = unsaid.splice(at, 1);
    }
  };
  fill((recipe, idea) => titleKey(recipe.title) === titleKey(idea.title));
  fill((recipe, idea) => recipe.mealType === idea.mealType);
  return found;
}
