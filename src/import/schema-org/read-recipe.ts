import { RATING_MAX } from "#domain/limits.ts";

import { sectionsOf, yieldOf } from "../formats/values.ts";
import type { ImportedRecipe, ImportedSection } from "../imported-recipe.ts";
import { minutesOf } from "../minutes-of.ts";
import { readHeading } from "../text/headings.ts";
import { firstOf, isNode, listOf, type Node, textsIn } from "./nodes.ts";
import { plainLine, plainLines } from "./plain-text.ts";
import { readIngredients } from "./read-ingredients.ts";
import { readSteps } from "./read-steps.ts";

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
    // "overnight", but not "PTNaNM"
    const text = minutes === null ? said.replace(/^(?:P|\W*\d*$).*/u, "") : `${minutes} min`;
    return { minutes: minutes ?? 0, text };
  };
  const prep = read("prepTime");
  const cook = read("cookTime", "performTime");
  const total = read("totalTime");
  const note = [
    ["Preparation", prep.text],
    ["Cooking", cook.text],
    ["In all", total.minutes > 0 ? "" : total.text],
  ].flatMap(([label, text]) => (text === "" ? [] : [`${label}: ${text}`]));
  return { minutes: total.minutes || prep.minutes + cook.minutes || null, note };
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

/** A section without "Ingredients" and "Method", and with other headings among its lines: "For the sauce:". */
function withHeadings({ heading, lines }: ImportedSection): ImportedSection[] {
  const others = lines.filter((line) => (readHeading(line)?.part ?? "note") === "note");
  return sectionsOf(others).map((section) =>
    section.heading === "" ? { ...section, heading } : section,
  );
}

function addressesIn(value: unknown): string[] {
  return listOf(value)
    .flatMap((part) =>
      isNode(part) ? textsIn(part["url"] ?? part["contentUrl"] ?? part["embedUrl"]) : textsIn(part),
    )
    .filter((address) => /^https?:\/\//iu.test(address));
}

function tagsIn(...values: unknown[]): string[] {
  const tags = values.flatMap((value) => textsIn(value)).flatMap((text) => text.split(/[,;]/u));
  const words = tags.map(plainLine).filter(Boolean);
  const seen = new Set<string>();
  return words.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
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
      const said = lineOf(node[property]);
      return said === "" ? [] : [`${label}: ${said}`];
    }),
    ...readNutrition(node["nutrition"]),
    ...readRated(node["aggregateRating"]),
    ...addressesIn(node["video"]).map((address) => `Video: ${address}`),
  ];
  const names = [lineOf(node["author"]), lineOf(node["publisher"])].filter(Boolean);
  const [url = page] = addressesIn(node["url"]);
  return {
    // Of several names, the others are of what is around it: the site, the series.
    title: textsIn([node["name"], node["headline"]]).map(plainLine).find(Boolean) ?? "",
    description: textsIn(node["description"]).flatMap(plainLines).join(" "),
    serves,
    minutes,
    ingredients: readIngredients(
      firstOf(node, "recipeIngredient", "ingredients", "ingredient", "supply"),
    ).flatMap(withHeadings),
    steps: readSteps(firstOf(node, "recipeInstructions", "instructions", "step")).flatMap(
      withHeadings,
    ),
    tags: tagsIn(node["recipeCategory"], node["recipeCuisine"], node["keywords"]),
    note: facts.length === 0 ? [] : [facts.join("\n")],
    source: { name: [...new Set(names)].join(", "), url },
    rating: null,
    pictures: [...new Set(addressesIn(node["image"]))],
    problems: [],
  };
}
