import { noteOf } from "#import/kitchen-file.ts";
import { readImport, type ImportEntry } from "#import/read-import.ts";
import { pictureOnTheWeb, toPersonalRecipe } from "#import/to-personal-recipe.ts";

import type { FileEntry } from "./file-entry.ts";

const UNKNOWN = "This is no file that Simmer can read recipes from.";
const IS_PHOTO = /\.(?:jpe?g|png|webp|hei[cf])$/iu;
const PHOTO = "Have the photo of a page read under “Upload Personal Recipe”.";
/** What a recipe without a title is found by. */
const UNTITLED = "Untitled recipe";

/** The entries of a file of any kind, in the form in which they are stored. */
export async function* readEntries(contents: Blob, name: string): AsyncGenerator<FileEntry> {
  let onTheWeb = 0;
  for await (const entry of readImport(contents, name)) {
    if (entry.kind === "recipe" && pictureOnTheWeb(entry.recipe) !== "") onTheWeb += 1;
    yield fileEntry(entry, name);
  }
  if (onTheWeb > 0) yield { kind: "left", name: picturesOnTheWeb(onTheWeb), reason: NOT_FETCHED };
}

const NOT_FETCHED = "Simmer fetches none: the address is in the recipe’s note.";

const picturesOnTheWeb = (count: number) =>
  count === 1 ? "1 recipe has a picture on the web" : `${count} recipes have pictures on the web`;

/** @param file the name of the chosen file: that it is no recipe itself is a failure */
function fileEntry(entry: ImportEntry, file: string): FileEntry {
  const { kind, name } = entry;
  if (kind === "problem") return { kind: "failed", name, reason: entry.reason };
  if (kind === "not-a-recipe") {
    return name === file
      ? { kind: "failed", name, reason: IS_PHOTO.test(name) ? PHOTO : UNKNOWN }
      : { kind: "others", name, reason: "" };
  }
  if (kind === "part") return { kind: "part", name, part: entry.part };
  if (kind === "photo") return entry;
  if (kind === "own") {
    const { recipe, problems } = entry;
    return { kind: "recipe", name: recipe.title, recipe, problems };
  }
  const { recipe, note, problems } = toPersonalRecipe(entry.recipe);
  const title = recipe.title || UNTITLED;
  const { readPicture } = entry;
  const stored = { ...recipe, title, ...noteOf(note) };
  return { kind: "recipe", name: title, recipe: stored, problems, readPicture };
}
