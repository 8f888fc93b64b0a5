import type { ShoppingSettings } from "#domain/entities.ts";

import type { Thing } from "./aisle-groups.ts";
import { storedKeyOf } from "./listed-things.ts";

type Food = Pick<Thing, "food" | "name">;

/** What nearly every kitchen has, by its keys on lists: salt, pepper and oil for cooking. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(
  `salt, black pepper, white pepper, salt and pepper, salt and black pepper, oil, olive oil,
   vegetable oil, sunflower oil, rapeseed oil`
    .split(/,\s+/u)
    .map((food) => `${food}|`),
);
const ASKED = ["Salt", "Black pepper", "Olive oil"];

/**
 * The foods to ask about at the first list, whether they are always at home: salt, pepper and oil,
 * with any other kinds of them that it needs. Empty if it needs none, and once the cook has staples
 * or has cleared a list.
 *
 * @param toBuy what the list needs
 */
export function firstStaples(
  toBuy: readonly Food[],
  { staples, bought }: Pick<ShoppingSettings, "staples" | "bought">,
): Food[] {
  const needed = toBuy.filter(({ food }) => ALWAYS_THERE.has(food));
  if (needed.length === 0 || staples.length > 0 || bought.length > 0) return [];
  const asked = ASKED.map((name) => ({ food: storedKeyOf(name), name }));
  const others = asked.filter(({ food }) => !needed.some((thing) => thing.food === food));
  return [...needed, ...others].map(({ food, name }) => ({ food, name }));
}
