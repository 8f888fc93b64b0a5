import type { ImportedRecipe } from "../imported-recipe.ts";
import { readMealie } from "./mealie.ts";
import { numberOf, objectsOf, textOf, type JsonObject } from "./values.ts";

/** Rows of a table by the recipe (or what the key names) that they belong to, in their order. */
function byRecipe(rows: unknown, key = "recipe_id"): Map<string, JsonObject[]> {
  const grouped = new Map<string, JsonObject[]>();
  for (const row of objectsOf(rows)) {
    const id = textOf(row[key]) || textOf(row["recipee_id"]);
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
  const users = byRecipe(tables["users_to_recipes"]);
  const timelines = byRecipe(tables["recipe_timeline_events"]);
  const settings = byRecipe(tables["recipe_settings"]);
  const substitutions = byRecipe(tables["recipes_ingredients_substitutions"], "ingredient_id");
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
    const amounts = of(settings)[0]?.["disable_amount"];
    yield readMealie({
      slug: "",
      ...recipe,
      recipe_ingredient: of(ingredients).map((row) => ({
        ...row,
        // Since version 3 nothing is filled in; its rows may refer to recipes.
        disable_amount: !("referenced_recipe_id" in row) && amounts !== false && amounts !== 0,
        food: foods.get(textOf(row["food_id"])),
        unit: units.get(textOf(row["unit_id"])),
        referenced_recipe: recipes.get(textOf(row["referenced_recipe_id"])),
        substitutions: (substitutions.get(textOf(row["id"])) ?? []).map((substitution) => ({
          ...substitution,
          substitute_food: foods.get(textOf(substitution["substitute_food_id"])),
        })),
      })),
      recipe_instructions: of(instructions),
      notes: of(notes),
      comments: of(comments),
      // What Mealie writes itself, "Recipe created", says nothing of the recipe.
      timeline: of(timelines).filter((event) => event["event_type"] !== "system"),
      is_favorite: of(users).some(
        (user) => user["is_favorite"] === true || user["is_favorite"] === 1,
      ),
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
