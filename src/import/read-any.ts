import { readSchemaExport } from "./formats/schema-export.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
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

/**
 * Reads the recipes in a text, told by its content: the HTML of a page, schema.org's JSON, or words
 * as somebody has written them. There is always at least one.
 */
export function readAny(text: string): ImportedRecipe[] {
  const first = text.trimStart().charAt(0);
  if (first === "<") return readHtml(text);
  const found = first === "{" || first === "[" ? findRecipes(parseJsonLd(text)) : [];
  return found.length > 0
    ? found.map((node) => readSchemaExport(node) ?? readSchemaRecipe(node, ""))
    : [readText(text)];
}
