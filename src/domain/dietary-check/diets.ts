import type { DietId } from "#domain/catalogue.ts";
import { NUTRIENT_ROWS, type Nutrients } from "#domain/dietary-check/vocabulary/nutrients.ts";
import { SERVES_PER_IDEA } from "#domain/limits.ts";

import { gramsOf } from "./amounts.ts";
import { compilePhrases, matchPhrases } from "./match.ts";
import type { Word } from "./words.ts";

/** The diets that depend on the amount of a food: low carb, low fat and, for any amount, paleo. */

const NUTRIENTS = compilePhrases<Nutrients>(
  () => NUTRIENT_ROWS,
  (first) => first,
);
/**
 * The most grams per serve from the foods that count: a spoon of flour or sugar for four people is
 * fine.
 */
const CARBS_MAX = 10;
const FAT_MAX = 10;
/** How many sources an explanation names. */
const NAMED_MAX = 3;

const LIGHT = /\b(fat[- ]free|low[- ]fat|reduced[- ]fat|0 ?%|light|lite|lean|skimmed|skinless)\b/i;
const LIGHT_SHARE = 0.4;
const DEEP_FRY = /\bdeep[- ]fr(y|ied|ying)\b(?! pan)/i;

interface Source {
  name: string;
  grams: number;
}

function explain(sources: Source[], max: number, noun: string): string | undefined {
  const total = sources.reduce((sum, { grams }) => sum + grams, 0) / SERVES_PER_IDEA;
  if (total <= max) return undefined;
  const names = sources
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, NAMED_MAX)
    .map(({ name }) => name);
  return `about ${Math.round(total)} g of ${noun} a serve: ${names.join(", ")}`;
}

/**
 * Which of the three diets a recipe breaks, and why. `instructions` show only whether it
 * deep-fries.
 *
 * @param ingredients with the words of each name as `readWords` cuts it
 */
export function breakQuantityDiets(
  ingredients: readonly { name: string; amount: string; words: readonly Word[] }[],
  instructions: readonly string[],
): { id: DietId; because: string }[] {
  const carbs: Source[] = [];
  const fats: Source[] = [];
  const paleo: string[] = [];
  for (const { name, amount, words } of ingredients) {
    // Tested once for the whole name: inside the loop, the cost would grow with the square of its
    // length.
    const lightShare = LIGHT.test(name) ? LIGHT_SHARE : 1;
    let carb = 0;
    let fat = 0;
    for (const { value, from, to } of matchPhrases(NUTRIENTS(), words)) {
      const phrase = name.slice(words[from]?.start, words[to - 1]?.end).toLowerCase();
      if (value.paleo) paleo.push(`${phrase} (${value.paleo})`);
      if (value.carbs === 0 && value.fat === 0) continue;
      const grams = gramsOf(amount || name, value.each, value.usual);
      const share = value.fat < 90 ? lightShare : 1;
      carb = Math.max(carb, (grams * value.carbs) / 100);
      fat = Math.max(fat, (grams * value.fat * share) / 100);
    }
    if (carb > 0) carbs.push({ name, grams: carb });
    if (fat > 0) fats.push({ name, grams: fat });
  }
  const tooMuchCarb = explain(carbs, CARBS_MAX, "carbohydrates");
  const fried = instructions.some((step) => DEEP_FRY.test(step)) ? "deep-fried" : undefined;
  const tooMuchFat = fried ?? explain(fats, FAT_MAX, "fat");
  return [
    ...(tooMuchCarb === undefined ? [] : [{ id: "low_carb" as const, because: tooMuchCarb }]),
    ...(tooMuchFat === undefined ? [] : [{ id: "low_fat" as const, because: tooMuchFat }]),
    ...(paleo.length === 0
      ? []
      : [{ id: "paleo" as const, because: [...new Set(paleo)].slice(0, NAMED_MAX).join(", ") }]),
  ];
}
