import { DEPTH_MAX, ENTRY_BYTES_MAX, RefusedEntry, UnpackingBudget } from "./archive/bounds.ts";
import { decodeText } from "./archive/decode-text.ts";
import { kindOfFile } from "./archive/kind-of-file.ts";
import { pictureInText, picturesIn, type Pictures } from "./archive/pictures.ts";
import { unpackGzip, unpackZip, type Unpacked } from "./archive/unpack.ts";
import { readFileText } from "./formats/read-file-text.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import {
  isKitchenFile,
  readExactRecipe,
  readKitchenFile,
  type ExactRecipe,
} from "./kitchen-file.ts";
import { readKitchenParts, type KitchenPart } from "./kitchen-parts.ts";

/**
 * What became of one file in an import, or of one recipe in such a file. `name` is its path, through
 * archives in archives.
 */
export type ImportEntry =
  | {
      kind: "recipe";
      name: string;
      recipe: ImportedRecipe;
      /** Its picture in this file, unpacked when it is asked for; null for none. */
      readPicture: () => Promise<Blob | null>;
    }
  /** A photo in a kitchen's file of ours, by its name (`isPhotoId`). */
  | { kind: "photo"; name: string; id: string; readPicture: () => Promise<Blob | null> }
  /** From a file of a kitchen of ours: to be stored as it is. */
  | { kind: "own"; name: string; recipe: ExactRecipe; problems: readonly string[] }
  /** From such a file, too: plans, lists, notes and what the cook has chosen. */
  | { kind: "part"; name: string; part: KitchenPart }
  | { kind: "not-a-recipe"; name: string }
  /** `reason` is a sentence for the cook. */
  | { kind: "problem"; name: string; reason: string };

const HEAD_BYTES = 64;
const BETWEEN_ARCHIVES = " › ";

/**
 * Reads the recipes in a file of this app or another: an archive, or a text in any format that
 * `formats` knows, told by its content. The same file gives the same entries in the same order. One entry
 * is held at a time, so that any number fits in memory; what can't be read is an entry as well, and
 * nothing is thrown for it.
 * @param name the file's name, by which it is reported
 */
export async function* readImport(file: Blob, name: string): AsyncGenerator<ImportEntry> {
  yield* readFile(file, name, { depth: 0, budget: new UnpackingBudget() });
}

interface Walk {
  /** How many archives are around this file. */
  depth: number;
  budget: UnpackingBudget;
  /** The pictures of the archive that the file is in, and its name there. */
  beside?: { pictures: Pictures; file: string };
}

/** Where a kitchen's file has its photos. */
const KITCHEN_PHOTO = /^photos\/(?<id>[0-9a-f]{64})\.\w+$/u;

async function* readFile(file: Blob, name: string, walk: Walk): AsyncGenerator<ImportEntry> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = kindOfFile(head);
  if (kind === "other" || file.size === 0) yield { kind: "not-a-recipe", name };
  else if (kind === "text") yield* readText(file, name, walk);
  else if (kind === "zip" && walk.depth === DEPTH_MAX) {
    yield { kind: "problem", name, reason: "It is an archive in an archive in an archive." };
  } else {
    const inner = { ...walk, depth: kind === "zip" ? walk.depth + 1 : walk.depth };
    yield* kind === "zip" ? readZip(file, name, inner) : readGzip(file, name, inner);
  }
}

async function* readZip(zip: Blob, name: string, walk: Walk): AsyncGenerator<ImportEntry> {
  const isOutermost = walk.depth === 1;
  const pictures = picturesIn(zip, walk.budget);
  for await (const entry of unpackZip(zip, walk.budget)) {
    const path = entry.name === "" ? name : `${name}${BETWEEN_ARCHIVES}${entry.name}`;
    const shown = isOutermost && entry.name !== "" ? entry.name : path;
    const id = KITCHEN_PHOTO.exec(entry.name)?.groups?.["id"];
    if (id !== undefined && "contents" in entry && entry.contents === null) {
      yield { kind: "photo", name: shown, id, readPicture: async () => pictures.read(entry.name) };
    } else yield* readUnpacked(entry, shown, { ...walk, beside: { pictures, file: entry.name } });
  }
}

async function* readGzip(gzip: Blob, name: string, walk: Walk): AsyncGenerator<ImportEntry> {
  const unpacked = await unpackGzip(gzip, name, walk.budget);
  // Packed again and again is nothing that an app does.
  if ("contents" in unpacked && unpacked.contents && (await isGzip(unpacked.contents))) {
    yield { kind: "problem", name, reason: "It is an archive in an archive." };
  } else yield* readUnpacked(unpacked, name, walk);
}

async function isGzip(file: Blob): Promise<boolean> {
  return kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) === "gzip";
}

async function* readUnpacked(
  entry: Unpacked,
  name: string,
  walk: Walk,
): AsyncGenerator<ImportEntry> {
  if ("reason" in entry) yield { kind: "problem", name, reason: entry.reason };
  else if (entry.contents === null || isSystemFile(name)) yield { kind: "not-a-recipe", name };
  else yield* readFile(entry.contents, name, walk);
}

/** What macOS and Windows keep beside the files of a folder. */
function isSystemFile(path: string): boolean {
  const name = fileName(path);
  return /(?:^|[/\\])__MACOSX[/\\]/u.test(path) || name.startsWith("._") || name === ".DS_Store";
}

function fileName(path: string): string {
  return path.split(/[/\\]|\s›\s/u).at(-1) ?? path;
}

async function* readText(file: Blob, name: string, walk: Walk): AsyncGenerator<ImportEntry> {
  if (file.size > ENTRY_BYTES_MAX) {
    yield { kind: "problem", name, reason: "It is larger than 32 MB." };
    return;
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (isKitchenFile(text)) {
    yield* readKitchen(text, name);
    return;
  }
  try {
    let nth = 0;
    for (const found of readFileText(text, fileName(name))) {
      nth += 1;
      yield entryOf(found, nth === 1 ? name : `${name} (${nth})`, walk);
    }
    if (nth === 0) yield { kind: "not-a-recipe", name };
  } catch (error) {
    if (error instanceof RefusedEntry) {
      yield { kind: "problem", name, reason: error.message };
      return;
    }
    // A reader that throws is a mistake of ours, and must not cost the cook the other entries.
    console.error(`${name} could not be read`, error);
    yield { kind: "problem", name, reason: "It could not be read." };
  }
}

function* readKitchen(text: string, name: string): Generator<ImportEntry> {
  const file = readKitchenFile(text);
  if (typeof file === "string") {
    yield { kind: "problem", name, reason: file };
    return;
  }
  let isEmpty = true;
  for (const [nth, value] of file.recipes.entries()) {
    isEmpty = false;
    const read = readExactRecipe(value);
    if (read) yield { kind: "own", name, ...read };
    else yield { kind: "problem", name: `${name} (${nth + 1})`, reason: "It is no recipe." };
  }
  for (const part of readKitchenParts(file.json)) {
    isEmpty = false;
    if (typeof part === "string") yield { kind: "problem", name, reason: part };
    else yield { kind: "part", name, part };
  }
  if (isEmpty) yield { kind: "not-a-recipe", name };
}

function entryOf(found: ImportedRecipe | string | null, name: string, walk: Walk): ImportEntry {
  if (found === null) return { kind: "not-a-recipe", name };
  if (typeof found === "string") return { kind: "problem", name, reason: found };
  const { pictures } = found;
  const readPicture = async () => {
    const { beside } = walk;
    return pictureInText(pictures) ?? beside?.pictures.find(beside.file, pictures) ?? null;
  };
  return { kind: "recipe", name, recipe: found, readPicture };
}
