import { fetchPhotoText } from "#api/photo-client.ts";
import { ILLEGIBLE } from "#domain/photo-reading.ts";
import type { ImportedRecipe } from "#import/imported-recipe.ts";
import { readText } from "#import/text/read-text.ts";
import { makeInWorker } from "#photos/make-in-worker.ts";

/** Whether a file is to be read by who sees. Some systems don't know what a HEIC is. */
export function isPhoto({ type, name }: File): boolean {
  return type.startsWith("image/") || /\.hei[cf]$/iu.test(name);
}

/**
 * Has the photo of a page read by the recipe service's model, and reads a recipe in its words, as in
 * words that were pasted: what they are, this device decides.
 * @throws PhotoError, RecipeServiceError with a message to show; the signal's reason
 */
export async function readPhoto(
  file: File,
  options: { fetch: typeof fetch; signal: AbortSignal },
): Promise<ImportedRecipe> {
  const page = await makeInWorker("page", file, options.signal);
  const text = await fetchPhotoText({ image: await toBase64(page) }, options);
  const recipe = readText(text);
  if (!text.includes(ILLEGIBLE)) return recipe;
  const gaps = `Where “${ILLEGIBLE}” stands, the photo could not be read`;
  return { ...recipe, problems: [gaps, ...recipe.problems] };
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const [, base64 = ""] = (reader.result as string).split(",", 2);
      resolve(base64);
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("not read")));
    reader.readAsDataURL(blob);
  });
}
