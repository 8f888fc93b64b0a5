import { expect, test } from "vitest";

import { aisleOf } from "../../../src/domain/aisles.ts";
import { COOKBOOK } from "./cookbook.ts";
import { renderRecipe } from "./render.ts";

test("every ingredient of the cookbook has an aisle", () => {
  const names = COOKBOOK.flatMap((recipe) =>
    renderRecipe(recipe).ingredients.map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => aisleOf(name) === "Other")).toEqual([]);
});
