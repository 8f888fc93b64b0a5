/** What the beginnings of files say that hold no recipe: pictures, sounds, films, documents, databases. */
const OTHERS: readonly (readonly [at: number, beginning: string])[] = [
  [0, "\u{ff}\u{d8}\u{ff}"],
  [0, "\u{89}PNG"],
  [0, "GIF8"],
  [0, "BM"],
  [0, "II*\0"],
  [0, "MM\0*"],
  [8, "WEBP"],
  [4, "ftyp"],
  [0, "%PDF"],
  [0, "SQLite format 3\0"],
  [0, "wOF"],
  [0, "\0\x01\0\0"],
  [0, "OggS"],
  [0, "ID3"],
  [0, "bplist"],
  [0, "7z\u{bc}\u{af}"],
  [0, "Rar!"],
  // What macOS keeps beside a file, and for a folder (.DS_Store).
  [0, "\0\x05\x16\x07"],
  [0, "\0\0\0\x01Bud1"],
];

/** A zip; one without entries; one that was meant to be split. */
const ZIPS = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];

/**
 * Tells what a file is by its first bytes; 64 of them are enough. Whatever is neither packed nor known
 * to be something else is taken for text.
 */
export function kindOfFile(head: Uint8Array): "zip" | "gzip" | "text" | "other" {
  const start = String.fromCharCode(...head.subarray(0, 64));
  if (ZIPS.some((beginning) => start.startsWith(beginning))) return "zip";
  if (start.startsWith("\x1f\u{8b}\b")) return "gzip";
  return OTHERS.some(([at, beginning]) => start.startsWith(beginning, at)) ? "other" : "text";
}
