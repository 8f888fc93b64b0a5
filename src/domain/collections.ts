import * as v from "valibot";

import {
  AiMealPlan,
  Feedback,
  MealMark,
  PersonalRecipe,
  PortionChanges,
  readUser,
  RecipeNote,
  Settings,
  SharedMeal,
  ShoppingSettings,
} from "./entities.ts";
import { isSoundSharedMeal } from "./sound-meal.ts";

/** A collection of documents: everything that this app knows of it, in one place. */
interface Collection<T = unknown> {
  /**
   * Reads fields of any origin and age as this collection's document; never throws.
   * @param at the time given to a document that lacks a required one, in ms
   */
  read(fields: object, id: string, at: number): T;
  /** Who owns its documents: `nobody`, if they are only ever sent. */
  owner: "cook" | "everyone" | "nobody";
  /**
   * Whether its documents lie below the cook's document and carry the version of their last write.
   */
  isVersioned: boolean;
  /**
   * The version of the device's database that added this collection's table, and the table's
   * indexes at that version. Later indexes get a version of their own in src/db/schema.ts.
   */
  table: { since: number; indexes: readonly string[] } | null;
  /** Fields that belong to the server or to sync: `read` leaves them out. */
  serverFields: readonly string[];
  /** Whether another cook's document is sound: it is taken as it is, or not at all. */
  isSound?(fields: Record<string, unknown>): boolean;
  /**
   * How many documents the security rules look up for a write; see docs/decisions/0006-rules.md.
   */
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
  /** What the cook has said about shared meals, by the meal's id. */
  mealMarks: {
    read: reader(MealMark),
    owner: "cook",
    isVersioned: true,
    table: { since: 2, indexes: [] },
    serverFields: ["ratedAt"],
    lookups: 3,
  },
  /** One document, "recent": what the cook changed of stored portions lately. */
  portionChanges: {
    read: reader(PortionChanges),
    owner: "cook",
    isVersioned: true,
    table: { since: 4, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  /** One document, "own": how the cook shops. */
  shoppingSettings: {
    read: reader(ShoppingSettings),
    owner: "cook",
    isVersioned: true,
    table: { since: 5, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  /** The cook's own notes on recipes of any kind, by the recipe's id. */
  recipeNotes: {
    read: reader(RecipeNote),
    owner: "cook",
    isVersioned: true,
    table: { since: 5, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  /** One document, "own": how the cook likes to read recipes. */
  settings: {
    read: reader(Settings),
    owner: "cook",
    isVersioned: true,
    table: { since: 5, indexes: [] },
    serverFields: [],
    lookups: 1,
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
/** The document type of each collection. */
export type Collections = {
  [C in CollectionName]: ReturnType<(typeof declared)[C]["read"]>;
};
/** Collections that this device stores. */
export type StoredCollection = {
  [C in CollectionName]: (typeof declared)[C]["table"] extends null ? never : C;
}[CollectionName];

export const COLLECTIONS: { readonly [C in CollectionName]: Collection<Collections[C]> } = declared;
