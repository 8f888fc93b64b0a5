import { expect, test } from "vitest";

import {
  ALLERGEN_IDS,
  DIET_IDS,
  EQUIPMENT_CATEGORIES,
  EQUIPMENT_IDS,
  labelOf,
} from "./catalogue.ts";
import { MEAL_TYPES } from "./meal-types.ts";

/** This app and others store these ids: a changed id would orphan what cooks have chosen. */

test("equipment is what it is, in its three categories", () => {
  expect(EQUIPMENT_CATEGORIES.map(({ label, ids }) => `${label}: ${ids.join(" ")}`)).toEqual([
    "Essentials: frying_pan saucepan pot oven stove microwave baking_sheet",
    "Small Appliances: blender food_processor air_fryer slow_cooker pressure_cooker toaster kettle",
    "Other Tools: grill rice_cooker wok stand_mixer",
  ]);
  expect(new Set(EQUIPMENT_IDS).size).toBe(18);
});

test("allergens, diets and meal types are what they are", () => {
  expect(ALLERGEN_IDS.join(" ")).toBe(
    "gluten dairy eggs soy peanuts tree_nuts shellfish fish sesame beef chicken lamb coconut",
  );
  expect(DIET_IDS.join(" ")).toBe("vegetarian vegan pescatarian low_carb low_fat paleo");
  expect(MEAL_TYPES.join(" ")).toBe("breakfast lunch dinner");
});

test("an id has a label", () => {
  expect([...EQUIPMENT_IDS, ...ALLERGEN_IDS, ...DIET_IDS].map(labelOf)).toEqual(
    expect.arrayContaining(["Frying pan", "Tree nuts", "Low carb"]),
  );
});
