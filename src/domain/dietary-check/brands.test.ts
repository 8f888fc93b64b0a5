import { expect, test } from "vitest";

import { ABROAD_BRANDS } from "#domain/dietary-check/vocabulary/brands-abroad.ts";
import {
  BREAD_BRANDS,
  CEREAL_BRANDS,
  MIX_BRANDS,
} from "#domain/dietary-check/vocabulary/brands-bakery.ts";
import {
  BISCUIT_BRANDS,
  CRACKER_BRANDS,
} from "#domain/dietary-check/vocabulary/brands-biscuits.ts";
import {
  DAIRY_BRANDS,
  MEATLESS_BRANDS,
  PLANT_BRANDS,
} from "#domain/dietary-check/vocabulary/brands-chilled.ts";
import {
  DRINK_BRANDS,
  JELLY_BRANDS,
  PASTA_BRANDS,
  SNACK_BRANDS,
} from "#domain/dietary-check/vocabulary/brands-cupboard.ts";
import {
  SAUCE_BRANDS,
  SPREAD_BRANDS,
  STOCK_BRANDS,
} from "#domain/dietary-check/vocabulary/brands-pantry.ts";
import { READY_BRANDS } from "#domain/dietary-check/vocabulary/brands-ready.ts";
import { SWEET_BRANDS } from "#domain/dietary-check/vocabulary/brands-sweets.ts";

import { screen } from "./check.ts";
import { listPhrases } from "./match.ts";
import { readFood } from "./tags.ts";
import { readPhrase } from "./words.ts";

function judge(parts: { line?: string; step?: string }) {
  return screen({
    title: "",
    blurb: "",
    ingredients: [{ name: parts.line ?? "water", amount: "" }],
    instructions: parts.step === undefined ? [] : [parts.step],
    equipment: [],
  }).allergens;
}
function told(line: string): string {
  return judge({ line })
    .map(({ id, certainty }) => (certainty === "in" ? id : `${id}?`))
    .join(" ");
}

/** Kinds that differ according to the makers' own ingredient statements. */
test.each([
  ["1 sleeve Oreos, crushed", "gluten soy"],
  ["250g Lotus Biscoff spread", "gluten soy"],
  ["8 oz frozen whipped topping, thawed", "dairy"],
  ["20 Nutter Butter cookies", "gluten soy peanuts"],
  ["1 packet Tim Tams", "gluten dairy soy"],
  ["2 Heath bars, crushed", "dairy soy tree_nuts"],
  ["3 Twix fingers", "gluten dairy soy"],
  ["12 King's Hawaiian rolls", "gluten dairy eggs soy?"],
  ["1 block Nasoya, drained", "soy"],
  ["280g Tofoo Naked, cubed", "soy"],
  ["1 box Mori-Nu, silken", "soy"],
  ["1 pack Quorn pieces", "gluten? eggs"],
  ["4 Beyond burgers", ""],
  ["2 slices Dave's Killer Bread", "gluten soy? sesame"],
  ["1 tin StarKist, drained", "soy? fish"],
  ["100g Swedish Fish", ""],
  ["2 cups Goldfish, cheddar flavour", "gluten dairy"],
])("by its name, %s holds: %s", (line, expected) => {
  expect(told(line)).toBe(expected);
});

/** Products by kind, whoever made them. */
test.each([
  ["100 g chouriço", "gluten? dairy?"],
  ["2 cups cake flour, sifted", "gluten"],
  ["3 pork shoulder steaks", ""],
  ["2 elk steaks", ""],
  ["2 tbsp creamy peanut butter", "peanuts"],
  ["1/2 cup cashew butter, creamy", "tree_nuts"],
  ["1 cup maple or pancake syrup", ""],
  ["1 can apple pie filling", ""],
])("by its kind, %s holds no other allergen than: %s", (line, expected) => {
  const allowed = expected.split(" ");
  expect(
    told(line)
      .split(" ")
      .filter((id) => id !== "" && !allowed.includes(id)),
  ).toEqual([]);
});

test.each(["100 g chouriço", "100 g chourico", "2 links choriço", "chouriços, sliced"])(
  "chouriço in any spelling is meat: %s",
  (line) => {
    const { diets } = screen({
      title: "",
      blurb: "",
      ingredients: [{ name: line, amount: "" }],
      instructions: [],
      equipment: [],
    });
    expect(diets.map(({ id }) => id)).toContain("vegetarian");
  },
);

test("a brand speaks for the word that says what it is, and for no further one", () => {
  expect(told("Oreo cookies")).toBe("gluten soy");
  expect(told("Oreo cookies and milk")).toBe("gluten dairy soy");
  expect(told("Jif almond butter")).toContain("tree_nuts");
  expect(told("Ritz crackers, cheddar")).toContain("dairy");
});

test("a brand that is another word too counts only with a capital", () => {
  expect(told("2 tbsp Flora")).toBe("dairy? soy?");
  expect(told("edible flora")).toBe("");
});

/**
 * One-word brands whose names are also words of steps in other forms: a list once took "Ensure" for
 * the drink.
 */
test.each([
  "Ensure the rice is hot.",
  "Drop in mounds and twirl the pan.",
  "Lay on a plate until sandy.",
  "Take 5 and munch a minty leaf.",
  "Rub until frosty, with an accent of lime.",
  "In this manner, celebrate a bounty of greens.",
])("no brand is seen in the step: %s", (step) => {
  const found = judge({ step }).filter(({ because }) => !because.includes("bounty"));
  expect(found).toEqual([]);
});

test("several hundred brands are known, each once in its list", () => {
  const lists = {
    ABROAD_BRANDS,
    BISCUIT_BRANDS,
    BREAD_BRANDS,
    CEREAL_BRANDS,
    CRACKER_BRANDS,
    DAIRY_BRANDS,
    DRINK_BRANDS,
    JELLY_BRANDS,
    MEATLESS_BRANDS,
    MIX_BRANDS,
    PASTA_BRANDS,
    PLANT_BRANDS,
    READY_BRANDS,
    SAUCE_BRANDS,
    SNACK_BRANDS,
    SPREAD_BRANDS,
    STOCK_BRANDS,
    SWEET_BRANDS,
  };
  const names = new Set(
    Object.values(lists).flatMap((rows) =>
      rows.flatMap(([, phrases]) =>
        listPhrases(phrases).map((phrase) => readPhrase(phrase).join(" ")),
      ),
    ),
  );
  expect(names.size).toBeGreaterThan(2_000);
});

test("a brand reaches over words, and not over punctuation to the food after it", () => {
  expect(told("2 tbsp crispy fried shallots (from 4 shallots)")).not.toMatch(/dairy|eggs/);
  expect(readFood("brand gluten", "cookie, milk (2 cup)").nouns).toEqual(
    new Set(readPhrase("cookie milk 2 cup")),
  );
});

test.each([
  // The maker's row knows its chocolate, its yeast extract, its bread.
  ["1 pack Milka biscuits", "gluten"],
  ["1 tub Marmite peanut butter", "peanuts"],
  ["4 Hovis muffins", "eggs"],
])("a brand doesn't hide what the product it stands before is made of: %s", (line, allergen) => {
  expect(told(line)).toMatch(new RegExp(`\\b${allergen}\\b`));
});

test("a brand that sells what is free of it hides the word for it", () => {
  expect(told("4 Beyond burgers")).not.toMatch(/gluten|beef/);
  expect(told("4 slices Schär bread")).not.toMatch(/gluten/);
});
