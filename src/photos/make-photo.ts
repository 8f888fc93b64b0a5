import {
  PHOTO_FILE_BYTES_MAX,
  PHOTO_LARGE_BYTES,
  PHOTO_PIXELS_MAX,
  PHOTO_THUMB_BYTES,
} from "#domain/limits.ts";
import { PAGE_PHOTO_BYTES_MAX } from "#domain/photo-reading.ts";
import { PHOTO_TYPES, type Photo, type PhotoType } from "#domain/photos.ts";

import { HEAD_BYTES, readImageHead, type ImageHead } from "./image-head.ts";

/** A file that no photo can be made of; `message` is in the cook's words. */
export class PhotoError extends Error {
  override name = "PhotoError";
}

/** The longer edges, in pixels: as wide as a phone's screen, as a card, and as small print takes. */
const LARGE_EDGE = 1280;
const THUMB_EDGE = 400;
const PAGE_EDGE = 1600;

const NO_PICTURE = "This file is no picture that can be read. Choose a JPEG, PNG or WebP.";

/**
 * Makes a photo of a picture's file: upright, in two sizes, and drawn anew, so that nothing of what the
 * file says of places, times and devices is in it. Runs in a worker or on a page.
 * @param id the name that a photo of ours bears in a kitchen's file: it stays as it is, if this is the
 *   name of what is in it
 * @throws PhotoError for what is no picture, is too large, or can't be read by this browser
 */
export async function makePhoto(file: Blob, id = ""): Promise<Photo> {
  return drawnFrom(file, async (bitmap, head) => {
    const large =
      (id === "" ? null : await asItIs(file, id, head)) ??
      (await encode(bitmap, LARGE_EDGE, PHOTO_LARGE_BYTES));
    const thumb = await encode(bitmap, THUMB_EDGE, PHOTO_THUMB_BYTES);
    return {
      id: await hashOf(large.bytes),
      type: large.type,
      large: large.bytes,
      thumb: thumb.bytes,
    };
  });
}

/**
 * Makes a JPEG of a page's picture, to have its words read: upright, as large as small print takes, and
 * with as little said of places, times and devices.
 * @throws PhotoError as `makePhoto`
 */
export async function makePagePhoto(file: Blob): Promise<Blob> {
  return drawnFrom(file, async (bitmap) => {
    const { type, bytes } = await encode(bitmap, PAGE_EDGE, PAGE_PHOTO_BYTES_MAX, "image/jpeg");
    return new Blob([bytes], { type });
  });
}

/** What `make` makes of a picture that is not too large. @throws PhotoError */
async function drawnFrom<Made>(
  file: Blob,
  make: (bitmap: ImageBitmap, head: ImageHead) => Promise<Made>,
): Promise<Made> {
  if (file.size > PHOTO_FILE_BYTES_MAX)
    throw new PhotoError(
      `This file is larger than ${PHOTO_FILE_BYTES_MAX / 1024 ** 2} MB. Choose a smaller picture.`,
    );
  const head = readImageHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!head) throw new PhotoError(NO_PICTURE);
  const { width, height } = head;
  // Before it is decoded: a small file may hold more pixels than the device has memory.
  if (width * height > PHOTO_PIXELS_MAX)
    throw new PhotoError(
      `This picture is too large: ${width} × ${height} pixels. Choose one of at most ${PHOTO_PIXELS_MAX / 1e6} megapixels.`,
    );
  const bitmap = await decode(file, head);
  try {
    return await make(bitmap, head);
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob, { format }: ImageHead): Promise<ImageBitmap> {
  try {
    // It is turned upright. Browsers that know no other way refuse the option that says so.
    return await createImageBitmap(file);
  } catch (error) {
    throw new PhotoError(
      format === "heic"
        ? "This browser can’t read HEIC photos. Save it as a JPEG first, or take the photo here."
        : NO_PICTURE,
      { cause: error },
    );
  }
}

interface Encoded {
  type: PhotoType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A photo that was made here or on another device; null for anything else. */
async function asItIs(
  file: Blob,
  id: string,
  { format, width, height }: ImageHead,
): Promise<Encoded | null> {
  const type = PHOTO_TYPES.find((known) => known === `image/${format}`);
  if (!type || file.size > PHOTO_LARGE_BYTES || Math.max(width, height) > LARGE_EDGE) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (await hashOf(bytes)) === id ? { type, bytes } : null;
}

const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/** Draws a bitmap, at most so large, and encodes it with the best quality that fits. */
async function encode(
  bitmap: ImageBitmap,
  edge: number,
  bytesMost: number,
  wanted: PhotoType = "image/webp",
): Promise<Encoded> {
  let type = wanted;
  for (let longest = edge; ; longest = Math.round(longest * 0.75)) {
    const canvas = draw(bitmap, longest);
    for (const quality of QUALITIES) {
      let blob = await canvas.convertToBlob({ type, quality });
      if (blob.type !== type) {
        // A browser that can't encode WebP gives a PNG instead.
        type = "image/jpeg";
        blob = await canvas.convertToBlob({ type, quality });
      }
      if (blob.size <= bytesMost) return { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
    }
  }
}

function draw(bitmap: ImageBitmap, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoError("This browser has no memory left to draw the picture.");
  // What is transparent would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
