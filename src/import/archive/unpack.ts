import {
  BlobReader,
  ZipReader,
  type Entry,
  type FileEntry,
} from "@zip.js/zip.js/lib/zip-core-native.js";

import { ENTRIES_MAX, PICTURE_BYTES_MAX, RefusedEntry, type UnpackingBudget } from "./bounds.ts";
import { kindOfFile } from "./kind-of-file.ts";

/** A file in an archive: its contents, or why it can't be read, in words for the cook. */
export type Unpacked =
  | { name: string; contents: Blob }
  /** Neither text nor an archive: it is not unpacked. */
  | { name: string; contents: null }
  | { name: string; reason: string };

const BROKEN = "It is broken or cut off.";

/** How archives are read: nothing is written by their names, and one that other tools take is taken. */
export const ZIP_OPTIONS = {
  useWebWorkers: false,
  strictness: "tolerant",
  checkCrc32: true,
  checkOverlappingEntry: true,
  decodeText: readUtf8,
  normalizeFilename: (name: string) => name.normalize("NFC").trim(),
} as const;

/**
 * Unpacks the files of a zip, one at a time and in the archive's order. Folders are no entries; names are
 * composed, and without the line feed that some apps leave at their end.
 */
export async function* unpackZip(zip: Blob, budget: UnpackingBudget): AsyncGenerator<Unpacked> {
  const reader = new ZipReader(new BlobReader(zip), ZIP_OPTIONS);
  let entries = 0;
  try {
    for await (const entry of listEntries(reader)) {
      if ("reason" in entry) yield entry;
      else if (entry.directory) continue;
      else if (++entries > ENTRIES_MAX) {
        yield {
          name: "",
          reason: `It holds more than ${ENTRIES_MAX} files: the rest was not read.`,
        };
        return;
      } else yield await unpackEntry(entry, budget);
    }
  } finally {
    await reader.close();
  }
}

/** Many apps don't flag UTF-8, and the encoding of old zips shows a line feed as a picture. */
function readUtf8(text: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** The archive's own list; if it breaks off, that is the last entry. */
async function* listEntries(
  reader: ZipReader<Blob>,
): AsyncGenerator<Entry | { name: string; reason: string }> {
  try {
    yield* reader.getEntriesGenerator();
  } catch {
    yield { name: "", reason: BROKEN };
  }
}

async function unpackEntry(entry: FileEntry, budget: UnpackingBudget): Promise<Unpacked> {
  const name = entry.filename;
  if (entry.encrypted) return { name, reason: "It is locked with a password." };
  const sink = gather(entry.compressedSize, budget);
  try {
    await entry.getData(new WritableStream(sink));
    return { name, contents: sink.contents() };
  } catch (error) {
    return refusal(name, error, sink);
  }
}

/** Unpacks a file of any kind, such as a picture; null if it can't be. */
export async function unpackPicture(
  entry: FileEntry,
  budget: UnpackingBudget,
): Promise<Blob | null> {
  if (entry.encrypted) return null;
  const sink = gather(entry.compressedSize, budget, true);
  try {
    await entry.getData(new WritableStream(sink));
    return sink.contents();
  } catch {
    return null;
  }
}

/**
 * Unpacks a file that was packed alone.
 * @param name what it is reported by
 */
export async function unpackGzip(
  gzip: Blob,
  name: string,
  budget: UnpackingBudget,
): Promise<Unpacked> {
  const sink = gather(gzip.size, budget);
  try {
    await gzip
      .stream()
      .pipeThrough(new DecompressionStream("gzip"))
      .pipeTo(new WritableStream(sink));
    return { name, contents: sink.contents() };
  } catch (error) {
    return refusal(name, error, sink);
  }
}

function refusal(name: string, error: unknown, sink: ReturnType<typeof gather>): Unpacked {
  if (sink.isOther()) return { name, contents: null };
  return { name, reason: error instanceof RefusedEntry ? error.message : BROKEN };
}

/** How much of a file is in this worker's own memory: a browser may put blobs on the disk. */
const HELD_BYTES_MAX = 8 * 1024 * 1024;

/** Gathers what is unpacked, until that is beyond its bounds or, but for pictures, can't be a recipe. */
function gather(packed: number, budget: UnpackingBudget, takesOther = false) {
  const blobs: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  const size = { packed, unpacked: 0 };
  let isOther = false;
  return {
    write(chunk: Uint8Array<ArrayBuffer>) {
      if (!takesOther && size.unpacked === 0 && kindOfFile(chunk) === "other") {
        isOther = true;
        throw new RefusedEntry("It is no text.");
      }
      budget.spend(chunk.byteLength, size);
      if (takesOther && size.unpacked > PICTURE_BYTES_MAX)
        throw new RefusedEntry("It is too large.");
      chunks.push(chunk);
      held += chunk.byteLength;
      if (held < HELD_BYTES_MAX) return;
      blobs.push(new Blob(chunks));
      chunks = [];
      held = 0;
    },
    contents: () => new Blob([...blobs, ...chunks]),
    isOther: () => isOther,
  };
}
