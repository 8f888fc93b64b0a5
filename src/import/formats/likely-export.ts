import type { ImportedRecipe } from "../imported-recipe.ts";
import { isListName, isRead, likelyRecipe } from "../schema-org/likely-recipe.ts";
import { readSchemaRecipe } from "../schema-org/read-recipe.ts";
import { labelled, ratingOf, textOf, type JsonObject } from "./values.ts";

/** What an app keeps for itself. */
const INTERNAL =
  /(?:^|[\s_])id$|Id$|identifier|uuid|guid|slug|hash|modified|updated|^[_@]|^rating$|^source$/iu;

const wordsOf = (key: string) => key.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/**
 * Reads what plainly is a recipe of an app that isn't known; null for anything else. What it says beyond a
 * recipe's usual parts is in the note.
 */
export function readLikelyExport(json: JsonObject): ImportedRecipe | null {
  const node = likelyRecipe(json);
  if (!node) return null;
  const recipe = readSchemaRecipe(node, "");
  const others = Object.entries(json)
    .filter(([key]) => !isRead(key) && !INTERNAL.test(key))
    .map(([key, value]) => [wordsOf(key), textOf(value)] as const);
  const source = textOf(json["source"] ?? json["Source"]);
  const isAddress = /^https?:\/\/\S+$/iu.test(source);
  return {
    ...recipe,
    note: [...recipe.note, ...labelled(Object.fromEntries(others))],
    source: {
      name: [recipe.source.name, isAddress ? "" : source].filter(Boolean).join(", "),
      url: recipe.source.url || (isAddress ? source : ""),
    },
    rating: ratingOf(json["rating"] ?? json["Rating"]),
  };
}

/** The rows of a table, as spreadsheets write them: a cell with line breaks is in quotation marks. */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  const cell = new RegExp(
    `(?:"(?<quoted>[^"]*(?:""[^"]*)*)"[^${separator}\\r\\n]*|(?<plain>[^${separator}\\r\\n]*))(?<end>${separator}|\\r?\\n|\\r|$)`,
    "uy",
  );
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const { quoted, plain = "", end = "" } = cell.exec(text)?.groups ?? {};
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    yield row;
    row = [];
  }
}

function recipeOfRow(head: readonly string[], row: readonly string[]): JsonObject {
  return Object.fromEntries(
    head.map((name, at) => {
      const value = row[at] ?? "";
      // A single line is a list as well.
      return [name, isListName(name) && value !== "" ? [value] : value];
    }),
  );
}

/** What may part the cells of a table. */
const SEPARATORS = [",", ";", "\t"];

/** What parts the cells of a table of recipes, whose first row names its columns; null for any other text. */
export function separatorOf(text: string): string | null {
  const first = text.slice(0, 2_000);
  const found = SEPARATORS.find((separator) => {
    const [head = []] = rowsOf(first, separator);
    return (
      likelyRecipe(
        recipeOfRow(
          head,
          head.map(() => "-"),
        ),
      ) !== null
    );
  });
  return found ?? null;
}

/** The recipes of a table, a row each; null for a row that is none. */
export function* readTable(text: string, separator: string): Generator<ImportedRecipe | null> {
  let head: string[] | undefined;
  for (const row of rowsOf(text, separator)) {
    if (head)
      yield row.every((cell) => cell === "") ? null : readLikelyExport(recipeOfRow(head, row));
    else head = row;
  }
}
