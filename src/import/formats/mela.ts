import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import {
  areTexts,
  headed,
  ingredientLines,
  labelled,
  namesOf,
  numberOf,
  picturesOf,
  stepLines,
  textOf,
  timesOf,
  yieldOf,
  type JsonObject,
} from "./values.ts";

/** Apple's clock begins with 2001, ms since the epoch. */
const APPLE_EPOCH = Date.UTC(2001, 0, 1);
/** The latest date that has four digits for its year, s on Apple's clock. */
const APPLE_SECONDS_MAX = (Date.UTC(9999, 11, 31) - APPLE_EPOCH) / 1000;

/** The day of a date in seconds since 2001; empty for none. */
function appleDay(value: unknown): string {
  const seconds = numberOf(value);
  if (seconds === null || seconds > APPLE_SECONDS_MAX) return "";
  return new Date(APPLE_EPOCH + seconds * 1000).toISOString().slice(0, 10);
}

/** An address, or else the name of a book or a person. */
function sourceOf(link: string): ImportedRecipe["source"] {
  return /^https?:\/\//iu.test(link) ? { name: "", url: link } : { name: link, url: "" };
}

/**
 * Reads what a `.melarecipe` holds; null for anything else. Ingredients and instructions are texts with a
 * line each, in which "# Sauce" is a heading.
 */
export function readMela(json: JsonObject): ImportedRecipe | null {
  if (!areTexts(json["instructions"], json["ingredients"])) return null;
  if (!("text" in json || "link" in json || "wantToCook" in json)) return null;
  const people = yieldOf(json["yield"]);
  const times = timesOf({
    total: textOf(json["totalTime"]),
    parts: { "Prep time": textOf(json["prepTime"]), "Cook time": textOf(json["cookTime"]) },
  });
  return {
    ...NOTHING_IMPORTED,
    title: textOf(json["title"]),
    description: textOf(json["text"]),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: ingredientLines(textOf(json["ingredients"])),
    steps: stepLines(textOf(json["instructions"])),
    tags: [
      ...namesOf(json["categories"]),
      ...(json["favorite"] === true ? ["Favourite"] : []),
      ...(json["wantToCook"] === true ? ["Want to cook"] : []),
    ],
    note: [
      textOf(json["notes"]),
      ...people.note,
      ...times.note,
      ...labelled({ Added: appleDay(json["date"]) }),
      ...headed("Nutrition", textOf(json["nutrition"])),
    ].filter((text) => text !== ""),
    source: sourceOf(textOf(json["link"])),
    pictures: picturesOf(json["images"]),
  };
}
