import { daysBetween } from "./days.ts";
import type { Meal } from "./entities.ts";
import { byWhatIsThere, usedOf } from "./leftovers.ts";
import { isReadyWithin } from "./recipe-time.ts";
import { titleKey } from "./titles.ts";

/** Minutes that a meal for tonight may take. */
export const TONIGHT_MINUTES = 20;
/** How many meals a shelf holds; a link beside it leads to the rest. */
export const SHELF_MAX = 12;

/** The meals that a device knows, by where they come from; each list in the order to show it in. */
export interface MealSources {
  favorites: readonly Meal[];
  own: readonly Meal[];
  others: readonly Meal[];
  /** Of earlier plans, the newest first. */
  planned: readonly Meal[];
  cookbook: readonly Meal[];
}

export type ShelfName = "tonight" | "atHome" | "favorites" | "own" | "others" | "cookbook";

export interface Shelf {
  name: ShelfName;
  meals: Meal[];
}

/** All meals of these sources, each id once: what is the cook's own or chosen comes first. */
export function mealsOfAll(sources: MealSources): Meal[] {
  const { favorites, own, planned, others, cookbook } = sources;
  const byId = new Map<string, Meal>();
  for (const meal of [...favorites, ...own, ...planned, ...others, ...cookbook]) {
    if (!byId.has(meal.id)) byId.set(meal.id, meal);
  }
  return [...byId.values()];
}

/** The first of each dish: a planned one has another id than the cookbook's that it is a copy of. */
function eachOnce(meals: readonly Meal[]): Meal[] {
  const keys = meals.map(({ id, title }) => titleKey(title) || id);
  return meals.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

/** The list turned so that it begins with others each day. */
function turned<T>(list: readonly T[], today: string): T[] {
  const start = (daysBetween("2026-01-01", today) * SHELF_MAX) % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}

interface ShelfChoice {
  /**
   * Those of the sources' meals, each id once, that may be offered to this cook. Of an id that several
   * sources have, it is this meal that was checked and is shown.
   */
  offered: readonly Meal[];
  /** Names of foods and dishes that are at home, as the cook wrote them. */
  atHome: readonly string[];
  /** The day of the cook's calendar. */
  today: string;
}

/** The shelves of Explore that have something on them, in the order to show them in. */
export function shelvesOf(sources: MealSources, choice: ShelfChoice): Shelf[] {
  const { atHome, today } = choice;
  const byId = new Map(choice.offered.map((meal) => [meal.id, meal]));
  const offeredOf = (meals: readonly Meal[]) => meals.flatMap(({ id }) => byId.get(id) ?? []);
  const cookbook = turned(sources.cookbook, today);
  const offered = offeredOf(mealsOfAll({ ...sources, cookbook }));
  const used = usedOf(atHome);
  const shelves: Record<ShelfName, readonly Meal[]> = {
    tonight: offered.filter(
      (meal) => meal.mealType !== "breakfast" && isReadyWithin(meal, TONIGHT_MINUTES),
    ),
    atHome: byWhatIsThere(
      offered.filter((meal) => used(meal) > 0),
      atHome,
    ),
    favorites: offeredOf(sources.favorites),
    own: offeredOf(sources.own),
    others: offeredOf(sources.others),
    cookbook: offeredOf(cookbook),
  };
  return Object.entries(shelves).flatMap(([name, meals]) => {
    const shown = eachOnce(meals).slice(0, SHELF_MAX);
    return shown.length > 0 ? [{ name: name as ShelfName, meals: shown }] : [];
  });
}
