import { readLikelyExport } from "./formats/likely-export.ts";
import { readSchemaExport } from "./formats/schema-export.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import { likelyRecipes } from "./schema-org/likely-recipe.ts";
import { findRecipes } from "./schema-org/nodes.ts";
import { parseJsonLd } from "./schema-org/parse-json-ld.ts";
import { plainText } from "./schema-org/plain-text.ts";
import { createPageReader } from "./schema-org/read-page.ts";
import { readSchemaRecipe } from "./schema-org/read-recipe.ts";
import { readText } from "./text/read-text.ts";

/** The recipes of a page's HTML, or what its words say if none is marked as one. */
function readHtml(html: string): ImportedRecipe[] {
  const reader = createPageReader("");
  reader.write(html);
  const recipes = reader.recipes();
  const isFound = recipes.some(({ ingredients, steps }) => ingredients.length + steps.length > 0);
  return isFound ? recipes : [readText(plainText(html))];
}

/** The recipes in JSON: schema.org's, or else what plainly are some. */
function readJson(json: string): ImportedRecipe[] {
  const data = parseJsonLd(json);
  const found = findRecipes(data).map(
    (node) => readSchemaExport(node) ?? readSchemaRecipe(node, ""),
  );
  return found.length > 0 ? found : likelyRecipes(data, readLikelyExport);
}

/**
 * Reads the recipes in a text, told by its content: the HTML of a page, JSON, or words as somebody has
 * written them. There is always at least one.
 */
export function readAny(text: string): ImportedRecipe[] {
  const first = text.trimStart().charAt(0);
  if (first === "<") return readHtml(text);
  const found = first === "{" || first === "[" ? readJson(text) : [];
  return found.length > 0 ? found : [readText(text)];
}
