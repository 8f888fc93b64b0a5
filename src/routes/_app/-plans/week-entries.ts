import { daysFrom } from "#domain/days.ts";
import type { WeekMeal } from "#domain/planned-days.ts";

/** How many days from today are always shown, even without a meal. */
const SHOWN_DAYS = 7;

/**
 * An entry of the week: the heading of a day, or one of its meals. A heading with an empty day is
 * for meals on no day.
 */
export type WeekEntry =
  | { id: string; kind: "day"; day: string; isEmpty: boolean }
  | { id: string; kind: "cooked" }
  | ({ id: string; kind: "meal" } & WeekMeal);

const headingOf = (day: string) => `day:${day}`;

/**
 * Meals grouped by day, in their order within each day: first those on no day, then each day with a
 * meal as well as the next days, and last those cooked without a day.
 */
export function weekEntries(meals: readonly WeekMeal[], today: string): WeekEntry[] {
  const lineOf = (each: WeekMeal): WeekEntry => ({ ...each, id: each.meal.id, kind: "meal" });
  const group = (day: string, onDay: readonly WeekMeal[]): WeekEntry[] => [
    { id: headingOf(day), kind: "day", day, isEmpty: onDay.length === 0 },
    ...onDay.map(lineOf),
  ];
  const none = meals.filter(({ day }) => day === "");
  const days = new Set([...meals.map(({ day }) => day), ...daysFrom(today, SHOWN_DAYS)]);
  days.delete("");
  const cooked = none.filter((each) => each.cooked);
  return [
    ...group(
      "",
      none.filter((each) => !each.cooked),
    ),
    ...[...days].toSorted().flatMap((day) =>
      group(
        day,
        meals.filter((each) => each.day === day),
      ),
    ),
    ...(cooked.length > 0 ? [{ id: "cooked", kind: "cooked" } as const] : []),
    ...cooked.map(lineOf),
  ];
}

/** Where a meal was dropped. */
export interface WeekDrop {
  /** The day it was dropped on; empty for none. */
  day: string;
  /**
   * The meals that follow it on that day, nearest first, before which it moves in the plan; null if
   * it is alone on that day, so that its place in the plan can stay.
   */
  before: string[] | null;
}

/**
 * What dropping a meal before these entries means. Null if nothing changes, or if nothing can be
 * dropped there.
 */
export function dropInWeek(
  entries: readonly WeekEntry[],
  id: string,
  followers: readonly string[],
): WeekDrop | null {
  const dropped = entries.find((entry) => entry.id === id);
  if (dropped?.kind !== "meal") return null;
  const others = entries.filter((entry) => entry.id !== id);
  const place = others.length - followers.length;
  const heading = others.slice(0, place).findLast((entry) => entry.kind !== "meal");
  // A drop above the first heading counts as a drop just below it.
  const day = heading?.kind === "day" ? heading.day : heading ? null : "";
  if (day === null) return null;
  const wasOn = dropped.day;
  const isSamePlace = wasOn === day && entries.indexOf(dropped) === place;
  if (isSamePlace || (heading === undefined && wasOn === "" && entries[1]?.id === id)) return null;

  const idsOf = (lines: readonly WeekEntry[]) => {
    const end = lines.findIndex((entry) => entry.kind !== "meal");
    return (end < 0 ? lines : lines.slice(0, end)).map((entry) => entry.id);
  };
  const from = heading ? others.indexOf(heading) + 1 : 1;
  const onDay = idsOf(others.slice(from));
  const after = onDay.slice(Math.max(0, place - from));
  return { day, before: onDay.length === 0 ? null : after };
}
