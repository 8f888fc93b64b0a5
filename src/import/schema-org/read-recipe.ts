import { RATING_MAX } from "#domain/limits.ts";

import { sectionsOf, yieldOf } from "../formats/values.ts";
import type { ImportedRecipe, ImportedSection } from "../imported-recipe.ts";
import { minutesOf } from "../minutes-of.ts";
import { readUrl } from "../read-url.ts";
import { readHeading } from "../text/headings.ts";
import { usualList } from "./likely-recipe.ts";
import { firstOf, isNode, isOfType, listOf, localName, type Node, textsIn } from "./nodes.ts";
import { parseJsonLd } from "./parse-json-ld.ts";
import { plainLine, plainLines } from "./plain-text.ts";
import { readIngredients } from "./read-ingredients.ts";
import { readSteps } from "./read-steps.ts";

/** How deep recipes are looked for in the steps of another. */
const PARTS_MAX = 6;

function lineOf(value: unknown): string {
  return textsIn(value).map(plainLine).filter(Boolean).join(", ");
}

/** For how many it is, and what it says of that beyond a number. */
function readYield(value: unknown): { serves: number | null; note: string[] } {
  const said = [...new Set(textsIn(value).map(plainLine).filter(Boolean))];
  const yields = said.map((text) => yieldOf(text.replace(/^(\d+)\.0(?=\s|$)/u, "$1")));
  const serves = yields.find((one) => one.serves !== null)?.serves ?? null;
  const others = said.filter(
    (_, at) => yields[at]?.serves === null || yields[at]?.note.length !== 0,
  );
  return { serves, note: others.length === 0 ? [] : [`Makes: ${others.join(", ")}`] };
}

/** The whole time, or the sum of its parts; and what the parts are. */
function readTimes(node: Node): { minutes: number | null; note: string[] } {
  const read = (...names: readonly string[]) => {
    const said = lineOf(firstOf(node, ...names));
    const minutes = minutesOf(said);
    // "overnight", but not "PTNaNM" and "PT0M"
    const text = minutes === null ? said.replace(/^(?:P[^1-9]*|\W*\d*)$/u, "") : `${minutes} min`;
    return { minutes: minutes ?? 0, text };
  };
  const prep = read("prepTime");
  const cook = read("cookTime", "performTime");
  const total = read("totalTime");
  // A whole that is less than one of its parts isn't the whole.
  const isWhole = total.minutes >= Math.max(prep.minutes, cook.minutes);
  const note = [
    ["Preparation", prep.text],
    ["Cooking", cook.text],
    ["In all", isWhole && total.minutes > 0 ? "" : total.text],
  ].flatMap(([label, text]) => (text === "" ? [] : [`${label}: ${text}`]));
  const sum = prep.minutes + cook.minutes;
  return { minutes: (isWhole ? total.minutes : sum) || null, note };
}

const NOTED: readonly (readonly [property: string, label: string])[] = [
  ["tool", "Tools"],
  ["cookingMethod", "Cooking method"],
  ["estimatedCost", "Cost"],
  ["suitableForDiet", "Diet"],
  ["datePublished", "Published"],
];

function readNutrition(value: unknown): string[] {
  const facts = listOf(value).flatMap((part) =>
    isNode(part)
      ? Object.entries(part).flatMap(([name, amount]) => {
          const said = name.startsWith("@") ? "" : lineOf(amount);
          const words = name.replace(/Content$/u, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
          return said === "" ? [] : [`${words.toLowerCase()} ${said}`];
        })
      : [lineOf(part)],
  );
  return facts.length === 0 ? [] : [`Nutrition: ${facts.join(", ")}`];
}

function readRated(value: unknown): string[] {
  const [rating] = listOf(value).filter(isNode);
  const average = Number(lineOf(rating?.["ratingValue"]) || NaN);
  const best = Number(lineOf(rating?.["bestRating"]) || RATING_MAX);
  return average > 0 && average <= best ? [`Rated there: ${average} of ${best}`] : [];
}

/** Whether a line says no more than what any recipe has: "Ingredients", "Method". */
const isUsual = (line: string) => (readHeading(line)?.part ?? "note") !== "note";

/** A section without "Ingredients" and "Method", and with other headings among its lines: "For the sauce:". */
function withHeadings({ heading, lines }: ImportedSection): ImportedSection[] {
  return sectionsOf(lines.filter((line) => !isUsual(line))).map((section) => {
    const name = section.heading || heading;
    return { ...section, heading: isUsual(name) ? "" : name };
  });
}

/** An address on the web; null for any other. @param page where it is, for one that is relative */
function webAddress(said: string, page: string): string | null {
  const text = said.startsWith("//") ? `https:${said}` : said;
  if (/^https?:\/\//iu.test(text)) return text;
  // A name isn't one, nor is what a browser would run.
  return /^[^\s:]*[./][^\s:]*$/u.test(text) ? (readUrl(text, page)?.href ?? null) : null;
}

/** What a node that only names a picture names it by: its address. */
const PICTURE = /^\S+\.(?:avif|gif|jpe?g|png|webp)(?:\?\S*)?$/iu;

function addressesIn(value: unknown, page: string): string[] {
  return listOf(value)
    .flatMap((part) => {
      if (!isNode(part)) return textsIn(part);
      const said = firstOf(part, "url", "contentUrl", "embedUrl");
      return said === undefined
        ? textsIn(part["@id"]).filter((id) => PICTURE.test(id))
        : textsIn(said);
    })
    .flatMap((text) => webAddress(text.trim(), page) ?? []);
}

function tagsIn(...values: unknown[]): string[] {
  const tags = values.flatMap((value) => textsIn(value)).flatMap((text) => text.split(/[,;]/u));
  // A number is what the page's database calls it.
  const words = tags.map(plainLine).filter((tag) => /[^\s\d]/u.test(tag));
  const seen = new Set<string>();
  return words.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** A list that was written as text: '[{"text": "Boil."}]'. */
function unpacked(value: unknown): unknown {
  const isJson = typeof value === "string" && /^\s*[[{]\s*["'{[]/u.test(value);
  return isJson ? (parseJsonLd(value) ?? value) : value;
}

/** The ingredients of the recipes that are steps of another, below the names of these. */
function ingredientsWithin(steps: unknown, depth = 0): ImportedSection[] {
  if (depth > PARTS_MAX) return [];
  return listOf(steps).flatMap((part) => {
    if (Array.isArray(part)) return ingredientsWithin(part, depth + 1);
    if (!isNode(part)) return [];
    if (!isOfType(part, "Recipe")) return ingredientsWithin(part["itemListElement"], depth + 1);
    const name = lineOf(part["name"]);
    return readIngredients(part["recipeIngredient"]).map(({ heading, lines }) => ({
      heading: heading || name,
      lines,
    }));
  });
}

/** A recipe's steps, and the recipes that are its parts, which are read as steps that are recipes. */
function withParts(steps: unknown, { hasPart }: Node): unknown {
  const parts = listOf(hasPart).filter((part) => isNode(part) && isOfType(part, "Recipe"));
  return parts.length === 0 ? steps : [...listOf(steps), ...parts];
}

/** What a card says beside the recipe, a paragraph for each note. */
export function notesIn(node: Node): string[] {
  const lines = textsIn(firstOf(node, "notes", "note")).flatMap(plainLines);
  const notes = lines.filter((line) => readHeading(line)?.part !== "note");
  return notes.length === 0 ? [] : [notes.join("\n")];
}

/** "Gluten Free", of "https://schema.org/GlutenFreeDiet"; texts as they are. */
function wordsOf(said: string): string {
  const name = /^[A-Z]\w+(?=Diet$)/u.exec(localName(said))?.[0];
  return name?.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ") ?? said;
}

/**
 * Reads a schema.org/Recipe, from JSON-LD or microdata.
 * @param page the address that it was found at; empty if that isn't known
 */
export function readSchemaRecipe(node: Node, page: string): ImportedRecipe {
  const { serves, note: yields } = readYield(firstOf(node, "recipeYield", "yield"));
  const { minutes, note: times } = readTimes(node);
  const facts = [
    ...yields,
    ...times,
    ...NOTED.flatMap(([property, label]) => {
      const said = textsIn(node[property]).map(plainLine).filter(Boolean).map(wordsOf).join(", ");
      return said === "" ? [] : [`${label}: ${said}`];
    }),
    ...readNutrition(node["nutrition"]),
    ...readRated(node["aggregateRating"]),
    ...addressesIn(node["video"], page).map((address) => `Video: ${address}`),
  ];
  const names = [lineOf(node["author"]), lineOf(node["publisher"])].filter(Boolean);
  const [url = page] = addressesIn(node["url"], page);
  const steps = withParts(
    usualList(unpacked(firstOf(node, "recipeInstructions", "instructions", "step")), node, "steps"),
    node,
  );
  const ingredients = usualList(
    unpacked(firstOf(node, "recipeIngredient", "ingredients", "ingredient", "supply")),
    node,
    "ingredients",
  );
  return {
    // Of several names, the others are of what is around it: the site, the series.
    title: textsIn([node["name"], node["headline"]]).map(plainLine).find(Boolean) ?? "",
    description: textsIn(node["description"]).flatMap(plainLines).join(" "),
    serves,
    minutes,
    ingredients: [...readIngredients(ingredients), ...ingredientsWithin(steps)].flatMap(
      withHeadings,
    ),
    steps: readSteps(steps).flatMap(withHeadings),
    tags: tagsIn(node["recipeCategory"], node["recipeCuisine"], node["keywords"]),
    note: [...(facts.length === 0 ? [] : [facts.join("\n")]), ...notesIn(node)],
    source: { name: [...new Set(names)].join(", "), url },
    rating: null,
    pictures: [...new Set(addressesIn(node["image"], page))],
    problems: [],
  };
}
