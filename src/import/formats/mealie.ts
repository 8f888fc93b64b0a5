import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { structuredLine } from "./structured-line.ts";
import {
  dayOf,
  headed,
  isObject,
  labelled,
  namesOf,
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

function unitOf(unit: unknown): string {
  if (!isObject(unit)) return textOf(unit);
  const short = textOf(unit["abbreviation"]);
  return field(unit, "use_abbreviation") === true && short !== "" ? short : textOf(unit["name"]);
}

function ingredientLines(item: unknown): string[] {
  if (!isObject(item)) return [textOf(item)];
  const heading = textOf(item["title"]);
  const food = item["food"];
  const note = textOf(item["note"]);
  const built = structuredLine({
    quantity: numberOf(item["quantity"]),
    unit: unitOf(item["unit"]),
    food: isObject(food) ? textOf(food["name"]) : textOf(food),
    note,
  });
  // Where amounts are switched off, the note is the whole line and the quantity is a 1 that nobody typed.
  const isNoteAlone = !food && !item["unit"] && note !== "";
  const line = textOf(item["display"]) || (isNoteAlone ? note : built);
  const original = textOf(field(item, "original_text"));
  // "3 chopped", where Mealie found no food in "3 potatoes, chopped".
  const isLess = !food && original.includes(note) && original.length > line.length;
  const referred = field(item, "referenced_recipe");
  return [
    ...(heading === "" ? [] : [`[${heading}]`]),
    (isLess ? original : line) || original || (isObject(referred) ? textOf(referred["name"]) : ""),
  ];
}

function stepLinesOf(item: unknown): string[] {
  if (!isObject(item)) return [textOf(item)];
  const heading = textOf(item["title"]);
  const summary = textOf(item["summary"]);
  // A summary that nobody wrote is "Step 1".
  const text = /^(?:step \d+)?$/iu.test(summary)
    ? textOf(item["text"])
    : `${summary}: ${textOf(item["text"])}`;
  return [...(heading === "" ? [] : [`[${heading}]`]), ...text.split(/\n\s*\n/u)];
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
  const ingredients = field(json, "recipe_ingredient");
  const steps = field(json, "recipe_instructions");
  if (!("slug" in json) || !(Array.isArray(ingredients) || Array.isArray(steps))) return null;
  const quantity = numberOf(field(json, "recipe_yield_quantity"));
  const words = textOf(field(json, "recipe_yield"));
  const made = yieldOf(quantity === null ? words : `${quantity} ${words}`);
  const times = timesOf({
    total: textOf(field(json, "total_time")),
    parts: {
      "Prep time": textOf(field(json, "prep_time")),
      "Cook time": textOf(field(json, "perform_time")) || textOf(field(json, "cook_time")),
    },
  });
  return {
    ...NOTHING_IMPORTED,
    title: textOf(json["name"]),
    description: textOf(json["description"]),
    serves: numberOf(field(json, "recipe_servings")) ?? made.serves,
    minutes: times.minutes,
    ingredients: sectionsOf(
      (Array.isArray(ingredients) ? ingredients : []).flatMap(ingredientLines),
    ),
    steps: sectionsOf((Array.isArray(steps) ? steps : []).flatMap(stepLinesOf)),
    tags: [...new Set([...namesOf(field(json, "recipe_category")), ...namesOf(json["tags"])])],
    note: [
      ...objectsOf(json["notes"]).flatMap((note) =>
        headed(textOf(note["title"]) || "Note", textOf(note["text"])),
      ),
      ...made.note,
      ...times.note,
      ...labelled({
        Tools: namesOf(json["tools"]).join(", "),
        Added: dayOf(field(json, "date_added")),
        "Last made": dayOf(field(json, "last_made")),
        ...extrasOf(json["extras"]),
        Nutrition: nutritionOf(json["nutrition"]),
      }),
      ...objectsOf(json["comments"]).flatMap((comment) =>
        headed("Comment", textOf(comment["text"])),
      ),
    ],
    source: { name: "", url: textOf(json["orgURL"]) || textOf(field(json, "org_url")) },
    rating: ratingOf(json["rating"]),
    // Where a backup has it; an export has it beside the recipe.
    pictures:
      textOf(json["image"]) === ""
        ? []
        : [`data/recipes/${textOf(json["id"])}/images/original.webp`],
  };
}

/** Rows of a table by the recipe that they belong to, in their order. */
function byRecipe(rows: unknown): Map<string, JsonObject[]> {
  const grouped = new Map<string, JsonObject[]>();
  for (const row of objectsOf(rows)) {
    const id = textOf(row["recipe_id"]) || textOf(row["recipee_id"]);
    const group = grouped.get(id);
    if (group) group.push(row);
    else grouped.set(id, [row]);
  }
  for (const group of grouped.values()) {
    group.sort((a, b) => (numberOf(a["position"]) ?? 0) - (numberOf(b["position"]) ?? 0));
  }
  return grouped;
}

const byId = (rows: unknown) => new Map(objectsOf(rows).map((row) => [textOf(row["id"]), row]));

/**
 * Reads the recipes of a Mealie backup: its `database.json`, which holds the tables; null for anything
 * else. One recipe is put together at a time.
 */
export function readMealieBackup(tables: JsonObject): Iterable<ImportedRecipe | null> | null {
  if (!Array.isArray(tables["recipes"]) || !Array.isArray(tables["recipes_ingredients"]))
    return null;
  return recipesOfBackup(tables);
}

function* recipesOfBackup(tables: JsonObject): Generator<ImportedRecipe | null> {
  const ingredients = byRecipe(tables["recipes_ingredients"]);
  const instructions = byRecipe(tables["recipe_instructions"]);
  const notes = byRecipe(tables["notes"]);
  const nutrition = byRecipe(tables["recipe_nutrition"]);
  const comments = byRecipe(tables["recipe_comments"]);
  const extras = byRecipe(tables["api_extras"]);
  const foods = byId(tables["ingredient_foods"]);
  const units = byId(tables["ingredient_units"]);
  const recipes = byId(tables["recipes"]);
  const links = [
    {
      to: "tags",
      rows: byRecipe(tables["recipes_to_tags"]),
      named: byId(tables["tags"]),
      key: "tag_id",
    },
    {
      to: "recipe_category",
      rows: byRecipe(tables["recipes_to_categories"]),
      named: byId(tables["categories"]),
      key: "category_id",
    },
    {
      to: "tools",
      rows: byRecipe(tables["recipes_to_tools"]),
      named: byId(tables["tools"]),
      key: "tool_id",
    },
  ];
  for (const recipe of objectsOf(tables["recipes"])) {
    const id = textOf(recipe["id"]);
    const of = (rows: Map<string, JsonObject[]>) => rows.get(id) ?? [];
    yield readMealie({
      slug: "",
      ...recipe,
      recipe_ingredient: of(ingredients).map((row) => ({
        ...row,
        food: foods.get(textOf(row["food_id"])),
        unit: units.get(textOf(row["unit_id"])),
        referenced_recipe: recipes.get(textOf(row["referenced_recipe_id"])),
      })),
      recipe_instructions: of(instructions),
      notes: of(notes),
      comments: of(comments),
      nutrition: of(nutrition)[0],
      extras: Object.fromEntries(
        of(extras).map((row) => [textOf(row["key_name"]), textOf(row["value"])]),
      ),
      ...Object.fromEntries(
        links.map(({ to, rows, named, key }) => [
          to,
          of(rows).map((row) => named.get(textOf(row[key]))),
        ]),
      ),
    });
  }
}
