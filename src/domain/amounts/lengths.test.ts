import fc from "fast-check";
import { expect, test } from "vitest";

import { findAmounts } from "./find-amounts.ts";
import { parseIngredient } from "./parse-ingredient.ts";
import { scaleAmount, scaleLine } from "./scale-amount.ts";
import { nameFoods, scaleStep } from "./scale-step.ts";
import { sumIngredients, totalWords } from "./sum-ingredients.ts";
import { inSystem } from "./unit-systems.ts";

test.each([
  ["2 cm piece of ginger", 0.8, "inch"],
  ["a 5cm/2in piece of root ginger", 2, "inch"],
  ["2-inch piece ginger", 2, "inch"],
  ["1 (2-inch) piece of ginger", 2, "inch"],
  ["2 (1-inch) pieces ginger", 2, "inch"],
  ["ginger – 1 inch piece", 1, "inch"],
  ["25 mm galangal", 1, "inch"],
  ["10cm length of cucumber", 4, "inch"],
  // A length that says how large one is counts nothing.
  ["9-inch pie crust", 1, ""],
  ["1 x 23cm pastry case", 1, ""],
  ["8 (6-inch) tortillas", 8, ""],
  ["4 1-inch-thick slices bread", 4, "slice"],
  ["2 5-inch pieces of salmon", 2, ""],
  ["3 ½-inch slices bread", 3, "slice"],
  ["3 1/2-inch-thick slices bread", 3, "slice"],
  ["2 ½-inch pieces ginger", 1, "inch"],
  ["2 ½-inch piece ginger", 2.5, "inch"],
  ["1 inch cinnamon stick", 1, ""],
])("%s is %d %s", (line, count, unit) => {
  const parsed = parseIngredient(line);
  expect(parsed.quantity?.min).toBeCloseTo(count, 6);
  expect(parsed.quantity?.max).toBeCloseTo(count, 6);
  expect(parsed.unit).toBe(unit);
});

test.each([
  ["5cm piece", 2, "10cm piece"],
  ["5cm/2in piece", 0.5, "2.5cm/1in piece"],
  ["2 cm", 1.5, "3 cm"],
  ["1 inch", 3, "3 inches"],
  ["2-inch piece", 0.5, "1-inch piece"],
  ["1 (2-inch) piece", 2, "2 (2-inch) piece"],
  ["2 x 5 cm pieces", 2, "4 x 5 cm pieces"],
  ["3 ½-inch slices", 2, "6 ½-inch slices"],
  ["8 mm", 2, "16 mm"],
])("%s × %d is %s", (amount, factor, expected) => {
  expect(scaleAmount(amount, factor).text).toBe(expected);
});

test("a size is not scaled with what it is the size of", () => {
  expect(scaleLine({ amount: "1", name: "23cm pastry case" }, 2)).toMatchObject({ amount: "2" });
  expect(scaleLine({ amount: "9-inch", name: "pie crust" }, 2)).toMatchObject({
    amount: "9-inch",
    scales: false,
  });
  const foods = nameFoods([{ amount: "1", name: "ginger" }]);
  expect(scaleStep("Roll it into a 30 cm circle, 5mm thick.", 2, foods)).toBe(
    "Roll it into a 30 cm circle, 5mm thick.",
  );
});

test.each([
  ["2 cm piece", "¾ inch piece"],
  ["Cut into 1 cm cubes.", "Cut into ½ inch cubes."],
  ["Cut into 2.5cm chunks.", "Cut into 1 inch chunks."],
  ["2–3 cm apart", "¾–1¼ inch apart"],
  ["Roll it into a 30 cm circle.", "Roll it into a 12 inch circle."],
])("%s is %s in the US", (text, expected) => {
  expect(inSystem(text, "us")).toBe(expected);
});

test.each([
  ["1-inch piece", "2.5 cm piece"],
  ["Cut into ½-inch cubes.", "Cut into 1 cm cubes."],
  ["Cut into 2 1/2-inch pieces.", "Cut into 6.5 cm pieces."],
  ["3 inches", "7.5 cm"],
  ["Slice it 1/4 inch thick.", "Slice it 0.5 cm thick."],
])("%s is %s in metric", (text, expected) => {
  expect(inSystem(text, "metric")).toBe(expected);
});

test.each([
  "5cm/2in piece",
  "2.5 cm (1 inch) piece",
  "a 20 cm cake tin",
  "a 9-inch pie dish",
  "a 20 x 30 cm rectangle",
  "2- to 3-inch strips",
  "1 mm thick",
])("%s stays as it is written", (text) => {
  expect(inSystem(text, "us")).toBe(text);
  expect(inSystem(text, "metric")).toBe(text);
});

test("lengths of a food add up, in centimetres if one is written in them", () => {
  const sum = (...amounts: string[]) =>
    sumIngredients(amounts.map((amount) => ({ amount, name: "ginger" }))).map(({ totals }) =>
      totalWords(totals),
    );
  expect(sum("2 cm piece", "5cm")).toEqual(["7 cm"]);
  expect(sum("1 inch", "2-inch piece")).toEqual(["3 inch"]);
  expect(sum("1 inch", "5 cm")).toEqual(["7.5 cm"]);
});

const halves = fc.integer({ min: 2, max: 60 }).map((value) => value / 2);
const factors = fc.constantFrom(2, 3, 4, 1.5, 0.5, 0.25, 0.75);

test("scaled there and back, a length is what it was, up to rounding", () => {
  fc.assert(
    fc.property(halves, factors, fc.constantFrom("cm", "inch"), (value, factor, unit) => {
      const back = scaleAmount(scaleAmount(`${value} ${unit}`, factor).text, 1 / factor).text;
      const [found] = findAmounts(back);
      const now = (found?.quantity.max ?? NaN) * (found?.times ?? NaN);
      const was = value * (unit === "cm" ? 0.4 : 1);
      expect(Math.abs(now - was)).toBeLessThanOrEqual(
        Math.max(0.1 * was, 0.25 / Math.min(1, factor)) + 0.25,
      );
    }),
  );
});

test("told in the other system, a length is within the rounding of a cook", () => {
  fc.assert(
    fc.property(halves, fc.constantFrom("cm", "inches"), (value, unit) => {
      const there = inSystem(`${value} ${unit}`, unit === "cm" ? "us" : "metric");
      const [found] = findAmounts(there);
      const now = (found?.quantity.max ?? NaN) * (found?.times ?? NaN);
      const was = value * (unit === "cm" ? 0.4 : 1);
      expect(Math.abs(now / was - 1)).toBeLessThanOrEqual(0.26);
      const back = inSystem(there, unit === "cm" ? "metric" : "us");
      const [last] = findAmounts(back);
      const again = (last?.quantity.max ?? NaN) * (last?.times ?? NaN);
      expect(Math.abs(again / was - 1)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test("in whatever unit they are written, the sum of lengths is the sum of each", () => {
  const lengths = fc.array(
    fc.record({ value: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom("cm", "inch") }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(lengths, (all) => {
      const [food] = sumIngredients(
        all.map(({ value, unit }) => ({ amount: `${value} ${unit}`, name: "ginger" })),
      );
      const inches = all.reduce(
        (sum, { value, unit }) => sum + (unit === "cm" ? value / 2.5 : value),
        0,
      );
      expect(food?.totals).toHaveLength(1);
      expect(food?.totals[0]?.quantity.max).toBeCloseTo(inches, 6);
    }),
  );
});
