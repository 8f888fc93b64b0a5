import { readExactRecipe, readKitchenFile } from "#import/kitchen-file.ts";

import type { FileEntry } from "./file-entry.ts";

const NEWER = "It was saved by a newer Simmer. Reload Simmer, and try again.";
const UNKNOWN = "This is no file that Simmer can read recipes from.";
const NO_RECIPE = "It holds no recipe.";
/** The largest file that is read as a whole. */
const WHOLE_BYTES_MAX = 32_000_000;
const TOO_LARGE = "It is larger than 32 MB.";

/** The entries of a file of any kind; what it is is told by what it holds. */
export async function* readEntries(contents: Blob, name: string): AsyncGenerator<FileEntry> {
  if (contents.size > WHOLE_BYTES_MAX) {
    yield { kind: "failed", name, reason: TOO_LARGE };
    return;
  }
  let json: unknown;
  try {
    json = JSON.parse(await contents.text());
  } catch {
    yield { kind: "failed", name, reason: UNKNOWN };
    return;
  }
  yield* readOwn(json, name);
}

function* readOwn(json: unknown, name: string): Generator<FileEntry> {
  const file = readKitchenFile(json);
  if (!file) {
    yield { kind: "failed", name, reason: UNKNOWN };
    return;
  }
  if (file.isNewer) {
    yield { kind: "failed", name, reason: NEWER };
    return;
  }
  for (const [nth, value] of file.recipes.entries()) {
    const read = readExactRecipe(value);
    if (read) yield { kind: "recipe", name: read.recipe.title, ...read };
    else yield { kind: "failed", name: `${name}, recipe ${nth + 1}`, reason: NO_RECIPE };
  }
}
