import { expect, test } from "vitest";

import { planName, planTitle } from "./plan-title.ts";

const recipe = (id: string, day = "") => ({
  id,
  title: `Dish ${id}`,
  ingredients: [],
  instructions: [],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
  cooked: false,
  day,
});
// A Thursday.
const createdAt = new Date(2026, 10, 26, 12).getTime();
const two = [recipe("a"), recipe("b")];

test("a plan without a name is called by its week: of its first day, else of when it was saved", () => {
  expect(planName({ recipes: two, createdAt }, 1)).toBe("Week of 23 Nov");
  expect(planName({ recipes: two, createdAt }, 7)).toBe("Week of 22 Nov");
  const dated = [recipe("a", "2026-12-06"), recipe("b", "2026-12-01")];
  expect(planName({ recipes: dated, createdAt }, 1)).toBe("Week of 30 Nov");
  expect(planName({ recipes: [recipe("a", "2026-11-23"), recipe("b")], createdAt }, 1)).toBe(
    "Week of 23 Nov",
  );
});

test("a name comes first, and a plan of one dish is called by it", () => {
  expect(planName({ name: "Guests", recipes: two, createdAt }, 1)).toBe("Guests");
  expect(planName({ recipes: [recipe("a")], createdAt }, 1)).toBe("Dish a");
  expect(planTitle({ name: "Guests", recipes: two, createdAt })).toBe("Guests · 26 Nov 2026");
});
