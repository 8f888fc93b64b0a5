import {
  BlobReader,
  BlobWriter,
  TextReader,
  ZipWriter,
} from "@zip.js/zip.js/lib/zip-core-native.js";

import { readRow } from "#db/document-store.ts";
import {
  copyKitchen,
  copyOwnRecipes,
  copyPlans,
  type OwnRecipeCopy,
} from "#db/repositories/kitchen-copy-repository.ts";
import { fetchPhotoFiles } from "#db/repositories/photo-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { photosNamedIn } from "#domain/photos.ts";
import { COPY_MARK, KITCHEN_FORMAT, KITCHEN_VERSION } from "#import/kitchen-file.ts";

import type { ExportProgress } from "./export-messages.ts";
import { recipeJsonLd } from "./forms/recipe-json-ld.ts";

/** How many photos are in memory at a time. */
const PHOTOS_AT_ONCE = 8;
/** How long sync may take to fetch so many photos that are not on this device, ms. */
const FETCH_MS = 15_000;

/**
 * The cook's kitchen as one zip, made without a network: `kitchen.json`, plans and the cook's own recipes
 * in files of a page each below `plans` and `recipes`, the photos that all of these name below `photos`,
 * and the same recipes as schema.org JSON-LD below `schema.org`, for other apps.
 * docs/kitchen-file.schema.json describes all but the last. One page, or a few photos, are in memory at a
 * time.
 * @returns the file, and how many photos are missing from it, since they are on the server alone and could
 *   not be fetched
 * @throws StorageError if the kitchen can't be read: an incomplete copy must not look complete
 */
export async function exportKitchen(
  db: SimmerDb,
  onProgress: (progress: ExportProgress) => void,
  fetchMs = FETCH_MS,
): Promise<{ file: Blob; missing: number }> {
  const zip = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  const add = (name: string, contents: object) =>
    zip.add(name, new TextReader(JSON.stringify(contents, null, 1)));
  const head = { format: KITCHEN_FORMAT, version: KITCHEN_VERSION };
  const kitchen = await copyKitchen(db);
  const named = new Set(photosNamedIn(kitchen));
  await add("kitchen.json", { ...head, ...kitchen });
  let nth = 0;
  for await (const plans of copyPlans(db)) {
    nth += 1;
    await add(`plans/${pageName(nth)}`, { ...head, plans });
    for (const photo of photosNamedIn(plans)) named.add(photo);
  }
  let done = 0;
  nth = 0;
  for await (const { page, total } of copyOwnRecipes(db)) {
    nth += 1;
    const name = pageName(nth);
    await add(`recipes/${name}`, { ...head, recipes: page.map(ownRecipe) });
    await add(`schema.org/${name}`, {
      "@context": "https://schema.org",
      ...COPY_MARK,
      "@graph": page.map(({ recipe }) => recipeJsonLd(readRow("personalRecipes", recipe))),
    });
    for (const photo of photosNamedIn(page)) named.add(photo);
    done += page.length;
    onProgress({ of: "recipes", done, total });
  }
  const missing = await addPhotos(db, zip, { named: [...named], fetchMs, onProgress });
  return { file: await zip.close(), missing };
}

interface PhotosToAdd {
  named: readonly string[];
  fetchMs: number;
  onProgress: (progress: ExportProgress) => void;
}

/** Resolves to how many of the photos could not be had. */
async function addPhotos(
  db: SimmerDb,
  zip: ZipWriter<Blob>,
  { named, fetchMs, onProgress }: PhotosToAdd,
): Promise<number> {
  let missing = 0;
  for (let from = 0; from < named.length; from += PHOTOS_AT_ONCE) {
    onProgress({ of: "photos", done: from, total: named.length });
    const some = named.slice(from, from + PHOTOS_AT_ONCE);
    // Where one could not be fetched, there is no network, and others are not waited for.
    const files = await fetchPhotoFiles(db, some, missing === 0 ? fetchMs : 0);
    missing += some.length - files.length;
    for (const { id, contents } of files) {
      const type = contents.type.replace("image/", "");
      // It is packed already.
      await zip.add(`photos/${id}.${type}`, new BlobReader(contents), { level: 0 });
    }
  }
  return missing;
}

function pageName(nth: number): string {
  return `${String(nth).padStart(4, "0")}.json`;
}

function ownRecipe({ recipe, cookNote }: OwnRecipeCopy): object {
  return cookNote === "" ? recipe : { ...recipe, cookNote };
}
