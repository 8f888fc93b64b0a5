import { PLURAL, singularOf } from "#domain/amounts/singular.ts";
import type { RecipeIngredient } from "#domain/entities.ts";
import { STEP_MAX } from "#domain/limits.ts";

import { findNamingWords } from "./step-ingredients.ts";

/** After "butter" as a verb: "butter the dish". */
const AFTER_VERB = /^\s+(?:all|an?|both|each|every|it|the|them|your)\b/iu;
/** Before a seasoning that no recipe lists: "season with salt and pepper". */
const AFTER_SALT = /\bsalt (?:and|&) $/iu;
const ARTICLE = /\b(?<first>a)n?(?= $)/iu;
/** "2", "1/2": what is counted has a singular. */
const COUNT = /^[\d\s¼½¾⅓⅔./–-]+$/u;

interface Missing {
  /** The recipe's ingredients, and the indexes of those that are missing. */
  ingredients: readonly RecipeIngredient[];
  missing: ReadonlySet<number>;
}

/** Pieces of a step that name the missing food and nothing else: "chicken thighs" is one. */
function findPieces(step: string, { ingredients, missing }: Missing) {
  const pieces: { start: number; end: number; index: number }[] = [];
  for (const { start, end, named } of findNamingWords(step, ingredients)) {
    const [index] = named;
    if (index === undefined || !named.every((each) => missing.has(each))) continue;
    const last = pieces.at(-1);
    if (last && /^[\s-]$/u.test(step.slice(last.end, start))) last.end = end;
    else pieces.push({ start, end, index });
  }
  return pieces.filter(
    ({ start, end }) => !AFTER_VERB.test(step.slice(end)) && !AFTER_SALT.test(step.slice(0, start)),
  );
}

/** The food's name in the number and with the first letter of what it stands for. */
function fitted(instead: string, piece: string, { name, amount }: RecipeIngredient): string {
  const isCounted = PLURAL.test(name) || COUNT.test(amount);
  const isOne = isCounted && !PLURAL.test(piece) && PLURAL.test(instead);
  const words = isOne ? instead.replace(/\S+$/u, singularOf) : instead;
  return /^\p{Lu}/u.test(piece) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/**
 * A recipe's steps with another food's name wherever they name what is missing. What may be another
 * ingredient, or a verb, stays as it is, and so does a step that would become too long. Steps of a
 * dish that is cooked without the food are left alone: no rule tells what a sentence loses.
 */
export function nameInstead(steps: readonly string[], missing: Missing, instead: string): string[] {
  return steps.map((step) => {
    let written = "";
    let from = 0;
    for (const { start, end, index } of findPieces(step, missing)) {
      const ingredient = missing.ingredients[index];
      if (!ingredient) continue;
      const name = fitted(instead, step.slice(start, end), ingredient);
      const before = step.slice(from, start);
      const article = /^[aeiou]/iu.test(name) ? "$<first>n" : "$<first>";
      written += before.replace(ARTICLE, article) + name;
      from = end;
    }
    const whole = written + step.slice(from);
    return whole.length > STEP_MAX ? step : whole;
  });
}
