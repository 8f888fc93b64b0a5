import * as v from "valibot";

import { SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser, type ShoppingIngredient, type ShoppingList } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { type Written, defineMutation } from "./define.ts";
import { changeUser, isId, userRef } from "./user.ts";

/**
 * A meal's ingredients on the list. Items that return to it, as by undo, keep their `bought` state.
 */
export const listedItems = v.pipe(
  v.array(openObject({ name: v.string(), amount: v.string(), bought: v.optional(v.boolean()) })),
  v.readonly(),
);
export type ListedItems = v.InferOutput<typeof listedItems>;

export const listedMeal = openObject({ id: arg.id, title: v.string(), ingredients: listedItems });
export type ListedMeal = v.InferOutput<typeof listedMeal>;

/**
 * An item is identified by its meal, name and amount: lines that agree in all three are bought
 * together.
 */
export const itemName = openObject({ mealId: arg.id, name: v.string(), amount: v.string() });
export type ItemName = v.InferOutput<typeof itemName>;

export function isSameItem(a: ItemName, b: ItemName): boolean {
  return a.mealId === b.mealId && a.name === b.name && a.amount === b.amount;
}

/** An own item belongs to no meal: its `mealId` holds its own id. */
const OWN = "own:";

export function ownItemId(id: string): string {
  return OWN + id;
}

/**
 * Whether a line is the cook's own and belongs to no meal; documents that other software wrote may
 * have an empty id.
 */
export function isOwnItem({ mealId }: Pick<ShoppingIngredient, "mealId">): boolean {
  return mealId === "" || mealId.startsWith(OWN);
}

/**
 * The lines that a name refers to. An own item keeps its id when it is edited, so it is also found
 * by that; and if it was merged into an equal one (`addOwnItem`), the name refers to that one.
 */
export function linesMeant(
  lines: readonly ShoppingIngredient[],
  item: ItemName,
): ShoppingIngredient[] {
  const exact = lines.filter((line) => isSameItem(item, line));
  if (exact.length > 0 || !item.mealId.startsWith(OWN)) return exact;
  const edited = lines.filter(({ mealId }) => mealId === item.mealId);
  if (edited.length > 0) return edited;
  return lines.filter(
    (line) => isOwnItem(line) && isSameItem({ ...line, mealId: "" }, { ...item, mealId: "" }),
  );
}

/** Adds the meals' ingredients; a meal that is already listed is skipped with its ingredients. */
export function addMeals(
  list: ShoppingList,
  meals: readonly ListedMeal[],
  at: number,
): ShoppingList {
  let { meals: listed, ingredients } = list;
  for (const meal of meals) {
    if (!isId(meal.id) || listed.some(({ id }) => id === meal.id)) continue;
    const added = meal.ingredients
      .filter(({ name }) => name.trim() !== "")
      .map(({ name, amount, bought = false }) => ({ mealId: meal.id, amount, name, bought }));
    if (ingredients.length + added.length > SHOPPING_ITEMS_MAX) continue;
    listed = [...listed, { id: meal.id, title: meal.title }];
    ingredients = [...ingredients, ...added];
  }
  return listed === list.meals ? list : { ...list, meals: listed, ingredients, updatedAt: at };
}

/** Whether all of these meals fit on the list; meals already on it take no further room. */
export function hasRoomFor(list: ShoppingList, meals: readonly ListedMeal[]): boolean {
  const { meals: listed } = addMeals(list, meals, 0);
  return meals.every(({ id }) => listed.some((meal) => meal.id === id));
}

/** Removes the meal and its ingredients; a meal that is not listed changes nothing. */
export function removeMeal(list: ShoppingList, mealId: string, at: number): ShoppingList {
  const meals = list.meals.filter(({ id }) => id !== mealId);
  const ingredients = list.ingredients.filter((item) => item.mealId !== mealId);
  const unchanged =
    meals.length === list.meals.length && ingredients.length === list.ingredients.length;
  return unchanged ? list : { ...list, meals, ingredients, updatedAt: at };
}

export function withList(
  user: Written<"users", "kitchen">,
  shoppingList: ShoppingList,
): Written<"users", "kitchen"> {
  return shoppingList === user.shoppingList
    ? user
    : { ...user, shoppingList, updatedAt: shoppingList.updatedAt };
}

export const addMealsToList = defineMutation({
  name: "addMealsToList",
  version: 1,
  scope: "kitchen",
  args: openObject({ meals: v.array(listedMeal), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { meals, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
      withList(user, addMeals(user.shoppingList, meals, at)),
    ),
  words: ({ meals }) => `Put ${meals.map(({ title }) => title).join(", ")} on the shopping list`,
});

export const removeMealFromList = defineMutation({
  name: "removeMealFromList",
  version: 1,
  scope: "kitchen",
  args: openObject({ mealId: arg.id, at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { mealId, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
      withList(user, removeMeal(user.shoppingList, mealId, at)),
    ),
  words: (_, meal = "a meal") => `Took ${meal} off the shopping list`,
  namesMeal: ({ mealId }) => mealId,
});

/**
 * Marks the named items bought or not. Ticking a ticked item, or one that is no longer listed,
 * changes nothing.
 */
export const setBought = defineMutation({
  name: "setBought",
  version: 1,
  scope: "kitchen",
  args: openObject({ items: v.array(itemName), bought: v.boolean(), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { items, bought, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const list = user.shoppingList;
      const meant = new Set(items.flatMap((item) => linesMeant(list.ingredients, item)));
      if ([...meant].every((line) => line.bought === bought)) return user;
      const ingredients = list.ingredients.map((line) =>
        meant.has(line) ? { ...line, bought } : line,
      );
      return withList(user, { ...list, ingredients, updatedAt: at });
    }),
  words: ({ items, bought }) =>
    `${bought ? "Ticked" : "Unticked"} ${items.map(({ name }) => name).join(", ")}`,
});
