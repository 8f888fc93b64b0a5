import type { Element } from "domhandler";

import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { minutesOf } from "../minutes-of.ts";
import { propertiesOf, type Properties } from "./html-properties.ts";
import { elementsOf, hasClass } from "./html.ts";
import { ingredientLines, labelled, ratingOf, stepLines, timesOf, yieldOf } from "./values.ts";

/** Whether a page is Recipe Keeper's export, `recipes.html` in a zip. */
export function isRecipeKeeper(html: string): boolean {
  return html.includes("recipe-details") && html.includes("recipeDirections");
}

/** Reads Recipe Keeper's export: an element for each recipe, with properties of its own making. */
export function* readRecipeKeeper(html: string): Generator<ImportedRecipe> {
  for (const element of elementsOf(html, (one) => hasClass(one, "recipe-details"))) {
    yield readRecipe(element);
  }
}

/** Nutrients are properties that begin so. */
const NUTRIENT = "recipeNut";

function nutritionOf({ names, text }: Properties): string {
  return names
    .filter((name) => name.startsWith(NUTRIENT) && name !== "recipeNutrition")
    .map((name) => [name.slice(NUTRIENT.length), text(name)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name.replace(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase()} ${value}`)
    .join(", ");
}

function readRecipe(element: Element): ImportedRecipe {
  const properties = propertiesOf(element);
  const { text, all, lines, address } = properties;
  const people = yieldOf(text("recipeYield").replace(/^(?:servings?|serving size):\s*/iu, ""));
  const times = timesOf({
    total: text("totalTime"),
    parts: {
      "Prep time": minutesText(text("prepTime")),
      "Cook time": minutesText(text("cookTime")),
    },
  });
  const source = text("recipeSource");
  const url = address("recipeSource") || (/^https?:\/\//iu.test(source) ? source : "");
  return {
    ...NOTHING_IMPORTED,
    title: text("name"),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: ingredientLines(lines("recipeIngredients").join("\n")),
    steps: stepLines(lines("recipeDirections").join("\n")),
    tags: [
      ...new Set([...all("recipeCourse"), ...all("recipeCategory"), ...all("recipeCollection")]),
      ...(text("recipeIsFavourite") === "True" ? ["Favourite"] : []),
    ],
    note: [
      lines("recipeNotes").join("\n"),
      ...people.note,
      ...times.note,
      ...labelled({ Nutrition: nutritionOf(properties) }),
    ].filter((paragraph) => paragraph !== ""),
    source: { name: source === url ? "" : source, url },
    rating: ratingOf(text("recipeRating")),
    pictures: properties.names.filter((name) => /^photo\d+$/u.test(name)).flatMap(all),
  };
}

/** "PT15M" as a cook reads it; "PT0S" is none. */
function minutesText(duration: string): string {
  const minutes = minutesOf(duration);
  return minutes === null ? "" : `${minutes} minutes`;
}
