import type { Photo } from "#domain/photos.ts";

/** Makes a photo of a file. */
export interface ToPhotoWorker {
  file: Blob;
}

export type FromPhotoWorker =
  | { type: "made"; photo: Photo }
  /** `problem` is in the cook's words. */
  | { type: "failed"; problem: string };
