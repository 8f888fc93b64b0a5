import type { Photo } from "#domain/photos.ts";

/** What is made of a picture's file: a photo to keep, or a JPEG of a page to be read. */
export interface Made {
  photo: Photo;
  page: Blob;
}

/** Makes something of a file. */
export interface ToPhotoWorker {
  make: keyof Made;
  file: Blob;
}

export type FromPhotoWorker =
  | { type: "made"; made: Made[keyof Made] }
  /** `problem` is in the cook's words. */
  | { type: "failed"; problem: string };
