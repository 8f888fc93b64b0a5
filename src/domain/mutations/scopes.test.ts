import fc from "fast-check";
import { expect, test } from "vitest";

import { COLLECTIONS, type CollectionName } from "#domain/collections.ts";
import { FIELD_SCOPES } from "#domain/field-scopes.ts";
import { openObject } from "#domain/open-object.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";
import { emptyUser } from "#domain/user-document.ts";

import { argsOf, docs as anyDocs, UID } from "../../../tests/support/domain-arbitraries.ts";
import * as arg from "./args.ts";
import { defineMutation, docIn, type Docs } from "./define.ts";
import { mutations, type MutationName } from "./registry.ts";
import { changeUser } from "./user.ts";

const names = Object.keys(mutations) as MutationName[];

/** A document as it is taken to be if there is none. */
function absent(collection: CollectionName, at: number): object {
  if (collection === "users") return emptyUser(at);
  if (collection === "settings") return NO_SETTINGS;
  return { stars: 0, favored: false, reported: false, hides: "nothing" };
}

/** The scopes of what a mutation has changed: each document's, or each changed field's. */
function scopesOf(before: Docs, changed: Docs, at: number): string[] {
  return (Object.keys(changed) as CollectionName[]).flatMap((collection) => {
    const [scope, ...others] = COLLECTIONS[collection].scopes;
    if (others.length === 0) return [scope ?? "none"];
    const scopes: Record<string, string> = FIELD_SCOPES[collection as keyof typeof FIELD_SCOPES];
    return Object.entries(changed[collection] ?? {}).flatMap(([id, row]) => {
      const was: object = docIn(before, collection, id) ?? absent(collection, at);
      return Object.entries(row ?? {}).flatMap(([field, value]) =>
        JSON.stringify(value) === JSON.stringify(was[field as keyof typeof was])
          ? []
          : [scopes[field] ?? `none for ${collection}.${field}`],
      );
    });
  });
}

test.each(names)("[S2.25] %s writes nothing outside its scope", (name) => {
  const { scope, version } = mutations[name];
  fc.assert(
    fc.property(anyDocs, argsOf[name], (docs, args) => {
      const { at = 0 } = args as { at?: number };
      const changed = mutations[name].read(args, version).apply(docs, UID);
      const others = scopesOf(docs, changed, at).filter((one) => one !== scope && one !== "both");
      expect(others).toEqual([]);
    }),
  );
});

test("every collection, and every field of a document of several, has a scope", () => {
  expect(Object.values(COLLECTIONS).map(({ scopes }) => scopes)).not.toContainEqual([]);
  expect(Object.keys(FIELD_SCOPES.users).toSorted()).toEqual(Object.keys(emptyUser(0)).toSorted());
  const mixed = Object.entries(COLLECTIONS).filter(([, { scopes }]) => scopes.length > 1);
  expect(mixed.map(([collection]) => collection).toSorted()).toEqual(
    Object.keys(FIELD_SCOPES).toSorted(),
  );
});

/** The compiler refuses each line below: without its check, the comment above it would be an error. */
export function notCompiled(): void {
  const args = openObject({ at: arg.time });
  const common = { version: 1, args, touches: () => [], words: () => "" };
  defineMutation({
    ...common,
    name: "a person's, which writes the kitchen's list",
    scope: "person",
    apply: (docs, { at }) =>
      // @ts-expect-error -- the equipment is the kitchen's
      changeUser<"person">(docs, UID, emptyUser(at), (user) => ({ ...user, cookingEquipment: [] })),
  });
  defineMutation({
    ...common,
    name: "a kitchen's, which writes a person's allergies",
    scope: "kitchen",
    // @ts-expect-error -- allergies are the person's
    apply: (_docs, { at }) => ({ users: { [UID]: { ...emptyUser(at), allergies: [] } } }),
  });
  defineMutation({
    ...common,
    name: "a person's, which writes plans",
    scope: "person",
    // @ts-expect-error -- plans are the kitchen's
    apply: () => ({ aiMealPlans: { p: null } }),
  });
  defineMutation({
    ...common,
    name: "a kitchen's, which changes a shared meal",
    scope: "kitchen",
    // @ts-expect-error -- shared meals are everyone's
    apply: () => ({ aiMeals: { m: null } }),
  });
  defineMutation({
    ...common,
    name: "everyone's, which changes the cook's own documents",
    scope: "everyone",
    // @ts-expect-error -- favourites are the person's
    apply: (_docs, { at }) => ({ users: { [UID]: emptyUser(at) } }),
  });
  defineMutation({
    ...common,
    name: "a person's, which counts stars",
    scope: "person",
    // @ts-expect-error -- what makes a word to everyone count once is written with that word
    apply: (docs) => ({ mealMarks: { m: { ...docIn(docs, "mealMarks", "m"), stars: 5 } } }),
  });
}
