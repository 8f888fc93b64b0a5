import type {
  AiMealPlan,
  Feedback,
  MealMark,
  PersonalRecipe,
  SharedMeal,
  UserDocument,
} from "./entities.ts";

/** The collections a mutation may touch, by name. `users` holds one document: the cook's own. */
export interface Collections {
  users: UserDocument;
  aiMealPlans: AiMealPlan;
  personalRecipes: PersonalRecipe;
  mealMarks: MealMark;
  aiMeals: SharedMeal;
  feedback: Feedback;
}
export type CollectionName = keyof Collections;

/** A document by reference. For `users` the id is the cook's uid. */
export interface DocRef {
  collection: CollectionName;
  id: string;
}

/**
 * Documents by collection and id. `null` is a document known not to exist (as input) or to be
 * deleted (as output); an absent key is one that was not read, or not changed.
 */
export type Docs = { [C in CollectionName]?: Record<string, Collections[C] | null> };

/**
 * One intention of the cook. `apply` is pure and synchronous: ids, times and anything random come
 * in `args` (JSON). It runs on this device when the cook acts, in the Firestore transaction that
 * pushes it, and again over every freshly pulled state while it is pending; so it must mean the
 * same thing on whatever it finds, documents missing included.
 */
export interface Mutation<Args> {
  /** Every document `apply` reads or writes. */
  touches(args: Args, uid: string): DocRef[];
  /** Changed documents out, and only those; nothing changed is `{}`. */
  apply(docs: Docs, args: Args, uid: string): Docs;
  /**
   * What is left of it once the server has refused what it says to everyone: the cook's own part
   * stands by itself. Without one it is refused whole.
   */
  applyOwn?(docs: Docs, args: Args, uid: string): Docs;
  /** What was lost then, for the cook to try again; null where they would not miss it. */
  lostPart?(args: Args): { name: string; args: unknown } | null;
  /** By the version that arguments were written at: what makes those of the next version of them. */
  upcasts?: Readonly<Record<number, (args: never) => unknown>>;
}

/**
 * Arguments that an older app wrote at `version`, as they are at version `current`. They lie in
 * outboxes for as long as a device is not opened, so every step there ever was is kept.
 */
export function upcastArgs(
  { upcasts = {} }: Pick<Mutation<unknown>, "upcasts">,
  args: unknown,
  { version, current }: { version: number; current: number },
): unknown {
  let upcast = args;
  for (let at = version; at < current; at += 1) {
    const step = upcasts[at];
    if (step) upcast = step(upcast as never);
  }
  return upcast;
}

/** Lays `changes` over `docs`, neither of which is modified. */
export function overlay(docs: Docs, changes: Docs): Docs {
  const merged: Record<string, Record<string, unknown>> = { ...docs };
  for (const [collection, rows] of Object.entries(changes)) {
    merged[collection] = { ...merged[collection], ...rows };
  }
  return merged;
}
