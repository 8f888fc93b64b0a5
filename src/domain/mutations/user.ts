import * as v from "valibot";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS, labelOf } from "#domain/catalogue.ts";
import type { Scope } from "#domain/collections.ts";
import { ID_MAX, MEMBERSHIP_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef, type Docs, within, type Written } from "./define.ts";

/** The user document for a mutation of a scope to change, or `fallback` if there is none yet. */
export function userIn<S extends Scope>(
  docs: Docs,
  kitchenId: string,
  fallback: UserDocument,
): Written<"users", S> {
  return within<"users", S>(docIn(docs, "users", kitchenId) ?? fallback);
}

/**
 * The change that `edit` makes to the cook's document. `edit` returns the same object if it changes
 * nothing. A missing document starts as `fallback`, and is created only if there is a change.
 */
export function changeUser<S extends Scope>(
  docs: Docs,
  kitchenId: string,
  fallback: UserDocument,
  edit: (user: Written<"users", S>) => Written<"users", S>,
): { users?: Record<string, Written<"users", S>> } {
  const user = userIn<S>(docs, kitchenId, fallback);
  const edited = edit(user);
  return edited === user ? {} : { users: { [kitchenId]: edited } };
}

export function userRef(kitchenId: string): DocRef {
  return { collection: "users", id: kitchenId };
}

/**
 * Whether the server accepts it as an id: it would refuse a whole document that holds any other.
 */
export function isId(id: string): boolean {
  return id !== "" && id.length <= ID_MAX;
}

/**
 * `list` with or without `id`. Returns the same list if nothing changes, if it is full, or if it
 * can't hold `id`.
 */
export function setMember<Id extends string>(list: Id[], id: Id, member: boolean): Id[] {
  if (list.includes(id) === member) return list;
  if (!member) return list.filter((other) => other !== id);
  return list.length >= MEMBERSHIP_MAX || !isId(id) ? list : [...list, id];
}

/** Creates the cook's document with defaults, if there is none. */
export const createUser = defineMutation({
  name: "createUser",
  version: 1,
  scope: "kitchen",
  args: openObject({ at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { at }, kitchenId) =>
    docIn(docs, "users", kitchenId)
      ? {}
      : { users: { [kitchenId]: userIn<"kitchen">(docs, kitchenId, emptyUser(at)) } },
  words: () => "Set up your kitchen",
});

/** The lists of what the cook eats, in the user document, and the ids that each may hold. */
export const PREFERENCE_IDS = { allergies: ALLERGEN_IDS, diet: DIET_IDS } as const;
export type PreferenceIds = {
  [F in keyof typeof PREFERENCE_IDS]: (typeof PREFERENCE_IDS)[F][number];
};
export type Preference = {
  [F in keyof PreferenceIds]: { field: F; id: PreferenceIds[F] };
}[keyof PreferenceIds];

function preference<F extends keyof PreferenceIds>(field: F) {
  return openObject({
    field: v.literal(field),
    id: v.picklist(PREFERENCE_IDS[field]),
    on: v.boolean(),
    at: arg.time,
  });
}

/** Adds one allergy or diet to the cook's list, or removes it. */
export const setPreference = defineMutation({
  name: "setPreference",
  version: 1,
  scope: "person",
  args: v.union([preference("allergies"), preference("diet")]),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { field, id, on, at }, kitchenId) =>
    changeUser<"person">(docs, kitchenId, emptyUser(at), (user) => {
      const list: string[] = user[field];
      const changed = setMember(list, id, on);
      return changed === list ? user : { ...user, [field]: changed, updatedAt: at };
    }),
  words: ({ id, on }) => `${on ? "Added" : "Removed"} ${labelOf(id)}`,
});

/** Adds a piece to the kitchen's equipment, or removes it. */
export const setEquipment = defineMutation({
  name: "setEquipment",
  version: 1,
  scope: "kitchen",
  args: openObject({ id: v.picklist(EQUIPMENT_IDS), on: v.boolean(), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { id, on, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const cookingEquipment = setMember(user.cookingEquipment, id, on);
      return cookingEquipment === user.cookingEquipment
        ? user
        : { ...user, cookingEquipment, updatedAt: at };
    }),
  words: ({ id, on }) => `${on ? "Added" : "Removed"} ${labelOf(id)}`,
});

/** Remembers the numbers that the cook last planned with, for the next plan. */
export const setPlanDefaults = defineMutation({
  name: "setPlanDefaults",
  version: 1,
  scope: "person",
  args: openObject({ defaults: arg.planDefaults, at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { defaults, at }, kitchenId) =>
    changeUser<"person">(docs, kitchenId, emptyUser(at), (user) => ({
      ...user,
      lastPlanDefaults: { ...user.lastPlanDefaults, ...defaults },
      updatedAt: at,
    })),
  words: () => "Remembered the numbers you last planned with",
});

/** Adds a meal to the current meals, or removes it. */
export const setCurrentMeal = defineMutation({
  name: "setCurrentMeal",
  version: 1,
  scope: "kitchen",
  args: openObject({ mealId: arg.id, on: v.boolean(), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { mealId, on, at }, kitchenId) =>
    changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
      const current_meals = setMember(user.current_meals, mealId, on);
      return current_meals === user.current_meals
        ? user
        : { ...user, current_meals, updatedAt: at };
    }),
  words: ({ on }, meal = "a meal") =>
    on ? `Added ${meal} to current meals` : `Took ${meal} out of current meals`,
  namesMeal: ({ mealId }) => mealId,
});
