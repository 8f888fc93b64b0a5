import { expect, test } from "vitest";

import { COOKBOOK } from "../../../src/cookbook/cookbook.ts";
import { renderRecipe } from "../../../src/cookbook/render.ts";
import { aisleOf } from "../../../src/domain/aisles.ts";

test("every ingredient of the cookbook has an aisle", () => {
  const names = COOKBOOK.flatMap((recipe) =>
    renderRecipe(recipe).ingredients.map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => aisleOf(name) === "Other")).toEqual([]);
});
