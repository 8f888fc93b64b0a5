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

/** How portions were made says nothing about what they are good for. */
const MADE_STEMS = new Set(
  readStems(
    "cooked boiled steamed poached roast roasted baked fried grilled leftover leftovers left over some portion portions rest",
  ),
);

interface Usable {
  title: string;
  ingredients: readonly { name: string }[];
}

/**
 * How much of what is there to be used up a meal holds: how many of its words are in the meal's
 * title or ingredients.
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

/** The meals that hold most of what is there first; those that hold equally much stay as they were. */
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
