import { emptyUser, type UserDocument } from "#domain/entities.ts";
import type { MutationArgs } from "#domain/mutations.ts";

import { command } from "./command.ts";
import { mutate } from "./mutate.ts";
import type { SimmerDb } from "./schema.ts";

/** The cook's document; its defaults while there is none. */
export async function getUser(db: SimmerDb): Promise<UserDocument> {
  return (await db.users.get(db.uid)) ?? emptyUser(0);
}

/** Creates the cook's document, on signing up. */
export function create(db: SimmerDb): Promise<void> {
  return command("Failed to create current user", () =>
    mutate(db, "createUser", { at: Date.now() }),
  );
}

type Preference = MutationArgs<"setPreference"> extends infer P
  ? P extends unknown
    ? Omit<P, "at">
    : never
  : never;

/** Adds or takes away one allergy, diet or piece of equipment. */
export function setPreference(db: SimmerDb, preference: Preference): Promise<void> {
  return command("Failed to save your preferences", () =>
    mutate(db, "setPreference", {
      ...preference,
      at: Date.now(),
    } as MutationArgs<"setPreference">),
  );
}

export function setFavorite(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(on ? "Failed to add to favorites" : "Failed to remove from favorites", () =>
    mutate(db, "setFavorite", { mealId, on, at: Date.now() }),
  );
}

export function setCurrentMeal(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(on ? "Failed to add to current meals" : "Failed to remove from current meals", () =>
    mutate(db, "setCurrentMeal", { mealId, on, at: Date.now() }),
  );
}
