import { expect, test } from "vitest";

import {
  addRowAfter,
  draftOf,
  draftProblem,
  emptyDraft,
  recipeFrom,
  removeRow,
  type RecipeDraft,
} from "./recipe-draft.ts";

function countKeys(): () => string {
  let last = 0;
  return () => String((last += 1));
}

const GOOD: RecipeDraft = {
  title: " Tea ",
  blurb: "Hot. ",
  mealType: "breakfast",
  equipment: ["kettle", "kettle"],
  ingredients: [{ key: "1", name: " leaves ", amount: " 2 tsp" }],
  steps: [{ key: "2", text: " Steep. " }],
  source: "Old book ",
  note: " Hot water",
  tags: ["quick"],
  photo: "",
};

test("a new draft is for dinner and has one row of each", () => {
  const draft = emptyDraft(countKeys());
  expect(draft).toMatchObject({ mealType: "dinner", equipment: [] });
  expect([draft.ingredients.length, draft.steps.length]).toEqual([1, 1]);
});

test.each([
  [{ title: "  " }, "Recipe title is required"],
  [{ title: "", blurb: "" }, "Recipe title is required"],
  [{ blurb: " " }, "Recipe description is required"],
  [
    { ingredients: [...GOOD.ingredients, { key: "3", name: "milk", amount: " " }] },
    "All ingredients must have both name and amount",
  ],
  [
    { ingredients: [{ key: "3", name: "", amount: "1 l" }], steps: [] },
    "All ingredients must have both name and amount",
  ],
  [{ steps: [...GOOD.steps, { key: "4", text: "\n" }] }, "All instructions must be filled out"],
])("%j can't be saved: %s", (change, message) => {
  expect(draftProblem({ ...GOOD, ...change })?.message).toBe(message);
});

test("a good draft becomes a meal, trimmed and without duplicate equipment", () => {
  expect(draftProblem(GOOD)).toBeNull();
  expect(recipeFrom(GOOD, "tea")).toEqual({
    id: "tea",
    title: "Tea",
    blurb: "Hot.",
    mealType: "breakfast",
    equipment: ["kettle"],
    ingredients: [{ name: "leaves", amount: "2 tsp" }],
    instructions: ["Steep."],
    source: "Old book",
    tags: ["quick"],
    note: "Hot water",
    photo: "",
  });
});

test("editing gives the meal back unchanged, and rows to type in where it has none", () => {
  const meal = recipeFrom(GOOD, "tea");
  expect(recipeFrom(draftOf(meal, countKeys()), "tea")).toEqual(meal);
  const bare = draftOf({ ...meal, ingredients: [], instructions: [] }, countKeys());
  expect([bare.ingredients.length, bare.steps.length]).toEqual([1, 1]);
});

test("rows are added after the one named, up to the most there may be", () => {
  const rows = [{ key: "a" }, { key: "b" }];
  expect(addRowAfter(rows, "a", { key: "n" }, 3).map(({ key }) => key)).toEqual(["a", "n", "b"]);
  expect(addRowAfter(rows, "gone", { key: "n" }, 3).map(({ key }) => key)).toEqual(["a", "b", "n"]);
  expect(addRowAfter(rows, "a", { key: "n" }, 2)).toEqual(rows);
});

test("a row goes only while more than one remains", () => {
  expect(removeRow([{ key: "a" }, { key: "b" }], "a")).toEqual([{ key: "b" }]);
  expect(removeRow([{ key: "a" }], "a")).toEqual([{ key: "a" }]);
});
