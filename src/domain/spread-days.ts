import { daysFrom } from "./days.ts";
import type { PlanRecipe } from "./entities.ts";
import { MEAL_TYPES } from "./meal-types.ts";

const WEEK = 7;

/** `count` of these, as far from each other as they allow, in order. */
function pickEvenly<T>(from: readonly T[], count: number): T[] {
  const picked = Array.from({ length: count }, (_, index) =>
    Math.round((index * from.length) / count),
  );
  return from.filter((_, index) => picked.includes(index));
}

/**
 * Days of one week for a plan's uncooked recipes that have none, in the plan's order. Each meal
 * type is spread by itself, one a day, or more where there are more than days; days that have such
 * a meal already come last.
 * @param today the first day, unless a meal is on a day from then on: then that day is the first
 */
export function spreadOverWeek(
  recipes: readonly PlanRecipe[],
  today: string,
): { recipeId: string; day: string }[] {
  const waiting = recipes.filter(({ cooked }) => !cooked);
  const coming = waiting.flatMap(({ day = "" }) => (day < today ? [] : [day]));
  const [first = today] = coming.toSorted();
  const week = daysFrom(first, WEEK);
  const spread = MEAL_TYPES.flatMap((mealType) => {
    const ofType = waiting.filter((recipe) => recipe.mealType === mealType);
    const undated = ofType.filter(({ day }) => !day);
    const onDay = (day: string) => ofType.filter((recipe) => recipe.day === day).length;
    let most = 1;
    const room = () =>
      week.flatMap((day) => Array<string>(Math.max(0, most - onDay(day))).fill(day));
    while (room().length < undated.length) most += 1;
    const days = pickEvenly(room(), undated.length);
    return undated.map(({ id }, index) => ({ recipeId: id, day: days[index] ?? first }));
  });
  const place = new Map(recipes.map(({ id }, index) => [id, index]));
  return spread.toSorted((a, b) => (place.get(a.recipeId) ?? 0) - (place.get(b.recipeId) ?? 0));
}
