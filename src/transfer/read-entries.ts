import { KITCHEN_FORMAT, noteOf, readExactRecipe, readKitchenFile } from "#import/kitchen-file.ts";
import { readImport, type ImportEntry } from "#import/read-import.ts";
import { toPersonalRecipe } from "#import/to-personal-recipe.ts";

import type { FileEntry } from "./file-entry.ts";

const NEWER = "It was saved by a newer Simmer. Reload Simmer, and try again.";
const UNKNOWN = "This is no file that Simmer can read recipes from.";
const NO_RECIPE = "It holds no recipe.";
const BROKEN = "It is broken or cut off.";
/** The largest file of ours, which is read as a whole. */
const WHOLE_BYTES_MAX = 32_000_000;
/** What a recipe without a title is found by. */
const UNTITLED = "Untitled recipe";
const TOO_LARGE = "It is larger than 32 MB.";
/** A file of ours says so within its first bytes. */
const HEAD_BYTES = 1_000;

/** The entries of a file of any kind; what it is is told by what it holds. */
export async function* readEntries(contents: Blob, name: string): AsyncGenerator<FileEntry> {
  const head = await contents.slice(0, HEAD_BYTES).text();
  if (head.includes(KITCHEN_FORMAT)) yield* readOwn(contents, name);
  else for await (const entry of readImport(contents, name)) yield fileEntry(entry, name);
}

async function* readOwn(contents: Blob, name: string): AsyncGenerator<FileEntry> {
  if (contents.size > WHOLE_BYTES_MAX) {
    yield { kind: "failed", name, reason: TOO_LARGE };
    return;
  }
  let json: unknown;
  try {
    json = JSON.parse(await contents.text());
  } catch {
    yield { kind: "failed", name, reason: BROKEN };
    return;
  }
  const file = readKitchenFile(json);
  if (!file || file.isNewer) {
    yield { kind: "failed", name, reason: file ? NEWER : UNKNOWN };
    return;
  }
  for (const [nth, value] of file.recipes.entries()) {
    const read = readExactRecipe(value);
    if (read) yield { kind: "recipe", name: read.recipe.title, ...read };
    else yield { kind: "failed", name: `${name}, recipe ${nth + 1}`, reason: NO_RECIPE };
  }
}

/** @param file the name of the chosen file: that it is no recipe itself is a failure */
function fileEntry(entry: ImportEntry, file: string): FileEntry {
  const { kind, name } = entry;
  if (kind === "problem") return { kind: "failed", name, reason: entry.reason };
  if (kind === "not-a-recipe") {
    return name === file
      ? { kind: "failed", name, reason: UNKNOWN }
      : { kind: "others", name, reason: "" };
  }
  const { recipe, note, problems } = toPersonalRecipe(entry.recipe);
  const title = recipe.title || UNTITLED;
  return { kind: "recipe", name, recipe: { ...recipe, title, ...noteOf(note) }, problems };
}
