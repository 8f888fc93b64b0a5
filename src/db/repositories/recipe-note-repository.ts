import { readOr, withConnection } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { NoteDraftRow, SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { NOTE_NOT_SAVED } from "#failure-words/storage-words.ts";

/** A cook's note on a recipe: the saved text and the unsaved draft. */
export interface KeptNote {
  /** "" for none. */
  text: string;
  draft: NoteDraftRow | null;
}

/** The note on a recipe of any kind, whichever of its occurrences is named; none if it can't be read. */
export function getRecipeNote(db: SimmerDb, mealId: string): Promise<KeptNote> {
  const recipeId = dishIdOf(mealId);
  const none = { text: "", draft: null };
  return readOr(db, "Error fetching the note on a recipe", none, async () => {
    const [note, draft] = await Promise.all([
      getDocument(db, "recipeNotes", recipeId),
      db.noteDrafts.get(recipeId),
    ]);
    return { text: note?.text ?? "", draft: isSound(draft) ? draft : null };
  });
}

function isSound(draft: NoteDraftRow | undefined): draft is NoteDraftRow {
  return typeof draft?.before === "string" && typeof draft.text === "string";
}

/**
 * Keeps what is typed, on this device alone, until `writeRecipeNote` has saved it: a tab that is
 * closed in between loses nothing.
 */
export function keepNoteDraft(db: SimmerDb, draft: NoteDraftRow): Promise<void> {
  return command(NOTE_NOT_SAVED, async () => {
    await withConnection(db, () =>
      db.noteDrafts.put({ ...draft, recipeId: dishIdOf(draft.recipeId) }),
    );
  });
}

/**
 * Saves an edit of the note from `before` to `text`; an empty text deletes it. What is typed
 * meanwhile is kept as an edit of `text`.
 * @throws StorageError if it can't be stored; the draft is still there then
 */
export function writeRecipeNote(
  db: SimmerDb,
  mealId: string,
  before: string,
  text: string,
): Promise<void> {
  const recipeId = dishIdOf(mealId);
  return command(NOTE_NOT_SAVED, async () => {
    await mutate(db, "writeRecipeNote", { recipeId, before, text, at: Date.now() });
    await db.transaction("rw", db.noteDrafts, async () => {
      const draft = await db.noteDrafts.get(recipeId);
      if (draft?.text === text) await db.noteDrafts.delete(recipeId);
      else if (draft) await db.noteDrafts.put({ ...draft, before: text });
    });
  });
}
