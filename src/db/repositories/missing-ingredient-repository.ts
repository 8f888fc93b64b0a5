import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, inWords, NoRoomError } from "#db/storage-command.ts";
import { readFoodLine } from "#domain/amounts/food-line.ts";
import { servedIngredients } from "#domain/amounts/scale-recipe.ts";
import type { PlanRecipe, RecipeIngredient } from "#domain/entities.ts";
import { INGREDIENTS_MAX } from "#domain/limits.ts";
import type { MutationArgs } from "#domain/mutations/registry.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { nameInstead } from "#domain/steps/name-instead.ts";
import { LIST_NOT_UPDATED, RECIPE_FULL } from "#failure-words/storage-words.ts";

import { listRecentPlans } from "./plan-repository.ts";

/** A planned recipe, still to be cooked, that asks for something on the list. */
export interface Use {
  planId: string;
  recipe: PlanRecipe;
}

/** The planned recipes that a line of the list is for, the newest plan's first. */
export async function listUses(db: SimmerDb, { parts }: Pick<Line, "parts">): Promise<Use[]> {
  const ids = new Set(parts.map(({ item }) => item.mealId));
  const plans = await listRecentPlans(db);
  return plans.flatMap(({ id: planId, recipes }) =>
    recipes
      .filter(({ id, cooked }) => ids.has(id) && !cooked)
      .map((recipe) => ({ planId, recipe })),
  );
}

/** A replacement, to store and to undo. */
export type Replacement = Omit<MutationArgs<"replaceMissing">, "at">;

/**
 * What it takes to buy something else in the place of a line, or nothing (""), for every planned
 * recipe that asks for it.
 * @throws StorageError with a user-facing message
 */
export async function planReplacement(
  db: SimmerDb,
  line: Pick<Line, "name" | "parts">,
  instead: string,
): Promise<Replacement> {
  const off = line.parts.map(({ item }) => {
    const { mealId, name, amount, bought } = item;
    return { mealId, name, amount, bought };
  });
  const on = instead === "" ? [] : off.map((item) => ({ ...item, name: instead }));
  const foods = new Set(off.map((item) => readFoodLine(item).key));
  const uses = await inWords(LIST_NOT_UPDATED, () => listUses(db, line));
  const recipes = uses.flatMap(({ planId, recipe }) => {
    const { instructions, adapted = false } = recipe;
    const before = recipe.ingredients.map(({ name, amount }) => ({ name, amount }));
    const isMissing = (thing: RecipeIngredient) => foods.has(readFoodLine(thing).key);
    // A line may name two things, of which one is missing.
    const parts = before.flatMap((written) => {
      const things = servedIngredients([written]);
      return things.some(isMissing) ? things : [written];
    });
    const missing = new Set(parts.flatMap((part, at) => (isMissing(part) ? at : [])));
    if (missing.size === 0) return [];
    const after = parts.flatMap((part, at) => {
      if (!missing.has(at)) return [part];
      return instead === "" ? [] : [{ name: instead, amount: part.amount }];
    });
    const steps =
      instead === ""
        ? instructions
        : nameInstead(instructions, { ingredients: parts, missing }, instead);
    return [
      {
        planId,
        recipeId: recipe.id,
        before: { ingredients: before, instructions, adapted },
        after: { ingredients: after, instructions: steps, adapted: true },
      },
    ];
  });
  return { name: line.name, instead, off, on, recipes };
}

/** Stores a replacement, on the list and in the plans at once. */
export function replaceMissing(db: SimmerDb, replacement: Replacement): Promise<void> {
  return command(LIST_NOT_UPDATED, () => {
    if (replacement.recipes.some(({ after }) => after.ingredients.length > INGREDIENTS_MAX)) {
      throw new NoRoomError(RECIPE_FULL);
    }
    return mutate(db, "replaceMissing", { ...replacement, at: Date.now() });
  });
}

/** Undoes it. */
export function undoReplacement(db: SimmerDb, replacement: Replacement): Promise<void> {
  const { name, instead, off, on, recipes } = replacement;
  const back = recipes.map(({ before, after, ...recipe }) => ({
    ...recipe,
    before: after,
    after: before,
  }));
  return replaceMissing(db, { name: instead, instead: name, off: on, on: off, recipes: back });
}
