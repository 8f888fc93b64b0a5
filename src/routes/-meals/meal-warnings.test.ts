import { expect, test, vi } from "vitest";

import { screen } from "#domain/dietary-check/check.ts";
import type { Meal } from "#domain/entities.ts";

import { briefly, warningsFor } from "./meal-warnings.ts";

// The real check, with its calls counted.
vi.mock("#domain/dietary-check/check.ts", { spy: true });

const gratin: Meal = {
  id: "gratin",
  title: "Potato Gratin",
  ingredients: [
    { name: "potatoes", amount: "1 kg" },
    { name: "double cream", amount: "300 ml" },
  ],
  instructions: ["Bake the potatoes in the cream for 60 minutes."],
  mealType: "dinner",
  blurb: "Golden on top.",
  equipment: ["oven"],
};

test("a cook who avoids nothing is warned of nothing", () => {
  expect(warningsFor(gratin, { allergies: [], diet: [], equipment: [] })).toEqual([]);
});

test("until all that a cook avoids is known, every meal says that it isn't checked", () => {
  const preferences = { allergies: ["eggs" as const], diet: [], equipment: [], isPartial: true };
  expect(warningsFor(gratin, preferences).map(({ text, kind }) => [text, kind])).toEqual([
    ["Not checked yet against all that you avoid", "unchecked"],
  ]);
  expect(briefly(warningsFor(gratin, preferences))).toHaveLength(1);
});

test("names what is against allergies and diet, and why", () => {
  const warnings = warningsFor(gratin, {
    allergies: ["dairy", "peanuts"],
    diet: ["vegan"],
    equipment: [],
  });
  expect(warnings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Contains dairy: .*cream/),
    expect.stringMatching(/^Not vegan: .*cream/),
  ]);
  expect(warnings.every(({ kind }) => kind === "in")).toBe(true);
});

test("a missing tool is told apart from food that is avoided", () => {
  expect(warningsFor(gratin, { allergies: [], diet: [], equipment: ["wok"] })).toMatchObject([
    { text: "You have no oven", kind: "tool" },
  ]);
});

test("what only some kinds hold is told from what is in it, and from what could not be checked", () => {
  const ingredients = ["butter", "dark chocolate", "豆腐"].map((name) => ({ name, amount: "" }));
  const preferences = { allergies: ["dairy" as const, "soy" as const], diet: [], equipment: [] };
  expect(warningsFor({ ...gratin, ingredients, instructions: [] }, preferences)).toMatchObject([
    { text: "Contains dairy: butter; some kinds of dark chocolate", kind: "in" },
    { text: "Some kinds contain soy: dark chocolate", kind: "may" },
    { text: "Could not be checked: “豆腐”, in letters of another alphabet", kind: "unchecked" },
  ]);
});

test("where there is little room, warnings that begin alike share one, and none is left out", () => {
  const meal = {
    ...gratin,
    ingredients: ["butter", "eggs", "dark chocolate", "豆腐"].map((name) => ({ name, amount: "" })),
    instructions: [],
    equipment: ["oven" as const, "wok" as const],
  };
  const texts = (allergies: ("dairy" | "eggs" | "soy")[], diet: ("vegan" | "paleo")[]) =>
    briefly(warningsFor(meal, { allergies, diet, equipment: ["pot"] })).map(({ text }) => text);
  expect(texts(["dairy", "eggs", "soy"], ["vegan", "paleo"])).toEqual([
    "Contains dairy and eggs",
    "Not vegan or paleo",
    "Some kinds contain soy: dark chocolate",
    "Could not be checked: “豆腐”, in letters of another alphabet",
    "You have no oven or wok",
  ]);
  expect(texts(["eggs"], [])[0]).toBe("Contains eggs: eggs");
});

test("what could not be checked is nothing to a cook who avoids no food", () => {
  const meal = { ...gratin, title: "豆腐" };
  expect(warningsFor(meal, { allergies: [], diet: [], equipment: ["oven"] })).toEqual([]);
});

test("what is in it stands before what only some kinds hold, whatever the allergens' order", () => {
  const ingredients = ["dark chocolate", "peanuts"].map((name) => ({ name, amount: "" }));
  const preferences = {
    allergies: ["dairy" as const, "peanuts" as const],
    diet: [],
    equipment: [],
  };
  const warnings = warningsFor({ ...gratin, ingredients, instructions: [] }, preferences);
  expect(warnings.map(({ kind }) => kind)).toEqual(["in", "may"]);
});

test("a stranger's meal is read no further than a shared one has a use for, and says so", () => {
  const instructions = ["Stir. ".repeat(700), "Add the peanuts."];
  const preferences = { allergies: ["peanuts" as const], diet: [], equipment: [] };
  const own = { ...gratin, ingredients: [], instructions };
  expect(warningsFor(own, preferences).map(({ kind }) => kind)).toEqual(["in"]);
  const shared = { ...own, ratingCount: 1 };
  expect(warningsFor(shared, preferences)[0]?.text).toContain("too long to read whole");
});

test("a meal is checked once, however often it comes from the database, and anew when its words change", () => {
  const preferences = { allergies: ["dairy" as const], diet: [], equipment: [] };
  const checks = (meal: Meal) => {
    const before = vi.mocked(screen).mock.calls.length;
    warningsFor(meal, preferences);
    return vi.mocked(screen).mock.calls.length - before;
  };
  const meal = { ...gratin, title: "Gratin checked once", createdAt: 1 };
  expect(checks(structuredClone(meal))).toBe(1);
  expect(checks(structuredClone(meal))).toBe(0);
  expect(checks({ ...structuredClone(meal), createdAt: 7 } as Meal)).toBe(0);
  for (const change of [
    { title: "Gratin" },
    { blurb: "" },
    { ingredients: [] },
    { instructions: [] },
    { equipment: [] },
  ]) {
    expect(checks({ ...structuredClone(meal), ...change })).toBe(1);
  }
  const shared = { ...meal, ratingCount: 1 };
  expect(checks(shared)).toBe(1);
  expect(checks(structuredClone(shared))).toBe(0);
});
