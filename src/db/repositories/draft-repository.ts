import * as v from "valibot";

import { readOr, withConnection } from "#db/connection.ts";
import type { DraftRow, SimmerDb } from "#db/schema.ts";
import { inWords } from "#db/storage-command.ts";
import { DRAFT_NOT_KEPT } from "#failure-words/storage-words.ts";

/** A draft, kept on this device. */
export interface KeptDraft<T> {
  key: string;
  /** Distinguishes it from another draft under the same key. */
  id: string;
  value: T;
}

const Row = v.object({ id: v.string(), at: v.number(), isSlight: v.optional(v.boolean()) });

/**
 * The draft under this key, or null if there is none, the row is damaged or can't be read, or it
 * was last changed before `since`.
 */
export function findDraft<T>(
  db: SimmerDb,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  since = 0,
): Promise<KeptDraft<T> | null> {
  return readOr(db, "Failed to read a draft", null, async () => {
    const row: unknown = await db.drafts.get(key);
    const read = v.safeParse(v.object({ ...Row.entries, value: schema }), row);
    if (!read.success || read.output.at < since) return null;
    const { id, value } = read.output;
    return { key, id, value };
  });
}

/** The keys that begin with `prefix`, most recently changed draft first. */
export function listDraftKeys(db: SimmerDb, prefix: string): Promise<string[]> {
  return readOr(db, "Failed to list drafts", [], async () => {
    const rows = await db.drafts.where("key").startsWith(prefix).toArray();
    return rows.toSorted((a, b) => b.at - a.at).map(({ key }) => key);
  });
}

/** How many drafts are worth asking about; 0 if they can't be read. */
export function countDrafts(db: SimmerDb): Promise<number> {
  return readOr(db, "Failed to count drafts", 0, () =>
    db.drafts.filter((row) => row.isSlight !== true).count(),
  );
}

/** Stores a draft; the last write under a key wins. @throws StorageError if it can't be stored */
export function keepDraft(db: SimmerDb, draft: Omit<DraftRow, "at">): Promise<void> {
  return inWords(DRAFT_NOT_KEPT, () =>
    withConnection(db, async () => void (await db.drafts.put({ ...draft, at: Date.now() }))),
  );
}

/**
 * Removes a draft that was saved or discarded, unless another tab has replaced it since. @throws
 * StorageError if it can't be removed
 */
export function dropDraft(db: SimmerDb, { key, id }: Pick<DraftRow, "key" | "id">): Promise<void> {
  return inWords(DRAFT_NOT_KEPT, () =>
    withConnection(db, () =>
      db.transaction("rw", db.drafts, async () => {
        const row = await db.drafts.get(key);
        if (row?.id === id) await db.drafts.delete(key);
      }),
    ),
  );
}
