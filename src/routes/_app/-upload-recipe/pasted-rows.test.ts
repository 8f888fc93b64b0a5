import fc from "fast-check";
import { expect, test } from "vitest";

import { NAME_MAX, STEP_MAX } from "#domain/limits.ts";

import { pastedIngredients, pastedSteps } from "./pasted-rows.ts";

test("pasted ingredients are a row a line, with their amounts apart", () => {
  const pasted = `Ingredients:
    - 200 g carrots, sliced
    • 2 cloves garlic, crushed\r
    ★ 3 leeks
    4. 2 eggs
    1 (400 g) tin of tomatoes

    2 cups (500 ml) milk
    an onion
    butter, 50 g
    salt and pepper`;
  expect(pastedIngredients(pasted)).toEqual([
    { amount: "200 g", name: "carrots, sliced" },
    { amount: "2 cloves", name: "garlic, crushed" },
    { amount: "3", name: "leeks" },
    { amount: "2", name: "eggs" },
    { amount: "1 (400 g) tin", name: "tomatoes" },
    { amount: "2 cups (500 ml)", name: "milk" },
    { amount: "an", name: "onion" },
    { amount: "50 g", name: "butter" },
    { amount: "", name: "salt and pepper" },
  ]);
});

test("pasted steps are a row a line, without their numbers", () => {
  expect(pastedSteps("Method\n1. Chop the leeks.\n2) Fry for 10 minutes.\nStep 3: Serve.")).toEqual(
    [{ text: "Chop the leeks." }, { text: "Fry for 10 minutes." }, { text: "Serve." }],
  );
});

test("a single line goes into its field as it is", () => {
  expect(pastedIngredients("200 g carrots\n")).toBeNull();
  expect(pastedSteps("1. Chop.\n\n")).toBeNull();
});

test("a heading among pasted ingredients says what those below it are for", () => {
  const pasted =
    "For the batter:\n200 g flour\n2 eggs\n\nSAUCE\nbutter, 50 g\nTo serve:\nlemon wedges";
  expect(pastedIngredients(pasted)).toEqual([
    { amount: "200 g", name: "flour, for the batter" },
    { amount: "2", name: "eggs, for the batter" },
    { amount: "50 g", name: "butter, for the SAUCE" },
    { amount: "", name: "lemon wedges, to serve" },
  ]);
  expect(pastedIngredients("SALT\nPEPPER")).toEqual([
    { amount: "", name: "SALT" },
    { amount: "", name: "PEPPER" },
  ]);
});

test("a heading among pasted steps begins the first of those below it", () => {
  expect(pastedSteps("For the sauce:\n1. Melt the butter.\n2. Whisk.\nTo serve:")).toEqual([
    { text: "For the sauce: Melt the butter." },
    { text: "Whisk." },
    { text: "To serve" },
  ]);
});

test("whatever is pasted, no word is lost and every row fits", () => {
  const line = fc.oneof(
    fc.constantFrom("For the sauce:", "SAUCE", "", "- 2 g salt", "3. Stir.", "To serve"),
    fc.lorem({ mode: "sentences", maxCount: 12 }),
    fc.string({ maxLength: 30 }),
  );
  // In "2xeggs", the x is no letter of the word.
  const wordsOf = (text: string) =>
    text.replaceAll(/(?<=\p{N})x/giu, " ").match(/\p{L}{3,}/gu) ?? [];
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const pasted = lines.join("\n").normalize("NFC");
      const rows = pastedIngredients(pasted);
      const steps = pastedSteps(pasted);
      fc.pre(rows !== null && steps !== null);
      const layout = /^(?:ingredients?|steps?|methods?|directions?|instructions?|for|the|step)$/iu;
      const typed = wordsOf(pasted).filter((word) => !layout.test(word));
      const folded = (texts: string[]) => texts.join(" ").toLowerCase();
      const all = folded(rows?.flatMap(({ amount, name }) => [amount, name]) ?? []);
      const said = folded(steps?.map(({ text }) => text) ?? []);
      expect(typed.filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
      expect(typed.filter((word) => !said.includes(word.toLowerCase()))).toEqual([]);
      for (const { name } of rows ?? []) expect(name.length).toBeLessThanOrEqual(NAME_MAX);
      for (const { text } of steps ?? []) expect(text.length).toBeLessThanOrEqual(STEP_MAX);
    }),
  );
});
