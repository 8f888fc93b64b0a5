/**
 * Whose something is: a person's, wherever they cook, a kitchen's, whoever cooks there
 * (docs/decisions/0290), or everyone's: shared meals, and what of a cook's mark of them makes the
 * cook's word count once (docs/decisions/0295).
 */
export type Scope = "person" | "kitchen" | "everyone";

/**
 * A collection's metadata. The schemas of its documents are in documents.ts, which the first screen
 * doesn't load.
 */
interface Collection {
  /** Who owns its documents: `nobody`, if they are only ever sent. */
  owner: "cook" | "everyone" | "nobody";
  /**
   * Whose mutations write its documents. If there are several, each field has its own scope: see
   * `FIELD_SCOPES` in field-scopes.ts.
   */
  scopes: readonly Scope[];
  /**
   * Whether its documents lie below the cook's document and carry the version of their last write.
   */
  isVersioned: boolean;
  /**
   * The version of the device's database that added this collection's table, and the table's
   * indexes at that version. Later indexes get a version of their own in src/db/schema.ts.
   */
  table: { since: number; indexes: readonly string[] } | null;
  /** Fields that belong to the server or to sync: documents are read without them. */
  serverFields: readonly string[];
  /**
   * How many documents the security rules look up for a write; see docs/decisions/0006-rules.md.
   */
  lookups: number;
}

const declared = {
  /** One document: the cook's own. Every other write looks it up. */
  users: {
    owner: "cook",
    scopes: ["person", "kitchen"],
    isVersioned: false,
    table: { since: 1, indexes: [] },
    serverFields: ["sync"],
    lookups: 0,
  },
  aiMealPlans: {
    owner: "cook",
    scopes: ["kitchen"],
    isVersioned: true,
    table: { since: 1, indexes: ["createdAt", "[status+createdAt]", "lastDay"] },
    serverFields: [],
    lookups: 1,
  },
  personalRecipes: {
    owner: "cook",
    scopes: ["kitchen"],
    isVersioned: true,
    table: { since: 1, indexes: ["updatedAt", "createdAt", "*tags", "photo"] },
    serverFields: [],
    lookups: 1,
  },
  /** What the cook has said about shared meals, by the meal's id. */
  mealMarks: {
    owner: "cook",
    scopes: ["person", "everyone"],
    isVersioned: true,
    table: { since: 1, indexes: [] },
    serverFields: ["ratedAt"],
    lookups: 3,
  },
  /** One document, "recent": what the cook changed of stored portions lately. */
  portionChanges: {
    owner: "cook",
    scopes: ["kitchen"],
    isVersioned: true,
    table: { since: 1, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  /** One document, "own": how the cook shops. */
  shoppingSettings: {
    owner: "cook",
    scopes: ["kitchen"],
    isVersioned: true,
    table: { since: 1, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  /** The cook's own notes and tags on recipes of any kind, by the recipe's id. */
  recipeNotes: {
    owner: "cook",
    scopes: ["person"],
    isVersioned: true,
    table: { since: 1, indexes: ["*tags"] },
    serverFields: [],
    lookups: 3,
  },
  /** One document, "own": how the cook likes to read recipes. */
  settings: {
    owner: "cook",
    scopes: ["person", "kitchen"],
    isVersioned: true,
    table: { since: 1, indexes: [] },
    serverFields: [],
    lookups: 1,
  },
  aiMeals: {
    owner: "everyone",
    scopes: ["everyone"],
    isVersioned: false,
    table: { since: 1, indexes: ["createdAt"] },
    serverFields: ["sharedAt"],
    lookups: 2,
  },
  feedback: {
    owner: "nobody",
    scopes: ["person"],
    isVersioned: false,
    table: null,
    serverFields: [],
    lookups: 2,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof declared;
/** Collections that mutations of a scope write. */
export type CollectionOf<S extends Scope> = {
  [C in CollectionName]: S extends (typeof declared)[C]["scopes"][number] ? C : never;
}[CollectionName];
/** Collections that this device stores. */
export type StoredCollection = {
  [C in CollectionName]: (typeof declared)[C]["table"] extends null ? never : C;
}[CollectionName];

export const COLLECTIONS: { readonly [C in CollectionName]: Collection } = declared;

// The type of `Object.keys` doesn't say which keys they are.
const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

export function isStored(collection: CollectionName): collection is StoredCollection {
  return COLLECTIONS[collection].table !== null;
}

/** Collections that the device stores. */
export const STORED_COLLECTIONS: readonly StoredCollection[] = NAMES.filter(isStored);

/** Collections below `users/{uid}`, whose documents carry the version of their last write. */
export const VERSIONED_COLLECTIONS: readonly StoredCollection[] = STORED_COLLECTIONS.filter(
  (collection) => COLLECTIONS[collection].isVersioned,
);

/** The version of the device's database that brought the last of them. */
export const COLLECTIONS_NEWEST = Math.max(...VERSIONED_COLLECTIONS.map(sinceOf));

/** Since which version of the device's database a collection is kept there. */
export function sinceOf(collection: StoredCollection): number {
  return COLLECTIONS[collection].table?.since ?? 0;
}

/** Collections that belong to the cook alone. */
export const OWN_COLLECTIONS: readonly StoredCollection[] = STORED_COLLECTIONS.filter(
  (collection) => COLLECTIONS[collection].owner === "cook",
);
