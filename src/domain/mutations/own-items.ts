import * as v from "valibot";

import { AMOUNT_MAX, NAME_MAX, SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser, type ShoppingIngredient, type ShoppingList } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation } from "./define.ts";
import {
  isOwnItem,
  isSameItem,
  itemName,
  linesMeant,
  ownItemId,
  withList,
} from "./shopping-list.ts";
import {
  changeSettings,
  noteBought,
  settingsRef,
  untakeStaples,
  withoutAtHand,
} from "./shopping-settings.ts";
import { changeUser, isId, userRef } from "./user.ts";

/*
 * The cook's own items on the shopping list, and changes of any lines. Every mutation names the lines
 * that the cook saw, never "all current ones".
 */

const words = { name: v.string(), amount: v.string() };

const foldedText = (text: string) => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();

/** Whether the list already has it, as an own item that is still to buy. */
export function isListed(list: ShoppingList, said: { name: string; amount: string }): boolean {
  return list.ingredients.some(
    (line) =>
      isOwnItem(line) &&
      !line.bought &&
      foldedText(line.name) === foldedText(said.name) &&
      foldedText(line.amount) === foldedText(said.amount),
  );
}

/**
 * The list with the line; the same list if it already has the line or is full, or if the line has
 * no name. An equal line that is already in the basket doesn't count, since the item is wanted
 * again.
 */
function addOwn(
  list: ShoppingList,
  { id, name, amount }: { id: string; name: string; amount: string },
  at: number,
): ShoppingList {
  const line = {
    mealId: ownItemId(id),
    amount: amount.trim().slice(0, AMOUNT_MAX),
    name: name.trim().slice(0, NAME_MAX),
    bought: false,
  };
  const isThere = list.ingredients.some(({ mealId }) => mealId === line.mealId);
  const isFull = list.ingredients.length >= SHOPPING_ITEMS_MAX;
  if (isThere || isListed(list, line) || isFull || line.name === "" || !isId(line.mealId)) {
    return list;
  }
  return { ...list, ingredients: [...list.ingredients, line], updatedAt: at };
}

/** Adds an item that belongs to no meal. */
export const addOwnItem = defineMutation({
  name: "addOwnItem",
  version: 1,
  scope: "kitchen",
  args: openObject({ id: arg.id, ...words, at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { at, ...item }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
      withList(user, addOwn(user.shoppingList, item, at)),
    ),
  words: ({ name }) => `Put ${name} on the shopping list`,
});

/** Rewrites an own item, ticked or not; one that is gone stays gone. */
export const editOwnItem = defineMutation({
  name: "editOwnItem",
  version: 1,
  scope: "kitchen",
  args: openObject({ item: itemName, ...words, at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { item, at, ...said }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const list = user.shoppingList;
      const line = linesMeant(list.ingredients, item).find(isOwnItem);
      const name = said.name.trim().slice(0, NAME_MAX);
      const amount = said.amount.trim().slice(0, AMOUNT_MAX);
      if (!line || name === "" || (line.name === name && line.amount === amount)) return user;
      const ingredients = list.ingredients.map((other) =>
        other === line ? { ...line, name, amount } : other,
      );
      return withList(user, { ...list, ingredients, updatedAt: at });
    }),
  words: ({ item, name }) => `Changed ${item.name} to ${name} on the shopping list`,
});

/** Takes an own item off the list, also if it was edited meanwhile; one that is gone stays gone. */
export const removeOwnItem = defineMutation({
  name: "removeOwnItem",
  version: 1,
  scope: "kitchen",
  args: openObject({ item: itemName, at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { item, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const list = user.shoppingList;
      const ingredients = list.ingredients.filter(
        (line) =>
          !(isOwnItem(line) && (isSameItem(item, line) || isSameOwn(item.mealId, line.mealId))),
      );
      if (ingredients.length === list.ingredients.length) return user;
      return withList(user, { ...list, ingredients, updatedAt: at });
    }),
  words: ({ item }) => `Took ${item.name} off the shopping list`,
});

/** An empty id matches nothing. */
function isSameOwn(a: string, b: string): boolean {
  return a !== "" && a === b;
}

/** A bought food: its key on the list and its name. */
const boughtFood = openObject({ food: v.string(), name: v.string() });

/**
 * The list without those of the named lines that are bought, and without meals that have no lines
 * left.
 */
export function withoutBought(
  list: ShoppingList,
  items: readonly v.InferOutput<typeof itemName>[],
  at: number,
): ShoppingList {
  const meant = new Set(items.flatMap((item) => linesMeant(list.ingredients, item)));
  const gone = list.ingredients.filter((line) => line.bought && meant.has(line));
  if (gone.length === 0) return list;
  const left = new Set(gone);
  const ingredients = list.ingredients.filter((line) => !left.has(line));
  const needed = new Set(ingredients.map(({ mealId }) => mealId));
  const emptied = new Set(gone.map(({ mealId }) => mealId).filter((id) => !needed.has(id)));
  const meals = list.meals.filter(({ id }) => !emptied.has(id));
  return { ...list, meals, ingredients, updatedAt: at };
}

/**
 * Removes those of the named lines that are still ticked, and the meals that have no lines left.
 * Records what was bought, as later suggestions. A line that another device has unticked stays.
 */
export const clearBought = defineMutation({
  name: "clearBought",
  version: 1,
  scope: "kitchen",
  args: openObject({ items: v.array(itemName), foods: v.array(boughtFood), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId), settingsRef],
  apply: (docs, { items, foods, at }, kitchenId) => ({
    ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
      withList(user, withoutBought(user.shoppingList, items, at)),
    ),
    ...changeSettings(docs, at, (settings) =>
      withoutAtHand(untakeStaples(noteBought(settings, foods), foods), foods),
    ),
  }),
  words: ({ foods }) => {
    const [first, ...more] = foods;
    const what = first && more.length === 0 ? first.name : `${foods.length} bought things`;
    return `Cleared ${what} from the shopping list`;
  },
});

const keptLine = openObject({ mealId: arg.id, ...words, bought: v.boolean() });
const keptMeal = openObject({ id: arg.id, title: v.string() });

/** Restores lines and meals that were taken off; existing ones aren't duplicated. */
export const putBackItems = defineMutation({
  name: "putBackItems",
  version: 1,
  scope: "kitchen",
  args: openObject({ items: v.array(keptLine), meals: v.array(keptMeal), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { items, meals, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const list = user.shoppingList;
      const back: ShoppingIngredient[] = items
        .filter(
          (item) =>
            item.name.trim() !== "" && !list.ingredients.some((line) => isSameItem(item, line)),
        )
        .map(({ mealId, amount, name, bought }) => ({ mealId, amount, name, bought }));
      if (list.ingredients.length + back.length > SHOPPING_ITEMS_MAX) return user;
      const missing = meals
        .filter(({ id }) => isId(id) && !list.meals.some((meal) => meal.id === id))
        .map(({ id, title }) => ({ id, title }));
      if (back.length === 0 && missing.length === 0) return user;
      return withList(user, {
        ...list,
        meals: [...list.meals, ...missing],
        ingredients: [...list.ingredients, ...back],
        updatedAt: at,
      });
    }),
  words: ({ items }) => {
    const [first, ...more] = items;
    const what = first && more.length === 0 ? first.name : `${items.length} lines`;
    return `Put ${what} back on the shopping list`;
  },
});
