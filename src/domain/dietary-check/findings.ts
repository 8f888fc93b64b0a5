import { isNaturalDish } from "#domain/dietary-check/vocabulary/dishes-by-nature.ts";
import { clearedFor, type ClearedName } from "#domain/dietary-check/vocabulary/short-names.ts";

import { findAsides } from "./asides.ts";
import { type FoundFood, findFoods } from "./foods.ts";
import type { ReadName, ReadText } from "./texts.ts";
import type { Word } from "./words.ts";

/** A food in a recipe: its tags, and in words where it is mentioned. */
export interface Finding {
  has: number;
  may: number;
  because: string;
}

export interface ReadRecipe {
  ingredients: readonly { name: ReadName; amount: ReadText }[];
  /** Title and description: what the recipe says about the dish. */
  claims: readonly ReadText[];
  steps: readonly ReadText[];
}

/**
 * Steps never shorten a name to one of these words: "butter the tin" doesn't mean peanut butter.
 */
const NEVER_SHORT = new Set(["butter"]);

function stemsOf(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(" ");
}

/** The names that steps may use for a listed food: "coconut milk" and "milk". */
function namesOf(words: readonly Word[], { from, to }: FoundFood): string[] {
  const names: string[] = [];
  for (let start = from; start < to; start += 1) {
    const name = stemsOf(words, start, to);
    if (start === from || !NEVER_SHORT.has(name)) names.push(name);
  }
  return names;
}

function phraseOf({ text, place }: ReadText, words: readonly Word[], food: FoundFood): string {
  const phrase = text.slice(words[food.from]?.start, words[food.to - 1]?.end).toLowerCase();
  return place ? `${phrase} (${place})` : phrase;
}

/** Collects each finding once: a text may name the same food a thousand times. */
class Findings {
  readonly all = new Map<string, Finding>();

  add(finding: Finding): void {
    if ((finding.has | finding.may) === 0) return;
    const known = this.all.get(finding.because);
    if (known) {
      known.has |= finding.has;
      known.may |= finding.may;
    } else this.all.set(finding.because, finding);
  }
}

/**
 * The foods in the ingredients, and the foods in title, description and steps that no ingredient
 * names.
 */
export function findAll({ ingredients, claims, steps }: ReadRecipe): Finding[] {
  const findings = new Findings();
  const listed = new Set<string>();
  const cleared: ClearedName[] = [];
  let held = 0;
  for (const { name, amount } of ingredients) {
    for (const { words, foods, cleared: bits } of name.named) {
      if (bits) cleared.push({ bits, words });
      const asides = findAsides(name.text, words, foods);
      for (const food of foods) {
        if (asides.has(food)) continue;
        for (const shortName of namesOf(words, food)) listed.add(shortName);
        held |= food.has;
        findings.add({ has: food.has, may: food.may, because: phraseOf(name, words, food) });
      }
    }
    for (const words of amount.readings) {
      for (const food of findFoods(words, { weak: false, trailing: false, denied: 0 }).foods) {
        held |= food.has;
        findings.add({ has: food.has, may: food.may, because: phraseOf(amount, words, food) });
      }
    }
  }
  const isIdea = ingredients.length === 0;
  // Each short name is read once: a long step may repeat it many times.
  const clearedNames = new Map<string, number>();
  const clearedBy = (shortName: string): number => {
    const bits = clearedNames.get(shortName) ?? clearedFor(shortName, cleared);
    clearedNames.set(shortName, bits);
    return bits;
  };
  const findIn = (read: ReadText, denied: number, isClaim: boolean) => {
    for (const words of read.readings) {
      for (const food of findFoods(words, { weak: isIdea, trailing: false, denied }).foods) {
        const stems = stemsOf(words, food.from, food.to);
        // The ingredients have settled this: after "oat milk", "the milk" is that milk.
        if (listed.has(stems)) continue;
        // What the recipe makes is made of its ingredients: "Chickpea omelette".
        if (isClaim && !isIdea && isNaturalDish(stems)) {
          listed.add(stems);
          continue;
        }
        const keep = ~clearedBy(stems);
        const because = phraseOf(read, words, food);
        findings.add({ has: food.has & keep, may: food.may & keep, because });
      }
    }
  };
  // "Vegan" in a title is believed unless an ingredient contradicts it.
  for (const read of claims) findIn(read, held, true);
  for (const read of steps) findIn(read, 0, false);
  return [...findings.all.values()];
}
