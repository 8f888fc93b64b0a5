import { expect, test } from "vitest";

import { NOTHING_BROUGHT } from "#db/import-rows.ts";

import { broughtThings, reportTitle } from "./import-words.ts";

test("what came beside recipes is counted in the cook's words, with the screen where it is", () => {
  expect(broughtThings(NOTHING_BROUGHT)).toEqual([]);
  expect(broughtThings({ ...NOTHING_BROUGHT, plans: 12, avoided: 1, shopping: 40 })).toEqual([
    { what: "plans", words: "12 plans", to: "/all-meal-plans" },
    { what: "avoided", words: "1 allergy or diet", to: "/allergies-diet" },
    { what: "shopping", words: "How you shop", to: "/shops" },
  ]);
});

test("the title says the most that came", () => {
  const none = { added: 0, replaced: 0, same: 0, others: 1, failed: 0, brought: NOTHING_BROUGHT };
  const brought = { ...NOTHING_BROUGHT, portions: 3 };
  expect(reportTitle({ ...none, added: 2, replaced: 1, brought })).toBe("3 recipes imported");
  expect(reportTitle({ ...none, same: 4, brought })).toBe("Your kitchen is imported");
  expect(reportTitle({ ...none, same: 4 })).toBe("Nothing new was imported");
  expect(reportTitle(none)).toBe("No recipe was imported");
});
