import { readImportFile, storeImported, tryImport } from "#db/repositories/import-repository.ts";
import {
  listPersonalRecipes,
  type WrittenRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import type { ImportFinding, ImportJob, SimmerDb } from "#db/schema.ts";
import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";

import type { FileEntry, ReadEntries } from "./file-entry.ts";
import { indexLikeness } from "./same-again.ts";

/** The longest that progress is not shown, and a stop not heeded, while entries are read, ms. */
const STEP_MS = 500;
/** How many findings one step may hold. */
const FINDINGS_AT_ONCE = 200;
/** How much of a name or a reason the report holds. */
const WORDS_MAX = 200;

/**
 * Does the import that is to be done on this device, from where it is to its end, unless it is stopped.
 * To be run by one page or worker at a time; another one would only be in vain.
 * @throws StorageError if the recipes can't be stored; the import can go on from there
 */
export async function runImport(db: SimmerDb, read: ReadEntries): Promise<void> {
  let job = await tryImport(db);
  if (!job) return;
  const { files, sameAgain } = job;
  const likeness = sameAgain === "both" ? null : indexLikeness(await listOthers(db, job));
  for (let nth = job.done.files; nth < files.length; nth += 1) {
    job = await importFile(db, job, nth, read, likeness);
    if (!job) return;
  }
}

/**
 * The cook's recipes but for those of this import, also those that it has put in the place of others: two
 * that are alike in one file are two.
 */
async function listOthers(
  db: SimmerDb,
  { id, at, sameAgain }: ImportJob,
): Promise<WrittenRecipe[]> {
  return (await listPersonalRecipes(db)).filter(
    (recipe) => !recipe.id.startsWith(id) && !(sameAgain === "replace" && recipe.updatedAt > at),
  );
}

async function importFile(
  db: SimmerDb,
  begun: ImportJob,
  nth: number,
  read: ReadEntries,
  likeness: ReturnType<typeof indexLikeness> | null,
): Promise<ImportJob | null> {
  const { id, files, sameAgain } = begun;
  let job = begun;
  let step = nextStep(job);
  let entry = 0;
  let storedAt = Date.now();
  for await (const found of readAll(db, nth, files[nth]?.name ?? "", read)) {
    entry += 1;
    // A file that breaks off sooner than before has lost the rest, which would be left out unseen.
    const isCutOff = found.kind === "failed" && found.isEnd === true;
    if (entry < begun.done.entries ? !isCutOff : entry === begun.done.entries) continue;
    step.done = { files: nth, entries: entry };
    add(step, found, `${id}-${nth}-${entry}`, { likeness, sameAgain });
    const isFull =
      step.recipes.length === RECIPES_SAVED_AT_ONCE || step.findings.length >= FINDINGS_AT_ONCE;
    if (!isFull && Date.now() - storedAt < STEP_MS) continue;
    const stored = await storeImported(db, job, step);
    if (!stored) return null;
    job = stored;
    step = nextStep(job);
    storedAt = Date.now();
  }
  step.done = { files: nth + 1, entries: 0 };
  return storeImported(db, job, step, nth + 1 === files.length);
}

function nextStep({ counts, done }: ImportJob) {
  const recipes: WrittenRecipe[] = [];
  const findings: ImportFinding[] = [];
  return { recipes, findings, counts: { ...counts }, done };
}

/** Adds what becomes of an entry to a step. */
function add(
  { recipes, findings, counts }: ReturnType<typeof nextStep>,
  found: FileEntry,
  id: string,
  how: { likeness: ReturnType<typeof indexLikeness> | null; sameAgain: ImportJob["sameAgain"] },
): void {
  const note = (kind: ImportFinding["kind"], reason: string) =>
    findings.push({ kind, name: shorten(found.name), reason: shorten(reason) });
  if (found.kind !== "recipe") {
    counts[found.kind] += 1;
    note(found.kind, found.reason);
    return;
  }
  const recipe = { ...found.recipe, id };
  const same = how.likeness?.find(recipe);
  if (same !== undefined && how.sameAgain === "skip") {
    counts.same += 1;
    note("same", "");
    return;
  }
  if (same === undefined) counts.added += 1;
  else {
    counts.replaced += 1;
    how.likeness?.forget(same);
  }
  recipes.push(same === undefined ? recipe : { ...recipe, id: same });
  if (found.problems.length > 0) note("incomplete", `${found.problems.join(". ")}.`);
}

function shorten(words: string): string {
  return words.length <= WORDS_MAX ? words : `${words.slice(0, WORDS_MAX)}…`;
}

/** The entries of one of the job's files; a file that can't be read ends with an entry that says so. */
async function* readAll(
  db: SimmerDb,
  nth: number,
  name: string,
  read: ReadEntries,
): AsyncGenerator<FileEntry> {
  try {
    yield* read(await readImportFile(db, nth), name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield { kind: "failed", name, reason, isEnd: true };
  }
}
