import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Feedback, SharedMeal } from "#domain/entities.ts";
import { emptyUser } from "#domain/user-document.ts";

/**
 * Firestore keeps an index of every field that firestore.indexes.json does not exempt. Where all documents
 * of a collection hold a time in one, all writes of that collection meet at the index's end, and Firestore
 * takes about 500 a second. Of `users`, which every push writes, that would be all pushes of all cooks.
 */
const { fieldOverrides } = JSON.parse(readFileSync("firestore.indexes.json", "utf8")) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

/** The fields that some query of the app, the service or an administrator asks by. */
const ASKED_BY: Record<string, readonly string[]> = {
  users: [],
  photos: [],
  thumbs: [],
  aiMeals: ["sharedAt", "reportCount"],
  mealAuthors: ["uid"],
  feedback: ["uid"],
};

function fieldsOf(schema: object): string[] {
  const entries: unknown = "entries" in schema ? schema.entries : null;
  if (typeof entries !== "object" || entries === null) throw new Error("It is no object's schema.");
  return Object.keys(entries);
}

const FIELDS: Record<string, readonly string[]> = {
  users: [...Object.keys(emptyUser(0)), "sync"],
  photos: ["bytes", "type", "at"],
  thumbs: ["bytes", "type"],
  aiMeals: fieldsOf(SharedMeal),
  mealAuthors: ["uid", "at"],
  feedback: fieldsOf(Feedback),
};

test.each(Object.keys(FIELDS))(
  "%s has an index of what is asked by, and of nothing else",
  (name) => {
    const exempt = fieldOverrides
      .filter(({ collectionGroup, indexes }) => collectionGroup === name && indexes.length === 0)
      .map(({ fieldPath }) => fieldPath);
    const indexed = (FIELDS[name] ?? []).filter(
      (field) => !exempt.includes(field) && field !== "id",
    );
    expect(new Set(indexed)).toEqual(new Set(ASKED_BY[name]));
  },
);
