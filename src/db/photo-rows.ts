/* What the device keeps of photos. */
import type { PhotoSize, PhotoType } from "#domain/photos.ts";

/**
 * A photo on this device, with its small size.
 * - `draft`: made for a form that isn't saved yet.
 * - `waiting`: to be sent, before the changes that name it.
 * - `shared`: the server has it.
 * - `alone`: the server takes it not: the cook's other devices don't get it.
 */
export interface PhotoRow {
  /** The name of the photo. */
  id: string;
  type: PhotoType;
  bytes: Uint8Array<ArrayBuffer>;
  state: "draft" | "waiting" | "shared" | "alone";
  /** How often sending it has failed. */
  tries: number;
  /**
   * Since when nothing names it, ms; absent while something does. Of one that was found on the server a
   * time that is still to come: it waits longer.
   */
  unnamedSince?: number;
}

/** A photo's large size: the first to go when there are too many. */
export interface LargePhotoRow {
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** When it was last shown, ms. */
  usedAt: number;
}

/** A photo that is to be shown, and is to be fetched. */
export interface SoughtPhotoRow {
  id: string;
  size: PhotoSize;
}
