import type { Element } from "domhandler";

import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { propertiesOf } from "./html-properties.ts";
import { elementsOf, findAll, hasClass, linesOf } from "./html.ts";
import {
  headed,
  ingredientLines,
  labelled,
  ratingOf,
  stepLines,
  timesOf,
  yieldOf,
} from "./values.ts";

/** Whether a page is a recipe of Paprika's HTML export. */
export function isPaprikaHtml(html: string): boolean {
  return (
    html.includes("schema.org/Recipe") && /class="(?:ingredients|directions) text"/u.test(html)
  );
}

/** Reads a page of Paprika's HTML export; its `index.html` has none. */
export function* readPaprikaHtml(html: string): Generator<ImportedRecipe> {
  for (const element of elementsOf(html, (one) => one.name === "div" && hasClass(one, "recipe"))) {
    yield readRecipe(element);
  }
}

/** A label that has no property: "<b>Difficulty: </b>Easy". */
function labelledText(recipe: Element, label: string): string {
  const lines = findAll(recipe, (one) => hasClass(one, "metadata")).flatMap(linesOf);
  const others = String.raw`(?=\s+(?:Prep Time|Cook Time|Total Time|Servings|Source|Difficulty|Yield):|$)`;
  return (
    new RegExp(`${label}:\\s*(.{1,60}?)${others}`, "u").exec(lines.join(" "))?.[1]?.trim() ?? ""
  );
}

function readRecipe(recipe: Element): ImportedRecipe {
  const { text, all, lines, address } = propertiesOf(recipe);
  const box = (name: string) =>
    findAll(recipe, (one) => hasClass(one, name) && hasClass(one, "text"))
      .flatMap(linesOf)
      .join("\n");
  const people = yieldOf(text("recipeYield"));
  const times = timesOf({
    total: text("totalTime"),
    parts: { "Prep time": text("prepTime"), "Cook time": text("cookTime") },
  });
  const stars = findAll(recipe, (one) => hasClass(one, "rating"))[0]?.attribs["value"];
  return {
    ...NOTHING_IMPORTED,
    title: text("name"),
    description: box("description"),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: ingredientLines(lines("recipeIngredient").join("\n") || box("ingredients")),
    steps: stepLines(lines("recipeInstructions").join("\n") || box("directions")),
    tags: text("recipeCategory")
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    note: [
      box("notes"),
      ...people.note,
      ...times.note,
      ...labelled({ Difficulty: labelledText(recipe, "Difficulty") }),
      ...headed("Nutrition", box("nutrition")),
    ].filter((paragraph) => paragraph !== ""),
    source: { name: text("author"), url: address("url") },
    rating: ratingOf(stars),
    pictures: all("image"),
  };
}
