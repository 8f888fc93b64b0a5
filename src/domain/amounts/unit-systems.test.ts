import fc from "fast-check";
import { expect, test } from "vitest";

import { celsiusOfGasMark, inSystem, toCelsius, toFahrenheit, toSystem } from "./unit-systems.ts";
import { convert } from "./units.ts";

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
])("%s is %s in metric", (text, expected) => {
  expect(inSystem(text, "metric")).toBe(expected);
});

test.each(["180°C/350°F/gas 4", "8 oz (225 g)", "200g/7oz"])(
  "%s says both, and stays as it is",
  (text) => {
    expect(inSystem(text, "us")).toBe(text);
    expect(inSystem(text, "metric")).toBe(text);
  },
);

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

test("any text is converted without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(typeof inSystem(text, "us")).toBe("string");
      expect(typeof inSystem(text, "metric")).toBe("string");
    }),
  );
});
