import fc from "fast-check";
import { expect, test } from "vitest";

import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";

import { draftOfShared, type SharedContent } from "./shared-draft.ts";

function read(shared: SharedContent) {
  const { title, blurb, ingredients, steps, source } = draftOfShared(shared, () => "key").draft;
  return {
    title,
    blurb,
    source,
    ingredients: ingredients.map(({ amount, name }) => `${amount} | ${name}`),
    steps: steps.map(({ text }) => text),
  };
}

const NOTHING = { title: "", blurb: "", source: "", ingredients: [" | "], steps: [""] };

test("a web page brings its title and its address", () => {
  const url = "https://soups.example/leek?x=1";
  const page = { ...NOTHING, title: "Leek soup", blurb: "From soups.example", source: url };
  expect(read({ title: "Leek soup", text: url })).toEqual(page);
  expect(read({ title: "Leek soup", url })).toEqual(page);
  expect(read({ title: "Leek soup\n", text: `Leek soup\n${url}`, url })).toEqual(page);
});

test("the address of a page that was shared alone is offered to be fetched", () => {
  const page = (shared: SharedContent) => draftOfShared(shared, () => "key").page;
  expect(page({ title: "Leek soup", url: "https://soups.example/" })).toBe(
    "https://soups.example/",
  );
  expect(page({ text: "Soup\n3 leeks\nBoil them.\nhttps://soups.example/" })).toBe("");
  expect(page({ url: "javascript:alert(1)" })).toBe("");
});

test("a recipe in a note is taken apart", () => {
  const text = `Leek & potato soup
    What my aunt makes when it rains.

    Ingredients:
    - 3 leeks, sliced
    • 500g potatoes
    ½ tsp of salt

    Method
    1. Soften the leeks for 10 minutes.
    2) Add 1 l water and the potatoes.
    30 minutes later, blend.`;
  expect(read({ text })).toEqual({
    title: "Leek & potato soup",
    blurb: "What my aunt makes when it rains.",
    source: "",
    ingredients: ["3 | leeks, sliced", "500g | potatoes", "½ tsp | salt"],
    steps: [
      "Soften the leeks for 10 minutes.",
      "Add 1 l water and the potatoes.",
      "30 minutes later, blend.",
    ],
  });
});

test("a single line describes; what follows ingredients without a heading is a step", () => {
  expect(read({ text: "Try this on Sunday" })).toEqual({ ...NOTHING, blurb: "Try this on Sunday" });
  expect(read({ title: "Tea", text: "2 tsp leaves\nSteep.\n3 minutes are enough." })).toEqual({
    title: "Tea",
    blurb: "",
    source: "",
    ingredients: ["2 tsp | leaves"],
    steps: ["Steep.", "3 minutes are enough."],
  });
});

test("an address that is no web page's, and signs that turn text around, are left out", () => {
  expect(read({ url: "javascript:alert(1)" })).toEqual(NOTHING);
  expect(read({ title: "Soup\u{202e}puos\u{0}" })).toMatchObject({ title: "Soup puos" });
});

test("whatever is shared fits the form, with a row of each to type in", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc
      .array(
        fc.oneof(fc.constantFrom("2 g salt", "1. Stir", "Method", "x".repeat(3_000)), fc.string()),
      )
      .map((lines) => lines.join("\n")),
  );
  const shared = fc.record({ title: text, text, url: text }, { requiredKeys: [] });
  fc.assert(
    fc.property(shared, (any) => {
      const { draft } = draftOfShared(any, () => "key");
      expect(draft.title.length).toBeLessThanOrEqual(TITLE_MAX);
      expect(draft.blurb.length).toBeLessThanOrEqual(BLURB_MAX);
      expect(draft.ingredients.length).toBeGreaterThan(0);
      expect(draft.ingredients.length).toBeLessThanOrEqual(INGREDIENTS_MAX);
      expect(draft.steps.length).toBeGreaterThan(0);
      expect(draft.steps.length).toBeLessThanOrEqual(STEPS_MAX);
      for (const { amount, name } of draft.ingredients) {
        expect(amount.length).toBeLessThanOrEqual(AMOUNT_MAX);
        expect(name.length).toBeLessThanOrEqual(NAME_MAX);
      }
      for (const { text: step } of draft.steps) expect(step.length).toBeLessThanOrEqual(STEP_MAX);
    }),
  );
});
