import { expect, test } from "vitest";

import { readFoodLine } from "#domain/amounts/food-line.ts";
import { ALLERGEN_IDS, DIET_IDS } from "#domain/catalogue.ts";
import { conflicts, isFree } from "#domain/dietary-check/check.ts";
import { NO_PREFERENCES, type Preferences } from "#domain/preferences.ts";

import { substitutesFor } from "./substitutes.ts";

/** Foods that have substitutes, as recipes write them. */
const FOODS =
  `soured cream, crème fraîche, double cream, single cream, milk, buttermilk, yoghurt, greek
  yoghurt, butter, ghee, parmesan, mozzarella, feta, ricotta, halloumi, minced beef, chicken
  breast, chicken thigh, bacon, pancetta, salmon, cod, prawn, tofu, chickpea, kidney bean, black
  bean, cannellini bean, lentil, rice, basmati rice, couscous, bulgur, quinoa, spaghetti, pasta,
  shallot, onion, leek, spring onion, courgette, aubergine, spinach, kale, chard, rocket,
  broccoli, cauliflower, butternut squash, sweet potato, red pepper, coriander, parsley, basil,
  lemon, lime, lemon juice, lime juice, soy sauce, fish sauce, white wine vinegar, honey, maple
  syrup, walnut, almond, pine nut, peanut butter, olive oil, vegetable oil, vegetable stock,
  chicken stock, coconut milk`
    .split(/,\s+/u)
    .map((name) => readFoodLine({ amount: "", name }).food);

const avoiding = (some: Partial<Preferences>): Preferences => ({ ...NO_PREFERENCES, ...some });

test("a cook who avoids nothing is offered the nearest first", () => {
  expect(substitutesFor("soured cream", "200 ml", NO_PREFERENCES)[0]).toBe("crème fraîche");
  expect(substitutesFor("granite", "1", NO_PREFERENCES)).toEqual([]);
});

/** Words of substitutes that a cook who avoids this may not be offered, written by hand. */
const NEVER: readonly [Partial<Preferences>, RegExp][] = [
  [
    { allergies: ["dairy"] },
    /^(?:crème|greek yog|plain yog|soured cream|kefir|skyr|butter$|whipping|double cream|single cream|grana|pecorino|goat|ricotta|cottage|mascarpone|paneer|halloumi|mild cheddar|provolone)/iu,
  ],
  [{ allergies: ["tree_nuts"] }, /almond|pecan|hazelnut|cashew|walnut/iu],
  [{ allergies: ["soy"] }, /soy|tofu|tempeh|tamari/iu],
  [{ allergies: ["fish"] }, /trout|mackerel|haddock|pollock|hake|fish/iu],
  [{ allergies: ["shellfish"] }, /scallop|prawn|oyster sauce/iu],
  [{ allergies: ["gluten"] }, /bulgur|couscous|linguine|gnocchi|soy sauce/iu],
  [{ allergies: ["sesame"] }, /tahini/iu],
  [{ allergies: ["coconut"] }, /coconut/iu],
  [{ allergies: ["chicken"] }, /chicken/iu],
  [{ diet: ["vegetarian"] }, /turkey|pork|beef|chicken|bacon|pancetta|trout|haddock|scallop/iu],
  [
    { diet: ["vegan"] },
    /honey|^butter$|halloumi|paneer|skyr|kefir|turkey|chicken (?:thigh|breast)/iu,
  ],
];

test.each(NEVER)("nothing that %j rules out is offered for anything", (avoided, never) => {
  for (const food of FOODS) {
    expect(
      substitutesFor(food, "50 g", avoiding(avoided)).filter((name) => never.test(name)),
    ).toEqual([]);
  }
});

test("whatever a cook avoids, something is left for many foods, and it passes the check", () => {
  for (const [kind, ids] of [
    ["allergies", ALLERGEN_IDS],
    ["diet", DIET_IDS],
  ] as const) {
    for (const id of ids) {
      const preferences = avoiding({ [kind]: [id] });
      const offered = FOODS.flatMap((food) => substitutesFor(food, "50 g", preferences));
      expect(offered.length).toBeGreaterThan(50);
      for (const name of offered) {
        const ingredients = [{ name, amount: "50 g" }];
        const dish = { title: "", blurb: "", instructions: [], equipment: [], ingredients };
        expect(isFree(conflicts(dish, preferences))).toBe(true);
      }
    }
  }
});

test("while it isn't known in full what a cook avoids, nothing is offered", () => {
  expect(substitutesFor("milk", "1 l", avoiding({ isPartial: true }))).toEqual([]);
});
