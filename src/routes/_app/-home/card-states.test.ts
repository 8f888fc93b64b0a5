import { expect, test } from "vitest";

import { keepingOf } from "#domain/keeping.ts";

import { cardStates } from "./card-states.ts";

const TODAY = "2026-11-24";
const dish = (id: string) => ({
  id,
  title: "Dish",
  ingredients: [],
  instructions: [],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
});

function kept(storage: "fridge" | "freezer", age: number, count: number) {
  const stored = { title: "Dish", imageUrl: "", recipeId: "a", planId: "", storedAt: 1 };
  return { stored: { ...stored, storage, count }, age, keeping: keepingOf(storage, age) };
}

test("the cards count what is there, and say what is for today", () => {
  const lastDay = Array.from({ length: 9 }, (_, age) => age).find(
    (age) => keepingOf("fridge", age).daysLeft === 1,
  );
  const toEat = [kept("fridge", lastDay ?? 0, 1), kept("fridge", 0, 2), kept("freezer", 3, 1)];
  const waiting = ["2026-11-24", "2026-11-24", "2026-11-25", ""].map((day, index) => ({
    meal: dish(String(index)),
    planId: "p",
    day,
  }));
  expect(cardStates({ toEat, waiting, favorites: 1 }, TODAY)).toEqual({
    eat: "4, one today",
    cook: "4, two today",
    explore: "1 favorite",
  });
  expect(
    cardStates({ toEat: toEat.slice(1), waiting: waiting.slice(3), favorites: 2 }, TODAY),
  ).toEqual({ eat: "3 portions", cook: "1 to cook", explore: "2 favorites" });
});

test("an empty kitchen says so", () => {
  expect(cardStates({ toEat: [], waiting: [], favorites: 0 }, TODAY)).toEqual({
    eat: "Nothing stored",
    cook: "Nothing planned",
    explore: "New ideas",
  });
});
