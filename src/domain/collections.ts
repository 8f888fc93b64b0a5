import * as v from "valibot";

import {
  AiMealPlan,
  Feedback,
  MealMark,
  PersonalRecipe,
  readUser,
  SharedMeal,
} from "./entities.ts";
import { isSoundSharedMeal } from "./sound-meal.ts";

/** A collection of documents: all that this app knows of it, in one place. */
interface Collection<T = unknown> {
  /**
   * Reads fields of any origin and age as its document; never throws.
   * @param at the time given to a document that lacks one that matters, in ms
   */
  read(fields: object, id: string, at: number): T;
  /** Whose its documents are: `nobody`'s, where they are only ever sent. */
  owner: "cook" | "everyone" | "nobody";
  /** Whether its documents lie below the cook's and carry the version they were last written at. */
  isVersioned: boolean;
  /**
   * Since which version of the device's database it is kept there, and what it is looked up by then.
   * Other indexes take a version of their own in src/db/schema.ts.
   */
  table: { since: number; indexes: readonly string[] } | null;
  /** Fields that are the server's and sync's: they are no part of what is read. */
  serverFields: readonly string[];
  /** Whether what others have written is taken: it is as it is, or not at all. */
  isSound?(fields: Record<string, unknown>): boolean;
  /** Documents that the security rules look up for a write, by docs/decisions/0006-rules.md. */
  lookups: number;
}

function reader<T>(schema: v.GenericSchema<unknown, T>): (fields: object, id: string) => T {
  return (fields, id) => v.parse(schema, { ...fields, id });
}

const declared = {
  /** One document: the cook's own. Every other write looks it up. */
  users: {
    read: (fields: object, _id: string, at: number) => readUser(fields, at),
    owner: "cook",
    isVersioned: false,
    table: { since: 1, indexes: [] },
    serverFields: ["sync"],
    lookups: 0,
  },
  aiMealPlans: {
    read: reader(AiMealPlan),
    owner: "cook",
    isVersioned: true,
    table: { since: 1, indexes: ["createdAt", "[status+createdAt]"] },
    serverFields: [],
    lookups: 1,
  },
  personalRecipes: {
    read: reader(PersonalRecipe),
    owner: "cook",
    isVersioned: true,
    table: { since: 1, indexes: ["updatedAt"] },
    serverFields: [],
    lookups: 1,
  },
  /** What the cook has said of shared meals, by the meal's id. */
  mealMarks: {
    read: reader(MealMark),
    owner: "cook",
    isVersioned: true,
    table: { since: 2, indexes: [] },
    serverFields: ["ratedAt"],
    lookups: 3,
  },
  aiMeals: {
    read: reader(SharedMeal),
    owner: "everyone",
    isVersioned: false,
    table: { since: 1, indexes: ["createdAt"] },
    serverFields: ["sharedAt"],
    isSound: isSoundSharedMeal,
    lookups: 2,
  },
  feedback: {
    read: reader(Feedback),
    owner: "nobody",
    isVersioned: false,
    table: null,
    serverFields: [],
    lookups: 1,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof declared;
/** The documents of each collection. */
export type Collections = {
  [C in CollectionName]: ReturnType<(typeof declared)[C]["read"]>;
};
/** Collections that this device keeps. */
export type StoredCollection = {
  [C in CollectionName]: (typeof declared)[C]["table"] extends null ? never : C;
}[CollectionName];

export const COLLECTIONS: { readonly [C in CollectionName]: Collection<Collections[C]> } = declared;
