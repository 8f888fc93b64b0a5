import { valueOf } from "./attribute-marks.ts";
import type { Attributes, Marks, Place } from "./items.ts";
import { isHeading, markedHeading } from "./plain-text.ts";

/**
 * What the classes of elements mean in a recipe, by the class of its outermost one: of microformats, and
 * of WordPress's plugins for recipes. Those that hold many lines are `ingredients` and `instructions`,
 * and `ingredient` and `step` where there are controls among them: each is read if the one before is
 * missing.
 */
const VOCABULARIES = new Map(
  Object.entries({
    hrecipe: {
      fn: "name",
      summary: "description",
      photo: "image",
      author: "author",
      ingredient: "recipeIngredient",
      ingredients: "ingredients",
      instruction: "recipeInstructions",
      instructions: "instructions",
      yield: "recipeYield",
      duration: "totalTime",
      preptime: "prepTime",
      cooktime: "cookTime",
      tag: "keywords",
    },
    "h-recipe": {
      "p-name": "name",
      "p-summary": "description",
      "u-photo": "image",
      "p-author": "author",
      "p-ingredient": "recipeIngredient",
      "e-instructions": "instructions",
      "p-yield": "recipeYield",
      "dt-duration": "totalTime",
      "p-category": "keywords",
    },
    vcard: { fn: "name" },
    "h-card": { "p-name": "name" },
    "wprm-recipe-container": {
      "wprm-recipe-name": "name",
      "wprm-recipe-summary": "description",
      "wprm-recipe-image": "image",
      "wprm-recipe-author": "author",
      "wprm-recipe-ingredient": "recipeIngredient",
      "wprm-recipe-ingredient-group-name": "recipeIngredient",
      "wprm-recipe-ingredient-notes": "@note",
      "wprm-recipe-instruction-text": "recipeInstructions",
      "wprm-recipe-instruction-group-name": "recipeInstructions",
      "wprm-recipe-servings-with-unit": "recipeYield",
      "wprm-recipe-servings-container": "recipeYield",
      "wprm-recipe-total-time-container": "totalTime",
      "wprm-recipe-prep-time-container": "prepTime",
      "wprm-recipe-cook-time-container": "cookTime",
      "wprm-recipe-course": "recipeCategory",
      "wprm-recipe-cuisine": "recipeCuisine",
      "wprm-recipe-keyword": "keywords",
      "wprm-recipe-notes": "notes",
    },
    "tasty-recipes": {
      "tasty-recipes-title": "name",
      "tasty-recipes-description-body": "description",
      "tasty-recipes-image": "image",
      "tasty-recipes-author-name": "author",
      "tasty-recipes-ingredients-body": "ingredients",
      "tasty-recipes-ingredients": "ingredient",
      "tasty-recipe-ingredients": "ingredient",
      "tasty-recipes-instructions-body": "instructions",
      "tasty-recipes-instructions": "step",
      "tasty-recipe-instructions": "step",
      "tasty-recipes-yield": "recipeYield",
      "tasty-recipes-total-time": "totalTime",
      "tasty-recipes-prep-time": "prepTime",
      "tasty-recipes-cook-time": "cookTime",
      "tasty-recipes-category": "recipeCategory",
      "tasty-recipes-cuisine": "recipeCuisine",
      "tasty-recipes-keywords": "keywords",
      "tasty-recipes-notes-body": "notes",
      "tasty-recipes-notes": "note",
    },
    "mv-create-card": {
      "mv-create-title": "name",
      "mv-create-description": "description",
      "mv-create-image": "image",
      "mv-create-ingredients": "ingredients",
      "mv-create-instructions": "instructions",
      "mv-create-yield": "recipeYield",
      "mv-create-time-yield": "recipeYield",
      "mv-create-time-total": "totalTime",
      "mv-create-time-prep": "prepTime",
      "mv-create-time-active": "cookTime",
      "mv-create-category": "recipeCategory",
      "mv-create-cuisine": "recipeCuisine",
      "mv-create-notes": "notes",
    },
  }).map(([kind, words]) => [kind, new Map(Object.entries(words))]),
);
const HEADINGS = new Set([
  "wprm-recipe-ingredient-group-name",
  "wprm-recipe-instruction-group-name",
]);
const LISTS = new Set(["ingredients", "ingredient", "instructions", "step"]);
/** Properties that pages show with a label: "Yield: 4". */
const LABELLED = new Set(
  "recipeYield totalTime prepTime cookTime recipeCategory recipeCuisine keywords".split(" "),
);
/** What is there for screen readers only, labels, and controls. */
const SILENT = new Set(
  "sr-only screen-reader-text wprm-recipe-details-label wprm-recipe-time-header tasty-recipes-yield-scale".split(
    " ",
  ),
);
const CONTROLS = new Set(["button", "select"]);

const lineIn = (text: string) => text.replace(/\s+/gu, " ").trim();

/** What is told of an ingredient after its name: "(sifted)". */
function noteOf(text: string): string {
  const note = lineIn(text).replace(/^[,\s]+/u, "");
  return note === "" || note.startsWith("(") ? ` ${note}` : ` (${note})`;
}

const withoutLabel = (text: string) => text.replace(/^[^:\d]*:/u, "");

function wrapOf(names: readonly string[], isHead: boolean): Marks["wrap"] {
  if (isHead) return markedHeading;
  if (names.includes("@note")) return noteOf;
  return names.some((name) => LABELLED.has(name)) ? withoutLabel : undefined;
}

/** The address of a picture, also of one that is loaded once it is in view. */
function pictureIn({ src = "", ...attributes }: Attributes): string {
  const later = [attributes["data-lazy-src"], attributes["data-src"]].find(Boolean);
  return /^https?:/iu.test(src) ? src : (later ?? src);
}

function valueIn(tag: string, attributes: Attributes, names: readonly string[]) {
  if (tag === "img") return pictureIn(attributes);
  return (tag === "abbr" && attributes["title"]) || valueOf(tag, attributes, names);
}

/** The properties that an element is by what it is in: a picture's, or a heading among lines. */
function namesByPlace(tag: string, place: Place): string[] {
  if (tag === "img" && place.names.includes("image")) return ["image"];
  return isHeading(tag) && place.names.some((name) => LISTS.has(name)) ? ["@heading"] : [];
}

/**
 * What the classes of an element say: that a recipe is in it, or what it is in the one that it is in. A
 * person's card is read as one, too: without ingredients it is none in the end.
 */
export function classMarks(tag: string, attributes: Attributes, place: Place): Marks {
  const classes = [...new Set(attributes["class"]?.split(/\s+/u))];
  const kinds = classes.filter((name) => VOCABULARIES.has(name));
  const meant = place.types.flatMap((kind) =>
    classes.flatMap((name) => VOCABULARIES.get(kind)?.get(name) ?? []),
  );
  const names = meant.length > 0 ? [...new Set(meant)] : namesByPlace(tag, place);
  const isHead = names.includes("@heading") || classes.some((name) => HEADINGS.has(name));
  return {
    ...(kinds.length > 0 ? { types: ["Recipe", ...kinds] } : {}),
    names,
    value: valueIn(tag, attributes, names),
    wrap: wrapOf(names, isHead),
    isList: names.some((name) => LISTS.has(name)),
    isSilent: CONTROLS.has(tag) || classes.some((name) => SILENT.has(name)),
    breaksLine: /display:\s*block/iu.test(attributes["style"] ?? ""),
  };
}
