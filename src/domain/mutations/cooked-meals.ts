import * as v from "valibot";

import { PORTIONS_MAX, STORED_MEALS_MAX, TIMES_COOKED_MAX, URL_MAX } from "#domain/limits.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { openObject } from "#domain/open-object.ts";
import { isPhotoId } from "#domain/photos.ts";
import { authorOf, isRatingShared } from "#domain/sound-meal.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { type Changes, defineMutation, docIn, type DocRef, type Docs } from "./define.ts";
import { recipeRef } from "./personal-recipes.ts";
import { withRecipe } from "./plan-recipes.ts";
import { markCooked, planRef, withPhoto } from "./plans.ts";
import { rateMeal } from "./shared-meals.ts";
import { changeShelf, portionCount, shelfRefs, storedMealName, takeOut } from "./shelf.ts";
import { removeMeal } from "./shopping-list.ts";
import { changeUser, setMember, userRef } from "./user.ts";

const logMealArgs = openObject({
  meal: arg.meal,
  /** The recipe's plan, or null if it is cooked on its own. */
  planId: v.nullable(arg.id),
  /** Portions stored in each place. */
  portions: openObject({ fridge: portionCount, freezer: portionCount }),
  /** 1–5, or null if not rated. */
  stars: v.nullable(v.number()),
  /** The name of the cook's photo of what was cooked, or else where a picture is. */
  imageUrl: v.string(),
  at: arg.time,
});
export type LogMealArgs = v.InferOutput<typeof logMealArgs>;

function storePortions(user: UserDocument, args: LogMealArgs): StoredMeal[] {
  const { meal, planId, portions, imageUrl, at } = args;
  const stored = [...user.storedMeals];
  for (const storage of ["fridge", "freezer"] as const) {
    const count = Math.min(PORTIONS_MAX, Math.floor(portions[storage]));
    if (!(count > 0) || stored.length >= STORED_MEALS_MAX) continue;
    stored.push({
      title: meal.title,
      imageUrl: imageUrl.slice(0, URL_MAX),
      recipeId: dishIdOf(meal.id),
      planId: planId ?? "",
      storedAt: at,
      storage,
      count,
    });
  }
  return stored;
}

/** Whether neither a plan nor stored portions will tell that the meal was cooked. */
function leavesNoTrace({ planId, portions }: LogMealArgs): boolean {
  return planId === null && !(portions.fridge >= 1) && !(portions.freezer >= 1);
}

/** The recipe of the cook's own that a log may change. */
function ownRecipe(args: LogMealArgs): DocRef[] {
  const changes = isPhotoId(args.imageUrl) || leavesNoTrace(args);
  return changes && authorOf(args.meal) === "self" ? [recipeRef(dishIdOf(args.meal.id))] : [];
}

/**
 * A recipe of the cook's own without a photo gets that of the log, and counts the cooking if nothing else
 * does. Counting is no edit: the recipe keeps its place in the list.
 */
function changeRecipe(docs: Docs, args: LogMealArgs): Changes<"kitchen"> {
  const { imageUrl, at } = args;
  const personalRecipes = ownRecipe(args).flatMap(({ id }) => {
    const recipe = docIn(docs, "personalRecipes", id);
    if (!recipe) return [];
    const isFirst = isPhotoId(imageUrl) && (recipe.photo ?? "") === "";
    const timesCooked = Math.min(TIMES_COOKED_MAX, (recipe.timesCooked ?? 0) + 1);
    const changes = {
      ...(isFirst ? { photo: imageUrl, updatedAt: at } : {}),
      ...(leavesNoTrace(args) ? { timesCooked } : {}),
    };
    return Object.keys(changes).length === 0 ? [] : [[id, { ...recipe, ...changes }] as const];
  });
  return personalRecipes.length === 0
    ? {}
    : { personalRecipes: Object.fromEntries(personalRecipes) };
}

/**
 * Logs a cooked meal: stores portions, marks the recipe cooked in its plan, and removes the meal from
 * the current meals and the shopping list. A photo goes with the portions, with the recipe in its plan,
 * and to a recipe of the cook's own that has none. Such a recipe counts a cooking that neither a plan nor
 * portions tell of. All of it happens or nothing. What the stars say to everyone (4 and 5 only) is a
 * mutation of its own.
 */
export const logMeal = defineMutation({
  name: "logMeal",
  version: 1,
  scope: "kitchen",
  args: logMealArgs,
  touches: (args, kitchenId) => [
    userRef(kitchenId),
    ...(args.planId === null ? [] : [planRef(args.planId)]),
    ...ownRecipe(args),
  ],
  apply: (docs, args, kitchenId) => {
    const { meal, planId, imageUrl, at } = args;
    const changes = {
      ...changeRecipe(docs, args),
      ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => ({
        ...user,
        storedMeals: storePortions(user, args),
        current_meals: setMember(user.current_meals, meal.id, false),
        shoppingList: removeMeal(user.shoppingList, meal.id, at),
        updatedAt: at,
      })),
    };
    const plan = planId === null ? null : docIn(docs, "aiMealPlans", planId);
    // Another device may have taken the recipe out of its plan meanwhile. It was cooked from that
    // plan, so it comes back as cooked (docs/decisions/0125).
    const cooked = plan && markCooked(withRecipe(plan, meal, at), meal.id, at);
    const marked = cooked && withPhoto(cooked, { recipeId: meal.id, photo: imageUrl, at });
    return marked && marked !== plan ? { ...changes, aiMealPlans: { [plan.id]: marked } } : changes;
  },
  words: ({ meal }) => `Logged ${meal.title}`,
  // It is rated under its dish's id, whichever occurrence was cooked.
  followUp: ({ meal, stars, at }) =>
    isRatingShared(meal, stars)
      ? rateMeal.invoke({ meal: { ...meal, id: dishIdOf(meal.id) }, stars, at })
      : null,
});

/**
 * Eats one portion. The last portion removes the entry; an entry that is already gone changes
 * nothing.
 */
export const eatPortion = defineMutation({
  name: "eatPortion",
  version: 1,
  scope: "kitchen",
  args: openObject({
    stored: storedMealName,
    /** Names the change, to undo it. */
    id: arg.id,
    at: arg.time,
  }),
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, { stored, id, at }, kitchenId) =>
    changeShelf(docs, kitchenId, at, (shelf) =>
      takeOut(shelf, stored, { id, kind: "eaten", count: 1 }),
    ),
  words: ({ stored }, meal) =>
    `Ate a portion ${meal === undefined ? "" : `of ${meal} `}from the ${stored.storage}`,
  namesMeal: ({ stored }) => stored.recipeId,
});
