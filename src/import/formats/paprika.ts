import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import {
  areTexts,
  dayOf,
  headed,
  ingredientLines,
  labelled,
  namesOf,
  objectsOf,
  picturesOf,
  ratingOf,
  stepLines,
  textOf,
  timesOf,
  yieldOf,
  type JsonObject,
} from "./values.ts";

/** A text without its photos, and with other recipes by their names: "[photo:Dough]", "[recipe:Pie crust]". */
function plainOf(value: unknown): string {
  return textOf(value).replace(/\[(?:recipe:([^[\]]*)|photo:[^[\]]*)\]/giu, "$1");
}

/**
 * Reads what a `.paprikarecipe` holds (Paprika 3); null for anything else. Ingredients and directions are
 * texts with a line each, times are what the cook typed, and a rating of 0 is none.
 */
export function readPaprika(json: JsonObject): ImportedRecipe | null {
  if (!("directions" in json) || !areTexts(json["directions"], json["ingredients"])) return null;
  const people = yieldOf(json["servings"]);
  const times = timesOf({
    total: textOf(json["total_time"]),
    parts: { "Prep time": textOf(json["prep_time"]), "Cook time": textOf(json["cook_time"]) },
  });
  return {
    ...NOTHING_IMPORTED,
    title: textOf(json["name"]),
    description: textOf(json["description"]),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: ingredientLines(plainOf(json["ingredients"])),
    steps: stepLines(plainOf(json["directions"])),
    tags: namesOf(json["categories"]),
    note: [
      plainOf(json["notes"]),
      ...people.note,
      ...times.note,
      ...labelled({ Difficulty: textOf(json["difficulty"]), Added: dayOf(json["created"]) }),
      ...headed("Nutrition", textOf(json["nutritional_info"])),
    ].filter((text) => text !== ""),
    source: { name: textOf(json["source"]), url: textOf(json["source_url"]) },
    rating: ratingOf(json["rating"]),
    // The one in `photo_data` is of the size of a card, those in `photos` are of a screen's.
    pictures: [
      ...picturesOf(objectsOf(json["photos"]).map((photo) => photo["data"])),
      ...picturesOf([json["photo_data"], json["image_url"]]),
    ],
  };
}
