import {
  savePersonalRecipe,
  type WrittenRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { findPhoto, keepPhoto } from "#db/repositories/photo-repository.ts";
import type { Photo } from "#domain/photos.ts";
import type { Device } from "#sync/doubles/device.fixture.ts";

import { hashOf } from "./fetch-photos.ts";

/** A photo whose large size says these words, and its small one that they are small. */
export async function photoOf(words: string): Promise<Photo> {
  const large = new TextEncoder().encode(words);
  const id = await hashOf(large);
  return { id, type: "image/webp", large, thumb: new TextEncoder().encode(`small ${words}`) };
}

export function recipeWith(photo: string, id = "soup"): WrittenRecipe {
  return {
    id,
    title: "Leek soup",
    blurb: "Warm.",
    mealType: "dinner",
    equipment: [],
    ingredients: [{ name: "leek", amount: "2" }],
    instructions: ["Cook it."],
    photo,
  };
}

export async function saveWithPhoto({ db }: Device, photo: Photo, id?: string): Promise<void> {
  await keepPhoto(db, photo);
  await savePersonalRecipe(db, recipeWith(photo.id, id));
}

export const path = (photo: Photo, name = "photos") => `users/alice/${name}/${photo.id}`;
export const stateOf = async ({ db }: Device, photo: Photo) =>
  (await db.photos.get(photo.id))?.state;
export const wordsOf = async (device: Device, photo: Photo, size: "thumb" | "large") =>
  (await findPhoto(device.db, photo.id, size))?.text();
