import { expect, test } from "vitest";

import type { Meal, MealMark, SharedMeal } from "#domain/entities.ts";
import { REPORTS_TO_HIDE } from "#domain/limits.ts";
import { mealOf } from "#domain/sound-meal.ts";
import { emptyUser } from "#domain/user-document.ts";

import type { Docs } from "./define.ts";
import {
  copyOf,
  hideMeal,
  isTakenDown,
  countHeart,
  countReport,
  rateMeal,
  reportMeal,
  sharedTime,
  takeBackMeal,
} from "./shared-meals.ts";

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner",
  blurb: "Green.",
  equipment: ["pot"],
};
const shared: SharedMeal = {
  ...soup,
  ratingAverage: 4,
  ratingCount: 3,
  favoriteCount: 1,
  createdAt: 1,
  updatedAt: 1,
  planId: "soup",
  recipeId: "soup",
};
const unmarked: MealMark = {
  id: "soup",
  stars: 0,
  favored: false,
  reported: false,
  hides: "nothing",
  updatedAt: 0,
};
const withMark = (mark: Partial<MealMark>, meal: SharedMeal | null = shared): Docs => ({
  users: { cook: emptyUser(0) },
  mealMarks: { soup: { ...unmarked, ...mark } },
  aiMeals: { soup: meal },
});

test("a first rating shares the meal, and is marked", () => {
  const rated = rateMeal.apply({}, { meal: soup, stars: 5, at: 9 }, "cook");
  expect(rated).toEqual({
    mealMarks: { soup: { ...unmarked, stars: 5, shared: true, updatedAt: 9 } },
    aiMeals: {
      soup: {
        ...shared,
        ratingAverage: 5,
        ratingCount: 1,
        favoriteCount: 0,
        createdAt: 9,
        updatedAt: 9,
      },
    },
  });
  expect(mealOf({ ...soup, extra: 1 } as Meal)).toEqual(soup);
  const drawn = { ...soup, picture: "soup: leek" };
  expect(mealOf(drawn)).toEqual(drawn);
});

test("a plan's copy names the cook's photo; what others see doesn't, nor a copy of what others wrote", () => {
  const photo = "ab".repeat(32);
  const own = { ...soup, photo, userId: "cook" };
  expect(copyOf(own)).toEqual({ ...soup, photo, author: "self" });
  expect(copyOf({ ...shared, photo })).toEqual({ ...soup, author: "other" });
  const rated = rateMeal.apply({}, { meal: { ...soup, photo }, stars: 5, at: 9 }, "cook");
  expect(rated.aiMeals?.["soup"]).not.toHaveProperty("photo");
});

test("a rating moves the mean of others once a cook, and keeps what else they said", () => {
  const args = { meal: soup, stars: 5, at: 9 };
  const docs = withMark({ favored: true });
  expect(rateMeal.apply(docs, args, "cook")).toEqual({
    mealMarks: { soup: { ...unmarked, favored: true, stars: 5, updatedAt: 9 } },
    aiMeals: { soup: { ...shared, ratingCount: 4, ratingAverage: 4.25, updatedAt: 9 } },
  });
  expect(rateMeal.apply(withMark({ stars: 4 }), args, "cook")).toEqual({});
  expect(rateMeal.apply(docs, { ...args, stars: 3 }, "cook")).toEqual({});
  expect(rateMeal.touches(args, "cook")).toEqual([
    { collection: "mealMarks", id: "soup" },
    { collection: "aiMeals", id: "soup" },
  ]);
});

test("stars for a recipe of the cook's own count nowhere, whatever others share under its id", () => {
  const args = { meal: { ...soup, author: "self" as const }, stars: 5, at: 9 };
  expect(rateMeal.apply({}, args, "cook")).toEqual({});
  expect(rateMeal.apply(withMark({}), args, "cook")).toEqual({});
});

test("a heart is counted once, as the cook's favourites say", () => {
  const args = { mealId: "soup", at: 9 };
  const kitchen = (favorites: string[], said: Partial<MealMark>, meal = shared): Docs => ({
    ...withMark(said, meal),
    users: { cook: { ...emptyUser(0), favorites } },
  });
  const hearted = countHeart.apply(kitchen(["soup"], {}), args, "cook");
  expect(hearted).toEqual({
    mealMarks: { soup: { ...unmarked, favored: true, updatedAt: 9 } },
    aiMeals: { soup: { ...shared, favoriteCount: 2 } },
  });
  expect(countHeart.apply(kitchen(["soup"], { favored: true }), args, "cook")).toEqual({});
  const taken = countHeart.apply(kitchen([], { favored: true }), args, "cook");
  expect(taken.aiMeals?.["soup"]?.favoriteCount).toBe(0);
  expect(countHeart.apply(kitchen([], {}), args, "cook")).toEqual({});
  expect(countHeart.apply({ ...kitchen(["soup"], {}), aiMeals: {} }, args, "cook")).toEqual({});
  // Taking a heart back never brings a count below none.
  const none = kitchen([], { favored: true }, { ...shared, favoriteCount: 0 });
  expect(countHeart.apply(none, args, "cook")).toEqual({});
});

test("a report hides the meal from who reports it, and counts once", () => {
  const on = { mealId: "soup", on: true, at: 9 };
  const hidden = { mealMarks: { soup: { ...unmarked, hides: "meal", updatedAt: 9 } } };
  expect(reportMeal.apply(withMark({}), on, "cook")).toEqual(hidden);
  expect(reportMeal.apply({}, on, "cook")).toEqual(hidden);
  expect(reportMeal.followUp?.(on)).toEqual({ name: "countReport", version: 1, args: on });
  const counted = countReport.apply(withMark({ hides: "meal" }), on, "cook");
  expect(counted).toEqual({
    mealMarks: { soup: { ...unmarked, reported: true, hides: "meal", updatedAt: 9 } },
    aiMeals: { soup: { ...shared, reportCount: 1 } },
  });
  expect(countReport.apply({ ...counted }, { ...on, at: 10 }, "cook")).toEqual({});
  const more = withMark({}, { ...shared, reportCount: 4 });
  expect(countReport.apply(more, on, "cook").aiMeals?.["soup"]?.reportCount).toBe(5);
  expect(countReport.apply(withMark({}, null), on, "cook")).toEqual({});
});

test("a report taken back shows the meal again, unless its author is hidden", () => {
  const off = { mealId: "soup", on: false, at: 9 };
  const counted = { ...shared, reportCount: 2 };
  const reported = withMark({ reported: true, hides: "meal" }, counted);
  expect(reportMeal.apply(reported, off, "cook")).toEqual({
    mealMarks: { soup: { ...unmarked, reported: true, updatedAt: 9 } },
  });
  expect(countReport.apply(reported, off, "cook")).toEqual({
    mealMarks: { soup: { ...unmarked, hides: "meal", updatedAt: 9 } },
    aiMeals: { soup: { ...counted, reportCount: 1 } },
  });
  const author = withMark({ reported: true, hides: "author" }, { ...shared, reportCount: 1 });
  expect(reportMeal.apply(author, off, "cook")).toEqual({});
  expect(countReport.apply(author, off, "cook").aiMeals?.["soup"]?.reportCount).toBe(0);
  // The rules let no count go below none.
  const uncounted = withMark({ reported: true }, { ...shared, reportCount: 0 });
  expect(countReport.apply(uncounted, off, "cook")).toEqual({});
  const on = { ...off, on: true };
  expect(reportMeal.apply(withMark({ hides: "author" }), on, "cook")).toEqual({});
  expect(countReport.apply(withMark({}), off, "cook")).toEqual({});
});

test("hiding changes only the cook's own mark, once", () => {
  const hide = { mealId: "soup", hides: "author", at: 9 } as const;
  expect(hideMeal.apply({}, hide, "cook")).toEqual({
    mealMarks: { soup: { ...unmarked, hides: "author", updatedAt: 9 } },
  });
  expect(hideMeal.apply(withMark({ hides: "author" }), hide, "cook")).toEqual({});
  expect(hideMeal.touches(hide, "cook")).toEqual([{ collection: "mealMarks", id: "soup" }]);
});

test("a meal is taken down by enough reports, or by an administrator, whose decision is final", () => {
  const meal = { ...shared, ratingCount: 1 };
  expect(isTakenDown(meal)).toBe(false);
  expect(isTakenDown({ ...meal, reportCount: REPORTS_TO_HIDE - 1 })).toBe(false);
  expect(isTakenDown({ ...meal, reportCount: REPORTS_TO_HIDE })).toBe(true);
  expect(isTakenDown({ ...meal, ratingCount: 1_000, reportCount: REPORTS_TO_HIDE })).toBe(false);
  // If many cooks rate it, a fifth as many have to report it.
  expect(isTakenDown({ ...meal, ratingCount: 1_000, reportCount: 199 })).toBe(false);
  expect(isTakenDown({ ...meal, ratingCount: 1_000, reportCount: 200 })).toBe(true);
  expect(isTakenDown({ ...meal, moderation: "hidden" })).toBe(true);
  expect(isTakenDown({ ...meal, moderation: "cleared", reportCount: 1_000 })).toBe(false);
});

test("who has shared a meal takes it back, and shares it again with what others said of it", () => {
  const back = { mealId: "soup", on: true, at: 9 };
  const own = withMark({ stars: 5, shared: true }, { ...shared, reportCount: 2 });
  const taken = takeBackMeal.apply(own, back, "cook");
  expect(taken).toEqual({ aiMeals: { soup: { ...shared, reportCount: 2, takenBack: true } } });
  const after = { ...own, ...taken };
  expect(isTakenDown({ ...shared, takenBack: true, moderation: "cleared" })).toBe(true);
  expect(takeBackMeal.apply(after, back, "cook")).toEqual({});
  expect(takeBackMeal.apply(after, { ...back, on: false }, "cook")).toEqual({
    aiMeals: { soup: { ...shared, reportCount: 2, takenBack: false } },
  });
  // Rated once, it is not shared again by another rating.
  expect(rateMeal.apply(after, { meal: soup, stars: 5, at: 10 }, "cook")).toEqual({});
});

test("a meal that another cook has shared, or that is gone, is not taken back", () => {
  const back = { mealId: "soup", on: true, at: 9 };
  expect(takeBackMeal.apply(withMark({ stars: 5 }), back, "cook")).toEqual({});
  expect(takeBackMeal.apply(withMark({ shared: true }, null), back, "cook")).toEqual({});
  const rated = rateMeal.apply(withMark({}), { meal: soup, stars: 5, at: 9 }, "cook");
  expect(rated.mealMarks?.["soup"]).not.toHaveProperty("shared");
});

test("a meal came to the list when the server noted it, or else when it says so itself", () => {
  expect(sharedTime({ ...shared, createdAt: 3, sharedAt: 7 })).toBe(7);
  expect(sharedTime({ ...shared, createdAt: 3 })).toBe(3);
});
