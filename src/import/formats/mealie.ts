import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { structuredLine } from "./structured-line.ts";
import {
  dayOf,
  headed,
  isObject,
  labelled,
  namesOf,
  NUMBERED,
  numberOf,
  objectsOf,
  ratingOf,
  sectionsOf,
  textOf,
  timesOf,
  yieldOf,
  type JsonObject,
} from "./values.ts";

/** A field by its name in an export ("recipe_ingredient"), which Mealie's API has as "recipeIngredient". */
function field(json: JsonObject, name: string): unknown {
  const inApi = name.replace(/_(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
  return json[name] ?? json[inApi];
}

/** The name of a food or a unit; in the plural, if it has one. */
function nameOf(item: unknown, isPlural: boolean): string {
  if (!isObject(item)) return textOf(item);
  return (isPlural && textOf(field(item, "plural_name"))) || textOf(item["name"]);
}

function unitOf(unit: unknown, isPlural: boolean): string {
  const short = isObject(unit) ? textOf(unit["abbreviation"]) : "";
  if (!isObject(unit) || field(unit, "use_abbreviation") !== true || short === "")
    return nameOf(unit, isPlural);
  return (isPlural && textOf(field(unit, "plural_abbreviation"))) || short;
}

/**
 * Whether a quantity was typed. Where there is only a note, a 1 is what Mealie fills in beside a line that
 * nobody took apart, unless the recipe counts its ingredients; and "2 eggs" has its amount already.
 */
function isTyped(item: JsonObject, note: string): boolean {
  if (item["food"] || item["unit"] || note === "") return true;
  const isFilledIn = numberOf(item["quantity"]) === 1 && field(item, "disable_amount") !== false;
  return !isFilledIn && !/^\p{N}/u.test(note);
}

/** The line of an ingredient, without the heading that may be above it; empty for one that is only that. */
function ingredientLine(item: JsonObject): string {
  const food = item["food"];
  const note = textOf(item["note"]);
  const quantity = isTyped(item, note) ? numberOf(item["quantity"]) : null;
  const isMany = quantity !== null && quantity > 1;
  const built = structuredLine({
    quantity,
    unit: unitOf(item["unit"], isMany),
    food: nameOf(food, isMany || quantity === null),
    note,
  });
  const line = textOf(item["display"]) || built;
  const original = textOf(field(item, "original_text"));
  // "3 chopped", where Mealie found no food in "3 potatoes, chopped".
  const isLess = !food && original.includes(note) && original.length > line.length;
  const referred = field(item, "referenced_recipe");
  return (isLess ? original : line) || original || nameOf(referred, false);
}

function ingredientLines(item: unknown): string[] {
  if (!isObject(item)) return [textOf(item)];
  const heading = textOf(item["title"]);
  return [...(heading === "" ? [] : [`[${heading}]`]), ingredientLine(item)];
}

/** What may be taken instead of the ingredients, a line each. */
function substitutionsOf(ingredients: readonly unknown[]): string {
  return ingredients
    .filter(isObject)
    .flatMap((item) =>
      objectsOf(item["substitutions"]).map((substitution) => {
        const food = nameOf(field(substitution, "substitute_food"), false);
        const instead = [food, textOf(substitution["note"])].filter((text) => text !== "");
        return `${ingredientLine(item)}: ${instead.join(", ")}`;
      }),
    )
    .join("\n");
}

/** A paragraph; or the items of the list that it is. */
function listedSteps(paragraph: string): string[] {
  const lines = paragraph.split("\n");
  return lines.every((line) => NUMBERED.test(line.trim()))
    ? lines.map((line) => line.trim().replace(NUMBERED, ""))
    : [paragraph];
}

function stepLinesOf(item: unknown): string[] {
  if (!isObject(item)) return [textOf(item)];
  const heading = textOf(item["title"]);
  const summary = textOf(item["summary"]);
  // A summary that nobody wrote is "Step 1".
  const text = /^(?:step \d+)?$/iu.test(summary)
    ? textOf(item["text"])
    : `${summary}: ${textOf(item["text"])}`;
  return [
    ...(heading === "" ? [] : [`[${heading}]`]),
    ...text.split(/\n\s*\n/u).flatMap(listedSteps),
  ];
}

const nutrient = (name: string) =>
  name
    .replace(/_?[Cc]ontent$/u, "")
    .replace(/(?<=[a-z])[A-Z]|_/gu, (mark) => ` ${mark.replace("_", "")}`)
    .toLowerCase()
    .trim();

function nutritionOf(value: unknown): string {
  if (!isObject(value)) return "";
  return Object.entries(value)
    .filter(([key, text]) => textOf(text) !== "" && !/^(?:id|recipe_?id|@type)$/iu.test(key))
    .map(([key, text]) => `${nutrient(key)} ${textOf(text)}`)
    .join(", ");
}

/** A time in words, or in the seconds that newer versions made of them. */
function timeOf(json: JsonObject, name: string): string {
  const seconds = numberOf(field(json, `${name}_seconds`));
  return (
    textOf(field(json, name)) || (seconds === null ? "" : `${Math.round(seconds / 60)} minutes`)
  );
}

/** The cook's own entries, by their names. */
function extrasOf(value: unknown): Record<string, string> {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text)]))
    : {};
}

/**
 * Reads a recipe as Mealie exports it, by its API or into a file; null for anything else. An ingredient is
 * in parts, or all of it in its note; titles stand at the first line or step of what they head.
 */
export function readMealie(json: JsonObject): ImportedRecipe | null {
  const listed = field(json, "recipe_ingredient");
  const steps = field(json, "recipe_instructions");
  if (!("slug" in json) || !(Array.isArray(listed) || Array.isArray(steps))) return null;
  const ingredients: unknown[] = Array.isArray(listed) ? listed : [];
  const quantity = numberOf(field(json, "recipe_yield_quantity"));
  const words = textOf(field(json, "recipe_yield"));
  const made = yieldOf(quantity === null ? words : `${quantity} ${words}`);
  const times = timesOf({
    total: timeOf(json, "total_time"),
    parts: {
      "Prep time": timeOf(json, "prep_time"),
      "Cook time": timeOf(json, "perform_time") || timeOf(json, "cook_time"),
    },
  });
  return {
    ...NOTHING_IMPORTED,
    title: textOf(json["name"]),
    description: textOf(json["description"]),
    serves: numberOf(field(json, "recipe_servings")) ?? made.serves,
    minutes: times.minutes,
    ingredients: sectionsOf(ingredients.flatMap(ingredientLines)),
    steps: sectionsOf((Array.isArray(steps) ? steps : []).flatMap(stepLinesOf)),
    tags: [
      ...new Set(
        [field(json, "recipe_category"), json["categories"], json["tags"]].flatMap(namesOf),
      ),
      ...(json["is_favorite"] === true ? ["Favourite"] : []),
    ],
    note: [
      ...objectsOf(json["notes"]).flatMap((note) =>
        headed(textOf(note["title"]) || "Note", textOf(note["text"])),
      ),
      ...headed("Instead", substitutionsOf(ingredients)),
      ...made.note,
      ...times.note,
      ...labelled({
        Tools: namesOf(json["tools"]).join(", "),
        Attachments: namesOf(json["assets"]).join(", "),
        Added: dayOf(field(json, "date_added")),
        "Last made": dayOf(field(json, "last_made")),
        ...extrasOf(json["extras"]),
        Nutrition: nutritionOf(json["nutrition"]),
      }),
      ...objectsOf(json["comments"]).flatMap((comment) =>
        headed("Comment", textOf(comment["text"])),
      ),
      ...objectsOf(json["timeline"]).flatMap((event) =>
        headed(
          [textOf(event["subject"]), dayOf(event["timestamp"])].filter(Boolean).join(", "),
          textOf(event["message"]),
        ),
      ),
    ],
    source: { name: "", url: textOf(json["orgURL"]) || textOf(field(json, "org_url")) },
    rating: ratingOf(json["rating"]),
    // Where a backup has it; an export has it beside the recipe.
    pictures: idsOf(json["id"]).map((id) => `data/recipes/${id}/images/original.webp`),
  };
}

/** An id as it is, and as folders are named after it: databases have it without dashes. */
function idsOf(value: unknown): string[] {
  const id = textOf(value);
  const dashed = id.replace(
    /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/iu,
    "$1-$2-$3-$4-$5",
  );
  return [...new Set([id, dashed])].filter((one) => one !== "");
}
