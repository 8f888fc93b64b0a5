import * as v from "valibot";

import type { PlanRecipe } from "#domain/entities.ts";
import { SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser, type ShoppingList } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { type Changes, defineMutation, docIn, overlay, type Docs } from "./define.ts";
import { changePlan } from "./plan-recipes.ts";
import { planRef } from "./plans.ts";
import { isOwnItem, isSameItem, withList } from "./shopping-list.ts";
import { changeUser, userRef } from "./user.ts";

const lines = v.array(openObject({ name: v.string(), amount: v.string() }));
const listed = openObject({
  mealId: arg.id,
  name: v.string(),
  amount: v.string(),
  bought: v.boolean(),
});

const words = openObject({
  ingredients: lines,
  instructions: v.array(v.string()),
  adapted: v.boolean(),
});

/** One planned recipe's words, before and after. */
const changedRecipe = openObject({ planId: arg.id, recipeId: arg.id, before: words, after: words });

type Line = v.InferOutput<typeof listed>;

/** The list with `on` in the place of `off`; the same list if neither changes anything. */
function exchange(
  list: ShoppingList,
  { off, on, at }: { off: readonly Line[]; on: readonly Line[]; at: number },
): ShoppingList {
  const isOff = (item: Line) => off.some((other) => isSameItem(other, item));
  const place = list.ingredients.findIndex(isOff);
  // Another device has taken them off meanwhile: nothing is missing any more.
  if (off.length > 0 && place < 0) return list;
  const left = list.ingredients.filter((item) => !isOff(item));
  const meals = new Set(list.meals.map(({ id }) => id));
  const added = on
    .filter(
      (item) =>
        (isOwnItem(item) || meals.has(item.mealId)) &&
        !left.some((other) => isSameItem(other, item)),
    )
    .map(({ mealId, name, amount, bought }) => ({ mealId, name, amount, bought }));
  if (left.length + added.length > SHOPPING_ITEMS_MAX) return list;
  if (place < 0 && added.length === 0) return list;
  const ingredients = left.toSpliced(place < 0 ? left.length : place, 0, ...added);
  return { ...list, ingredients, updatedAt: at };
}

function isSameWords(recipe: PlanRecipe, before: v.InferOutput<typeof words>): boolean {
  const { ingredients, instructions } = recipe;
  return (
    ingredients.length === before.ingredients.length &&
    before.ingredients.every(
      ({ name, amount }, at) => ingredients[at]?.name === name && ingredients[at].amount === amount,
    ) &&
    instructions.length === before.instructions.length &&
    before.instructions.every((step, at) => instructions[at] === step)
  );
}

/**
 * Has a meal made with something else, or without it, because the shop has none: on the list and in
 * the planned recipes alike. A recipe that was cooked or changed meanwhile stays as it is. The same
 * with its parts exchanged undoes it. A note beside the recipe would be simpler, but neither the list
 * nor the dietary check would read it.
 */
export const replaceMissing = defineMutation({
  name: "replaceMissing",
  version: 1,
  scope: "kitchen",
  args: openObject({
    /** What is missing, and what is bought instead; "" for nothing. */
    name: v.string(),
    instead: v.string(),
    off: v.array(listed),
    on: v.array(listed),
    recipes: v.array(changedRecipe),
    at: arg.time,
  }),
  touches: ({ recipes }, kitchenId) => [
    userRef(kitchenId),
    ...[...new Set(recipes.map(({ planId }) => planId))].map(planRef),
  ],
  apply: (docs, { off, on, recipes, at }, kitchenId) => {
    const changed = recipes.reduce<Changes<"kitchen">>(
      (done, { planId, recipeId, before, after }) => {
        if (!docIn(overlay<Docs>(docs, done), "aiMealPlans", planId)) return done;
        const change = changePlan(overlay<Docs>(docs, done), planId, at, (planned) =>
          planned.map((recipe) =>
            recipe.id === recipeId && !recipe.cooked && isSameWords(recipe, before)
              ? { ...recipe, ...after }
              : recipe,
          ),
        );
        return overlay(done, change);
      },
      {},
    );
    return {
      ...changed,
      ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
        withList(user, exchange(user.shoppingList, { off, on, at })),
      ),
    };
  },
  words: ({ name, instead }) => {
    if (instead === "") return `Left out ${name}, which was missing`;
    return name === "" ? `Took ${instead} in again` : `Took ${instead} instead of ${name}`;
  },
});
