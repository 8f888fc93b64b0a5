import { isMemoryWhole, readAvoided, readCook } from "#db/avoided-memory.ts";
import { readOr, readOrSay } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, StorageError } from "#db/storage-command.ts";
import { hasKitchen, isKitchenHere, waitForKitchen } from "#db/sync-status.ts";
import { withAvoided } from "#domain/avoided.ts";
import { EQUIPMENT_IDS, type EquipmentId } from "#domain/catalogue.ts";
import type { Preference } from "#domain/mutations/user.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import type { PreferenceOptions } from "#domain/preferences.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";
import {
  COOK_NOT_CREATED,
  CURRENT_MEAL_NOT_ADDED,
  CURRENT_MEAL_NOT_REMOVED,
  EQUIPMENT_UNREADABLE,
  FAVORITE_NOT_ADDED,
  FAVORITE_NOT_REMOVED,
  PREFERENCES_NOT_HERE,
  PREFERENCES_NOT_SAVED,
  PREFERENCES_UNREADABLE,
} from "#failure-words/storage-words.ts";

/** The cook's document. Null if there is none yet, or if it can't be read, which is logged. */
export function findUser(db: SimmerDb): Promise<UserDocument | null> {
  return readOr(db, "Error fetching current user", null, async () => {
    return (await readCook(db)) ?? null;
  });
}

/**
 * The same without what the cook avoids, which is stored separately and may be unreadable: for unrelated
 * purposes.
 */
export function findUserLists(
  db: SimmerDb,
): Promise<Omit<UserDocument, "allergies" | "diet"> | null> {
  return readOr(db, "Error fetching current user", null, async () => {
    return (await getDocument(db, "users", db.kitchenId)) ?? null;
  });
}

/** A cook's document; `isPartial` if they may avoid more than it says. */
export type CookDocument = UserDocument & { isPartial?: boolean };

/**
 * The cook's document for screens about something else: hearts, marks and warnings. If there is no
 * document, or it can't be read, this resolves to defaults; every screen shows that the device
 * can't be read. What the cook avoids is stored in two places, and either is enough for a warning.
 * While neither says all of it, or sync has yet to fetch it, the document is partial.
 */
export async function getUser(db: SimmerDb): Promise<CookDocument> {
  const [isHere, { user, isWhole }] = await Promise.all([isKitchenHere(db), readBoth(db)]);
  return isHere && isWhole ? user : { ...user, isPartial: true };
}

/** The cook's document, with what they avoid from both places, and whether that is all of it. */
async function readBoth(db: SimmerDb): Promise<{ user: UserDocument; isWhole: boolean }> {
  const [stored, known, isRemembered] = await Promise.all([
    readOr(db, "Error fetching current user", null, async () => {
      const [user, row] = await Promise.all([
        getDocument(db, "users", db.kitchenId),
        db.users.get(db.kitchenId),
      ]);
      return { user, isSound: saysWhatIsAvoided(row) };
    }),
    readOr(db, "Error fetching what is avoided", [], () => readAvoided(db)),
    readOr(db, "Error fetching what is avoided", false, () => isMemoryWhole(db)),
  ]);
  const user = withAvoided(stored?.user ?? emptyUser(0), known);
  return { user, isWhole: isRemembered || (stored?.isSound ?? false) };
}

/**
 * The cook's document for a screen that shows its content; defaults if there is no document. A list
 * that can't be read must not look like an empty one.
 * @throws StorageError with `failure`, which names what could not be read
 */
export async function readUser(db: SimmerDb, failure: string): Promise<UserDocument> {
  const [user, known] = await Promise.all([
    readOrSay(db, failure, () => getDocument(db, "users", db.kitchenId)),
    // Only a supplement: the document itself lists what is avoided, so a failed read is tolerable
    // here.
    readOr(db, "Error fetching what is avoided", [], () => readAvoided(db)),
  ]);
  return withAvoided(user ?? emptyUser(0), known);
}

/**
 * The same without what the cook avoids, which would take another read: for the lists that rerender at
 * every tick.
 * @throws StorageError with `failure`, which names what could not be read
 */
export function readUserLists(
  db: SimmerDb,
  failure: string,
): Promise<Omit<UserDocument, "allergies" | "diet">> {
  return readOrSay(db, failure, async () => {
    return (await getDocument(db, "users", db.kitchenId)) ?? emptyUser(0);
  });
}

/**
 * The cook's document for a screen on which they choose what they avoid: choices that can't be read
 * must not look as if nothing was chosen.
 * @throws StorageError with words for the cook
 */
export function readAvoiding(db: SimmerDb): Promise<UserDocument> {
  return readUser(db, PREFERENCES_UNREADABLE);
}

/** The same for the screens on which the cook says what their kitchen has. */
export function readKitchen(db: SimmerDb): Promise<UserDocument> {
  return readUser(db, EQUIPMENT_UNREADABLE);
}

/** Whether this device can read what the cook avoids, whether or not there is a document. */
export function isUserReadable(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Error fetching current user", false, async () =>
    saysWhatIsAvoided(await db.users.get(db.kitchenId)),
  );
}

/** Rows are stored with these lists: without one, a row is damaged. */
function saysWhatIsAvoided(row: object | undefined): boolean {
  const { allergies, diet } = (row ?? { allergies: [], diet: [] }) as Record<string, unknown>;
  return Array.isArray(allergies) && Array.isArray(diet);
}

/**
 * The cook's document for choosing food that they may eat. An allergy that can't be read, or that
 * sync has not fetched yet, must not count as no allergy.
 * @throws StorageError with words for the cook
 */
export async function requireUser(db: SimmerDb): Promise<UserDocument> {
  // The order matters: a pull may land between the reads, and would bring the document.
  const isHere = await readOrSay(db, PREFERENCES_UNREADABLE, () => hasKitchen(db));
  const { user, isWhole } = await readBoth(db);
  // Before a pull, a document holds only what the cook has changed on this device.
  if (!isHere) {
    throw new StorageError(PREFERENCES_NOT_HERE);
  }
  if (!isWhole) throw new StorageError(PREFERENCES_UNREADABLE);
  return user;
}

/**
 * `requireUser` for requests, which wait while the kitchen is still being fetched.
 * @throws StorageError with words for the cook
 */
export async function awaitUser(db: SimmerDb, signal?: AbortSignal): Promise<UserDocument> {
  await waitForKitchen(db, signal);
  return requireUser(db);
}

/**
 * Whether a sync has found that the cook has no document, because signing up stopped after creating
 * the account. Before a sync has found that, a document created here could hide the allergies that
 * sync is about to fetch.
 */
export function lacksDocument(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Error fetching current user", false, async () => {
    // The order matters: a pull may land between the two reads, and would bring the document.
    return (await hasKitchen(db)) && !(await db.users.get(db.kitchenId));
  });
}

/** Creates the cook's document at sign-up. */
export function create(db: SimmerDb): Promise<void> {
  return command(COOK_NOT_CREATED, () => mutate(db, "createUser", { at: Date.now() }));
}

/** Adds or removes one allergy, diet or piece of equipment. */
export function setPreference<Kind extends keyof PreferenceOptions>(
  db: SimmerDb,
  kind: Kind,
  id: PreferenceOptions[Kind],
  on: boolean,
): Promise<void> {
  const at = Date.now();
  return command(PREFERENCES_NOT_SAVED, () => {
    // TypeScript can't see that a kind and its id come from the same union member.
    if (kind === "equipment") return mutate(db, "setEquipment", { id: id as EquipmentId, on, at });
    return mutate(db, "setPreference", { ...({ field: kind, id } as Preference), on, at });
  });
}

/**
 * Sets the cook's equipment to `ids`. Each piece that differs is a change of its own. Retrying
 * after a failure makes only the remaining changes.
 */
export async function setKitchen(db: SimmerDb, ids: readonly EquipmentId[]): Promise<void> {
  const { cookingEquipment } = await readKitchen(db);
  for (const id of EQUIPMENT_IDS) {
    const on = ids.includes(id);
    if (on !== cookingEquipment.includes(id)) await setPreference(db, "equipment", id, on);
  }
}

export function setFavorite(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(on ? FAVORITE_NOT_ADDED : FAVORITE_NOT_REMOVED, () =>
    mutate(db, "setFavorite", { mealId: dishIdOf(mealId), on, at: Date.now() }),
  );
}

export function setCurrentMeal(db: SimmerDb, mealId: string, on: boolean): Promise<void> {
  return command(on ? CURRENT_MEAL_NOT_ADDED : CURRENT_MEAL_NOT_REMOVED, () =>
    mutate(db, "setCurrentMeal", { mealId, on, at: Date.now() }),
  );
}
