import type { WrittenRecipe } from "#db/repositories/personal-recipe-repository.ts";

/** What makes two recipes the same, to the letter; ids, pictures and the kind of meal don't. */
function likenessOf({ title, ingredients, instructions, source = "" }: WrittenRecipe): string[] {
  const amounts = ingredients.map(({ name, amount }) => [name, amount]);
  const byTitle = JSON.stringify([title, amounts]);
  return source === "" ? [byTitle] : [byTitle, JSON.stringify([source, amounts, instructions])];
}

/**
 * Finds the recipe that another is the same again as: title and ingredients are alike to the letter, or
 * source, ingredients and steps are.
 */
export function indexLikeness(recipes: Iterable<WrittenRecipe>) {
  // Whole texts rather than hashes: some 2 kB a recipe, and two different ones are never taken for one.
  const known = new Map<string, string>();
  for (const recipe of recipes) {
    for (const likeness of likenessOf(recipe)) known.set(likeness, recipe.id);
  }
  const gone = new Set<string>();
  return {
    /** Takes a recipe out, once another is in its place: the next one like it is another. */
    forget(id: string): void {
      gone.add(id);
    },
    /** The id of the same recipe; undefined for none. */
    find(recipe: WrittenRecipe): string | undefined {
      return likenessOf(recipe)
        .map((likeness) => known.get(likeness))
        .find((id) => id !== undefined && !gone.has(id));
    },
  };
}
