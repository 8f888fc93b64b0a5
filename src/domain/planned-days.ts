import { addDays } from "./days.ts";
import type { AiMealPlan, PlanRecipe } from "./entities.ts";
import { MEAL_TYPES } from "./meal-types.ts";
import type { WaitingMeal } from "./waiting-meals.ts";

/** How many days a meal that was not cooked on its day is still offered. */
export const MISSED_DAYS = 7;

/** A meal planned for a day, past or future. */
export interface DatedMeal extends WaitingMeal {
  planId: string;
  day: string;
}

const compareDays = (a: { day: string }, b: { day: string }) =>
  a.day < b.day ? -1 : Number(a.day > b.day);
const placeInDay = ({ meal }: WaitingMeal) => MEAL_TYPES.indexOf(meal.mealType);

/**
 * The uncooked meals that plans have on days, from the first day on and breakfast before dinner:
 * those of today and later, and those of recent days that were missed, latest first.
 *
 * @param today a day of the cook's calendar
 */
export function datedMeals(
  plans: readonly AiMealPlan[],
  today: string,
): { coming: DatedMeal[]; missed: DatedMeal[] } {
  const dated = plans
    .flatMap(({ id: planId, recipes }) =>
      recipes.flatMap((meal) =>
        meal.day && !meal.cooked ? [{ meal, planId, day: meal.day }] : [],
      ),
    )
    .toSorted((a, b) => compareDays(a, b) || placeInDay(a) - placeInDay(b));
  const first = addDays(today, -MISSED_DAYS);
  return {
    coming: dated.filter(({ day }) => day >= today),
    missed: dated.filter(({ day }) => day < today && day >= first).toReversed(),
  };
}

/** A meal that waits to be cooked. */
export interface NextMeal extends WaitingMeal {
  /** The day that it is planned for; empty for none. */
  day: string;
}

/**
 * The meals to cook, by date: those planned for today, then for later days, then those without a day.
 * Missed meals are offered separately.
 */
export function inOrderOfDays(
  waiting: readonly WaitingMeal[],
  { coming, missed }: { coming: readonly DatedMeal[]; missed: readonly DatedMeal[] },
): NextMeal[] {
  const named = new Set([...coming, ...missed].map(({ meal }) => meal.id));
  const others = waiting.filter(({ meal }) => !named.has(meal.id));
  const once = new Map(coming.toReversed().map((dated) => [dated.meal.id, dated]));
  return [
    ...coming.filter((dated) => once.get(dated.meal.id) === dated),
    ...others.map((other) => ({ ...other, day: "" })),
  ];
}

/** A meal in the list of days: from a plan, or waiting outside any plan. */
export interface WeekMeal extends NextMeal {
  cooked: boolean;
}

/** A plan's meals, in its order. */
export function weekOfPlan({ id, recipes }: Pick<AiMealPlan, "id" | "recipes">): WeekMeal[] {
  return recipes.map((meal) => ({
    meal,
    planId: id,
    day: meal.day ?? "",
    cooked: meal.cooked,
  }));
}

/** Everything to be cooked across all plans, including missed meals, without duplicates. */
export function weekOfAll(
  waiting: readonly WaitingMeal[],
  dated: { coming: readonly DatedMeal[]; missed: readonly DatedMeal[] },
): WeekMeal[] {
  const all = [...inOrderOfDays(waiting, dated), ...dated.missed];
  const firstOf = (id: string) => all.findIndex(({ meal }) => meal.id === id);
  return all
    .filter((each, place) => firstOf(each.meal.id) === place)
    .map((each) => ({ ...each, cooked: false }));
}

/** The meals of one day of a plan; the day is empty for those without one. */
export interface PlanDay {
  day: string;
  recipes: PlanRecipe[];
}

/**
 * A plan's recipes by day: first those without a day, then by date, in the plan's order within a
 * day.
 */
export function planByDay({ recipes }: Pick<AiMealPlan, "recipes">): PlanDay[] {
  const days = new Set(recipes.map(({ day = "" }) => day));
  return [...days].toSorted().map((day) => ({
    day,
    recipes: recipes.filter((recipe) => (recipe.day ?? "") === day),
  }));
}
