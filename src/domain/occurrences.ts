/*
 * A dish may stand in a plan more than once. Each further occurrence is a recipe with an id of its
 * own, made from the dish's: it has its own day, serves, cooked state, place in the recipe and
 * share of the shopping list. What is said of the dish (its note, stars, heart and whether it is
 * shared) is stored under the dish's id (docs/decisions/0160).
 */

const AGAIN = /~again-[0-9a-f]{8}$/u;

/** The id of the dish that a meal is an occurrence of; the id itself for a meal planned once. */
export function dishIdOf(mealId: string): string {
  return mealId.replace(AGAIN, "");
}

/**
 * The id of a further occurrence of a dish.
 * @param unique a UUID: two devices may both plan the dish again while offline
 */
export function occurrenceId(mealId: string, unique: string): string {
  return `${dishIdOf(mealId)}~again-${unique.slice(0, 8)}`;
}
