import { readStems, readWords } from "#domain/dietary-check/words.ts";
import type { RecipeIngredient } from "#domain/entities.ts";

/**
 * Finds the recipe's ingredients that a step names, so that their amounts can stand beside it.
 * Names are compared word by word: "the chicken" names "boneless chicken thighs, diced", but not
 * "chicken stock", which needs its last word; "simmer the sauce" doesn't name "soy sauce". If
 * several ingredients match the same word, those with the most matching neighbouring words win.
 */

const stemsOf = (words: string) => new Set(readStems(words));

/** Words for the state, amount or container of an ingredient, which don't name it. */
const DESCRIPTIONS = stemsOf(
  "a all an and baby big bone boneless bought bunch can chopped clove cold cooked cooking crushed diced dried extra fat fine finely firm for free freshly fresh from frozen gluten good grated ground half handful hot in jar juiced knob large leaf lean light little low medium minced of or peeled piece pinch plain plus quality range raw reduced rinsed ripe roughly salted serve served shop skin skinless sliced slice small soft store style tablespoon taste teaspoon the thick thin thinly tin tinned to trimmed unsalted unsweetened virgin warm whole with without your",
);
/** The words before these only give the kind: naming the kind alone names something else. */
const NEEDS_LAST_WORD = stemsOf(
  "bread broth butter cheese cream crumb cube flake flour jam milk noodle oil pasta powder rind seed stock sugar syrup vinegar wine yoghurt yogurt zest",
);
/** These are too common in steps to name an ingredient by themselves. */
const NEEDS_ALL_WORDS = stemsOf("dressing juice mix paste sauce seasoning spice water");
/** Words that distinguish kinds of a thing but name none: "red" in "red pepper". */
const WEAK_WORDS = new Set(
  "black brown grain green long pink purple red short white yellow".split(" "),
);

/** How far apart two words of one ingredient may be and still count as neighbours. */
const NEIGHBOURHOOD = 3;

/** The words that identify an ingredient: "carrot" in "2 large carrots, in batons". */
function keyWords(name: string): string[] {
  const [noun = ""] = name.split(/[,(;]| (?:in|with|for) /iu);
  return readStems(noun).filter((word) => !DESCRIPTIONS.has(word));
}

function fitAt(words: string[], step: string[], at: number): number {
  const last = words.at(-1) ?? "";
  const near = step.slice(Math.max(0, at - NEIGHBOURHOOD), at + NEIGHBOURHOOD + 1);
  const fit = words.filter((word) => near.includes(word)).length;
  if (words.length === 1) return fit;
  if (NEEDS_ALL_WORDS.has(last)) return fit === words.length ? fit : 0;
  const isComplete = step[at] === last || step[at + 1] === last;
  return NEEDS_LAST_WORD.has(last) && !isComplete ? 0 : fit;
}

/** A word of a step, and the indexes of the ingredients that it names. */
export interface NamingWord {
  start: number;
  end: number;
  named: number[];
}

/** The words of `text` that name ingredients, in its order. */
export function findNamingWords(
  text: string,
  ingredients: readonly RecipeIngredient[],
): NamingWord[] {
  const words = readWords(text).filter(({ stem }) => /^\p{L}/u.test(stem));
  const step = words.map(({ stem }) => stem);
  const keys = ingredients.map(({ name }) => keyWords(name));
  return words.flatMap(({ stem, start, end }, at) => {
    if (WEAK_WORDS.has(stem)) return [];
    const fits = keys.map((key) => (key.includes(stem) ? fitAt(key, step, at) : 0));
    const best = Math.max(0, ...fits);
    const named = fits.flatMap((fit, index) => (best > 0 && fit === best ? index : []));
    return named.length > 0 ? [{ start, end, named }] : [];
  });
}

/** The indexes of the ingredients that `text` names, in the recipe's order. */
export function findNamedIngredients(
  text: string,
  ingredients: readonly RecipeIngredient[],
): number[] {
  const named = findNamingWords(text, ingredients).flatMap((word) => word.named);
  return [...new Set(named)].sort((a, b) => a - b);
}
