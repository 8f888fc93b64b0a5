import { readOr } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";
import { eachTagOnce, withTag } from "#domain/cooks-tags.ts";
import { TAGS_MAX } from "#domain/limits.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { TAG_NOT_SAVED, TAGS_FULL } from "#failure-words/storage-words.ts";

/** A recipe's tags, and whether they are in a recipe of the cook's own. */
async function findTags(db: SimmerDb, recipeId: string) {
  const [own, note] = await Promise.all([
    getDocument(db, "personalRecipes", recipeId),
    getDocument(db, "recipeNotes", recipeId),
  ]);
  return { isOwn: own !== undefined, tags: (own ?? note)?.tags ?? [] };
}

/** The tags on a recipe of any kind, whichever of its occurrences is named; none if they can't be read. */
export function getRecipeTags(db: SimmerDb, mealId: string): Promise<readonly string[]> {
  return readOr(db, "Error fetching the tags of a recipe", [], async () => {
    const { tags } = await findTags(db, dishIdOf(mealId));
    return tags;
  });
}

/** Every tag that the cook has on any recipe, in the order of their letters; none if that can't be read. */
export function listTags(db: SimmerDb): Promise<string[]> {
  return readOr(db, "Error listing tags", [], async () => {
    const keys = await Promise.all(
      [db.personalRecipes, db.recipeNotes].map((table) => table.orderBy("tags").uniqueKeys()),
    );
    const tags = keys.flat().filter((key) => typeof key === "string");
    return eachTagOnce(tags).toSorted(new Intl.Collator(APP_LOCALE).compare);
  });
}

/**
 * Adds a tag to a recipe of any kind, or takes it away.
 * @throws StorageError if it can't be stored, or there is no room for it
 */
export function setRecipeTag(
  db: SimmerDb,
  mealId: string,
  tag: string,
  on: boolean,
): Promise<void> {
  const recipeId = dishIdOf(mealId);
  return command(TAG_NOT_SAVED, async () => {
    const { isOwn, tags } = await findTags(db, recipeId);
    if (on && tags.length >= TAGS_MAX && withTag(tags, tag, false) === tags) {
      throw new NoRoomError(TAGS_FULL);
    }
    const args = { recipeId, tag, on, at: Date.now() };
    await (isOwn ? mutate(db, "tagOwnRecipe", args) : mutate(db, "tagRecipe", args));
  });
}
