import fc from "fast-check";
import { expect, test } from "vitest";

import { argsOf } from "../../tests/support/domain-arbitraries.ts";
import { describeChange } from "./change-words.ts";
import { MUTATION_VERSION, mutations, type MutationName } from "./mutations.ts";

test.each(Object.keys(mutations) as MutationName[])("%s has words", (name) => {
  fc.assert(
    fc.property(argsOf[name], (args) => {
      const said = describeChange({ name, version: MUTATION_VERSION, args });
      expect(said).not.toBe("");
      expect(said).not.toMatch(/undefined|\[object|can't be read/);
      expect(said.length).toBeLessThanOrEqual(160);
    }),
  );
});

test("names what was ticked", () => {
  const args = { items: [{ mealId: "m", name: "leek", amount: "2" }], bought: true, at: 1 };
  expect(describeChange({ name: "setBought", version: 1, args })).toBe("Ticked leek");
});

test("a change that this version doesn't know, or can't read, is still told", () => {
  expect(describeChange({ name: "sousVide", version: 1, args: {} })).toBe(
    "A change made by a newer version of Simmer",
  );
  expect(describeChange({ name: "setBought", version: 1, args: null })).toBe(
    "A change that can't be read",
  );
});
