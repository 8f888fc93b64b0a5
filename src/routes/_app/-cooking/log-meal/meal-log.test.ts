import { expect, test } from "vitest";

import type { Meal } from "#domain/entities.ts";

import type { LogSubject } from "./log-subject.ts";
import {
  eatenHint,
  favoriteChange,
  isHeartShown,
  loggedWords,
  newLog,
  portionsProblem,
  starsHint,
  timersQuestion,
} from "./meal-log.ts";

test("as many serves are cooked as the recipe was read for, unless the cook says otherwise", () => {
  expect(newLog(6).serves).toBe(6);
  expect(newLog(4)).toMatchObject({ serves: 4, portions: { fridge: 0, freezer: 0 }, stars: 0 });
});

test.each([
  [4, 0, 0, "4 portions eaten now"],
  [4, 2, 1, "1 portion eaten now"],
  [4, 2, 2, "All of it is put away"],
  [0, 0, 0, "All of it is put away"],
])("%d cooked, %d in the fridge and %d in the freezer", (serves, fridge, freezer, words) => {
  expect(eatenHint({ serves, portions: { fridge, freezer } })).toBe(words);
});

test.each([
  [1, 2, 0, "That is 1 portion more than you cooked. Put away fewer, or raise the serves."],
  [0, 2, 3, "That is 5 portions more than you cooked. Put away fewer, or raise the serves."],
  [4, 2, 2, null],
  [0, 0, 0, null],
])("%d cooked, %d and %d put away: %s", (serves, fridge, freezer, problem) => {
  expect(portionsProblem({ serves, portions: { fridge, freezer } })).toBe(problem);
});

const meal: Meal = {
  id: "pilaf",
  title: "Pilaf",
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};
const own = { kind: "shared", meal: { ...meal, author: "self" } } as unknown as LogSubject["found"];
const others = {
  kind: "shared",
  meal: { ...meal, author: "other" },
} as unknown as LogSubject["found"];
const found = { kind: "shared", meal } as unknown as LogSubject["found"];
const long = { ...meal, instructions: Array.from({ length: 21 }, () => "Stir.") };
const tooLong = { kind: "shared", meal: long } as unknown as LogSubject["found"];

test("the heart appears for a shared meal, or from 4 stars if that shares it", () => {
  expect(isHeartShown({ isShared: false, found }, 0)).toBe(false);
  expect(isHeartShown({ isShared: false, found }, 3)).toBe(false);
  expect(isHeartShown({ isShared: false, found }, 4)).toBe(true);
  expect(isHeartShown({ isShared: true, found }, 0)).toBe(true);
  expect(isHeartShown({ isShared: false, found: tooLong }, 5)).toBe(false);
  expect(isHeartShown({ isShared: false, found: own }, 5)).toBe(false);
});

test("what becomes of the stars is said: shared, counted before, or the cook's own", () => {
  const subject = { found, isShared: false, hasRated: false, isTakenBack: false };
  expect(starsHint(subject, 0)).toBe("Meals with 4 stars or more are shared with other cooks");
  expect(starsHint(subject, 3)).toBeUndefined();
  expect(starsHint(subject, 4)).toBe(
    "This meal will be shared: other cooks will see it and your stars",
  );
  expect(starsHint({ ...subject, isShared: true }, 5)).toBe(
    "Your stars count in the rating that other cooks see",
  );
  expect(starsHint({ ...subject, found: others }, 5)).toBe(
    "Another cook’s recipe: stars count for other cooks only while it is shared",
  );
  expect(starsHint({ ...subject, found: tooLong }, 5)).toBe(
    "This recipe is too long to share: it and its stars stay your own",
  );
  expect(starsHint({ ...subject, found: own }, 5)).toBe(
    "This recipe is your own: it and its stars are not shared",
  );
  expect(starsHint({ ...subject, isShared: true, hasRated: true, isTakenBack: true }, 5)).toBe(
    "You took this meal back: it and its stars stay your own",
  );
  expect(starsHint({ ...subject, hasRated: true }, 5)).toBe(
    "You have rated this meal for other cooks: the first rating counts",
  );
});

test.each([
  ["untouched", null, 5, { isShared: true, isFavorite: false }, null],
  ["set", true, 4, { isShared: false, isFavorite: false }, true],
  ["taken away", false, 0, { isShared: true, isFavorite: true }, false],
  ["set as it was", true, 5, { isShared: true, isFavorite: true }, null],
  ["set, then hidden by fewer stars", true, 3, { isShared: false, isFavorite: false }, null],
])("a heart %s", (_, heart, stars, state, change) => {
  expect(favoriteChange({ heart, stars }, { ...state, found })).toBe(change);
});

test.each([
  [0, 0, "Logged. Enjoy your Pilaf"],
  [1, 0, "Logged: 1 portion in the fridge"],
  [0, 3, "Logged: 3 portions in the freezer"],
  [2, 1, "Logged: 2 portions in the fridge, 1 in the freezer"],
])("%d in the fridge and %d in the freezer are told", (fridge, freezer, words) => {
  expect(loggedWords("Pilaf", { fridge, freezer })).toBe(words);
});

test("a dish's timers are stopped with it, unless the cook says otherwise", () => {
  expect(newLog(4).stopsTimers).toBe(true);
  expect([1, 2].map(timersQuestion)).toEqual([
    "Stop the timer of this dish",
    "Stop the 2 timers of this dish",
  ]);
});
