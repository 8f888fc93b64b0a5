import * as v from "valibot";

import { AISLES } from "#domain/aisle-names.ts";
import type { Shop, ShoppingSettings } from "#domain/entities.ts";
import {
  AISLE_CHOICES_MAX,
  AMOUNT_MAX,
  AT_HAND_MAX,
  AT_HAND_MEALS_MAX,
  BOUGHT_BEFORE_MAX,
  BOUGHT_TIMES_MAX,
  NAME_MAX,
  SHOP_AISLES_MAX,
  SHOP_NAME_MAX,
  SHOPS_MAX,
  STAPLES_MAX,
} from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { typedText } from "#domain/typed-text.ts";

import * as arg from "./args.ts";
import { type Changes, defineMutation, docIn, type DocRef, type Docs } from "./define.ts";
import { isId } from "./user.ts";

/*
 * How the cook shops, in one document. Each mutation changes one thing about one food, shop or aisle, so
 * that concurrent changes of different ones merge.
 */

const OWN = "own";

export const settingsRef: DocRef = { collection: "shoppingSettings", id: OWN };

export function emptySettings(at: number): ShoppingSettings {
  return { id: OWN, aisles: [], shops: [], staples: [], atHand: [], bought: [], updatedAt: at };
}

/** The change that `edit` makes to the settings; `edit` returns the same object for none. */
export function changeSettings(
  docs: Docs,
  at: number,
  edit: (settings: ShoppingSettings) => ShoppingSettings,
): Changes<"kitchen"> {
  const settings = docIn(docs, "shoppingSettings", OWN) ?? emptySettings(at);
  const edited = edit(settings);
  if (edited === settings) return {};
  return { shoppingSettings: { [OWN]: { ...edited, updatedAt: at } } };
}

/** A food by its key on the list, and the name that the cook knows it by. */
interface Food {
  food: string;
  name: string;
}

/**
 * Notes that foods were bought, the latest last. What is bought often is named several times, but
 * never so often that it crowds out the rest.
 */
export function noteBought(
  settings: ShoppingSettings,
  foods: readonly { name: string }[],
): ShoppingSettings {
  const names = new Set(foods.map(({ name }) => name.trim().slice(0, NAME_MAX)).filter(Boolean));
  if (names.size === 0) return settings;
  const noted = [...settings.bought, ...names];
  const keys = noted.map((name) => name.toLowerCase());
  const isOneOfLast = (_: string, at: number) =>
    keys.filter((key, other) => other >= at && key === keys[at]).length <= BOUGHT_TIMES_MAX;
  return { ...settings, bought: noted.filter(isOneOfLast).slice(-BOUGHT_BEFORE_MAX) };
}

/** Staples that were on the list this time are at home again. */
export function untakeStaples(
  settings: ShoppingSettings,
  foods: readonly { food: string }[],
): ShoppingSettings {
  const home = new Set(foods.map(({ food }) => food));
  if (!settings.staples.some(({ food, taken }) => taken && home.has(food))) return settings;
  const staples = settings.staples.map((staple) =>
    staple.taken && home.has(staple.food) ? { ...staple, taken: false } : staple,
  );
  return { ...settings, staples };
}

function isFood(food: string): boolean {
  return food !== "" && food.length <= NAME_MAX;
}

/** Puts a food in an aisle, for all shops; null for its default aisle. */
export const setAisle = defineMutation({
  name: "setAisle",
  version: 1,
  scope: "kitchen",
  args: openObject({
    food: v.string(),
    name: v.string(),
    aisle: v.nullable(v.string()),
    at: arg.time,
  }),
  touches: () => [settingsRef],
  apply: (docs, { food, aisle, at }) =>
    changeSettings(docs, at, (settings) => {
      const now = settings.aisles.findLast((entry) => entry.food === food)?.aisle ?? null;
      if (now === aisle || !isFood(food) || (aisle?.length ?? 0) > NAME_MAX) return settings;
      const others = settings.aisles.filter((entry) => entry.food !== food);
      const aisles = aisle === null ? others : [...others, { food, aisle }];
      return { ...settings, aisles: aisles.slice(-AISLE_CHOICES_MAX) };
    }),
  words: ({ name, aisle }) =>
    aisle === null ? `Put ${name} back where it stands` : `Put ${name} in ${aisle}`,
});

/** The settings with the staple or without it; the same if nothing changes, or there is no room. */
export function withStaple(
  settings: ShoppingSettings,
  { food, name }: Food,
  on: boolean,
): ShoppingSettings {
  const isThere = settings.staples.some((staple) => staple.food === food);
  if (isThere === on || (on && (!isFood(food) || settings.staples.length >= STAPLES_MAX))) {
    return settings;
  }
  const staples = on
    ? [...settings.staples, { food, name: name.trim().slice(0, NAME_MAX), taken: false }]
    : settings.staples.filter((staple) => staple.food !== food);
  return { ...settings, staples };
}

/** Marks or unmarks a food as a pantry staple, which lists leave out. */
export const setStaple = defineMutation({
  name: "setStaple",
  version: 1,
  scope: "kitchen",
  args: openObject({ food: v.string(), name: v.string(), on: v.boolean(), at: arg.time }),
  touches: () => [settingsRef],
  apply: (docs, { on, at, ...food }) =>
    changeSettings(docs, at, (settings) => withStaple(settings, food, on)),
  words: ({ name, on }) =>
    on ? `Said that there is always ${name} at home` : `Put ${name} on lists again`,
});

/** Takes a staple into the list for this time, or leaves it out again. */
export const takeStaple = defineMutation({
  name: "takeStaple",
  version: 1,
  scope: "kitchen",
  args: openObject({ food: v.string(), name: v.string(), taken: v.boolean(), at: arg.time }),
  touches: () => [settingsRef],
  apply: (docs, { food, taken, at }) =>
    changeSettings(docs, at, (settings) => {
      const staple = settings.staples.find((other) => other.food === food);
      if (!staple || staple.taken === taken) return settings;
      const staples = settings.staples.map((other) =>
        other === staple ? { ...staple, taken } : other,
      );
      return { ...settings, staples };
    }),
  words: ({ name, taken }) =>
    taken ? `Took ${name} into the shopping list` : `Left ${name} out of the shopping list`,
});

/** The settings without what was at hand of these foods; the same if there was nothing. */
export function withoutAtHand(
  settings: ShoppingSettings,
  foods: readonly { food: string }[],
): ShoppingSettings {
  const gone = new Set(foods.map(({ food }) => food));
  const atHand = settings.atHand.filter(({ food }) => !gone.has(food));
  return atHand.length === settings.atHand.length ? settings : { ...settings, atHand };
}

/**
 * Notes how much of a food the cook has for the meals that ask for it now; an empty amount for
 * nothing.
 */
export const setAtHand = defineMutation({
  name: "setAtHand",
  version: 1,
  scope: "kitchen",
  args: openObject({
    food: v.string(),
    name: v.string(),
    amount: v.string(),
    meals: v.array(arg.id),
    at: arg.time,
  }),
  touches: () => [settingsRef],
  apply: (docs, { food, amount, meals: said, at }) =>
    changeSettings(docs, at, (settings) => {
      if (!isFood(food) || amount.length > AMOUNT_MAX) return settings;
      const others = withoutAtHand(settings, [{ food }]);
      const meals = [...new Set(said.filter(isId))].slice(0, AT_HAND_MEALS_MAX);
      if (amount === "" || meals.length === 0) return others;
      const atHand = [...others.atHand, { food, amount, meals }].slice(-AT_HAND_MAX);
      return { ...others, atHand };
    }),
  words: ({ name, amount }) =>
    amount === ""
      ? `Said that there is no ${name} at hand`
      : `Said that ${amount} of ${name} is at hand`,
});

/** The settings with the shop, new or renamed; the same if nothing changes or there is no room. */
export function withShop(
  settings: ShoppingSettings,
  { id, name: said, aisles }: Pick<Shop, "id" | "name"> & { aisles?: string[] | undefined },
): ShoppingSettings {
  const name = typedText(said).slice(0, SHOP_NAME_MAX);
  const shop = settings.shops.find((other) => other.id === id);
  if (name === "" || !isId(id) || shop?.name === name) return settings;
  if (shop) {
    const shops = settings.shops.map((other) => (other === shop ? { ...shop, name } : other));
    return { ...settings, shops };
  }
  if (settings.shops.length >= SHOPS_MAX) return settings;
  const order = (aisles ?? []).slice(0, SHOP_AISLES_MAX);
  return { ...settings, shops: [...settings.shops, { id, name, aisles: order }] };
}

/** Adds a shop, with the order of its aisles if it had one, or renames it. */
export const saveShop = defineMutation({
  name: "saveShop",
  version: 1,
  scope: "kitchen",
  args: openObject({
    id: arg.id,
    name: v.string(),
    aisles: v.optional(v.array(v.string())),
    at: arg.time,
  }),
  touches: () => [settingsRef],
  apply: (docs, { at, ...shop }) =>
    changeSettings(docs, at, (settings) => withShop(settings, shop)),
  words: ({ name }) => `Saved the shop ${name}`,
});

/** Removes a shop; one that is gone stays gone. */
export const removeShop = defineMutation({
  name: "removeShop",
  version: 1,
  scope: "kitchen",
  args: openObject({ id: arg.id, name: v.string(), at: arg.time }),
  touches: () => [settingsRef],
  apply: (docs, { id, at }) =>
    changeSettings(docs, at, (settings) => {
      const shops = settings.shops.filter((shop) => shop.id !== id);
      return shops.length === settings.shops.length ? settings : { ...settings, shops };
    }),
  words: ({ name }) => `Removed the shop ${name}`,
});

/**
 * The aisles of a shop in its order. Aisles missing from its order keep their default position, as far
 * as the aisles before them allow.
 */
export function aislesInOrder(order: readonly string[]): string[] {
  const known = [...new Set(order)];
  let place = 0;
  for (const aisle of AISLES) {
    if (!known.includes(aisle)) known.splice(place, 0, aisle);
    place = known.indexOf(aisle) + 1;
  }
  return known;
}

/**
 * Moves one aisle of a shop to before the first of `before` that is there, or to the end. So concurrent
 * moves of different aisles both take effect.
 */
export const moveAisle = defineMutation({
  name: "moveAisle",
  version: 1,
  scope: "kitchen",
  args: openObject({
    shopId: arg.id,
    aisle: v.string(),
    before: v.array(v.string()),
    at: arg.time,
  }),
  touches: () => [settingsRef],
  apply: (docs, { shopId, aisle, before, at }) =>
    changeSettings(docs, at, (settings) => {
      const shop = settings.shops.find(({ id }) => id === shopId);
      if (!shop) return settings;
      const order = aislesInOrder(shop.aisles);
      if (!order.includes(aisle)) return settings;
      const rest = order.filter((other) => other !== aisle);
      const follower = before.find((other) => rest.includes(other));
      const place = follower === undefined ? rest.length : rest.indexOf(follower);
      const aisles = rest.toSpliced(place, 0, aisle);
      if (aisles.join("\n") === order.join("\n") || aisles.length > SHOP_AISLES_MAX) {
        return settings;
      }
      const shops = settings.shops.map((other) => (other === shop ? { ...shop, aisles } : other));
      return { ...settings, shops };
    }),
  words: ({ aisle }) => `Moved ${aisle} in the order of a shop`,
});
