import type { ImportedRecipe } from "../imported-recipe.ts";
import { createPageReader } from "../schema-org/read-page.ts";
import { splitTexts } from "../text/many-texts.ts";
import { readText } from "../text/read-text.ts";
import { isCooklang, readCooklang } from "./cooklang/read-cooklang.ts";
import { isCopyMeThat, readCopyMeThat } from "./copy-me-that.ts";
import { readWithFrontMatter } from "./front-matter.ts";
import { readTable, separatorOf } from "./likely-export.ts";
import { isPaprikaHtml, readPaprikaHtml } from "./paprika-html.ts";
import { readJson } from "./read-json.ts";
import { isRecipeKeeper, readRecipeKeeper } from "./recipe-keeper.ts";
import {
  isRecipeSageText,
  isRecipeSageXml,
  readRecipeSageText,
  readRecipeSageXml,
} from "./recipe-sage.ts";
import { isCookable } from "./values.ts";

const COOK_FILE = /\.cook$/iu;
/** An object or a list of them; not "[produce]" or "[ ] 2 eggs", nor the "{%" of a template. */
const JSON_START = /^(?:\{(?![{%])|\[\s*(?:[{"]|\[\s*[[{"\]]|\]\s*$))/u;

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
  const separator = separatorOf(text);
  if (JSON_START.test(start)) yield* readJson(text);
  else if (start.startsWith("<")) yield* readMarkup(text.trimStart());
  else if (isRecipeSageText(text)) yield* readRecipeSageText(text);
  else if (separator !== null) yield* readTable(text, separator);
  else if (/\.menu$/iu.test(fileName)) yield null;
  else if (isCooklang(text, COOK_FILE.test(fileName))) yield orNull(readCooklang(text, fileName));
  else if (COOK_FILE.test(fileName))
    yield readPlain(text, fileName) ?? orNull(readCooklang(text, fileName));
  else {
    const fronted = readWithFrontMatter(text);
    if (fronted) yield named(fronted, fileName);
    else for (const one of splitTexts(text)) yield readPlain(one, fileName);
  }
}

const orNull = (recipe: ImportedRecipe) => (isCookable(recipe) ? recipe : null);

function* readMarkup(text: string): Generator<ImportedRecipe | null> {
  // Where a file breaks off, an element may hold nothing.
  for (const recipe of recipesIn(text)) {
    yield recipe.title !== "" || isCookable(recipe) ? recipe : null;
  }
}

function* recipesIn(text: string): Generator<ImportedRecipe> {
  if (isRecipeSageXml(text)) yield* readRecipeSageXml(text);
  else if (isRecipeKeeper(text)) yield* readRecipeKeeper(text);
  else if (isCopyMeThat(text)) yield* readCopyMeThat(text);
  else if (isPaprikaHtml(text)) yield* readPaprikaHtml(text);
  else yield* readPage(text);
}

/** A page that somebody has saved. */
function* readPage(html: string): Generator<ImportedRecipe> {
  const page = createPageReader("");
  page.write(html);
  yield* page.recipes().filter(isCookable);
}

/** Longer texts are books. */
const PLAIN_MAX = 200_000;

/** How a template says where a recipe's parts go: Mealie's backups hold such files. */
const TEMPLATE = /\{%-? {0,4}\w[^{}\n]{0,200}%\}|\{\{ {0,4}\w+\.[^{}\n]{0,200}\}\}/u;

/** What somebody has written; without ingredients, or with characters that nobody types, it is no recipe. */
function readPlain(text: string, fileName: string): ImportedRecipe | null {
  if (text.length > PLAIN_MAX || /[\0\u{fffd}]/u.test(text) || TEMPLATE.test(text)) return null;
  const recipe = readText(text);
  return recipe.ingredients.length === 0 ? null : named(recipe, fileName);
}

/** A recipe with the name of its file, where it has none of its own. */
function named(recipe: ImportedRecipe, fileName: string): ImportedRecipe {
  return recipe.title === "" ? { ...recipe, title: fileName.replace(/\.\w+$/u, "") } : recipe;
}
