import fc from "fast-check";
import { expect, test } from "vitest";

import { readText } from "./read-text.ts";

/** A reading in brief. */
function read(text: string, named?: string) {
  const { title, description, ingredients, steps } = readText(text, named);
  const flat = (sections: typeof ingredients) =>
    sections.flatMap(({ heading, lines }) => [
      ...(heading === "" ? [] : [`# ${heading}`]),
      ...lines,
    ]);
  return { title, description, ingredients: flat(ingredients), steps: flat(steps) };
}

test("headings of any style, facts, sections, notes and the source are told apart", () => {
  const text = `**Lemon pancakes**
Thin ones, as my aunt makes them.
Serves 4 | Prep: 20 min | Cook time: 1 hr

## INGREDIENTS
For the batter:
- 200 g flour
- 2 eggs
- salt
For the sauce
▢ 2 lemons

— Method —
Step 1: Whisk the batter and let it stand.
Step 2: Fry thin pancakes.

Notes
Keeps for two days.
Source: Old book
https://pancakes.example/lemon`;
  expect(readText(text)).toMatchObject({
    title: "Lemon pancakes",
    description: "Thin ones, as my aunt makes them.",
    serves: 4,
    minutes: 80,
    ingredients: [
      { heading: "For the batter", lines: ["200 g flour", "2 eggs", "salt"] },
      { heading: "For the sauce", lines: ["2 lemons"] },
    ],
    steps: [{ heading: "", lines: ["Whisk the batter and let it stand.", "Fry thin pancakes."] }],
    note: ["Prep: 20 min\nCook time: 1 hr\nKeeps for two days."],
    source: { name: "Old book", url: "https://pancakes.example/lemon" },
  });
});

test("without headings, lines with amounts are ingredients, and what comes after is done", () => {
  const text = `Tomato pasta

400g spaghetti
2 tbsp olive oil
3 cloves of garlic
salt
basil leaves

Boil the spaghetti.
Warm the oil with the garlic for 2 minutes.
Toss, and serve at once.`;
  expect(read(text)).toEqual({
    title: "Tomato pasta",
    description: "",
    ingredients: [
      "400g spaghetti",
      "2 tbsp olive oil",
      "3 cloves of garlic",
      "salt",
      "basil leaves",
    ],
    steps: [
      "Boil the spaghetti.",
      "Warm the oil with the garlic for 2 minutes.",
      "Toss, and serve at once.",
    ],
  });
});

test("a forwarded mail is read without its marks, and its broken lines are whole again", () => {
  const text = `From: Ann <ann@mail.example>
Subject: Fwd: Bean stew

> Ingredients (serves 6)
> 2 tins of beans
> 1 onion, finely chopped
>
> Method
> 1. Soften the onion in a little oil over a low heat, which takes
> about ten minutes, and add the beans.
> 2. Simmer.`;
  expect(read(text)).toEqual({
    title: "Bean stew",
    description: "",
    ingredients: ["2 tins of beans", "1 onion, finely chopped"],
    steps: [
      "Soften the onion in a little oil over a low heat, which takes about ten minutes, and add the beans.",
      "Simmer.",
    ],
  });
  expect(readText(text)).toMatchObject({ serves: 6, note: ["From: Ann <ann@mail.example>"] });
});

test("steps may follow the ingredients without a heading, and numbers may stand above them", () => {
  const text = `Flatbread
Ingredients
1. 300 g flour
2. 150 ml water
1
Knead everything together for ten minutes until it is smooth.
2.
Bake.`;
  expect(read(text)).toMatchObject({
    ingredients: ["300 g flour", "150 ml water", "1"],
    steps: ["Knead everything together for ten minutes until it is smooth.", "Bake."],
  });
});

test("a list without amounts, below its heading, is still the list; other languages have headings too", () => {
  expect(read("Salat\nZutaten:\nGurke\nSalz\nZubereitung\nAlles mischen.")).toEqual({
    title: "Salat",
    description: "",
    ingredients: ["Gurke", "Salz"],
    steps: ["Alles mischen."],
  });
});

test("what bakes among steps stays a step", () => {
  expect(read("Cake\nIngredients\n2 eggs\nMethod\nMix.\nBake 20 minutes").steps).toEqual([
    "Mix.",
    "Bake 20 minutes",
  ]);
});

/** Every text in a reading. */
function textsIn(found: unknown): string[] {
  if (typeof found === "string") return [found];
  return typeof found === "object" && found !== null ? Object.values(found).flatMap(textsIn) : [];
}

/** Words of a line, without marks that only lay it out. */
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

test("marks of Markdown go, but two words that they stand between stay two", () => {
  const words = readText("A__AA\n**Soup** with __beans__").title;
  expect(words).toBe("A__AA");
  expect(readText("**Soup** with __beans__\n2 onions").title).toBe("Soup with beans");
});

test("whatever is pasted is read, and no word of it is lost", () => {
  const line = fc.oneof(
    fc.constantFrom(
      "Ingredients",
      "Method:",
      "Notes",
      "",
      "- 2 g salt",
      "1. Stir the pot.",
      "For the sauce:",
      "salt",
      "Serves 4",
      "Prep 20 min",
      "MAIN",
      "By: Ann",
      "https://soup.example/x",
      "2.",
    ),
    fc.string({ maxLength: 30 }),
    fc.lorem({ mode: "sentences", maxCount: 2 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const text = lines.join("\n");
      const found = readText(text);
      const kept = new Set(textsIn(found).flatMap(wordsOf));
      const layout = /^(?:Ingredients|Method|Notes|Serves|Prep|min|By|Step)$/iu;
      const typed = wordsOf(text.normalize()).filter((word) => !layout.test(word));
      expect(typed.filter((word) => !kept.has(word))).toEqual([]);
    }),
  );
});
