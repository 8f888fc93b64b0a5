import { DEPTH_MAX, RefusedEntry, TEXT_BYTES_MAX, UnpackingBudget } from "./archive/bounds.ts";
import { withDirectory } from "./archive/cut-zip.ts";
import { decodeText, encodingOf } from "./archive/decode-text.ts";
import { kindOfFile } from "./archive/kind-of-file.ts";
import { pictureInText, picturesIn, type Pictures } from "./archive/pictures.ts";
import { unpackGzip, unpackZip, type Unpacked } from "./archive/unpack.ts";
import { BrokenJsonError } from "./formats/parse-json.ts";
import { readFileText } from "./formats/read-file-text.ts";
import { LISTS, readValue } from "./formats/read-json.ts";
import { streamJson } from "./formats/stream-json.ts";
import { isCookable } from "./formats/values.ts";
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
/** Enough to see the encoding, and whose file it is. */
const PIECES_HEAD_BYTES = 2_000;
const BROKEN = "It is broken or cut off.";
const BREAKS_OFF = "It is broken or cut off: what is before the break was read, the rest was not.";
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

async function* readZip(file: Blob, name: string, walk: Walk): AsyncGenerator<ImportEntry> {
  const isOutermost = walk.depth === 1;
  const { zip, isCut } = await withDirectory(file);
  const pictures = picturesIn(zip, walk.budget);
  for await (const entry of unpackZip(zip, walk.budget)) {
    const path = entry.name === "" ? name : `${name}${BETWEEN_ARCHIVES}${entry.name}`;
    const shown = isOutermost && entry.name !== "" ? entry.name : path;
    const id = KITCHEN_PHOTO.exec(entry.name)?.groups?.["id"];
    if (id !== undefined && "contents" in entry && entry.contents === null) {
      yield { kind: "photo", name: shown, id, readPicture: async () => pictures.read(entry.name) };
    } else yield* readUnpacked(entry, shown, { ...walk, beside: { pictures, file: entry.name } });
  }
  if (isCut) yield { kind: "problem", name, reason: BREAKS_OFF };
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
  if (file.size > TEXT_BYTES_MAX) {
    const reason = "It is larger than 32 MB, and no list of recipes in JSON.";
    yield* readPieces(file, name, { reason, walk });
    return;
  }
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    yield* isKitchenFile(text) ? readKitchen(text, name) : readForeign(text, name, walk);
  } catch (error) {
    if (error instanceof BrokenJsonError) yield* readPieces(file, name, { reason: BROKEN, walk });
    else yield { kind: "problem", name, reason: reasonOf(error, name) };
  }
}

function reasonOf(error: unknown, name: string): string {
  if (error instanceof RefusedEntry) return error.message;
  // A reader that throws is a mistake of ours, and must not cost the cook the other entries.
  console.error(`${name} could not be read`, error);
  return "It could not be read.";
}

function* readForeign(text: string, name: string, walk: Walk): Generator<ImportEntry> {
  let nth = 0;
  for (const found of readFileText(text, fileName(name))) {
    nth += 1;
    yield entryOf(found, nthName(name, nth), walk);
  }
  if (nth === 0) yield { kind: "not-a-recipe", name };
}

function nthName(name: string, nth: number): string {
  return nth === 1 ? name : `${name} (${nth})`;
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
    yield ownEntry(value, name, nth + 1);
  }
  for (const entry of partEntries(file.json, name)) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) yield { kind: "not-a-recipe", name };
}

function ownEntry(value: unknown, name: string, nth: number): ImportEntry {
  const read = readExactRecipe(value);
  if (read) return { kind: "own", name, ...read };
  return { kind: "problem", name: `${name} (${nth})`, reason: "It is no recipe." };
}

function* partEntries(json: unknown, name: string): Generator<ImportEntry> {
  for (const part of readKitchenParts(json)) {
    if (typeof part === "string") yield { kind: "problem", name, reason: part };
    else yield { kind: "part", name, part };
  }
}

/** Where a kitchen's file has its lists of many. */
const KITCHEN_LISTS = ["recipes", "plans", "notes"];

/**
 * Reads the items of a list in JSON one by one: of a file that is too large to be read as a whole, or that
 * is broken somewhere.
 * @param reason why it can't be read if it has no such items
 */
async function* readPieces(
  file: Blob,
  name: string,
  { reason, walk }: { reason: string; walk: Walk },
): AsyncGenerator<ImportEntry> {
  const head = new Uint8Array(await file.slice(0, PIECES_HEAD_BYTES).arrayBuffer());
  const start = decodeText(head).trimStart();
  const isKitchen = isKitchenFile(start);
  let nth = 0;
  if (/^[[{]/u.test(start)) {
    const lists = isKitchen ? KITCHEN_LISTS : LISTS;
    try {
      for await (const { list, value } of streamJson(file, encodingOf(head), lists)) {
        for (const entry of pieceEntries(value, { list, isKitchen, name, before: nth, walk })) {
          if (entry.kind !== "not-a-recipe") nth += 1;
          yield entry;
        }
      }
    } catch {
      yield { kind: "problem", name, reason: nth === 0 ? BROKEN : BREAKS_OFF };
      return;
    }
  }
  if (nth === 0) yield { kind: "problem", name, reason };
}

function pieceEntries(
  value: unknown,
  {
    list,
    isKitchen,
    name,
    before,
    walk,
  }: { list: string; isKitchen: boolean; name: string; before: number; walk: Walk },
): ImportEntry[] {
  try {
    if (isKitchen && list !== "recipes") return [...partEntries({ [list]: [value] }, name)];
    if (isKitchen) return [ownEntry(value, name, before + 1)];
    return [...readValue(value, 1)].map((found, at) =>
      // A row of a table that only has a title is no recipe by itself.
      entryOf(found && isCookable(found) ? found : null, nthName(name, before + at + 1), walk),
    );
  } catch (error) {
    return [{ kind: "problem", name, reason: reasonOf(error, name) }];
  }
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
