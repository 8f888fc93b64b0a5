import { readStems } from "#domain/dietary-check/words.ts";
import type { RecipeIngredient } from "#domain/entities.ts";

/**
 * Which of a recipe's ingredients a step names, so that their amounts stand beside it. Names are
 * compared word by word: "the chicken" names "boneless chicken thighs, diced", but not "chicken
 * stock", which needs its last word; "simmer the sauce" doesn't name "soy sauce". Where several
 * fit the same word, those win that more of the neighbouring words fit.
 */

const stemsOf = (words: string) => new Set(readStems(words));

/** Says how it is, how much or in what, not what it is. */
const DESCRIPTIONS = stemsOf(
  "a all an and baby big bone boneless bought bunch can chopped clove cold cooked cooking crushed diced dried extra fat fine finely firm for free freshly fresh from frozen gluten good grated ground half handful hot in jar juiced knob large leaf lean light little low medium minced of or peeled piece pinch plain plus quality range raw reduced rinsed ripe roughly salted serve served shop skin skinless sliced slice small soft store style tablespoon taste teaspoon the thick thin thinly tin tinned to trimmed unsalted unsweetened virgin warm whole with without your",
);
/** The word before these says what kind it is: naming the kind alone names something else. */
const NEEDS_LAST_WORD = stemsOf(
  "bread broth butter cheese cream crumb cube flake flour jam milk noodle oil pasta powder rind seed stock sugar syrup vinegar wine yoghurt yogurt zest",
);
/** And these are too common in steps to name anything by themselves. */
const NEEDS_ALL_WORDS = stemsOf("dressing juice mix paste sauce seasoning spice water");
/** Tells kinds of a thing apart, but names none: "red" of "red pepper". */
const WEAK_WORDS = new Set(
  "black brown grain green long pink purple red short white yellow".split(" "),
);

/** How far from a word another word of the same ingredient counts as beside it. */
const NEIGHBOURHOOD = 3;

/** The words that say what it is: of "2 large carrots, in batons", "carrot". */
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

/** The indexes, in the recipe's order, of the ingredients that `text` names. */
export function findNamedIngredients(
  text: string,
  ingredients: readonly RecipeIngredient[],
): number[] {
  const step = readStems(text);
  const keys = ingredients.map(({ name }) => keyWords(name));
  const named = new Set<number>();
  step.forEach((word, at) => {
    if (WEAK_WORDS.has(word)) return;
    const fits = keys.map((words) => (words.includes(word) ? fitAt(words, step, at) : 0));
    const best = Math.max(0, ...fits);
    if (best > 0) fits.forEach((fit, index) => (fit === best ? named.add(index) : named));
  });
  return [...named].sort((a, b) => a - b);
}
