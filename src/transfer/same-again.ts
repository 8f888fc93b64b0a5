import type { SameAgain } from "#db/import-rows.ts";
import type { WrittenRecipe } from "#db/repositories/personal-recipe-repository.ts";

/** What makes two recipes the same, to the letter; ids, pictures and the kind of meal don't. */
function likenessOf({ title, ingredients, instructions, source = "" }: WrittenRecipe): string[] {
  const amounts = ingredients.map(({ name, amount }) => [name, amount]);
  const byTitle = JSON.stringify([title, amounts]);
  return source === "" ? [byTitle] : [byTitle, JSON.stringify([source, amounts, instructions])];
}

/**
 * The recipes that an import finds here, by id and by likeness: title and ingredients are alike to the
 * letter, or source, ingredients and steps are.
 */
export function indexRecipes(recipes: Iterable<WrittenRecipe>) {
  // Whole texts rather than hashes: some 2 kB a recipe, and two different ones are never taken for one.
  const known = new Map<string, string>();
  const ids = new Set<string>();
  for (const recipe of recipes) {
    ids.add(recipe.id);
    for (const likeness of likenessOf(recipe)) known.set(likeness, recipe.id);
  }
  const gone = new Set<string>();
  return {
    /**
     * Notes that the import has stored a recipe under an id: another one that is like it is another, one
     * with the same id is the same.
     */
    note(id: string): void {
      ids.add(id);
      gone.add(id);
    },
    has: (id: string) => ids.has(id),
    /** The id of the recipe that is like it; undefined for none. */
    findLike(recipe: WrittenRecipe): string | undefined {
      return likenessOf(recipe)
        .map((likeness) => known.get(likeness))
        .find((id) => id !== undefined && !gone.has(id));
    },
  };
}

/**
 * Under which id a recipe of a file is stored, or that it is here already.
 * @param file its id in the kitchen that the file is of; undefined for a file of another app
 * @param unique an id for a recipe that is new
 */
export function placeOf(
  recipe: Omit<WrittenRecipe, "id">,
  known: ReturnType<typeof indexRecipes>,
  { file, unique, sameAgain }: { file: string | undefined; unique: string; sameAgain: SameAgain },
): { kind: "added" | "replaced"; id: string } | { kind: "same" } {
  const isHere = file !== undefined && known.has(file);
  const same = isHere ? file : known.findLike({ ...recipe, id: unique });
  if (same !== undefined && sameAgain === "skip") return { kind: "same" };
  if (same !== undefined && sameAgain === "replace") return { kind: "replaced", id: same };
  return { kind: "added", id: file === undefined || isHere ? unique : file };
}
