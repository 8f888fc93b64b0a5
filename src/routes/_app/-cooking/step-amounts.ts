import type { RecipeIngredient } from "#domain/entities.ts";

import { findNamedIngredients } from "./step-ingredients.ts";

/**
 * How much of an ingredient a step takes:
 * - `all`: all there is, or whatever the cook has of it;
 * - `part`: what the step says ("3 tbsp", "half", "the rest"), of the recipe's amount;
 * - `again`: it was used whole in an earlier step, `since`, counted from 1.
 */
export type Take =
  | { kind: "all" }
  | { kind: "part"; words: string }
  | { kind: "again"; since: number };

export interface TakenIngredient {
  /** Position in the recipe's list. */
  index: number;
  ingredient: RecipeIngredient;
  take: Take;
}

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const FIGURE = String.raw`\d+\s+\d+\/\d+|\d+\s?[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?(?:\/\d+)?|[¼½¾⅓⅔⅛]`;
const COUNT = `(?:${FIGURE}|${COUNTS.join("|")})`;
const QUANTITY = String.raw`${COUNT}(?:\s?(?:-|–|to|or)\s?${COUNT})?`;
const UNIT = [
  "kg|g|grams?|ml|cl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?",
  "tbsps?|tablespoons?|tsps?|teaspoons?|cups?|pints?",
  "pinch(?:es)?|dash(?:es)?|handfuls?|knobs?|drops?|splash(?:es)?|ladlefuls?|spoonfuls?",
  "cloves?|sprigs?|slices?|sticks?|stalks?|cans?|tins?|heads?|bunch(?:es)?",
].join("|");
const FRACTION = [
  "half|(?:a|one) half|(?:a|one) third|two thirds|(?:a|one) quarter|three quarters",
  "most|some|a little|the rest|the remainder|the remaining|remaining",
].join("|");
/** An amount, and up to the next sign or joining word, what it is an amount of. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<butFor>all but )?(?:(?<quantity>${QUANTITY})(?:\s?-?(?<unit>${UNIT})(?![\p{L}]))?|(?<fraction>${FRACTION})(?![\p{L}])))(?:\s+of)?(?:\s+(?:an?|the|your|this|that|these|those))?\s+(?<things>[^.,;:!?()]{1,80})`,
  "giu",
);
/** Whatever follows is not what the amount is of. */
const JOINS =
  /\s(?:and|with|to|in|into|on|onto|over|until|then|for|from|at|by|or|plus|each|per|while|as)\s/iu;

const VALUES = new Map<string, number>([
  ["¼", 0.25],
  ["½", 0.5],
  ["¾", 0.75],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["⅛", 0.125],
  ...COUNTS.map((word, at): [string, number] => [word, at + 1]),
]);

/** The number that a quantity begins with ("1 1/2", "½", "two"); null if it begins with none. */
function valueOf(quantity: string): number | null {
  const words = /^[a-z]+/iu.exec(quantity)?.[0];
  if (words) return VALUES.get(words.toLowerCase()) ?? null;
  const found = /^(?<whole>\d+(?:[.,]\d+)?)?(?:\s*(?<sign>[¼½¾⅓⅔⅛]))?(?<rest>.*)$/u.exec(quantity);
  const { whole = "", sign = "", rest = "" } = found?.groups ?? {};
  if (whole === "" && sign === "") return null;
  const number = Number(whole.replace(",", ".")) + (VALUES.get(sign) ?? 0);
  const over = /^\/(?<over>\d+)/u.exec(rest)?.groups?.["over"];
  if (over) return number / Number(over);
  const mixed = /^\s+(?<top>\d+)\/(?<over>\d+)/u.exec(rest)?.groups;
  return mixed ? number + Number(mixed["top"]) / Number(mixed["over"]) : number;
}

const UNIT_NAMES = new Map<string, string>([
  ["tablespoon", "tbsp"],
  ["teaspoon", "tsp"],
  ["gram", "g"],
  ["litre", "l"],
  ["liter", "l"],
  ["ounce", "oz"],
  ["pound", "lb"],
]);

function unitName(unit: string): string {
  const word = unit.toLowerCase();
  const single = word.length > 2 ? word.replace(/(?<=ch|sh)es$|s$/u, "") : word;
  return UNIT_NAMES.get(single) ?? single;
}

const WHOLE = new RegExp(
  String.raw`^\s*(?<quantity>${QUANTITY})\s?(?<unit>${UNIT})?(?![\p{L}])`,
  "iu",
);

/** Whether the step's amount is less than the recipe's, as far as the two can be compared. */
function isPart(quantity: string, unit: string | undefined, whole: string): boolean {
  const { groups } = WHOLE.exec(whole) ?? {};
  const taken = valueOf(quantity);
  const there = valueOf(groups?.["quantity"] ?? "");
  // A bare number counts pieces of the thing: "4 wedges of the lemon" is no part of "1 lemon".
  if (unit === undefined && (groups === undefined || groups["unit"] !== undefined)) return false;
  if (taken === null) return false;
  if (there === null || unitName(unit ?? "") !== unitName(groups?.["unit"] ?? "")) {
    return unit !== undefined;
  }
  return taken < there;
}

/** What a step says it takes of each ingredient, by the ingredient's position. */
function partsIn(text: string, ingredients: readonly RecipeIngredient[]): Map<number, string[]> {
  const parts = new Map<number, string[]>();
  for (const { groups } of text.matchAll(AMOUNT)) {
    const { butFor = "", quantity, unit, fraction, things = "" } = groups ?? {};
    const [thing = ""] = things.split(JOINS);
    // A bare number says how many of what comes next, not of what comes later.
    const near = thing.split(/\s+/u, quantity !== undefined && unit === undefined ? 2 : 5);
    for (const index of findNamedIngredients(near.join(" "), ingredients)) {
      const { amount = "" } = ingredients[index] ?? {};
      if (quantity !== undefined && !isPart(quantity, unit, amount)) continue;
      const words = fraction
        ? fraction.toLowerCase().replace(/^(?:the )?(?:remaining|remainder|rest)$/u, "the rest")
        : `${butFor.toLowerCase()}${quantity}${unit ? ` ${unit}` : ""}`;
      parts.set(index, [...(parts.get(index) ?? []), words]);
    }
  }
  return parts;
}

/**
 * The ingredients that a step names, in the recipe's order, each with how much of it the step takes.
 * So a step doesn't tell a cook to pour in 1.2 l where it wants 3 tbsp, and a later mention doesn't
 * read as if the whole were needed again.
 *
 * @param step counted from 1
 */
export function findTakenIngredients(
  instructions: readonly string[],
  step: number,
  ingredients: readonly RecipeIngredient[],
): TakenIngredient[] {
  const firstWhole = new Map<number, number>();
  const partly = new Set<number>();
  for (const [at, text] of instructions.slice(0, step - 1).entries()) {
    const parts = partsIn(text, ingredients);
    for (const index of findNamedIngredients(text, ingredients)) {
      if (parts.has(index)) partly.add(index);
      else if (!firstWhole.has(index)) firstWhole.set(index, at + 1);
    }
  }
  const text = instructions[step - 1] ?? "";
  const parts = partsIn(text, ingredients);
  return findNamedIngredients(text, ingredients).flatMap((index): TakenIngredient[] => {
    const ingredient = ingredients[index];
    if (!ingredient) return [];
    const words = parts.get(index)?.join(" + ");
    const since = firstWhole.get(index);
    const take: Take =
      words !== undefined
        ? { kind: "part", words }
        : since !== undefined
          ? { kind: "again", since }
          : partly.has(index)
            ? { kind: "part", words: "the rest" }
            : { kind: "all" };
    return [{ index, ingredient, take }];
  });
}
