import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import { servedIngredients } from "#domain/amounts/scale-recipe.ts";
import type { Meal, RecipeIngredient } from "#domain/entities.ts";
import { PLAN_RECIPES_MAX } from "#domain/limits.ts";
import { followers } from "#domain/mutations/plan-recipes.ts";
import type { MutationArgs } from "#domain/mutations/registry.ts";
import { copyOf } from "#domain/mutations/shared-meals.ts";
import { hasRoomFor, removeMeal } from "#domain/mutations/shopping-list.ts";
import { isId } from "#domain/mutations/user.ts";
import { occurrenceId } from "#domain/occurrences.ts";
import { spreadOverWeek } from "#domain/spread-days.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { LIST_FULL, PLAN_FULL, PLAN_NOT_CHANGED } from "#failure-words/storage-words.ts";

import { getPlan, listRecentPlans } from "./plan-repository.ts";
import { getServing, setServes } from "./settings-repository.ts";
import { readUser } from "./user-repository.ts";

/** A recipe removed from its plan, with what undo needs. */
export type RemovedRecipe = Omit<MutationArgs<"addPlanRecipe">, "at">;

/** A recipe swapped for another, with what undo needs. */
export interface SwappedRecipe extends Omit<MutationArgs<"swapPlanRecipe">, "at"> {
  /** The previous serves of the recipe that was swapped in; null if unchanged. */
  served: { recipe: Meal; serves: number } | null;
}

/**
 * Moves a recipe one place towards the plan's beginning (-1) or its end (1). Resolves to its new
 * index; null if it is gone, or there is no such place.
 */
export function movePlanRecipe(
  db: SimmerDb,
  planId: string,
  recipeId: string,
  by: -1 | 1,
): Promise<number | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const ids = ((await getPlan(db, planId))?.recipes ?? []).map(({ id }) => id);
    const place = ids.indexOf(recipeId);
    const target = place + by;
    if (place < 0 || target < 0 || target >= ids.length) return null;
    const before = ids.toSpliced(place, 1).slice(target);
    await mutate(db, "movePlanRecipe", { planId, recipeId, before, at: Date.now() });
    return target;
  });
}

/**
 * Moves a recipe before the first of these that is still in its plan, or to the end. Resolves to
 * the recipes to pass in order to undo the move; null if it is gone.
 */
export function placePlanRecipe(
  db: SimmerDb,
  planId: string,
  recipeId: string,
  before: readonly string[],
): Promise<string[] | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const plan = await getPlan(db, planId);
    if (!plan?.recipes.some(({ id }) => id === recipeId)) return null;
    await mutate(db, "movePlanRecipe", { planId, recipeId, before: [...before], at: Date.now() });
    return followers(plan, recipeId);
  });
}

/**
 * Assigns a recipe to a day, or unassigns it if the day is empty. Resolves to its previous day,
 * empty for none; null if it is gone or has been cooked.
 */
export function setPlanDay(
  db: SimmerDb,
  planId: string,
  recipeId: string,
  day: string,
): Promise<string | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const plan = await getPlan(db, planId);
    const recipe = plan?.recipes.find(({ id }) => id === recipeId);
    if (!recipe || recipe.cooked) return null;
    await mutate(db, "setPlanDay", { planId, recipeId, day, at: Date.now() });
    return recipe.day ?? "";
  });
}

/** Recipes that were moved to days, with what undo needs. */
export type PlanDaysChange = Omit<MutationArgs<"setPlanDays">, "at">;

/**
 * Spreads the plan's uncooked recipes that have no day over a week (`spreadOverWeek`). Resolves to
 * the data for undo; null if there are none.
 */
export function spreadPlan(
  db: SimmerDb,
  planId: string,
  today: string,
): Promise<PlanDaysChange | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const { recipes = [] } = (await getPlan(db, planId)) ?? {};
    const spread = spreadOverWeek(recipes, today);
    if (spread.length === 0) return null;
    const days = spread.map((each) => ({ ...each, from: "" }));
    await mutate(db, "setPlanDays", { planId, days, at: Date.now() });
    return { planId, days: spread.map(({ recipeId, day }) => ({ recipeId, from: day, day: "" })) };
  });
}

/** Undoes `spreadPlan`, for recipes that have not been moved since. */
export function setPlanDays(db: SimmerDb, change: PlanDaysChange): Promise<void> {
  return command(PLAN_NOT_CHANGED, () => mutate(db, "setPlanDays", { ...change, at: Date.now() }));
}

/** The plan's recipe with its items on the shopping list; null if it is gone. */
async function readRecipe(db: SimmerDb, planId: string, recipeId: string) {
  const [plan, user] = await Promise.all([getPlan(db, planId), readUser(db, PLAN_NOT_CHANGED)]);
  const recipe = plan?.recipes.find(({ id }) => id === recipeId);
  return plan && recipe ? { plan, recipe, user, items: listedItems(user, recipeId) } : null;
}

/** A meal's items on the shopping list, with their ticks; null if it is not listed. */
function listedItems({ shoppingList }: UserDocument, mealId: string) {
  if (!shoppingList.meals.some(({ id }) => id === mealId)) return null;
  return shoppingList.ingredients
    .filter((item) => item.mealId === mealId)
    .map(({ name, amount, bought }) => ({ name, amount, bought }));
}

/**
 * Whether the dish is still to be cooked, as a current meal or in another plan: then its
 * ingredients stay on the list.
 */
async function isWantedElsewhere(db: SimmerDb, user: UserDocument, planId: string, id: string) {
  if (user.current_meals.includes(id)) return true;
  const others = (await listRecentPlans(db)).filter((plan) => plan.id !== planId);
  return others.some(({ recipes }) => recipes.some((other) => other.id === id && !other.cooked));
}

/**
 * Takes a recipe out of its plan, and off the shopping list unless the dish is wanted elsewhere.
 * Resolves to the data for undo (`items` is null if the list is unchanged); null if it was already
 * gone.
 */
export function removePlanRecipe(
  db: SimmerDb,
  planId: string,
  recipeId: string,
): Promise<RemovedRecipe | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const found = await readRecipe(db, planId, recipeId);
    if (!found) return null;
    const { plan, recipe, user, items } = found;
    const unlist = items !== null && !(await isWantedElsewhere(db, user, planId, recipeId));
    await mutate(db, "removePlanRecipe", { planId, recipeId, unlist, at: Date.now() });
    const before = followers(plan, recipeId);
    const day = recipe.day === undefined ? {} : { day: recipe.day };
    return { planId, recipe: copyOf(recipe), before, items: unlist ? items : null, ...day };
  });
}

/**
 * Gives `recipe` the serves of a planned one. Called before `recipe` is planned: if the app is killed
 * in between, nothing is in the plan for too few serves. Returns them, and its own until then.
 */
async function takeServes(db: SimmerDb, plannedId: string, recipe: Meal) {
  const [{ serves }, { serves: own }] = await Promise.all([
    getServing(db, plannedId),
    getServing(db, recipe.id),
  ]);
  if (own !== serves) await setServes(db, [recipe], serves);
  return { serves, own };
}

/** A recipe that was added to a plan, with what undo needs. */
export interface AddedRecipe {
  planId: string;
  recipeId: string;
  /** Whether its ingredients were added to the shopping list. */
  unlist: boolean;
}

/**
 * Plans a dish for one more day, after its first occurrence: for as many serves, and on the
 * shopping list too if the first is. Resolves to the data for undo; null if the recipe is gone.
 * @throws StorageError also if the plan or the shopping list has no room for it
 */
export function planRecipeAgain(
  db: SimmerDb,
  planId: string,
  recipeId: string,
  day: string,
): Promise<AddedRecipe | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const found = await readRecipe(db, planId, recipeId);
    if (!found) return null;
    const { plan, user } = found;
    if (plan.recipes.length >= PLAN_RECIPES_MAX) throw new NoRoomError(PLAN_FULL);
    const recipe = { ...copyOf(found.recipe), id: occurrenceId(recipeId, crypto.randomUUID()) };
    const unlist = found.items !== null;
    if (unlist && !hasRoomFor(user.shoppingList, [recipe])) throw new NoRoomError(LIST_FULL);
    // The id of another cook's meal may be as long as ids get: with more, nothing would be added.
    if (!isId(recipe.id)) throw new Error("No room for a further occurrence in the id");
    const { serves } = await takeServes(db, recipeId, recipe);
    const items = unlist ? servedIngredients(recipe.ingredients, serves) : null;
    const before = followers(plan, recipeId);
    await mutate(db, "addPlanRecipe", { planId, recipe, before, items, day, at: Date.now() });
    return { planId, recipeId: recipe.id, unlist };
  });
}

/**
 * Adds a meal at the end of a plan, and to the shopping list if all that the plan has to cook is
 * there. Resolves to the data for undo; null if the plan is gone or holds the meal.
 * @throws StorageError also if the plan or the shopping list has no room for it
 */
export function addPlanRecipe(
  db: SimmerDb,
  planId: string,
  meal: Meal,
): Promise<AddedRecipe | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const [plan, user] = await Promise.all([getPlan(db, planId), readUser(db, PLAN_NOT_CHANGED)]);
    if (!plan || plan.recipes.some(({ id }) => id === meal.id)) return null;
    if (plan.recipes.length >= PLAN_RECIPES_MAX) throw new NoRoomError(PLAN_FULL);
    const recipe = copyOf(meal);
    const toCook = plan.recipes.filter(({ cooked }) => !cooked);
    const isListed = toCook.every(({ id }) => listedItems(user, id) !== null);
    const unlist = toCook.length > 0 && isListed && listedItems(user, recipe.id) === null;
    if (unlist && !hasRoomFor(user.shoppingList, [recipe])) throw new NoRoomError(LIST_FULL);
    const { serves } = await getServing(db, recipe.id);
    const items = unlist ? servedIngredients(recipe.ingredients, serves) : null;
    await mutate(db, "addPlanRecipe", { planId, recipe, before: [], items, at: Date.now() });
    return { planId, recipeId: recipe.id, unlist };
  });
}

/** Undoes `planRecipeAgain` and `addPlanRecipe`. */
export function unplanRecipe(db: SimmerDb, added: AddedRecipe): Promise<void> {
  return command(PLAN_NOT_CHANGED, () =>
    mutate(db, "removePlanRecipe", { ...added, at: Date.now() }),
  );
}

/** Restores a removed recipe to its place. */
export function restorePlanRecipe(db: SimmerDb, removed: RemovedRecipe): Promise<void> {
  return command(PLAN_NOT_CHANGED, () =>
    mutate(db, "addPlanRecipe", { ...removed, at: Date.now() }),
  );
}

/**
 * Replaces a recipe with `next`, for the same number of serves, also on the shopping list if that
 * recipe is there; what `isThere` names is in the basket. Resolves to the data for undo; null, with nothing changed, if the recipe was
 * gone.
 * @throws StorageError also if the shopping list has no room for it
 */
export function swapPlanRecipe(
  db: SimmerDb,
  planId: string,
  recipeId: string,
  next: Meal,
  isThere: (line: RecipeIngredient) => boolean = () => false,
): Promise<SwappedRecipe | null> {
  return command(PLAN_NOT_CHANGED, async () => {
    const found = await readRecipe(db, planId, recipeId);
    if (!found) return null;
    const { recipe: old, user, items } = found;
    const recipe = copyOf(next);
    const unlist = items !== null && !(await isWantedElsewhere(db, user, planId, recipeId));
    const lists = items !== null && listedItems(user, next.id) === null;
    const at = Date.now();
    const left = unlist ? removeMeal(user.shoppingList, recipeId, at) : user.shoppingList;
    if (lists && !hasRoomFor(left, [recipe])) throw new NoRoomError(LIST_FULL);
    const { serves: planned, own } = await takeServes(db, recipeId, recipe);
    await mutate(db, "swapPlanRecipe", {
      planId,
      recipeId,
      recipe,
      unlist,
      items: lists
        ? servedIngredients(recipe.ingredients, planned).map((line) =>
            isThere(line) ? { ...line, bought: true } : line,
          )
        : null,
      at,
    });
    const back = { recipeId: next.id, recipe: copyOf(old), items: unlist ? items : null };
    const served = own === planned ? null : { recipe, serves: own };
    return { planId, ...back, unlist: lists, served };
  });
}

/** Undoes a swap and restores each recipe's number of serves. */
export function swapBack(db: SimmerDb, { served, ...swapped }: SwappedRecipe): Promise<void> {
  return command(PLAN_NOT_CHANGED, async () => {
    await mutate(db, "swapPlanRecipe", { ...swapped, at: Date.now() });
    if (served) await setServes(db, [served.recipe], served.serves);
  });
}
