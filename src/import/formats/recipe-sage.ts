import { isTag, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";

import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { elementsOf, findAll } from "./html.ts";
import {
  dayOf,
  ingredientLines,
  labelled,
  ratingOf,
  stepLines,
  timesOf,
  yieldOf,
} from "./values.ts";

/** A recipe's fields as RecipeSage's database names them, in small letters. */
type RecipeSageFields = ReadonlyMap<string, string>;

const KEYS =
  "id|title|description|yield|activetime|totaltime|source|url|folder|ingredients|instructions|notes|createdat|updatedat|userid|fromuserid|rating|labels|images";
const FIELD = new RegExp(String.raw`^(?<key>${KEYS}):(?: (?<value>.*))?$`, "iu");
const HEAD = /^\s*==== Recipes ====\s*$/mu;
/** What an export writes for a field without a value. */
const NOTHING = new Set(["null", "undefined"]);

/** A recipe of RecipeSage's fields. */
function recipeOfFields(fields: RecipeSageFields): ImportedRecipe {
  const of = (key: string) => {
    const value = fields.get(key)?.trim() ?? "";
    return NOTHING.has(value) ? "" : value;
  };
  const people = yieldOf(of("yield"));
  const times = timesOf({ total: of("totaltime"), parts: { "Active time": of("activetime") } });
  return {
    ...NOTHING_IMPORTED,
    title: of("title"),
    description: of("description"),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: ingredientLines(of("ingredients")),
    steps: stepLines(of("instructions")),
    tags: of("labels")
      .split(",")
      .map((label) => label.trim())
      .filter((label) => label !== ""),
    note: [
      of("notes"),
      ...people.note,
      ...times.note,
      ...labelled({ Added: dayOf(of("createdat")) }),
    ].filter((paragraph) => paragraph !== ""),
    source: { name: of("source"), url: of("url") },
    rating: ratingOf(of("rating")),
    pictures: of("images")
      .split(/[\s,]+/u)
      .filter((url) => url !== ""),
  };
}

/** Whether a text is RecipeSage's text export. */
export function isRecipeSageText(text: string): boolean {
  return HEAD.test(text.slice(0, 100));
}

/** Reads RecipeSage's text export: a field a line, and the other lines of long ones below. */
export function* readRecipeSageText(text: string): Generator<ImportedRecipe> {
  let fields = new Map<string, string>();
  let last = "";
  for (const line of text.replace(HEAD, "").split(/\r\n?|\n/u)) {
    const { key, value = "" } = FIELD.exec(line)?.groups ?? {};
    if (key === undefined) {
      if (last !== "") fields.set(last, `${fields.get(last) ?? ""}\n${line}`);
      continue;
    }
    const name = key.toLowerCase();
    // Its first field begins a recipe, which is its id or, in newer exports, its title.
    if (fields.has(name) && (name === "id" || name === "title")) {
      yield recipeOfFields(fields);
      fields = new Map();
    }
    last = name;
    fields.set(last, fields.has(last) ? `${fields.get(last)}\n${line}` : value);
  }
  if (fields.size > 0) yield recipeOfFields(fields);
}

/** Whether a text is RecipeSage's XML export. */
export function isRecipeSageXml(text: string): boolean {
  return /^(?:<\?xml[^>]*>)?\s*<data>\s*<recipe>/u.test(text.slice(0, 500));
}

/** Lists of objects, by the field of each that is read. */
const LISTED: Readonly<Record<string, string>> = { labels: "title", images: "location" };

/** Reads RecipeSage's XML export: a field an element, with its lines as they are. */
export function* readRecipeSageXml(xml: string): Generator<ImportedRecipe> {
  for (const recipe of elementsOf(xml, isRecipeElement, "xml")) {
    const fields = new Map<string, string>();
    for (const field of DomUtils.getChildren(recipe).filter(isTag)) {
      const name = field.name.toLowerCase();
      const inner = LISTED[name];
      const part = inner === undefined ? [field] : findAll(field, (one) => one.name === inner);
      const value = part.map((one) => DomUtils.textContent(one)).join(", ");
      if (value !== "") fields.set(name, [fields.get(name), value].filter(Boolean).join(", "));
    }
    yield recipeOfFields(fields);
  }
}

const isRecipeElement = ({ name, parent }: Element) =>
  name === "recipe" && parent !== null && "name" in parent && parent.name === "data";
