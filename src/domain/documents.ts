import {
  COLLECTIONS,
  type CollectionName,
  type Collections,
  type StoredCollection,
} from "./collections.ts";

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

/**
 * Reads a document of any origin and age into its present shape; never throws.
 * @param at the time given to documents that lack a required one, in ms
 */
export function readDocument<C extends StoredCollection>(
  collection: C,
  id: string,
  stored: unknown,
  at: number,
): Collections[C] {
  const fields = typeof stored === "object" && stored !== null ? stored : {};
  return COLLECTIONS[collection].read(fields, id, at);
}
