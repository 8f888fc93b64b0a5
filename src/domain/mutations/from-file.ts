import * as v from "valibot";

import type { ShoppingSettings } from "#domain/entities.ts";
import {
  AISLE_CHOICES_MAX,
  AT_HAND_MAX,
  BOUGHT_BEFORE_MAX,
  MEMBERSHIP_MAX,
  PORTIONS_MAX,
  SERVES_REMEMBERED_MAX,
  SHOPPING_ITEMS_MAX,
  SHOPS_MAX,
  STAPLES_MAX,
  STORED_MEALS_MAX,
} from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser, type ShoppingList } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn } from "./define.ts";
import { isListed } from "./own-items.ts";
import { knownPlan, planRef } from "./plans.ts";
import { changeSettings as changeReading, settingsRef as readingRef } from "./settings.ts";
import { findEntry, isSameStored, portionCount, shelfRefs, type Shelf } from "./shelf.ts";
import { isOwnItem, isSameItem, withList } from "./shopping-list.ts";
import { changeSettings, settingsRef } from "./shopping-settings.ts";
import { changeUser, isId, userRef } from "./user.ts";

/*
 * What an import of a kitchen's file adds to a kitchen. What is there stays as it is, so that the same file
 * twice is once, whatever has changed meanwhile, also on the server (docs/decisions/0285).
 */

/** The entries that are not there in front of those that are, as far as there is room. */
function before<T>(added: readonly T[], there: T[], max: number): T[] {
  const room = Math.max(0, max - there.length);
  return added.length === 0 || room === 0 ? there : [...added.slice(-room), ...there];
}

/** The entries that are not there behind those that are, as far as there is room. */
function behind<T>(there: T[], added: readonly T[], max: number): T[] {
  const room = Math.max(0, max - there.length);
  return added.length === 0 || room === 0 ? there : [...there, ...added.slice(0, room)];
}

/** Stores a plan of a file, if there is none with its id. */
export const bringPlan = defineMutation({
  name: "bringPlan",
  version: 1,
  scope: "kitchen",
  args: openObject({ plan: arg.plan }),
  touches: ({ plan }) => [planRef(plan.id)],
  apply: (docs, { plan }) =>
    docIn(docs, "aiMealPlans", plan.id) ? {} : { aiMealPlans: { [plan.id]: knownPlan(plan) } },
  words: ({ plan }) =>
    `Took a plan from a file: ${plan.recipes.map(({ title }) => title).join(", ")}`,
});

/** Adds a file's favorites. Nobody else hears of it: the same cook may have given their hearts before. */
export const bringFavorites = defineMutation({
  name: "bringFavorites",
  version: 1,
  scope: "person",
  args: openObject({ mealIds: v.array(arg.id), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { mealIds, at }, kitchenId) =>
    changeUser<"person">(docs, kitchenId, emptyUser(at), (user) => {
      const added = [...new Set(mealIds)].filter((id) => isId(id) && !user.favorites.includes(id));
      const favorites = behind(user.favorites, added, MEMBERSHIP_MAX);
      return favorites === user.favorites ? user : { ...user, favorites, updatedAt: at };
    }),
  words: () => "Took favorites from a file",
});

const listArgs = openObject({
  items: v.array(
    openObject({ mealId: arg.id, name: v.string(), amount: v.string(), bought: v.boolean() }),
  ),
  meals: v.array(openObject({ id: arg.id, title: v.string() })),
});

/** Whether an own item is on the list, perhaps edited, or one like it is still to buy. */
function isThere(
  list: ShoppingList,
  item: { mealId: string; name: string; amount: string; bought: boolean },
): boolean {
  const isSame = list.ingredients.some(({ mealId }) => mealId !== "" && mealId === item.mealId);
  return isSame || (!item.bought && isListed(list, item));
}

/** A meal that is listed has its lines already, for as many as it is cooked for here. */
function withLines(
  list: ShoppingList,
  { items, meals }: v.InferOutput<typeof listArgs>,
  at: number,
): ShoppingList {
  const listed = new Set(list.meals.map(({ id }) => id));
  const added = items
    .filter(
      (item) =>
        item.name.trim() !== "" &&
        !listed.has(item.mealId) &&
        !list.ingredients.some((line) => isSameItem(line, item)) &&
        !(isOwnItem(item) && isThere(list, item)),
    )
    .map(({ mealId, name, amount, bought }) => ({ mealId, name, amount, bought }));
  const ingredients = behind(list.ingredients, added, SHOPPING_ITEMS_MAX);
  const named = meals
    .filter(({ id }) => isId(id) && !listed.has(id))
    .map(({ id, title }) => ({ id, title }));
  const all = behind(list.meals, named, SHOPPING_ITEMS_MAX);
  return ingredients === list.ingredients && all === list.meals
    ? list
    : { ...list, ingredients, meals: all, updatedAt: at };
}

const storedArgs = v.array(
  openObject({
    ...arg.storedName,
    title: v.string(),
    imageUrl: v.string(),
    planId: arg.id,
    count: portionCount,
  }),
);

/** Portions that were here and have been eaten or moved since don't come back. */
function withPortions(shelf: Shelf, entries: v.InferOutput<typeof storedArgs>): Shelf["stored"] {
  const added = entries
    .filter(
      (entry, at) =>
        entry.count >= 1 &&
        entries.findIndex((other) => isSameStored(other, entry)) === at &&
        !findEntry(shelf, entry) &&
        !shelf.changes.some(({ kind, from }) => kind !== "added" && isSameStored(from, entry)),
    )
    .map(({ title, imageUrl, recipeId, planId, storedAt, storage, count }) => ({
      title,
      imageUrl,
      recipeId,
      planId,
      storedAt,
      storage,
      count: Math.min(PORTIONS_MAX, Math.floor(count)),
    }));
  return behind(shelf.stored, added, STORED_MEALS_MAX);
}

const shopArgs = openObject({
  aisles: v.array(openObject({ food: v.string(), aisle: v.string() })),
  shops: v.array(openObject({ id: arg.id, name: v.string(), aisles: v.array(v.string()) })),
  staples: v.array(openObject({ food: v.string(), name: v.string(), taken: v.boolean() })),
  atHand: v.array(openObject({ food: v.string(), amount: v.string(), meals: v.array(arg.id) })),
  bought: v.array(v.string()),
});

/** Names as often as they are in `names` and not in `there`. */
function namesBeyond(names: readonly string[], there: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of there) left.set(name, (left.get(name) ?? 0) + 1);
  return names.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

function withShopping(
  there: ShoppingSettings,
  said: v.InferOutput<typeof shopArgs>,
): ShoppingSettings {
  const isNew =
    (entries: readonly { food: string }[]) =>
    ({ food }: { food: string }) =>
      !entries.some((other) => other.food === food);
  const merged = {
    aisles: before(
      said.aisles.filter(isNew(there.aisles)).map(({ food, aisle }) => ({ food, aisle })),
      there.aisles,
      AISLE_CHOICES_MAX,
    ),
    shops: behind(
      there.shops,
      said.shops
        .filter(
          ({ id, name }) =>
            isId(id) && !there.shops.some((shop) => shop.id === id || shop.name === name),
        )
        .map(({ id, name, aisles }) => ({ id, name, aisles })),
      SHOPS_MAX,
    ),
    staples: behind(
      there.staples,
      said.staples
        .filter(isNew(there.staples))
        .map(({ food, name, taken }) => ({ food, name, taken })),
      STAPLES_MAX,
    ),
    atHand: before(
      said.atHand
        .filter(isNew(there.atHand))
        .map(({ food, amount, meals }) => ({ food, amount, meals })),
      there.atHand,
      AT_HAND_MAX,
    ),
    bought: before(namesBeyond(said.bought, there.bought), there.bought, BOUGHT_BEFORE_MAX),
  };
  const isSame = (Object.keys(merged) as (keyof typeof merged)[]).every(
    (list) => merged[list] === there[list],
  );
  return isSame ? there : { ...there, ...merged };
}

/**
 * Adds what a file's kitchen has and this one lacks: lines on the shopping list, stored portions, ways of
 * shopping, and for how many recipes are cooked.
 */
export const bringKitchen = defineMutation({
  name: "bringKitchen",
  version: 1,
  scope: "kitchen",
  args: openObject({
    list: listArgs,
    stored: storedArgs,
    shopping: shopArgs,
    serves: v.array(openObject({ recipeId: arg.id, serves: v.number() })),
    at: arg.time,
  }),
  touches: (_, kitchenId) => [...shelfRefs(kitchenId), settingsRef, readingRef],
  apply: (docs, { list, stored, shopping, serves, at }, kitchenId) => {
    const changes = docIn(docs, "portionChanges", "recent")?.changes ?? [];
    return {
      ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
        const listed = withList(user, withLines(user.shoppingList, list, at));
        const storedMeals = withPortions({ stored: user.storedMeals, changes }, stored);
        return storedMeals === user.storedMeals
          ? listed
          : { ...listed, storedMeals, updatedAt: at };
      }),
      ...changeSettings(docs, at, (settings) => withShopping(settings, shopping)),
      ...changeReading<"kitchen">(docs, at, (settings) => {
        const added = serves
          .filter(
            ({ recipeId }) =>
              isId(recipeId) && !settings.serves.some((one) => one.recipeId === recipeId),
          )
          .map((one) => ({ recipeId: one.recipeId, serves: one.serves }));
        const all = before(added, settings.serves, SERVES_REMEMBERED_MAX);
        return all === settings.serves ? settings : { ...settings, serves: all };
      }),
    };
  },
  words: () => "Took a shopping list and portions from a file",
});
