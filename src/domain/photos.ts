/** How photos are encoded: WebP, or JPEG where a browser can't make it. */
export const PHOTO_TYPES = ["image/webp", "image/jpeg"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** A photo's two sizes: for a card, and for a screen. */
export const PHOTO_SIZES = ["thumb", "large"] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** A photo as it is kept: two encoded pictures without any metadata. */
export interface Photo {
  /** Its name: the SHA-256 of `large`, in lowercase hexadecimal. */
  id: string;
  type: PhotoType;
  /** At most `PHOTO_LARGE_BYTES`. */
  large: Uint8Array<ArrayBuffer>;
  /** At most `PHOTO_THUMB_BYTES`. */
  thumb: Uint8Array<ArrayBuffer>;
}

/** Whether this can be a photo's name. */
export function isPhotoId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/u.test(value);
}

/** The photos that documents name, at whatever place: what looks like a name counts as one. */
export function photosNamedIn(documents: unknown): string[] {
  const names = JSON.stringify(documents).matchAll(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gu);
  return [...new Set([...names].map(([name]) => name))];
}
