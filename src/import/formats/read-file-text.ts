import type { ImportedRecipe } from "../imported-recipe.ts";
import { isCooklang, readCooklang } from "./cooklang/read-cooklang.ts";
import { readJson } from "./read-json.ts";
import { isCookable } from "./values.ts";

/**
 * The recipes in the text of a file, in whatever format its content shows; null for something else among
 * them, and a sentence for what is broken.
 * @param fileName for formats in which it is the title
 */
export function* readFileText(
  text: string,
  fileName: string,
): Generator<ImportedRecipe | string | null> {
  const start = text.trimStart().slice(0, 100);
  if (/^(?:\{|\[(?!-))/u.test(start)) yield* readJson(text);
  else if (isCooklang(text)) yield orNull(readCooklang(text, fileName));
}

const orNull = (recipe: ImportedRecipe) => (isCookable(recipe) ? recipe : null);
