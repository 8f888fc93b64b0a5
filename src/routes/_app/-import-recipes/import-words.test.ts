import { expect, test } from "vitest";

import { NOTHING_BROUGHT } from "#db/schema.ts";

import { broughtWords } from "./import-words.ts";

test("what came beside recipes is counted in the cook's words", () => {
  expect(broughtWords(NOTHING_BROUGHT)).toBe("");
  expect(broughtWords({ ...NOTHING_BROUGHT, plans: 12, portions: 3, avoided: 1 })).toBe(
    "12 plans, 3 portions and 1 allergy or diet",
  );
  expect(broughtWords({ ...NOTHING_BROUGHT, singleMeals: 1, shopping: 40 })).toBe(
    "1 single meal and how you shop",
  );
});
