import { expect, test, vi } from "vitest";

import { gramsOf } from "./amounts.ts";
import { compilePhrases, matchPhrases, pairPhrases } from "./match.ts";
import { readFood } from "./tags.ts";
import { BARRIER, readPhrase, readWords } from "./words.ts";

test("words are folded, and keep their place in the text", () => {
  const text = "2 Crème fraîche, l’Œuf";
  const words = readWords(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    "2",
    "Crème",
    "fraîche",
    ",",
    "l’Œuf",
  ]);
  expect(words.map(({ stem }) => stem)).toEqual(["2", "crem", "fraich", BARRIER, "oeuf"]);
});

test.each([
  ["soy-sauce", "soy sauce"],
  ["yoghurt", "yogurt"],
  ["chillies", "chilli"],
  ["lamb's lettuce", "lambs' lettuce"],
  ["salt & pepper", "salt and pepper"],
  ["knödel", "KNODEL"],
  ["worchestershire sauce", "worcestershire sauce"],
  ["parmasian", "parmesan"],
])("%s reads as %s", (one, other) => {
  expect(readPhrase(one)).toEqual(readPhrase(other));
});

test("short words keep their ends, or ale would be al dente", () => {
  expect(readPhrase("ale")).not.toEqual(readPhrase("al"));
  expect(readPhrase("sole")).not.toEqual(readPhrase("sol"));
});

test("a match is silenced only by a longer one that holds it whole", () => {
  const matcher = compilePhrases(
    () => [
      ["plant", "coconut milk"],
      ["cow", "milk, milk chocolate"],
    ],
    (first) => first,
  );
  const found = (text: string) =>
    matchPhrases(matcher(), readWords(text)).map(({ value, from, to }) => `${value} ${from}–${to}`);
  expect(found("coconut milk and milk")).toEqual(["plant 0–2", "cow 3–4"]);
  expect(found("coconut milk chocolate")).toEqual(["plant 0–2", "cow 1–3"]);
  expect(found("coconut, milk")).toEqual(["cow 2–3"]);
});

test("a matcher is built when it is first asked for, once", () => {
  const rows = vi.fn(() => [["plant", "oat milk"]] as const);
  const matcher = compilePhrases(rows, (first) => first);
  expect(rows).not.toHaveBeenCalled();
  expect(matcher()).toBe(matcher());
  expect(rows).toHaveBeenCalledOnce();
});

test("phrases are paired", () => {
  expect(pairPhrases("oat, rice", "milk, flour")).toBe("oat milk,oat flour,rice milk,rice flour");
});

test("a typing error in the lists throws", () => {
  expect(() => readFood("gluten dairi")).toThrow("no such tag: dairi");
});

test.each([
  ["250 g", 250],
  ["1.5 kg", 1500],
  ["1,5 kg", 1500],
  ["½ lb", 227],
  ["1½ cups", 300],
  ["1 1/2 cups", 300],
  ["2–3 tbsp", 39],
  ["2 x 400 g", 800],
  ["2 (400 g) tins", 800],
  ["1 tin (400 g)", 400],
  ["1 tin", 260],
  ["3 large", 300],
  ["to taste", 7],
  ["", 7],
  ["1/0", 100],
])("%s is about %d g, of something of 100 g a piece", (amount, grams) => {
  expect(gramsOf(amount, 100, 7)).toBeCloseTo(grams, 0);
});
