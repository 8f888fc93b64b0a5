import { expect, test } from "vitest";

import type { FoundMeal } from "#db/repositories/meal-repository.ts";
import type { Meal } from "#domain/entities.ts";

import type { LogSubject } from "./log-subject.ts";
import {
  eatenOf,
  favoriteChange,
  isHeartShown,
  isPhotoKept,
  loggedWords,
  isSharingAsked,
  newLog,
  portionsProblem,
  starsHint,
  timersQuestion,
  withEaten,
  withRestFrozen,
  withServes,
  type MealLog,
} from "./meal-log.ts";

test("as many serves are cooked as the recipe was read for, and eaten as the plan feeds", () => {
  expect(newLog(4, null)).toMatchObject({ serves: 4, stars: 0 });
  const begun = [newLog(4, null), newLog(4, 2), newLog(4, 6), withServes(newLog(4, 2), 6, 2)];
  expect(begun.map((log) => [eatenOf(log), log.portions.fridge, log.portions.freezer])).toEqual([
    [4, 0, 0],
    [2, 2, 0],
    [4, 0, 0],
    [2, 4, 0],
  ]);
  expect(withServes(newLog(4, 2), 1, 2).portions).toEqual({ fridge: 0, freezer: 0 });
});

const stored = (log: MealLog) => [log.portions.fridge, log.portions.freezer];

test("what the cook has put away stays when more or less was cooked", () => {
  const log = { ...newLog(4, 2), portions: { fridge: 1, freezer: 1 } };
  expect(stored(withServes(log, 6, 2))).toEqual([1, 1]);
  expect(portionsProblem(withServes(log, 1, 2))).not.toBeNull();
});

test("what is not eaten goes into the fridge, and all of the rest to the freezer at once", () => {
  const log = { ...newLog(6, null), portions: { fridge: 1, freezer: 2 } };
  expect(stored(withEaten(log, 1))).toEqual([3, 2]);
  expect(stored(withEaten(log, 4))).toEqual([0, 2]);
  expect(stored(withEaten(log, 5))).toEqual([0, 1]);
  expect(stored(withEaten(log, 6))).toEqual([0, 0]);
  expect(stored(withRestFrozen(log))).toEqual([0, 3]);
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

const unrated = { hasRated: false, isTakenBack: false };

test("the heart appears for a shared meal, or from 4 stars if that shares it", () => {
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: false, found }, 0)).toBe(false);
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: false, found }, 3)).toBe(false);
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: false, found }, 4)).toBe(true);
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: true, found }, 0)).toBe(true);
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: false, found: tooLong }, 5)).toBe(
    false,
  );
  expect(isHeartShown({ ...unrated, isSharing: true, isShared: false, found: own }, 5)).toBe(false);
  expect(isHeartShown({ ...unrated, isSharing: false, isShared: false, found }, 5)).toBe(false);
  expect(isHeartShown({ ...unrated, isSharing: false, isShared: true, found }, 5)).toBe(true);
});

test("what becomes of the stars is said: shared, counted before, or the cook's own", () => {
  const subject = { found, isShared: false, isSharing: true, hasRated: false, isTakenBack: false };
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

test("who keeps meals to themselves is told so, and asked only where it makes a difference", () => {
  const subject = { found, isShared: false, isSharing: false, hasRated: false, isTakenBack: false };
  expect(starsHint(subject, 0)).toBeUndefined();
  expect(starsHint(subject, 4)).toBe(
    "This meal and its stars stay your own: other cooks won’t see them",
  );
  expect(starsHint({ ...subject, isShared: true }, 4)).toBe(
    "Your stars stay your own: they don’t count in the rating",
  );
  expect([0, 3, 4, 5].map((stars) => isSharingAsked(subject, stars))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isSharingAsked({ ...subject, isShared: true, found: others }, 5)).toBe(true);
  for (const settled of [
    { found: others },
    { found: own },
    { found: tooLong },
    { hasRated: true },
    { isTakenBack: true },
  ]) {
    expect(isSharingAsked({ ...subject, ...settled }, 5)).toBe(false);
  }
});

test.each([
  ["untouched", null, 5, { isShared: true, isFavorite: false }, null],
  ["set", true, 4, { isShared: false, isFavorite: false }, true],
  ["taken away", false, 0, { isShared: true, isFavorite: true }, false],
  ["set as it was", true, 5, { isShared: true, isFavorite: true }, null],
  ["set, then hidden by fewer stars", true, 3, { isShared: false, isFavorite: false }, null],
])("a heart %s", (_, heart, stars, state, change) => {
  expect(favoriteChange({ heart, stars }, { ...unrated, ...state, isSharing: true, found })).toBe(
    change,
  );
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
  expect(newLog(4, null).stopsTimers).toBe(true);
  expect([1, 2].map(timersQuestion)).toEqual([
    "Stop the timer of this dish",
    "Stop the 2 timers of this dish",
  ]);
});

test("a photo is asked for where something of the meal stays that shows it", () => {
  const mine: Meal = { ...meal, author: "self" };
  const kept = (found: FoundMeal, fridge: number) =>
    isPhotoKept(found, { ...newLog(4, null), portions: { fridge, freezer: 0 } });
  expect(kept({ meal, planId: "p" }, 0)).toBe(true);
  expect(kept({ meal, planId: null }, 0)).toBe(false);
  expect(kept({ meal, planId: null }, 1)).toBe(true);
  expect(kept({ meal: mine, planId: null }, 0)).toBe(true);
  expect(kept({ meal: { ...mine, photo: "ab".repeat(32) }, planId: null }, 0)).toBe(false);
});
