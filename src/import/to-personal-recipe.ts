import { eachTagOnce } from "#domain/cooks-tags.ts";
import type { PersonalRecipe, RecipeIngredient } from "#domain/entities.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  NOTE_MAX,
  RATING_MAX,
  SOURCE_MAX,
  STEP_MAX,
  STEPS_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { MEAL_TYPES, type MealType } from "#domain/meal-types.ts";
import { minutesText } from "#domain/recipe-time.ts";
import { splitAmount } from "#domain/shopping/own-item.ts";
import { siteOf } from "#domain/site-of.ts";
import { typedText } from "#domain/typed-text.ts";

import type { ImportedRecipe, ImportedSection } from "./imported-recipe.ts";
import { readHeading } from "./text/headings.ts";
import { NUMBER_ALONE } from "./text/text-lines.ts";
import { withoutMarkup } from "./text/without-markup.ts";

/** An imported recipe in the form in which one of the cook's own is stored. */
export interface ReadRecipe {
  /** Within every limit of a stored recipe, except that `title` is empty if there is none. */
  recipe: Pick<
    PersonalRecipe,
    | "title"
    | "blurb"
    | "mealType"
    | "equipment"
    | "ingredients"
    | "instructions"
    | "source"
    | "tags"
  >;
  /** What has no field of its own, for the cook's note on the recipe; at most `NOTE_MAX`. */
  note: string;
  /** What is missing or was cut, in words for the cook. */
  problems: string[];
}

/** A longer address is none that a cook could follow. */
const ADDRESS_MAX = 2_000;

/**
 * Makes a recipe of the cook's own of what a reader has found. What a recipe has no field for, or no
 * room, goes into the note; what the note has no room for either is named as a problem.
 */
export function toPersonalRecipe(imported: ImportedRecipe): ReadRecipe {
  const problems = [...imported.problems];
  const over: string[] = [];
  const title = fitted(plain(imported.title), TITLE_MAX, over);
  const blurb = fitted(
    plain(withoutMarkup(imported.description)) || summaryOf(imported),
    BLURB_MAX,
    over,
  );
  const source = fitted(sourceOf(imported), SOURCE_MAX, over);
  const lines = imported.ingredients.flatMap(ingredientsOf);
  const steps = within(imported.steps.flatMap(stepsOf), STEPS_MAX);
  const ingredients = lines.slice(0, INGREDIENTS_MAX).map((line) => ingredientOf(line, over));
  if (lines.length > INGREDIENTS_MAX) {
    problems.push(`A recipe holds ${INGREDIENTS_MAX} ingredients: the others are in the note`);
    over.push(["More ingredients:", ...lines.slice(INGREDIENTS_MAX)].join("\n"));
  }
  if (steps.length > STEPS_MAX) {
    problems.push(`A recipe holds ${STEPS_MAX} steps: the others are in the note`);
    over.push(["More steps:", ...steps.slice(STEPS_MAX)].join("\n"));
  }
  if (title === "") problems.push("No title was found");
  if (ingredients.length === 0) problems.push("No ingredients were found");
  else if (ingredients.every(({ amount }) => amount === "")) {
    problems.push("The ingredients have no amounts");
  }
  if (steps.length === 0) problems.push("No steps were found");

  const tags = eachTagOnce(imported.tags.map(plain));
  const kept = tags.filter((tag) => tag.length <= TAG_MAX).slice(0, TAGS_MAX);
  const others = tags.filter((tag) => !kept.includes(tag));
  const picture = pictureOnTheWeb(imported);
  const pictured = picture === "" ? [] : [`Picture: ${picture}`];
  const note = [...over, ...factsOf(imported, others), ...imported.note.map(words), ...pictured]
    .filter((text) => text !== "")
    .join("\n\n");
  if (note.length > NOTE_MAX) problems.push("The note was too long, and its end is missing");
  const recipe = {
    title,
    blurb,
    mealType: mealTypeOf(imported),
    equipment: [],
    ingredients,
    instructions: steps.slice(0, STEPS_MAX),
    source,
    ...(kept.length === 0 ? {} : { tags: kept }),
  };
  return { recipe, note: cut(note, NOTE_MAX), problems };
}

/** Where a picture is that is nowhere but on the web, from which none is fetched; empty for any other. */
export function pictureOnTheWeb({ pictures: [first = "", ...others] }: ImportedRecipe): string {
  const isOnTheWeb = [first, ...others].every((picture) => /^https?:\/\//iu.test(picture));
  return isOnTheWeb && first.length <= ADDRESS_MAX ? plain(first) : "";
}

/** Characters that nobody types, and those that turn a line's direction; a line's end stays. */
const CONTROLS =
  /[^\P{Cc}\n]|[\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]/gu;

/** Several lines of text, trimmed. */
function paragraph(text: string): string {
  const lines = text.replace(/\r\n?|[\u{2028}\u{2029}]/gu, "\n").replace(CONTROLS, " ");
  return typedText(lines.replace(/\p{Cs}/gu, "").replace(/[^\S\n]+/gu, " "));
}

/** Several lines that another app may have shown with markup. */
function words(text: string): string {
  return paragraph(withoutMarkup(text));
}

/** One line of text. */
function plain(text: string): string {
  return paragraph(text).replace(/\s+/gu, " ");
}

/** Cuts a text without splitting a surrogate pair, which can't be stored. */
function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trimEnd();
}

/** A text cut to `max`; if it is longer, `over` gets all of it. */
function fitted(text: string, max: number, over: string[]): string {
  if (text.length <= max) return text;
  over.push(text);
  const kept = cut(text, max - 1);
  const word = kept.lastIndexOf(" ");
  return `${word > max / 2 ? kept.slice(0, word) : kept}…`;
}

function summaryOf({ serves, minutes, source }: ImportedRecipe): string {
  const facts = [
    ...(serves === null ? [] : [`serves ${serves}`]),
    ...(minutes === null ? [] : [minutesText(minutes)]),
  ];
  const from = plain(source.name) || siteOf(source.url);
  if (from !== "") return ["From ", from, ...facts.map((fact) => `, ${fact}`)].join("");
  return capitalised(facts.join(", "));
}

function capitalised(text: string): string {
  return text.replace(/^./u, (first) => first.toUpperCase());
}

function sourceOf({ source: { name, url } }: ImportedRecipe): string {
  return [plain(name), plain(url)].filter((text) => text !== "").join(", ");
}

/** What has no field, a line each; `tags` are those that have no place among the recipe's. */
function factsOf({ serves, minutes, rating }: ImportedRecipe, tags: readonly string[]): string[] {
  const facts = [
    ...(serves === null ? [] : [`Serves ${serves}`]),
    ...(minutes === null ? [] : [capitalised(minutesText(minutes))]),
    ...(tags.length === 0 ? [] : [`Tags: ${tags.join(", ")}`]),
    ...(rating === null ? [] : [`Rating: ${rating} of ${RATING_MAX}`]),
  ];
  return [facts.join("\n")];
}

/** The name of a section; empty for one that only says what every recipe has, "Method" or "Step 2". */
function nameOf(heading: string): string {
  const name = plain(withoutMarkup(heading)).replace(/:$/u, "");
  const part = readHeading(name);
  if (part && part.part !== "note") return part.beside;
  return NUMBER_ALONE.test(name) ||
    /^(?:recipe|recette|receta|receita|ricetta|rezept)$/iu.test(name)
    ? ""
    : name;
}

/** "For the" in other languages, which the shopping list would not take for it. */
const FOR_THE =
  /^(?:für (?:den|die|das)|pour (?:les?|la)|para (?:el|las?|los|os?|as?)|per (?:il|lo|la|i|gli|le)|voor (?:de|het))\s+(?=\S)|^(?:pour|per) l['’]\s*/iu;

/**
 * What the lines of a section are for, to follow each, since a stored list has no headings: ", for the
 * sauce"; empty for none.
 */
export function purposeOf(heading: string): string {
  const name = nameOf(heading).replace(FOR_THE, "");
  if (name === "") return "";
  return /^(?:for|to)\s/iu.test(name)
    ? `, ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : `, for the ${name}`;
}

function ingredientsOf({ heading, lines }: ImportedSection): string[] {
  const purpose = purposeOf(heading);
  return lines
    .map((line) => plain(withoutMarkup(line)))
    .filter((line) => line !== "")
    .map((line) => (line.length + purpose.length <= NAME_MAX ? `${line}${purpose}` : line));
}

/** "salt, to taste" */
const AS_AMOUNT =
  /^(?<name>.*[^\s,(])[\s,(]+(?<amount>(?:or\s+)?(?:to taste|as needed|as required|as desired))\)?$/iu;

function readAsAmount(line: string): RecipeIngredient | null {
  const { name, amount } = AS_AMOUNT.exec(line)?.groups ?? {};
  return name === undefined || amount === undefined ? null : { name, amount };
}

function ingredientOf(line: string, over: string[]): RecipeIngredient {
  // A longer line is no ingredient, and expensive to read.
  const isShort = line.length <= AMOUNT_MAX + NAME_MAX;
  const parts = isShort ? (splitAmount(line) ?? readAsAmount(line)) : null;
  return !parts || parts.amount.length > AMOUNT_MAX || parts.name === ""
    ? { amount: "", name: fitted(line, NAME_MAX, over) }
    : { amount: parts.amount, name: fitted(parts.name, NAME_MAX, over) };
}

/** The steps of a section; the first of them says which it is, and long ones become several. */
export function stepsOf({ heading, lines }: ImportedSection): string[] {
  const name = nameOf(heading);
  const [first, ...others] = lines.map(words).filter((line) => line !== "");
  if (first === undefined) return [];
  return [name === "" ? first : `${name}: ${first}`, ...others].flatMap((step) =>
    bounded(step, STEP_MAX),
  );
}

/** A text in parts of at most `max`, at the ends of sentences or words. */
export function bounded(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const most = cut(rest, max);
    const ends = [most.lastIndexOf(". ") + 1, most.lastIndexOf(" "), most.length];
    const end = ends.find((at) => at > max / 2) ?? most.length;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}

/** Steps with as many neighbours joined as there are more than `max`, where they fit in one. */
function within(steps: readonly string[], max: number): string[] {
  const joined: string[] = [];
  let surplus = steps.length - max;
  for (const step of steps) {
    const both = `${joined.at(-1)}\n${step}`;
    if (surplus > 0 && joined.length > 0 && both.length <= STEP_MAX) {
      joined[joined.length - 1] = both;
      surplus -= 1;
    } else joined.push(step);
  }
  return joined;
}

function mealTypeOf({ tags, title }: ImportedRecipe): MealType {
  const said = [...tags, title].map((text) => text.toLowerCase());
  return (
    MEAL_TYPES.find((type) => said.some((text) => text.split(/[^\p{L}]+/u).includes(type))) ??
    "dinner"
  );
}
