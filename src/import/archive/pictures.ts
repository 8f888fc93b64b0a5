import { BlobReader, ZipReader, type FileEntry } from "@zip.js/zip.js/lib/zip-core-native.js";

import { ENTRIES_MAX, PICTURE_BYTES_MAX, type UnpackingBudget } from "./bounds.ts";
import { unpackPicture, ZIP_OPTIONS } from "./unpack.ts";

const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|bmp)$/iu;
/** Where apps put the one picture of a recipe: Nextcloud, Tandoor and Mealie, in this order. */
const USUAL = ["full.", "image.", "images/original."];

/** The pictures of an archive, which are unpacked one at a time, when they are asked for. */
export interface Pictures {
  /** The file of that name; null if there is none, or it can't be unpacked. */
  read(name: string): Promise<Blob | null>;
  /**
   * The picture of the recipe in a file: one that the recipe names, one that is called like the file, or
   * the only one where the file is alone in its folder; null for none.
   */
  find(file: string, named: readonly string[]): Promise<Blob | null>;
}

/** @param zip as it was chosen, or unpacked */
export function picturesIn(zip: Blob, budget: UnpackingBudget): Pictures {
  // Most archives are read without any picture being asked for.
  let index: Promise<PictureIndex> | undefined;
  const read = async (find: (index: PictureIndex) => FileEntry | undefined) => {
    index ??= listPictures(zip);
    const entry = find(await index);
    return entry ? unpackPicture(entry, budget) : null;
  };
  return {
    read: async (name) => read(({ byName }) => byName.get(keyOf(name))),
    find: async (file, named) => read((pictures) => pictureOf(pictures, file, named)),
  };
}

interface PictureIndex {
  byName: ReadonlyMap<string, FileEntry>;
  /** How many files that are no pictures a folder has. */
  others: ReadonlyMap<string, number>;
}

async function listPictures(zip: Blob): Promise<PictureIndex> {
  const byName = new Map<string, FileEntry>();
  const others = new Map<string, number>();
  const reader = new ZipReader(new BlobReader(zip), ZIP_OPTIONS);
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (byName.size + others.size >= ENTRIES_MAX) break;
      const folder = folderOf(entry.filename);
      if (PICTURE.test(entry.filename)) byName.set(keyOf(entry.filename), entry);
      else others.set(folder, (others.get(folder) ?? 0) + 1);
    }
  } catch {
    // What the archive lists before it breaks off is there.
  }
  return { byName, others };
}

function pictureOf(
  { byName, others }: PictureIndex,
  file: string,
  named: readonly string[],
): FileEntry | undefined {
  const folder = folderOf(file);
  for (const name of named) {
    const entry = byName.get(keyOf(join(folder, name))) ?? byName.get(keyOf(name));
    if (entry) return entry;
  }
  const isAlone = others.get(folder) === 1;
  const own = `${file.replace(/\.[^./]*$/u, "")}.`;
  const beginnings = isAlone ? [own, ...USUAL.map((usual) => folder + usual)] : [own];
  const names = [...byName.keys()];
  for (const beginning of beginnings.map(keyOf)) {
    const [name] = names
      .filter((one) => one.startsWith(beginning) && !one.slice(beginning.length).includes("/"))
      // "Soup.jpg" rather than "Soup.1.jpg", which shows a step in Cooklang's folders
      .toSorted((one, other) => one.length - other.length);
    if (name !== undefined) return byName.get(name);
  }
  const [only, ...rest] = isAlone ? names.filter((one) => folderOf(one) === keyOf(folder)) : [];
  return only !== undefined && rest.length === 0 ? byName.get(only) : undefined;
}

/** Names are compared without their case, which some systems change. */
function keyOf(name: string): string {
  return name.toLowerCase();
}

/** "Recipes/" of "Recipes/Soup.json"; empty for a file in no folder. */
function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** "./images/a%20b.jpg" in the folder "Recipes/" is "Recipes/images/a b.jpg". */
function join(folder: string, name: string): string {
  return (
    folder +
    decoded(name)
      .replaceAll("\\", "/")
      .replace(/^(?:\.\/|\/)+/u, "")
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const DATA = /^data:[^;,]{0,100};base64,/iu;

/** Base64 has a character for six bits, and may have line breaks. */
const BASE64_MAX = (PICTURE_BYTES_MAX / 3) * 4 * 1.1;

/**
 * The first picture in a recipe's own texts, as "data:image/jpeg;base64,…"; null for none. One is decoded at
 * a time, and none that is larger than a picture in a file may be.
 */
export function pictureInText(texts: readonly string[]): Blob | null {
  for (const text of texts) {
    const head = DATA.exec(text.slice(0, 200))?.[0];
    if (head === undefined || text.length > BASE64_MAX) continue;
    try {
      const bytes = atob(text.slice(head.length));
      return new Blob([Uint8Array.from(bytes, (character) => character.charCodeAt(0))]);
    } catch {
      // No base64.
    }
  }
  return null;
}
