import type { Aisle } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import type { ShoppingSettings } from "#domain/entities.ts";

import { completeName, suggestNames } from "./suggestions.ts";

/** Aisles whose foods don't wait: they are offered before anything is typed. */
const FRESH: ReadonlySet<Aisle> = new Set<Aisle>([
  "Fruit & vegetables",
  "Bakery",
  "Meat & fish",
  "Dairy & eggs",
]);
const NO_FOOD: ReadonlySet<Aisle> = new Set<Aisle>([
  "Household",
  "Health & beauty",
  "Baby",
  "Pets",
]);

/** What was named before the last comma, and how much there is of the thing behind it. */
const BEFORE_NAME =
  /^(?:.*[,;]\s*)?(?:(?:an?|bit|few|half|leftover|of|piece|quarter|rest|some|the)\s+)*/iu;

function split(typed: string): [before: string, name: string] {
  const before = BEFORE_NAME.exec(typed.trimStart())?.[0] ?? "";
  return [before, typed.trimStart().slice(before.length)];
}

/**
 * Names of foods that may be left over, like `suggestNames` for the list: for the last of the things
 * typed, and while there is none the fresh foods that are bought most often.
 *
 * @param named what is not to be offered
 */
export function suggestLeftOver(
  typed: string,
  settings: Pick<ShoppingSettings, "bought" | "staples">,
  named: readonly string[],
): string[] {
  const [, name] = split(typed);
  const isUsual = name.trim() === "";
  return suggestNames(name, settings, named, (food) =>
    isUsual ? FRESH.has(aisleOf(food)) : !NO_FOOD.has(aisleOf(food)),
  );
}

/** The typed text, with the name of its last thing completed: "ham, half a ca" → "ham, half a cabbage". */
export function completeLeftOver(typed: string, food: string): string {
  const [before, name] = split(typed);
  return `${before}${completeName(name, food)}`;
}
