import type { ExactRecipe } from "#import/kitchen-file.ts";
import type { KitchenPart } from "#import/kitchen-parts.ts";

/** What a file holds, one entry at a time. */
export type FileEntry =
  | { kind: "part"; name: string; part: KitchenPart }
  | {
      kind: "recipe";
      name: string;
      recipe: ExactRecipe;
      problems: readonly string[];
      /** Its picture in the file; null for none. */
      readPicture?: () => Promise<Blob | null>;
    }
  /** A photo of a kitchen of ours, by its name. */
  | { kind: "photo"; name: string; id: string; readPicture: () => Promise<Blob | null> }
  /** Something that was not taken along; no entry of the file. */
  | { kind: "left"; name: string; reason: string }
  | {
      kind: "others" | "failed";
      name: string;
      reason: string;
      /** Nothing can be read after it. */
      isEnd?: boolean;
    };

/**
 * Reads the entries of a file, one after the other and the same ones in the same order each time: an
 * import that goes on counts past those it has done.
 */
export type ReadEntries = (contents: Blob, name: string) => AsyncIterable<FileEntry>;
