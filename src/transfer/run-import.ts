import type { BroughtCounts, ImportFinding, ImportJob } from "#db/import-rows.ts";
import { readImportFile, storeImported, tryImport } from "#db/repositories/import-repository.ts";
import {
  listPersonalRecipes,
  type WrittenRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";
import type { Invocation } from "#domain/mutations/define.ts";
import type { Photo } from "#domain/photos.ts";
import type { KitchenPart } from "#import/kitchen-parts.ts";

import { bringIn } from "./bring-in.ts";
import type { FileEntry, ReadEntries } from "./file-entry.ts";
import { indexRecipes, placeOf } from "./same-again.ts";

/** The longest that progress is not shown, and a stop not heeded, while entries are read, ms. */
const STEP_MS = 500;
/** How many findings one step may hold. */
const FINDINGS_AT_ONCE = 200;
/** How many photos, of 120 KB at most each. */
const PHOTOS_AT_ONCE = 20;
/** How much of a name or a reason the report holds. */
const WORDS_MAX = 200;

/**
 * Makes a photo of a picture; one that bears the name of what is in it is kept as it is.
 * @throws if none can be made of it
 */
export type MakePhoto = (picture: Blob, id?: string) => Promise<Photo>;

/**
 * Does the import that is to be done on this device, from where it is to its end, unless it is stopped.
 * To be run by one page or worker at a time; another one would only be in vain.
 * @throws StorageError if the recipes can't be stored; the import can go on from there
 */
export async function runImport(
  db: SimmerDb,
  read: ReadEntries,
  makePhoto: MakePhoto,
): Promise<void> {
  let job = await tryImport(db);
  if (!job) return;
  const { files } = job;
  const known = indexRecipes(await listOthers(db, job));
  for (let nth = job.done.files; nth < files.length; nth += 1) {
    job = await importFile(db, job, nth, { read, makePhoto, known });
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

type Known = ReturnType<typeof indexRecipes>;
type Step = ReturnType<typeof nextStep>;

async function importFile(
  db: SimmerDb,
  begun: ImportJob,
  nth: number,
  { read, known, makePhoto }: Omit<Adding, "sameAgain"> & { read: ReadEntries },
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
    if (entry < begun.done.entries ? !isCutOff : entry === begun.done.entries) {
      noteDone(found, known);
      continue;
    }
    step.done = { files: nth, entries: entry };
    if (found.kind === "part") await addPart(db, step, found.part);
    else if (found.kind === "photo") await addPhoto(step, found, makePhoto);
    else await add(step, found, `${id}-${nth}-${entry}`, { known, sameAgain, makePhoto });
    if (!isFull(step) && Date.now() - storedAt < STEP_MS) continue;
    const stored = await storeImported(db, job, step);
    if (!stored) return null;
    job = stored;
    step = nextStep(job);
    storedAt = Date.now();
  }
  step.done = { files: nth + 1, entries: 0 };
  return storeImported(db, job, step, nth + 1 === files.length);
}

/** A recipe that this import has stored before it was broken off is none that was here before. */
function noteDone(found: FileEntry, known: Known): void {
  const id = found.kind === "recipe" ? found.recipe.id : undefined;
  if (id !== undefined && known.has(id)) known.note(id);
}

function nextStep({ counts, done }: ImportJob) {
  const recipes: WrittenRecipe[] = [];
  const changes: Invocation[] = [];
  const photos: Photo[] = [];
  const findings: ImportFinding[] = [];
  return { recipes, changes, photos, findings, counts: structuredClone(counts), done };
}

function isFull({ recipes, changes, photos, findings }: Step): boolean {
  return (
    recipes.length === RECIPES_SAVED_AT_ONCE ||
    changes.length >= RECIPES_SAVED_AT_ONCE ||
    photos.length >= PHOTOS_AT_ONCE ||
    findings.length >= FINDINGS_AT_ONCE
  );
}

/** Adds what becomes of a part of a kitchen's file to a step. */
async function addPart(db: SimmerDb, step: Step, part: KitchenPart): Promise<void> {
  const { brought: sofar } = step.counts;
  const { changes, brought, findings } = await bringIn(db, part, sofar.notes);
  step.changes.push(...changes);
  for (const { kind, name, reason } of findings) note(step, kind, name, reason);
  step.counts.same += findings.filter(({ kind }) => kind === "same").length;
  for (const [what, count] of Object.entries(brought) as [keyof BroughtCounts, number][]) {
    sofar[what] += count;
  }
}

/** Adds a photo of a kitchen's file to a step. */
async function addPhoto(
  { photos }: Step,
  { name, id, readPicture }: Extract<FileEntry, { kind: "photo" }>,
  makePhoto: MakePhoto,
): Promise<void> {
  const photo = await photoOf(name, readPicture, (picture) => makePhoto(picture, id));
  // Nothing would name another one.
  if (photo?.id === id) photos.push(photo);
}

interface Adding {
  makePhoto: MakePhoto;
  known: Known;
  sameAgain: ImportJob["sameAgain"];
}

/** Adds what becomes of another entry to a step. */
async function add(
  step: Step,
  found: Exclude<FileEntry, { kind: "part" | "photo" }>,
  unique: string,
  { known, sameAgain, makePhoto }: Adding,
): Promise<void> {
  if (found.kind === "left") {
    note(step, "left", found.name, found.reason);
    return;
  }
  if (found.kind !== "recipe") {
    step.counts[found.kind] += 1;
    note(step, found.kind, found.name, found.reason);
    return;
  }
  const { id: file, ...recipe } = found.recipe;
  const place = placeOf(recipe, known, { file, unique, sameAgain });
  step.counts[place.kind] += 1;
  if (place.kind === "same") {
    note(step, "same", found.name, "");
    return;
  }
  known.note(place.id);
  const { readPicture } = found;
  const photo = readPicture ? await photoOf(found.name, readPicture, makePhoto) : null;
  if (photo) step.photos.push(photo);
  step.recipes.push({ ...recipe, id: place.id, ...(photo ? { photo: photo.id } : {}) });
  if (found.problems.length > 0) {
    note(step, "incomplete", found.name, `${found.problems.join(". ")}.`);
  }
}

function note({ findings }: Step, kind: ImportFinding["kind"], name: string, reason: string): void {
  findings.push({ kind, name: shorten(name), reason: shorten(reason) });
}

/** Makes a photo of a picture in the file; null for none. That it is broken is no error of the recipe. */
async function photoOf(
  name: string,
  readPicture: () => Promise<Blob | null>,
  makePhoto: (picture: Blob) => Promise<Photo>,
): Promise<Photo | null> {
  try {
    const picture = await readPicture();
    return picture && (await makePhoto(picture));
  } catch (error) {
    console.warn(`The picture of ${name} is left out`, error);
    return null;
  }
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
