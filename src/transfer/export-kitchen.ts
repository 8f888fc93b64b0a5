import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";

import { readRow } from "#db/document-store.ts";
import {
  copyKitchen,
  copyOwnRecipes,
  copyPlans,
  type OwnRecipeCopy,
} from "#db/repositories/kitchen-copy-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { COPY_MARK, KITCHEN_FORMAT, KITCHEN_VERSION } from "#import/kitchen-file.ts";

import { recipeJsonLd } from "./forms/recipe-json-ld.ts";

/**
 * The cook's kitchen as one zip, made without a network: `kitchen.json`, plans and the cook's own recipes
 * in files of a page each below `plans` and `recipes`, and the same recipes as schema.org JSON-LD below
 * `schema.org`, for other apps. docs/kitchen-file.schema.json describes all but the last. One page is in
 * memory at a time.
 * @param onProgress is called with how many of all recipes are in it
 * @throws StorageError if the kitchen can't be read: an incomplete copy must not look complete
 */
export async function exportKitchen(
  db: SimmerDb,
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  const add = (name: string, contents: object) =>
    zip.add(name, new TextReader(JSON.stringify(contents, null, 1)));
  const head = { format: KITCHEN_FORMAT, version: KITCHEN_VERSION };
  await add("kitchen.json", { ...head, ...(await copyKitchen(db)) });
  let nth = 0;
  for await (const plans of copyPlans(db)) {
    nth += 1;
    await add(`plans/${pageName(nth)}`, { ...head, plans });
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
    done += page.length;
    onProgress(done, total);
  }
  return zip.close();
}

function pageName(nth: number): string {
  return `${String(nth).padStart(4, "0")}.json`;
}

function ownRecipe({ recipe, cookNote }: OwnRecipeCopy): object {
  return cookNote === "" ? recipe : { ...recipe, cookNote };
}
