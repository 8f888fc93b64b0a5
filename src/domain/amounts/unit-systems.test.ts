import fc from "fast-check";
import { expect, test } from "vitest";

import { findAmounts } from "./find-amounts.ts";
import { celsiusOfGasMark, toCelsius, toFahrenheit } from "./oven-temperatures.ts";
import { inSystem, inUnits, toSystem } from "./unit-systems.ts";
import { convert, kindOf } from "./units.ts";

test.each([
  ["450 g", "1 lb"],
  ["500 g", "18 oz"],
  ["100 g", "3½ oz"],
  ["250 ml milk", "1 cup milk"],
  ["30 ml", "2 tbsp"],
  ["2 tbsp oil and 100 g butter", "2 tbsp oil and 3½ oz butter"],
  ["Bake at 180°C for 20 minutes.", "Bake at 350°F for 20 minutes."],
  ["Preheat to 200-220 C.", "Preheat to 400–425°F."],
  ["gas mark 6", "400°F"],
  ["Cook until it is 74°C inside.", "Cook until it is 165°F inside."],
  ["Bake at 180 °C (160 °C fan).", "Bake at 350°F (325°F fan)."],
  ["Heat the oven to 200C/180C fan/gas 6.", "Heat the oven to 400°F/350°F fan/gas 6."],
  ["Preheat to 180 to 200°C.", "Preheat to 350 to 400°F."],
  ["gas mark 4–5", "350–375°F"],
  ["180 degrees C", "350°F"],
  ["160℃", "325°F"],
  ["Heat the syrup to 118°C on a thermometer.", "Heat the syrup to 244°F on a thermometer."],
  ["1 (400 g) tin", "1 (14 oz) tin"],
  ["2 x 400g tins", "2 x 14 oz tins"],
  ["1 kg 200 g beef", "2⅔ lb beef"],
  ["3 eggs (150 g)", "3 eggs (5½ oz)"],
  ["50 ml/3½ tbsp", "3⅓ tbsp/3½ tbsp"],
])("%s is %s in the US", (text, expected) => {
  expect(inSystem(text, "us")).toBe(expected);
});

test.each([
  ["1½ cups", "360 ml"],
  ["2 lb", "910 g"],
  ["8 oz cheddar", "225 g cheddar"],
  ["2 tbsp", "2 tbsp"],
  ["3 cloves", "3 cloves"],
  ["Bake at 350°F.", "Bake at 180°C."],
  ["gas mark 4", "180°C"],
  ["350°F (gas 4)", "180°C (gas 4)"],
  ["325–350 F", "160–180°C"],
  [
    "Boil sugar and water until the thermometer reads 245°F.",
    "Boil sugar and water until the thermometer reads 118°C.",
  ],
  ["1 lb 2 oz flour", "510 g flour"],
  ["a 12-ounce steak", "a 340 g steak"],
  ["2 cups (about 16 tbsp)", "480 ml (about 16 tbsp)"],
])("%s is %s in metric", (text, expected) => {
  expect(inSystem(text, "metric")).toBe(expected);
});

test.each([
  "180°C/350°F/gas 4",
  "350°F (180°C, 160°C fan)",
  "8 oz (225 g)",
  "200g/7oz",
  "2 cups (about 480 ml)",
  "225 g/8 oz/1 cup",
  "1 cup (125 g) flour",
])("%s says both, and stays as it is", (text) => {
  expect(inSystem(text, "us")).toBe(text);
  expect(inSystem(text, "metric")).toBe(text);
});

test.each([
  // Nobody can tell a British pint from an American one.
  "1 pint milk",
  "2 gallons",
  // A vessel's size is its name.
  "a 12-cup muffin tin",
  "a 2 litre casserole dish",
  // Coarser than it was said.
  "2 g saffron",
  "1 ml",
  // No amounts and no ovens.
  "10 c flour",
  "Freeze at -18°C.",
  "180, 190 or 200°C",
  "180/200°C",
  "20 to 180°C",
  "gas mark 12",
  "gas mark 10",
  "1e3 g",
  "-5 g",
  "1/0 cups",
  "NaN oz",
  "10000000000 kg",
  "0 g",
  "7up",
  "vitamin B12 2500",
  "to taste",
  "١٨٠°C",
  "🍳 2 eggs",
])("%s stays as it is written", (text) => {
  expect(inSystem(text, "us")).toBe(text);
  expect(inSystem(text, "metric")).toBe(text);
});

test.each([
  ["Heat the oven to 350 degrees.", "Heat the oven to 180°C (from 350°F)."],
  ["375°", "190°C (from 375°F)"],
  ["Preheat the oven to 400.", "Preheat the oven to 200°C (from 400°F)."],
  ["Bake at 375 for 20 minutes.", "Bake at 190°C (from 375°F) for 20 minutes."],
  ["in a 350-degree oven", "in a 180°C (from 350°F) oven"],
  ["350-375 degrees", "180–190°C (from 350–375°F)"],
  ["325 DEGREES", "160°C (from 325°F)"],
  ["Deep-fry in oil at 350 until golden", "Deep-fry in oil at 180°C (from 350°F) until golden"],
  ["Bake 20 minutes at 400.", "Bake 20 minutes at 200°C (from 400°F)."],
  ["Go on baking at 325 until dry.", "Go on baking at 160°C (from 325°F) until dry."],
  ["Cook at 350 for an hour.", "Cook at 180°C (from 350°F) for an hour."],
  ["Bake @ 350 for 30 min", "Bake @ 180°C (from 350°F) for 30 min"],
  ["Air fry at 400 until crisp", "Air fry at 200°C (from 400°F) until crisp"],
  ["Turn the oven up to 475 and wait.", "Turn the oven up to 250°C (from 475°F) and wait."],
  ["Reheat at 300 before serving.", "Reheat at 150°C (from 300°F) before serving."],
  ["Reduce to 325 and bake on.", "Reduce to 160°C (from 325°F) and bake on."],
  ["Bake at 350* for 20 minutes", "Bake at 180°C (from 350°F) for 20 minutes"],
  [
    "Bake at 425° for 10 minutes, then at 350° for 20.",
    "Bake at 220°C (from 425°F) for 10 minutes, then at 180°C (from 350°F) for 20.",
  ],
])("%s can only be °F: %s", (text, expected) => {
  expect(inSystem(text, "metric")).toBe(expected);
  expect(inSystem(text, "us")).toBe(text);
  expect(inUnits(text, "written")).toBe(text);
});

test.each([
  ["Roast at 220°.", "Roast at 220° (°C or °F?)."],
  ["Bake at 180.", "Bake at 180 (°C or °F?)."],
  ["Bake at 180° (160° fan).", "Bake at 180° (°C or °F?) (160° fan)."],
  ["Prove at 75°", "Prove at 75° (°C or °F?)"],
  ["until it is 165 degrees inside", "until it is 165 degrees (°C or °F?) inside"],
  ["Set the oven at 200 and bake", "Set the oven at 200 (°C or °F?) and bake"],
  ["Preheat oven to 220 / 200 fan", "Preheat oven to 220 (°C or °F?) / 200 fan"],
])("nobody can tell what %s means: %s", (text, expected) => {
  expect(inSystem(text, "us")).toBe(expected);
  expect(inSystem(text, "metric")).toBe(expected);
});

test.each([
  ["200°C (180° fan)", "400°F (350°F (from 180°C) fan)"],
  ["180° (gas 4)", "350°F (from 180°C) (gas 4)"],
  ["350°/180°", "350°/180°"],
  ["350°F (180°)", "350°F (180°)"],
  ["Turn the tin by 180 degrees.", "Turn the tin by 180 degrees."],
  ["Cut at a 45° angle.", "Cut at a 45° angle."],
])("what stands beside them tells what degrees they are: %s", (text, expected) => {
  expect(inSystem(text, "us")).toBe(expected);
});

test("as written, nothing changes", () => {
  expect(inUnits("450 g at 180°C", "written")).toBe("450 g at 180°C");
  expect(inUnits("450 g at 180°C", "us")).toBe("1 lb at 350°F");
});

test("oven dials agree: °C, °F and gas marks, there and back", () => {
  const dials = [140, 150, 160, 180, 190, 200, 220, 230];
  expect(dials.map((celsius) => toCelsius(toFahrenheit(celsius)))).toEqual(dials);
  const marks = [1, 2, 3, 4, 5, 6, 7, 8].map((mark) => celsiusOfGasMark(String(mark)));
  expect(marks).toEqual(dials);
  expect(marks.map((celsius) => toFahrenheit(celsius ?? 0))).toEqual([
    275, 300, 325, 350, 375, 400, 425, 450,
  ]);
  expect(celsiusOfGasMark("12")).toBeUndefined();
});

test("an amount converted there and back is the same", () => {
  const units = fc.constantFrom(
    "g",
    "kg",
    "ml",
    "l",
    "oz",
    "lb",
    "cup",
    "tsp",
    "clove",
    "" as const,
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), units, (value, unit) => {
      const start = { min: value, max: value };
      for (const [one, other] of [
        ["us", "metric"],
        ["metric", "us"],
      ] as const) {
        const first = toSystem(start, unit, other);
        const there = toSystem(first.quantity, first.unit, one);
        const back = toSystem(there.quantity, there.unit, other);
        const same = convert(back.quantity.max, back.unit, first.unit);
        expect(same).toBeCloseTo(first.quantity.max, 6);
      }
    }),
  );
});

/** What a text says of one kind, in grams, millilitres or °C. */
function sizeIn(text: string): number {
  const { c, f } = /^(?:(?<c>\d+)°C|(?<f>\d+)°F)$/u.exec(text)?.groups ?? {};
  if (c !== undefined) return Number(c);
  if (f !== undefined) return ((Number(f) - 32) * 5) / 9;
  // "¼ cup + 1 tbsp" is one amount.
  const sizes = findAmounts(text).map(
    ({ quantity, unit = "" }) =>
      convert(quantity.max, unit, kindOf(unit) === "mass" ? "g" : "ml") ?? NaN,
  );
  return sizes.length === 0 ? NaN : sizes.reduce((one, other) => one + other);
}

test("what a cook reads is within 15 % of what is written, there and back, and of its kind", () => {
  const units = fc.constantFrom("g", "kg", "ml", "l", "oz", "lb", "fl oz", "cups");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000 }), units, (value, unit) => {
      const text = `${value} ${unit}`;
      const start = sizeIn(text);
      for (const [one, other] of [
        ["us", "metric"],
        ["metric", "us"],
      ] as const) {
        const there = inSystem(text, one);
        const back = inSystem(there, other);
        expect(kindOf(findAmounts(there)[0]?.unit ?? "")).toBe(
          kindOf(findAmounts(text)[0]?.unit ?? ""),
        );
        expect(Math.abs(sizeIn(there) / start - 1)).toBeLessThanOrEqual(0.151);
        expect(Math.abs(sizeIn(back) / start - 1)).toBeLessThanOrEqual(0.25);
      }
    }),
  );
});

test("an oven is set to within a mark of what is written, there and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 280 }), (celsius) => {
      const there = inSystem(`${celsius}°C`, "us");
      const back = inSystem(there, "metric");
      expect(Math.abs(sizeIn(there) - celsius)).toBeLessThanOrEqual(celsius < 110 ? 1 : 7);
      expect(Math.abs(sizeIn(back) - celsius)).toBeLessThanOrEqual(celsius < 110 ? 1 : 12);
    }),
  );
});

test("a text without a number has none afterwards, and no conversion is NaN", () => {
  const words = fc.constantFrom(
    "g",
    "cup",
    "oz",
    "°C",
    "gas mark",
    "lb",
    "½",
    "1/0",
    "9",
    "200",
    "-",
    "/",
    "to",
    "(",
    ")",
    "F",
    "fan",
    "💥",
    "\u200f",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.constantFrom(" ", ""), (parts, gap) => {
      const text = parts.join(gap);
      for (const system of ["us", "metric"] as const) {
        const there = inSystem(text, system);
        expect(there).not.toMatch(/NaN|undefined|Infinity/u);
        expect(there === text || /\p{N}/u.test(text)).toBe(true);
      }
    }),
  );
});

test("a text of nothing but amounts and temperatures is read in time linear in its length", () => {
  expect(inSystem("8 oz, 350°F, ".repeat(2_000), "metric")).toBe("225 g, 180°C, ".repeat(2_000));
  const open = "(8 oz (180 to ".repeat(2_000);
  expect(inSystem(open, "us")).toBe(open);
});

test("any text is converted without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(typeof inSystem(text, "us")).toBe("string");
      expect(typeof inSystem(text, "metric")).toBe("string");
    }),
  );
});
