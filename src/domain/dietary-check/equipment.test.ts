import { expect, test } from "vitest";

import type { EquipmentId } from "#domain/catalogue.ts";

import { conflicts, screen } from "./check.ts";

function recipeOf(step: string, equipment: EquipmentId[] = [], title = "") {
  return { title, blurb: "", ingredients: [], instructions: [step], equipment };
}
function neededFor(step: string, title = ""): EquipmentId[] {
  return screen(recipeOf(step, [], title)).equipment.map(({ id }) => id);
}

test.each<[step: string, ...needed: EquipmentId[]]>([
  ["Bake at 200 °C for 20 minutes.", "oven"],
  ["Roast until golden.", "oven"],
  ["Heat the oven to gas mark 6.", "oven"],
  ["Spread on a baking tray and bake.", "oven", "baking_sheet"],
  ["Blend until smooth.", "blender"],
  ["Purée with a stick blender.", "blender"],
  ["Blitz in a food processor.", "food_processor"],
  ["Microwave on high for 3 minutes.", "microwave"],
  ["Simmer in a large pot.", "pot", "stove"],
  ["Melt in a small saucepan.", "saucepan", "stove"],
  ["Fry in a frying pan.", "frying_pan", "stove"],
  ["Fry the onions for 5 minutes.", "frying_pan", "stove"],
  ["Stir-fry in a hot wok.", "wok", "stove"],
  ["Bring to the boil over a medium heat.", "stove"],
  ["Air fry at 190 °C for 12 minutes.", "air_fryer"],
  ["Cook in the slow cooker on low for 8 hours.", "slow_cooker"],
  ["Cook in the Instant Pot.", "pressure_cooker"],
  ["Barbecue until charred.", "grill"],
  ["Slide under a hot grill.", "grill"],
  ["Boil the kettle.", "kettle"],
  ["Cook the rice in a rice cooker.", "rice_cooker"],
  ["Knead in a stand mixer with a dough hook.", "stand_mixer"],
  ["Pop into the toaster.", "toaster"],
])("%s needs %s", (step, ...needed) => {
  expect(neededFor(step).toSorted()).toEqual(needed.toSorted());
});

test.each([
  "Add the baking powder and baked beans.",
  "Stir in the roasted peppers and barbecue sauce.",
  "Pour over boiling water and leave to stand.",
  "Toss the spice blend with the seeds.",
  "Line a cake tin with baking paper.",
  "Spoon into a bowl with a pot of yoghurt.",
  "Chill overnight: this is a no-bake cake.",
])("needs nothing: %s", (step) => {
  expect(neededFor(step)).toEqual([]);
});

test.each<[step: string, ...needed: EquipmentId[]]>([
  ["Roast in the air fryer for 15 minutes.", "air_fryer"],
  ["Simmer in the slow cooker.", "slow_cooker"],
  ["Fry the onions in a large pot.", "pot", "stove"],
  ["Boil the pasta in the microwave.", "microwave"],
])("a verb asks for nothing that the appliance does: %s", (step, ...needed) => {
  expect(neededFor(step).toSorted()).toEqual(needed.toSorted());
});

test("a title counts", () => {
  expect(neededFor("Season.", "Chicken traybake")).toEqual(["oven", "baking_sheet"]);
});

test("what the recipe lists comes first, unknown ids are ignored", () => {
  const screened = { ...recipeOf("Bake."), equipment: ["oven", "smoker"] };
  expect(screen(screened).equipment).toEqual([{ id: "oven", because: "listed" }]);
});

test("a cook lacks listed equipment literally; for what is read from the steps a near equal does", () => {
  const missing = (step: string, listed: EquipmentId[], owned: EquipmentId[]) =>
    conflicts(recipeOf(step, listed), { allergies: [], diet: [], equipment: owned }).equipment.map(
      ({ id }) => id,
    );
  expect(missing("Simmer in a saucepan.", ["saucepan"], ["pot", "stove"])).toEqual(["saucepan"]);
  expect(missing("Simmer in a saucepan.", [], ["pot", "stove"])).toEqual([]);
  expect(missing("Fry in a frying pan.", [], ["frying_pan"])).toEqual([]);
  expect(missing("Bake.", [], ["stove", "pot"])).toEqual(["oven"]);
  expect(missing("Bake.", ["oven"], [])).toEqual([]);
});
