import * as v from "valibot";

import { singularOf } from "#domain/amounts/singular.ts";
import type { Scope } from "#domain/collections.ts";
import { UNIT_CHOICES } from "#domain/entities.ts";
import { MAX_TOTAL_SERVES, SERVES_REMEMBERED_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";
import { emptyUser, type ShoppingIngredient, type ShoppingList } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef, type Docs, within, type Written } from "./define.ts";
import { withList } from "./shopping-list.ts";
import { changeUser, isId, userRef } from "./user.ts";

/* The reading settings, and their effect on the shopping list (docs/decisions/0153). */

export const settingsRef: DocRef = { collection: "settings", id: NO_SETTINGS.id };

type SettingsOf<S extends Scope> = Written<"settings", S>;

export function changeSettings<S extends Scope>(
  docs: Docs,
  at: number,
  edit: (settings: SettingsOf<S>) => SettingsOf<S>,
): { settings?: Record<string, SettingsOf<S>> } {
  const settings = within<"settings", S>(docIn(docs, "settings", NO_SETTINGS.id) ?? NO_SETTINGS);
  const edited = edit(settings);
  return edited === settings
    ? {}
    : { settings: { [NO_SETTINGS.id]: { ...edited, updatedAt: at } } };
}

/** Shows amounts in these units from now on. */
export const setUnits = defineMutation({
  name: "setUnits",
  version: 1,
  scope: "person",
  args: openObject({ units: v.picklist(UNIT_CHOICES), at: arg.time }),
  touches: () => [settingsRef],
  apply: (docs, { units, at }) =>
    changeSettings<"person">(docs, at, (settings) =>
      settings.units === units ? settings : { ...settings, units },
    ),
  words: ({ units }) =>
    units === "written"
      ? "Left amounts as they are written"
      : `Chose ${units === "us" ? "US" : "metric"} units`,
});

/** Shares well-rated meals with other cooks from now on, or keeps them to the cook. */
export const setSharing = defineMutation({
  name: "setSharing",
  version: 1,
  scope: "person",
  args: openObject({ sharing: v.boolean(), at: arg.time }),
  touches: () => [settingsRef],
  apply: (docs, { sharing, at }) =>
    changeSettings<"person">(docs, at, (settings) =>
      settings.sharing === sharing ? settings : { ...settings, sharing },
    ),
  words: ({ sharing }) =>
    sharing ? "Chose to share meals you rate highly" : "Chose to keep your meals to yourself",
});

/** The settings with the recipe's serves as the most recent choice. */
function withServes(
  settings: SettingsOf<"kitchen">,
  recipeId: string,
  serves: number,
): SettingsOf<"kitchen"> {
  if (settings.serves.some((one) => one.recipeId === recipeId && one.serves === serves)) {
    return settings;
  }
  const others = settings.serves.filter((one) => one.recipeId !== recipeId);
  const kept = [...others, { recipeId, serves }].slice(-SERVES_REMEMBERED_MAX);
  return { ...settings, serves: kept };
}

/** A recipe's line, scaled to the cook's chosen serves. */
const servedLine = openObject({
  name: v.string(),
  amount: v.string(),
  /** The amount in the basket that is enough: a line ticked with it stays ticked. */
  enough: v.optional(v.string()),
});
export type ServedLine = v.InferOutput<typeof servedLine>;

/** A line's name, normalised regardless of the amount: equal for "1 egg" and "2 eggs". */
export function nameKey(name: string): string {
  return name.trim().toLowerCase().replaceAll("’", "'").split(/\s+/u).map(singularOf).join(" ");
}

/**
 * The list with a meal's lines rescaled to other serves. Lines are matched by name, in order; lines
 * that the cook has removed don't return, and lines that they added stay. A ticked line whose
 * amount changes is unticked, unless the amount in the basket is enough.
 */
export function withServed(
  list: ShoppingList,
  mealId: string,
  lines: readonly ServedLine[],
  at: number,
): ShoppingList {
  const waiting = new Map<string, ServedLine[]>();
  for (const line of lines) {
    const key = nameKey(line.name);
    waiting.set(key, [...(waiting.get(key) ?? []), line]);
  }
  let isChanged = false;
  const ingredients = list.ingredients.map((item): ShoppingIngredient => {
    const line = item.mealId === mealId ? waiting.get(nameKey(item.name))?.shift() : undefined;
    if (!line || item.amount === line.amount) return item;
    if (item.bought && item.amount === line.enough) return item;
    isChanged = true;
    return { ...item, name: line.name, amount: line.amount, bought: false };
  });
  return isChanged ? { ...list, ingredients, updatedAt: at } : list;
}

/**
 * Stores how many people recipes are cooked for. Each one's `lines` are its ingredients scaled to
 * that number, to update the shopping list.
 */
export const setServes = defineMutation({
  name: "setServes",
  version: 1,
  scope: "kitchen",
  args: openObject({
    recipes: v.array(openObject({ id: arg.id, title: v.string(), lines: v.array(servedLine) })),
    serves: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TOTAL_SERVES)),
    at: arg.time,
  }),
  touches: (_, kitchenId) => [settingsRef, userRef(kitchenId)],
  apply: (docs, { recipes, serves, at }, kitchenId) => {
    const known = recipes.filter(({ id }) => isId(id));
    return {
      ...changeSettings<"kitchen">(docs, at, (settings) =>
        known.reduce((changed, { id }) => withServes(changed, id, serves), settings),
      ),
      ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
        withList(
          user,
          known.reduce((list, { id, lines }) => withServed(list, id, lines, at), user.shoppingList),
        ),
      ),
    };
  },
  words: ({ recipes, serves }) =>
    `Chose ${recipes.map(({ title }) => title).join(", ")} for ${serves}`,
});
