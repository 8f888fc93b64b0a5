import type { FullRecipe } from "#domain/recipe-service.ts";

import type { CookbookIngredient, CookbookRecipe } from "./format.ts";

/** An ingredient's placeholder in a step. */
export const PLACEHOLDER = /\{([a-z0-9-]+)\}/g;

/** The ingredient's name on the shopping list. */
export function nameOf([key, , name]: CookbookIngredient): string {
  return name ?? key.replaceAll("-", " ");
}

/** The name in a step, without its preparation ("brown onion, finely chopped" → "brown onion"). */
export function stepNameOf(ingredient: CookbookIngredient): string {
  return (nameOf(ingredient).split(",")[0] ?? "").replaceAll(/\s*\([^)]*\)/g, "").trim();
}

/**
 * The recipe as the service returns it: placeholders are replaced by the ingredients' names.
 * @throws Error if a step names a key that is not an ingredient of the recipe
 */
export function renderRecipe(recipe: CookbookRecipe): FullRecipe {
  const names = new Map(recipe.ingredients.map((item) => [item[0], stepNameOf(item)]));
  const render = (text: string): string => {
    const filled = text.replaceAll(PLACEHOLDER, (_, key: string) => {
      const name = names.get(key);
      if (name === undefined) throw new Error(`${recipe.id}: no ingredient "${key}"`);
      return name;
    });
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  };
  return {
    title: recipe.title,
    ingredients: recipe.ingredients.map((item) => ({ name: nameOf(item), amount: item[1] })),
    instructions: recipe.steps.map(render),
    mealType: recipe.mealType,
    blurb: render(recipe.blurb),
    equipment: [...recipe.equipment],
    picture: `${recipe.picture.form}: ${recipe.picture.foods.join(", ")}`,
  };
}
