import type { AnsweredRecipe, FullRecipe, RecipeIdea } from "#domain/recipe-service.ts";
import { titleKey } from "#domain/titles.ts";

/**
 * The recipe for each idea, in the ideas' order; undefined if there is none. Our service says which
 * idea a recipe answers. A service that doesn't say keeps the ideas' order, leaves out ideas
 * without a safe recipe, and may answer an idea with a close recipe of another title. So the
 * remaining recipes are matched by title, then by order among ideas of the same meal type.
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
