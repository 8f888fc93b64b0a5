import * as v from "valibot";

/** The contract of a request: which words are on the photo of a page? A model that sees reads it. */

export const READ_PHOTO_PATH = "/v1/read-photo";
/** How many bytes the photo has at most; three of them are four characters of base64. */
export const PAGE_PHOTO_BYTES_MAX = 768 * 1024;
const BASE64_MAX = (PAGE_PHOTO_BYTES_MAX / 3) * 4;
/** The photo, and the JSON around it. */
export const READ_PHOTO_REQUEST_BYTES_MAX = BASE64_MAX + 1024;
/** More characters than any page holds that is legible at that size. */
export const PHOTO_TEXT_MAX = 20_000;
/** Stands in the text for what could not be read. */
export const ILLEGIBLE = "…";

const NO_PHOTO = "Provide a photo of a page, as a JPEG in base64";

export const ReadPhotoRequest = v.object(
  {
    /** A JPEG in base64: of the formats that browsers write, the one that every model reads. */
    image: v.pipe(
      v.string(NO_PHOTO),
      v.maxLength(BASE64_MAX, "The photo is too large"),
      // Every JPEG begins with these three bytes.
      v.startsWith("/9j/", NO_PHOTO),
      v.base64(NO_PHOTO),
    ),
  },
  NO_PHOTO,
);
export type ReadPhotoRequest = v.InferOutput<typeof ReadPhotoRequest>;

export const ReadPhotoAnswer = v.object({
  /** The words of the page in its lines, never only spaces, with `ILLEGIBLE` where there are gaps. */
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PHOTO_TEXT_MAX)),
});
export type ReadPhotoAnswer = v.InferOutput<typeof ReadPhotoAnswer>;
