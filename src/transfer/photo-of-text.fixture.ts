import { createHash } from "node:crypto";

import type { Photo } from "#domain/photos.ts";

/** Makes a "photo" of a text, where no browser can draw one: "broken" can't be made into one. */
export async function photoOfText(picture: Blob): Promise<Photo> {
  const text = await picture.text();
  if (text.includes("broken")) throw new Error("This file is no picture.");
  const large = new TextEncoder().encode(text);
  const id = createHash("sha256").update(large).digest("hex");
  return { id, type: "image/webp", large, thumb: new TextEncoder().encode(`small ${text}`) };
}
