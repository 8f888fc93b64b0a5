import { APP_LOCALE } from "#domain/app-locale.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { weekOf, type Weekday } from "#domain/weeks.ts";

import { formatDate } from "./formats.ts";
import { localDay } from "./local-days.ts";
import { weekStart } from "./week-start.ts";

const dayAndMonth = new Intl.DateTimeFormat(APP_LOCALE, {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/**
 * What a plan is called: by its name; without one, by the only recipe it holds or the week that it
 * is for, "Week of 23 Nov". That is the week of its first day, or else of when it was saved.
 * @param begins the day on which weeks begin; the cook's own if absent
 */
export function planName(
  { name = "", recipes, createdAt }: Pick<AiMealPlan, "name" | "recipes" | "createdAt">,
  begins?: Weekday,
): string {
  if (name !== "") return name;
  const [dish, second] = recipes;
  if (dish && !second) return dish.title;
  const days = recipes.flatMap(({ day }) => (day ? [day] : [])).toSorted();
  const first = weekOf(days[0] ?? localDay(createdAt), begins ?? weekStart());
  return `Week of ${dayAndMonth.format(new Date(`${first}T00:00:00Z`))}`;
}

/** A plan by its name and the date it was saved on, "Guests · 21 Nov 2026". */
export function planTitle(plan: Pick<AiMealPlan, "name" | "recipes" | "createdAt">): string {
  return `${planName(plan)} · ${formatDate(plan.createdAt)}`;
}
