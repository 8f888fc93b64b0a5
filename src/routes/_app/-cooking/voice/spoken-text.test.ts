import fc from "fast-check";
import { expect, test } from "vitest";

import { toPieces, toSpoken } from "./spoken-text.ts";

test.each([
  ["Add 2 tbsp oil and 1 tsp salt.", "Add 2 tablespoons oil and 1 teaspoon salt."],
  ["Bake at 180°C for 10–12 min.", "Bake at 180 degrees Celsius for 10 to 12 minutes."],
  ["Pour in 1.2 l stock, then 250g rice.", "Pour in 1.2 litres stock, then 250 grams rice."],
  ["½ tsp cumin, 350 °F", "½ teaspoon cumin, 350 degrees Fahrenheit"],
  ["Serve 2 large bowls; a lb of beef.", "Serve 2 large bowls; a lb of beef."],
])("%j is said as %j", (text, spoken) => {
  expect(toSpoken(text)).toBe(spoken);
});

test("a text is said in sentences, and no piece is too long for a voice", () => {
  expect(toPieces("Chop. Then fry! Ready?\nEat.")).toEqual([
    "Chop.",
    "Then fry!",
    "Ready?",
    "Eat.",
  ]);
  expect(toPieces(" ")).toEqual([]);
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      const pieces = toPieces(text);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(201);
      expect(pieces.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
    }),
  );
});
