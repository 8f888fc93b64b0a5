import { readOr, readOrSay, withConnection } from "#db/connection.ts";
import { readDocs, readStored, toDocs } from "#db/document-store.ts";
import {
  NOTHING_BROUGHT,
  type ImportCounts,
  type ImportFinding,
  type ImportJob,
  type SameAgain,
} from "#db/import-rows.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutateAll } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { inWords, NoRoomError } from "#db/storage-command.ts";
import { STORED_COLLECTIONS } from "#domain/collections.ts";
import { overlay, type Docs, type Invocation } from "#domain/mutations/define.ts";
import { mutations, read } from "#domain/mutations/registry.ts";
import type { Photo } from "#domain/photos.ts";
import {
  IMPORT_FILE_UNREADABLE,
  IMPORT_NOT_BEGUN,
  IMPORT_NOT_CHANGED,
  IMPORT_RUNNING,
  KITCHEN_UNREADABLE,
  RECIPES_NOT_IMPORTED,
} from "#failure-words/storage-words.ts";

import type { WrittenRecipe } from "./personal-recipe-repository.ts";
import { photoTables, sendPhotos } from "./photo-repository.ts";

/** How often an import is begun anew without getting any further: what it reads may kill the page. */
const TRIES_MOST = 3;

/** What an import has made of the entries since the last step. */
export interface ImportStep {
  /** At most `RECIPES_SAVED_AT_ONCE`. */
  recipes: readonly WrittenRecipe[];
  /** What comes from a kitchen's file beside recipes. */
  changes: readonly Invocation[];
  photos: readonly Photo[];
  findings: readonly ImportFinding[];
  counts: ImportCounts;
  done: ImportJob["done"];
}

/** The import was stopped, or has got further elsewhere. */
class ImportMovedError extends Error {
  override name = "ImportMovedError";
}

function readJob(db: SimmerDb): Promise<ImportJob | null> {
  return getMeta(db, "importJob", null);
}

function putJob(db: SimmerDb, importJob: ImportJob) {
  return putMeta(db, { importJob });
}

/** The import that runs or ran last on this device; null for none, or if it can't be read. */
export function findImport(db: SimmerDb): Promise<ImportJob | null> {
  return readOr(db, "Failed to read the import", null, () => readJob(db));
}

/**
 * Keeps files to import on this device, so that the import outlives the page, in the place of the last
 * import and its report. Nothing is read yet.
 * @throws StorageError if they can't be kept, such as for lack of room, or while another one runs
 */
export function beginImport(
  db: SimmerDb,
  files: readonly File[],
  sameAgain: SameAgain,
): Promise<void> {
  const job: ImportJob = {
    id: crypto.randomUUID(),
    at: Date.now(),
    files: files.map(({ name, size }) => ({ name, bytes: size })),
    sameAgain,
    state: "running",
    done: { files: 0, entries: 0 },
    counts: { added: 0, replaced: 0, same: 0, others: 0, failed: 0, brought: NOTHING_BROUGHT },
    tries: 0,
  };
  return inWords(IMPORT_NOT_BEGUN, () =>
    withConnection(db, () =>
      db.transaction("rw", db.meta, db.importFiles, db.importFindings, async () => {
        // Begun in another tab: its files would be gone before they are read.
        if ((await readJob(db))?.state === "running") throw new NoRoomError(IMPORT_RUNNING);
        await Promise.all([db.importFiles.clear(), db.importFindings.clear()]);
        await db.importFiles.bulkAdd(files.map((contents, nth) => ({ nth, contents })));
        await putJob(db, job);
      }),
    ),
  );
}

/** The file at a place among the job's. @throws StorageError if it can't be read */
export function readImportFile(db: SimmerDb, nth: number): Promise<Blob> {
  return readOrSay(db, IMPORT_FILE_UNREADABLE, async () => {
    const row = await db.importFiles.get(nth);
    if (!row) throw new Error("It is not there.");
    return row.contents;
  });
}

function change(db: SimmerDb, edit: (job: ImportJob) => ImportJob): Promise<ImportJob | null> {
  return inWords(IMPORT_NOT_CHANGED, () =>
    withConnection(db, () =>
      db.transaction("rw", db.meta, async () => {
        const job = await readJob(db);
        const next = job && edit(job);
        if (next) await putJob(db, next);
        return next;
      }),
    ),
  );
}

/**
 * Called by whoever is about to do the import, or to go on with it: counts the try, and stops an import
 * that got no further in the last few. Resolves to the job if it is to be done, else to null.
 */
export async function tryImport(db: SimmerDb): Promise<ImportJob | null> {
  const job = await change(db, (before) => {
    if (before.state !== "running") return before;
    if (before.tries >= TRIES_MOST) return { ...before, state: "stopped" };
    return { ...before, tries: before.tries + 1 };
  });
  return job?.state === "running" ? job : null;
}

/** Stops the import after the step that is being stored. */
export async function stopImport(db: SimmerDb): Promise<void> {
  await change(db, (job) => (job.state === "running" ? { ...job, state: "stopped" } : job));
}

/** Lets a stopped import go on. */
export async function resumeImport(db: SimmerDb): Promise<void> {
  await change(db, (job) => (job.state === "done" ? job : { ...job, state: "running", tries: 0 }));
}

/** Forgets the import, with its files and report; the recipes that it has stored stay. */
export function dismissImport(db: SimmerDb): Promise<void> {
  return inWords(IMPORT_NOT_CHANGED, () =>
    withConnection(db, () =>
      db.transaction("rw", db.meta, db.importFiles, db.importFindings, async () => {
        await Promise.all([db.importFiles.clear(), db.importFindings.clear()]);
        await db.meta.delete("importJob");
      }),
    ),
  );
}

/**
 * What changes would do here, one after the other: those of them that do anything, and the documents before
 * and after. Nothing is written.
 * @throws StorageError if the documents can't be read
 */
export function tryOut(
  db: SimmerDb,
  invocations: readonly Invocation[],
): Promise<{ changes: Invocation[]; before: Docs; after: Docs }> {
  const intentions = invocations.map((invocation) => ({ invocation, ...read(invocation) }));
  const refs = intentions.flatMap(({ touches }) => touches(db.kitchenId));
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const tables = STORED_COLLECTIONS.map((name) => db.table(name));
    const rows = await db.transaction("r", tables, () => readDocs(db, refs));
    const before = toDocs(rows.map(readStored));
    const changes: Invocation[] = [];
    let after = before;
    for (const { invocation, apply } of intentions) {
      const changed = apply(after, db.kitchenId);
      if (Object.keys(changed).length === 0) continue;
      changes.push(invocation);
      after = overlay(after, changed);
    }
    return { changes, before, after };
  });
}

/**
 * Stores what became of the next entries: the recipes, as one change for the server, and what else there
 * is, together with how far the import is. So whatever happens, no entry is imported twice and none is
 * left out. The last step, with `isLast`, also lets go of the files.
 * @param job as the last step returned it
 * @returns the job after this step; null, with nothing stored, if it was stopped or got further
 *   elsewhere
 * @throws StorageError if it could not be stored
 */
export async function storeImported(
  db: SimmerDb,
  job: ImportJob,
  { recipes, changes, photos, findings, counts, done }: ImportStep,
  isLast = false,
): Promise<ImportJob | null> {
  const state = isLast ? "done" : "running";
  const next: ImportJob = { ...job, counts, done, state, tries: 0 };
  const write = async () => {
    const now = await readJob(db);
    if (now?.id === job.id && isSame(now, next)) return;
    if (now?.id !== job.id || !isSame(now, job)) throw new ImportMovedError("It is elsewhere.");
    await Promise.all([
      putJob(db, next),
      db.importFindings.bulkAdd([...findings]),
      sendPhotos(db, photos),
      isLast ? db.importFiles.clear() : null,
    ]);
  };
  const tables = [db.importFiles, db.importFindings, ...photoTables(db)];
  const [first, ...others] = [...savingOf(db, recipes, job.sameAgain), ...changes];
  try {
    await inWords(RECIPES_NOT_IMPORTED, () =>
      first === undefined
        ? withConnection(db, () => db.transaction("rw", [db.meta, ...tables], write))
        : mutateAll(db, [first, ...others], { tables, write }),
    );
    return next;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof ImportMovedError) return null;
    throw error;
  }
}

/** The change that stores the recipes of a step. */
function savingOf(
  db: SimmerDb,
  recipes: readonly WrittenRecipe[],
  sameAgain: SameAgain,
): Invocation[] {
  if (recipes.length === 0) return [];
  const at = Date.now();
  const written = recipes.map((recipe) => ({
    ...recipe,
    userId: db.kitchenId,
    createdAt: at,
    updatedAt: at,
  }));
  const isAdding = sameAgain !== "replace";
  return [mutations.savePersonalRecipes.invoke({ recipes: written, isAdding })];
}

function isSame(one: ImportJob, other: ImportJob): boolean {
  return (
    one.state === other.state &&
    one.done.files === other.done.files &&
    one.done.entries === other.done.entries
  );
}

/** What the report says of entries that were not imported as they are, in the files' order. */
export function listImportFindings(
  db: SimmerDb,
  kind: ImportFinding["kind"],
  limit: number,
): Promise<ImportFinding[]> {
  return readOrSay(db, IMPORT_FILE_UNREADABLE, () =>
    db.importFindings.where("kind").equals(kind).limit(limit).toArray(),
  );
}
