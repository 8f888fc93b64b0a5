import { readStems } from "#domain/dietary-check/words.ts";

const EMPTY_STEMS = new Set(
  readStems(
    "a an and the with of in on for to from by or your my our easy quick simple style fresh warm hot cold creamy crispy spicy tasty delicious healthy meal dish breakfast lunch dinner recipe free low fat carb served",
  ),
);

/** The stems of the words that identify a dish. */
export function tellingStems(text: string): Set<string> {
  return new Set(readStems(text).filter((stem) => stem.length > 2 && !EMPTY_STEMS.has(stem)));
}

/** Words for how a dish was made and how much of it is left, which don't identify it. */
const MADE_STEMS = new Set(
  readStems(
    "cooked boiled steamed poached roast roasted baked fried grilled leftover leftovers left over some portion portions rest half quarter bit piece bunch bag pack packet tin can jar tub",
  ),
);

interface Usable {
  title: string;
  ingredients: readonly { name: string }[];
}

/**
 * A meal's score for using up leftovers: how many of their words are in its title or ingredients.
 *
 * @param leftovers names of portions or foods, as the cook wrote them
 */
export function usedOf(leftovers: readonly string[]): (meal: Usable) => number {
  const wanted = [...tellingStems(leftovers.join("\n"))].filter((stem) => !MADE_STEMS.has(stem));
  if (wanted.length === 0) return () => 0;
  return ({ title, ingredients }) => {
    const held = tellingStems([title, ...ingredients.map(({ name }) => name)].join("\n"));
    return wanted.filter((stem) => held.has(stem)).length;
  };
}

/** Sorts meals by how much of the leftovers they use up, most first; a stable sort. */
export function byWhatIsThere<M extends Usable>(
  meals: readonly M[],
  leftovers: readonly string[],
): M[] {
  const used = usedOf(leftovers);
  return meals
    .map((meal) => ({ meal, score: used(meal) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ meal }) => meal);
}
