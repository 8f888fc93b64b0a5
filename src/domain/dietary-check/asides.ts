import type { FoundFood } from "./foods.ts";
import { bitsOf } from "./tags.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

/** Words of an ingredient that name a food without adding it to the dish. */

/** "(not pancake syrup)": a few words, none of which reverses the meaning again. */
const NOT_IN_BRACKETS = /[([]\s*not\s+(?<inner>[^()[\]]{1,50})[)\]]/giu;
/** "Pasta, not egg", "any nuts except peanuts": to the end of the ingredient or the next comma. */
const NOT_AFTER_COMMA =
  /(?:,\s*(?:not|no)|\b(?:except|excluding))\s+(?<inner>[^()[\],;:.!?]{1,50})(?=$|[,;)])/giu;
const TURNS =
  /\b(only|just|merely|simply|all|any|but|or|and|optional|too|also|necessarily|if|unless|without|no|non|free|yet|as|enough|counting|more|less|quite)\b|[,;:.!?]/iu;
const DENIED_WORDS_MAX = 4;

/** "Sub vegan mayo": an instruction if another food follows; a sandwich if it stands alone. */
const SUBSTITUTE = new Set(readPhrase("sub"));
const BEFORE_SUBSTITUTE = new Set([BARRIER, ...readPhrase("or and can")]);

/** Textures said of a spread or a drink as well as of a sauce. */
const TEXTURES = new Set(readPhrase("creamy buttery milky"));
const PLANTS = bitsOf("peanuts", "tree_nuts", "coconut", "soy", "sesame");
const DAIRY = bitsOf("dairy");
/** Products of nuts, beans and seeds, which can be creamy without cream. */
const MADE_OF_PLANTS = new Set(
  readPhrase("butter spread paste milk drink cream yogurt hummus tahini"),
);

/**
 * Words for products that may contain no milk although they are called milk: oat milk, rice drink.
 */
const CALLED_MILK = new Set(readPhrase("milk drink yogurt"));

function isMadeOfPlants(words: readonly Word[], { has, may, from, to }: FoundFood): boolean {
  const last = words[to - 1]?.stem ?? "";
  if ((has & PLANTS) !== 0) return (has & DAIRY) === 0 && MADE_OF_PLANTS.has(last);
  return to > from + 1 && ((has | may) & DAIRY) === 0 && CALLED_MILK.has(last);
}

/** A quick pre-check for both kinds of denial: most lines contain neither. */
const MAY_DENY = /[([]\s*not|,\s*no|exc/i;

function deniedPlaces(text: string): { start: number; end: number }[] {
  if (!MAY_DENY.test(text)) return [];
  const matches = [...text.matchAll(NOT_IN_BRACKETS), ...text.matchAll(NOT_AFTER_COMMA)];
  const places = matches.flatMap((match) => {
    const inner = match.groups?.["inner"] ?? "";
    const isPlain = !TURNS.test(inner) && inner.trim().split(/\s+/).length <= DENIED_WORDS_MAX;
    return isPlain ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  return places.sort((a, b) => a.start - b.start);
}

/** "Ghee-free": a food that is not in it, though no list has it as a qualifier. */
function isFreeOf(text: string, words: readonly Word[], { to }: FoundFood): boolean {
  const next = words[to];
  const hyphen = text.slice(words[to - 1]?.end, next?.start);
  return next?.stem === "free" && hyphen === "-" && words[to + 1]?.stem !== "rang";
}

/**
 * Foods of one ingredient that are only mentioned: denied in brackets or after a comma, in an
 * instruction, or as a texture.
 */
export function findAsides(
  text: string,
  words: readonly Word[],
  foods: readonly FoundFood[],
): Set<FoundFood> {
  const asides = new Set<FoundFood>();
  if (foods.length === 0) return asides;
  const denied = deniedPlaces(text);
  const isOfPlants = foods.some((food) => isMadeOfPlants(words, food));
  let next = 0;
  for (const food of foods) {
    const { stem = "", start = 0 } = words[food.from] ?? {};
    // Both lists are in the order of the text.
    while ((denied[next]?.end ?? Infinity) <= start) next += 1;
    if ((denied[next]?.start ?? Infinity) <= start) asides.add(food);
    else if (isFreeOf(text, words, food)) asides.add(food);
    else if (food.to !== food.from + 1) continue;
    else if (TEXTURES.has(stem) && isOfPlants) asides.add(food);
    else if (SUBSTITUTE.has(stem)) {
      const before = words[food.from - 1]?.stem ?? BARRIER;
      const after = words[food.to]?.stem ?? BARRIER;
      if (BEFORE_SUBSTITUTE.has(before) && after !== BARRIER) asides.add(food);
    }
  }
  return asides;
}
