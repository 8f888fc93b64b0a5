import type { ImportedRecipe } from "../imported-recipe.ts";
import { likelyRecipes } from "../schema-org/likely-recipe.ts";
import { findRecipes } from "../schema-org/nodes.ts";
import { readLikelyExport } from "./likely-export.ts";
import { readMealieBackup } from "./mealie-backup.ts";
import { readMealie } from "./mealie.ts";
import { readMela } from "./mela.ts";
import { readPaprika } from "./paprika.ts";
import { parseJson } from "./parse-json.ts";
import { readSchemaExport } from "./schema-export.ts";
import { readTandoor } from "./tandoor.ts";
import { isObject, isCookable, type JsonObject } from "./values.ts";

/** The readers of a single recipe; each knows its own by the fields that only it has. */
const READERS: readonly ((json: JsonObject) => ImportedRecipe | null)[] = [
  readSchemaExport,
  readPaprika,
  readTandoor,
  readMealie,
  readMela,
  readLikelyExport,
];
/** Where apps keep the recipes of a file: RecipeSage, Mealie's API, a graph of JSON-LD. */
export const LISTS = ["recipes", "items", "@graph"];
/** Lists in lists. */
const DEPTH_MAX = 4;

/**
 * The recipes in JSON; null for anything else in it.
 * @throws BrokenJsonError before anything is read
 */
export function* readJson(text: string): Generator<ImportedRecipe | null> {
  yield* readValue(parseJson(text), 0);
}

/** The recipes in a value of JSON, in lists of at most `DEPTH_MAX`; null for anything else. */
export function* readValue(json: unknown, depth: number): Generator<ImportedRecipe | null> {
  if (Array.isArray(json) && depth < DEPTH_MAX) {
    for (const item of json) yield* readValue(item, depth + 1);
  } else if (isObject(json)) yield* readObject(json, depth);
  else yield null;
}

function* readObject(json: JsonObject, depth: number): Generator<ImportedRecipe | null> {
  const backup = readMealieBackup(json);
  if (backup) {
    yield* backup;
    return;
  }
  for (const read of READERS) {
    const recipe = read(json);
    if (recipe) {
      yield recipe.title !== "" || isCookable(recipe) ? recipe : null;
      return;
    }
  }
  const list = LISTS.map((key) => json[key]).find(Array.isArray);
  // A graph's recipes may refer to its other nodes, which are none by themselves.
  if (list && list !== json["@graph"]) yield* readValue(list, depth);
  else yield* readHidden(json);
}

/** Recipes at any other place in data of an unknown form. */
function* readHidden(json: JsonObject): Generator<ImportedRecipe | null> {
  const found = findRecipes(json);
  const likely = found.length > 0 ? [] : likelyRecipes(json, readLikelyExport);
  for (const recipe of found) yield readSchemaExport(recipe);
  yield* likely;
  if (found.length + likely.length === 0) yield null;
}
