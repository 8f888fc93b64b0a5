import * as v from "valibot";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS, labelOf } from "#domain/catalogue.ts";
import { emptyUser, type UserDocument } from "#domain/entities.ts";
import { ID_MAX, MEMBERSHIP_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef, type Docs } from "./define.ts";

/** The cook's own document, or `fallback` if there is none yet. */
export function userIn(docs: Docs, kitchenId: string, fallback: UserDocument): UserDocument {
  return docIn(docs, "users", kitchenId) ?? fallback;
}

/**
 * The change that `edit` makes to the cook's document. `edit` returns the same object if it changes
 * nothing. A missing document starts as `fallback`, and is created only if there is a change.
 */
export function changeUser(
  docs: Docs,
  kitchenId: string,
  fallback: UserDocument,
  edit: (user: UserDocument) => UserDocument,
): Docs {
  const user = userIn(docs, kitchenId, fallback);
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
  args: openObject({ at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { at }, kitchenId) =>
    docIn(docs, "users", kitchenId) ? {} : { users: { [kitchenId]: emptyUser(at) } },
  words: () => "Set up your kitchen",
});

/** The lists of preferences in the cook's document, and the ids that each may hold. */
export const PREFERENCE_IDS = {
  allergies: ALLERGEN_IDS,
  diet: DIET_IDS,
  cookingEquipment: EQUIPMENT_IDS,
} as const;
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

/** Adds one allergy, diet or piece of equipment to the cook's list, or removes it. */
export const setPreference = defineMutation({
  name: "setPreference",
  version: 1,
  args: v.union([preference("allergies"), preference("diet"), preference("cookingEquipment")]),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { field, id, on, at }, kitchenId) =>
    changeUser(docs, kitchenId, emptyUser(at), (user) => {
      const list: string[] = user[field];
      const changed = setMember(list, id, on);
      return changed === list ? user : { ...user, [field]: changed, updatedAt: at };
    }),
  words: ({ id, on }) => `${on ? "Added" : "Removed"} ${labelOf(id)}`,
});

/** Adds a meal to the current meals, or removes it. */
export const setCurrentMeal = defineMutation({
  name: "setCurrentMeal",
  version: 1,
  args: openObject({ mealId: arg.id, on: v.boolean(), at: arg.time }),
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { mealId, on, at }, kitchenId) =>
    changeUser(docs, kitchenId, emptyUser(at), (user) => {
      const current_meals = setMember(user.current_meals, mealId, on);
      return current_meals === user.current_meals
        ? user
        : { ...user, current_meals, updatedAt: at };
    }),
  words: ({ on }, meal = "a meal") =>
    on ? `Added ${meal} to current meals` : `Took ${meal} out of current meals`,
  namesMeal: ({ mealId }) => mealId,
});
