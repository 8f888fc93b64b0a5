import { findAmounts, MEASURE_WORD } from "#domain/amounts/find-amounts.ts";
import { QUANTITY, readQuantity } from "#domain/amounts/numbers.ts";
import { convert, unitOf } from "#domain/amounts/units.ts";
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

const FRACTION = [
  "half|(?:a|one) half|(?:a|one) third|two thirds|(?:a|one) quarter|three quarters",
  "most|some|a little|the rest|the remainder|the remaining|remaining",
].join("|");
/** An amount, followed by the words up to the next sign or joining word, which name its food. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<fraction>${FRACTION})(?![\p{L}])|(?<butFor>all but )?(?<written>${QUANTITY})(?:\s?-?(?<unit>${MEASURE_WORD})(?![\p{L}]))?)(?:\s+of)?(?:\s+(?:an?|the|your|this|that|these|those))?\s+(?<things>[^.,;:!?()]{1,80})`,
  "giu",
);
/** Joining words: the text after one doesn't name the amount's food. */
const JOINS =
  /\s(?:and|with|to|in|into|on|onto|over|until|then|for|from|at|by|or|plus|each|per|while|as)\s/iu;

/** Whether the step's amount is less than the recipe's, as far as the two can be compared. */
function isPart(taken: number, word: string | undefined, whole: string): boolean {
  const [there] = findAmounts(whole);
  // "4 lemon slices" and "4 wedges of the lemon" aren't counted against "1 lemon".
  if (word === undefined) {
    return there !== undefined && there.unit === undefined && taken < there.quantity.min;
  }
  const unit = unitOf(word);
  // "3 cm chunks of beef" says how large they are.
  if (unit?.unit === "inch" && there?.unit !== "inch") return false;
  if (!unit && there?.unit === undefined) return false;
  const inWhole = unit && there?.unit && convert(taken * unit.times, unit.unit, there.unit);
  return inWhole && there ? inWhole < there.quantity.min * there.times : true;
}

/** The partial amounts that a step takes, by the ingredient's position. */
function partsIn(text: string, ingredients: readonly RecipeIngredient[]): Map<number, string[]> {
  const parts = new Map<number, string[]>();
  for (const { groups } of text.matchAll(AMOUNT)) {
    const { butFor = "", written, from, upTo, unit, fraction, things = "" } = groups ?? {};
    const quantity = from === undefined ? null : readQuantity(from, upTo, ` ${unit ?? ""}`);
    if (from !== undefined && !quantity) continue;
    const [thing = ""] = things.split(JOINS);
    // A bare number counts only the very next words.
    const near = thing.split(/\s+/u, quantity && unit === undefined ? 2 : 5);
    for (const index of findNamedIngredients(near.join(" "), ingredients)) {
      const { amount = "" } = ingredients[index] ?? {};
      if (quantity && !isPart(quantity.min, unit, amount)) continue;
      const words = fraction
        ? fraction.toLowerCase().replace(/^(?:the )?(?:remaining|remainder|rest)$/u, "the rest")
        : `${butFor.toLowerCase()}${written}${unit ? ` ${unit}` : ""}`;
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
