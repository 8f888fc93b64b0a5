import { expect, test } from "vitest";

import { weekOfPlan } from "#domain/planned-days.ts";

import { dropInWeek, weekEntries } from "./week-entries.ts";

const TODAY = "2026-11-24";

/** "soup", "soup@2026-11-24", or in capitals for a meal that was cooked. */
function planOf(...meals: string[]) {
  return weekOfPlan({
    id: "p",
    recipes: meals.map((meal) => {
      const [name = "", day = ""] = meal.split("@");
      return {
        id: name.toLowerCase(),
        title: name,
        ingredients: [],
        instructions: ["Stir."],
        mealType: "dinner" as const,
        blurb: "",
        equipment: [],
        cooked: name !== name.toLowerCase(),
        ...(day === "" ? {} : { day }),
      };
    }),
  });
}

const week = (...meals: string[]) => weekEntries(planOf(...meals), TODAY);

/** Drops a meal at a place of the list, counted without that meal. */
function drop(meals: string[], id: string, place: number) {
  const entries = week(...meals);
  const others = entries.filter((entry) => entry.id !== id).map((entry) => entry.id);
  return dropInWeek(entries, id, others.slice(place));
}

test("the week begins with what is on no day, and has the next seven days and all with a meal", () => {
  const entries = week("soup", "pie@2026-12-24", "stew@2026-11-20", "TART", "CAKE@2026-11-24");
  expect(entries.map(({ id }) => id)).toEqual([
    "day:",
    "soup",
    "day:2026-11-20",
    "stew",
    "day:2026-11-24",
    "cake",
    ...["25", "26", "27", "28", "29", "30"].map((day) => `day:2026-11-${day}`),
    "day:2026-12-24",
    "pie",
    "cooked",
    "tart",
  ]);
});

test("a meal is on the day under whose heading it is dropped, and before what follows it there", () => {
  const meals = ["soup", "pie@2026-11-24", "stew@2026-11-24"];
  // day:, day:24, pie, stew, day:25, …
  expect(drop(meals, "soup", 2)).toEqual({ day: "2026-11-24", before: ["pie", "stew"] });
  expect(drop(meals, "soup", 3)).toEqual({ day: "2026-11-24", before: ["stew"] });
  expect(drop(meals, "soup", 4)).toEqual({ day: "2026-11-24", before: [] });
  expect(drop(meals, "soup", 5)).toEqual({ day: "2026-11-25", before: null });
  // day:, soup, day:24, stew, day:25, …
  expect(drop(meals, "pie", 4)).toEqual({ day: "2026-11-24", before: [] });
  expect(drop(meals, "pie", 1)).toEqual({ day: "", before: ["soup"] });
});

test("above the first heading is what is below it: on no day", () => {
  const meals = ["soup", "pie@2026-11-24"];
  expect(drop(meals, "pie", 0)).toEqual({ day: "", before: ["soup"] });
  expect(drop(meals, "soup", 0)).toBeNull();
});

test("a drop at the same place, or among cooked meals, does nothing", () => {
  const meals = ["soup", "pie@2026-11-24", "TART"];
  expect(drop(meals, "soup", 1)).toBeNull();
  expect(drop(meals, "pie", 3)).toBeNull();
  const last = week(...meals).length - 1;
  expect(drop(meals, "pie", last)).toBeNull();
  expect(drop(meals, "day:2026-11-24", 1)).toBeNull();
});
