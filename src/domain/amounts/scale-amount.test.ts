import fc from "fast-check";
import { expect, test } from "vitest";

import { roundForCook } from "./cook-numbers.ts";
import { findAmounts } from "./find-amounts.ts";
import { scaleAmount, scaleLine } from "./scale-amount.ts";
import { convert } from "./units.ts";

test.each([
  ["250 g", 1.5, "375 g"],
  ["250g", 2, "500g"],
  ["1 kg", 0.25, "250 g"],
  ["600 ml", 2, "1.2 l"],
  ["1 tsp", 3, "1 tbsp"],
  ["1 tbsp", 0.25, "¾ tsp"],
  ["¼ cup", 0.5, "2 tbsp"],
  ["1 cup", 1.5, "1½ cups"],
  ["1 cup (240 ml)", 0.5, "½ cup (120 ml)"],
  ["½–¾ cup", 2, "1–1½ cups"],
  ["200g/7oz", 2, "400g/14oz"],
  ["2 lb 3 oz", 2, "4 lb 6 oz"],
  ["75 cl", 2, "1.5 l"],
  ["3", 1 / 3, "1"],
  ["1", 1 / 3, "⅓"],
  ["4", 1 / 3, "1⅓"],
  ["7 tbsp", 2, "14 tbsp"],
  ["8 tbsp", 1.5, "¾ cup"],
  ["1 clove", 4, "4 cloves"],
  ["2 cloves", 0.5, "1 clove"],
  ["1 large", 3, "3 large"],
  ["a pinch", 2, "2 pinches"],
  ["half", 2, "1"],
  ["handful", 2, "2 handfuls"],
  ["1 (400 g) tin", 2, "2 (400 g) tins"],
  ["2 tins (400 g each)", 0.5, "1 tin (400 g each)"],
  ["2 x 400 g tins", 1.5, "3 x 400 g tins"],
  ["400g tin", 2, "2 x 400g tin"],
  ["4 (about 600 g)", 0.5, "2 (about 300 g)"],
])("%s × %d is %s", (amount, factor, expected) => {
  expect(scaleAmount(amount, factor)).toEqual({ text: expected, scales: true });
});

test.each(["to taste", "", "some", "1e3 g", "10^9 g", "1/0 cup", "a few", "🥕"])(
  "%j says that it does not scale",
  (amount) => {
    expect(scaleAmount(amount, 2)).toEqual({ text: amount, scales: false });
  },
);

test("of what is counted by itself, the name follows", () => {
  const names = (amount: string, name: string, factor: number) => {
    const line = scaleLine({ amount, name }, factor);
    return `${line.amount} ${line.name}`;
  };
  expect(names("1", "egg", 2)).toBe("2 eggs");
  expect(names("2", "large eggs, beaten", 0.5)).toBe("1 large egg, beaten");
  expect(names("1 large", "potato, peeled", 3)).toBe("3 large potatoes, peeled");
  expect(names("1 clove", "garlic", 3)).toBe("3 cloves garlic");
  expect(names("250 g", "onion", 3)).toBe("750 g onion");
  expect(names("1", "egg", 1)).toBe("1 egg");
});

test("fields that the app doesn't know are kept", () => {
  expect(scaleLine({ amount: "1", name: "egg", bought: true }, 2)).toMatchObject({ bought: true });
});

const units = fc.constantFrom("g", "kg", "ml", "l", "oz", "lb", "tsp", "tbsp", "cup", "");
const factors = fc.constantFrom(2, 3, 4, 1.5, 0.5, 0.25, 1 / 3, 0.75);

/** An amount in grams, millilitres or pieces; "1 cup + 1 tbsp" is one. */
function valueOf(text: string): number {
  const values = findAmounts(text.replace("a pinch", "0.0625 tsp")).map(
    ({ quantity: { max }, unit = "" }) =>
      convert(max, unit, "g") ?? convert(max, unit, "ml") ?? max,
  );
  return values.length === 0 ? NaN : values.reduce((one, other) => one + other);
}

test("scaled there and back, an amount is what it was, up to rounding", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), units, factors, (value, unit, factor) => {
      const amount = `${value} ${unit}`.trim();
      const there = scaleAmount(amount, factor).text;
      const back = scaleAmount(there, 1 / factor).text;
      // The rounding of a piece, a quarter of one, counts in the way back as often as it is scaled.
      const one = convert(1, "tsp", "ml") ?? 5;
      const slack = Math.max(
        0.13 * valueOf(amount),
        (unit === "" ? 0.5 : one) / Math.min(1, factor),
      );
      expect(Math.abs(valueOf(back) - valueOf(amount))).toBeLessThanOrEqual(slack);
    }),
  );
});

test("no number is ever shown that a cook can't measure", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), units, factors, (value, unit, factor) => {
      const { text } = scaleAmount(`${value} ${unit}`.trim(), factor);
      expect(text).toMatch(
        /^(?:(?:\d+(?:\.\d{1,2})?|\d*[⅛¼⅓½⅔¾])(?: (?:g|kg|ml|l|oz|lb|tsp|tbsp|cups?(?: \+ (?:[1-3] tbsp|(?:\d+[¼½¾]?|[¼½¾]) tsp))?))?|a pinch)$/u,
      );
      expect(valueOf(text)).toBeGreaterThan(0);
    }),
  );
});

test("any text is scaled without an error, and stays as it is at a factor of 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), factors, (text, factor) => {
      expect(scaleAmount(text, 1).text).toBe(text);
      expect(typeof scaleAmount(text, factor).text).toBe("string");
    }),
  );
});

test("nothing is rounded away", () => {
  expect(roundForCook(0.01, "g")).toBe(0.5);
  expect(roundForCook(0.01, "tsp")).toBe(1 / 8);
  expect(roundForCook(0.01, "")).toBe(0.25);
});
