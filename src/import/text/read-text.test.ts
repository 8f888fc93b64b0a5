import fc from "fast-check";
import { expect, test } from "vitest";

import { readText } from "./read-text.ts";
import { linesOf } from "./text-lines.ts";

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

test("boxes to tick are no part of a line", () => {
  const text =
    "Dough\n\nIngredients\n- [ ] 200 g flour\n[x] salt\n\nSteps\n- [ ] Knead.\n[ ] Rest.";
  expect(read(text)).toMatchObject({
    ingredients: ["200 g flour", "salt"],
    steps: ["Knead.", "Rest."],
  });
});

test("a text of Copy Me That has its source, its rating and long lines of ingredients", () => {
  const long = `2 bunches of kale ${"or another green ".repeat(8)}washed.`;
  const text = `Greens

Adapted from https://example.org/greens

Rated 4/5

Servings: 6 BOWLS

INGREDIENTS

${long}
1 onion

STEPS

First:
1) Cook.`;
  expect(readText(text)).toMatchObject({
    title: "Greens",
    description: "",
    ingredients: [{ heading: "", lines: [long, "1 onion"] }],
    steps: [{ heading: "First", lines: ["Cook."] }],
    note: ["Servings: 6 BOWLS"],
    source: { name: "", url: "https://example.org/greens" },
    rating: 4,
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

test.each([
  ["Les ingrédients", "La préparation"],
  ["Ingrediente", "Mod de preparare"],
  ["Ingredientes", "Preparação"],
  ["Du skal bruge", "Sådan gør du"],
  ["Ainekset", "Valmistusohje"],
  ["Ingrediënten", "Aan de slag"],
  ["Składniki", "Sposób przygotowania"],
  ["Here’s what you need", "Step-by-Step Instructions"],
  ["Recipe ingredients", "Method of preparation"],
])("%j and %j are headings", (ingredients, steps) => {
  expect(read(`Pie\n${ingredients}\nsalt\n${steps}\nMix`)).toMatchObject({
    ingredients: ["salt"],
    steps: ["Mix"],
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
      // "AD" and other buttons of pages go, whatever marks are around them.
      const shown = text
        .normalize()
        .split(/[\r\n\u{2028}\u{2029}]/u)
        .filter((typedLine) => linesOf(typedLine).length > 0);
      const typed = shown.flatMap(wordsOf).filter((word) => !layout.test(word));
      expect(typed.filter((word) => !kept.has(word))).toEqual([]);
    }),
  );
});

test.each([
  ["Zutaten für 4 Portionen:", "Zubereitung", 4],
  ["Ingrédients pour 6 personnes :", "Réalisation", 6],
  ["Ingredientes", "Elaboración", null],
  ["Ingredienser", "Gör så här", null],
  ["Das brauchst du:", "Und so wird’s gemacht:", null],
])("%s and %s are headings, with whom it is for", (list, steps, serves) => {
  const text = `Soup\n${list}\n2 leeks\nsalt\n${steps}\nStir it\nServe it`;
  expect(read(text)).toMatchObject({
    description: "",
    ingredients: ["2 leeks", "salt"],
    steps: ["Stir it", "Serve it"],
  });
  expect(readText(text).serves).toBe(serves);
});

test.each([
  ["Raciones: 4\nTiempo: 45 minutos", 4, 45],
  ["4 personen - 40 min", 4, 40],
  ["Pour 4 personnes\nPréparation : 20 min\nCuisson : 1 h 30", 4, 110],
  ["Arbeitszeit ca. 30 Minuten\nKoch-/Backzeit ca. 25 Minuten", null, 55],
  ["Prep Time:\n5 mins\nTotal Time:\n20 mins\nServings:\n8", 8, 20],
  ["Prep Time\n5 mins\nCook Time\n20 mins", null, 25],
])("what stands below the title as %j is for whom and how long", (facts, serves, minutes) => {
  const text = `Soup\n${facts}\n\n2 leeks\n1 onion\n\nStir it for long.`;
  expect(readText(text)).toMatchObject({ serves, minutes, description: "" });
  expect(read(text).ingredients).toEqual(["2 leeks", "1 onion"]);
});

test("times below the heading of the steps are no steps, but a step that bakes first is", () => {
  const text = "Soup\nZutaten\n2 Lauch\nZubereitung\nArbeitszeit ca. 30 Minuten\nRühren.";
  expect(read(text).steps).toEqual(["Rühren."]);
  expect(readText(text).minutes).toBe(30);
  expect(read("Pie\nIngredients\n2 eggs\nMethod\nBake 20 minutes").steps).toEqual([
    "Bake 20 minutes",
  ]);
});

test("a title says for how many", () => {
  expect(readText("Soup (serves 4)\n2 leeks\n1 onion")).toMatchObject({
    title: "Soup (serves 4)",
    serves: 4,
  });
});

test("messages are read without who sent them and when, and without their marks", () => {
  const text = `[12/03/2024, 18:22:11] Mum: *Leek soup* 🥣
[12/03/2024, 18:22:30] Mum: 2 leeks
_1 onion_
12.03.24, 18:23 - Mum: 1️⃣ Fry the leeks until they are soft.
2️⃣ Blend.`;
  expect(read(text)).toMatchObject({
    title: "Leek soup 🥣",
    description: "",
    ingredients: ["2 leeks", "1 onion"],
    steps: ["Fry the leeks until they are soft.", "Blend."],
  });
});

test("ingredients in one line are one each, but a sentence with amounts is not", () => {
  const text = "Bread\n\n3 eggs, 100 g flour, 1 1/2 cups milk, salt\n\nMix all of it, and bake.";
  expect(read(text).ingredients).toEqual(["3 eggs", "100 g flour", "1 1/2 cups milk", "salt"]);
  expect(read("Soup\n2 leeks, sliced, and washed\n1 onion").ingredients).toEqual([
    "2 leeks, sliced, and washed",
    "1 onion",
  ]);
});

test("an amount may stand after its ingredient", () => {
  expect(read("Dough\n\nFlour - 500g\nOlive oil: 1 tbsp\n\nMethod\nKnead.")).toMatchObject({
    description: "",
    ingredients: ["Flour - 500g", "Olive oil: 1 tbsp"],
    steps: ["Knead."],
  });
});

test.each(["Étape 1", "Paso 1:", "Schritt 1", "1.- "])("%j is the number of a step", (number) => {
  const between = number.endsWith(" ") ? "" : "\n";
  expect(read(`Soup\nIngredients\n2 leeks\nMethod\n${number}${between}Cut.`).steps).toEqual([
    "Cut.",
  ]);
});

test("of a page that was copied whole, nothing above the list is taken for a part of it, and its buttons go", () => {
  const text = `Skip to content
Home » Recipes » Soups
Leek Soup
4.9 from 213 votes
Jump to Recipe  Print Recipe
This post may contain affiliate links. See our policy.
A bowl for cold days.
Prep Time
10 mins
Total Time
45 mins
Course: Soup, Starter
Cuisine
Welsh
Servings: 6 servings

Ingredients
US Customary  Metric
1x 2x 3x
▢ 3 leeks
▢ ½ cup cream

Instructions
Cook Mode Prevent your screen from going dark
Soften the leeks.
Stir in the cream.`;
  expect(readText(text)).toMatchObject({
    title: "Leek Soup",
    description: "4.9 from 213 votes A bowl for cold days.",
    serves: 6,
    minutes: 45,
    ingredients: [{ heading: "", lines: ["3 leeks", "½ cup cream"] }],
    steps: [{ heading: "", lines: ["Soften the leeks.", "Stir in the cream."] }],
    tags: ["Soup", "Starter", "Welsh"],
    note: ["Prep Time: 10 mins\nHome » Recipes » Soups"],
  });
});

test("a list and the steps may stand beside their headings", () => {
  const text = `Ingredients: 2 eggs, beaten, 100 g sugar, milk\nDirections: Beat. Add milk.\nChill.`;
  expect(read(text)).toEqual({
    title: "",
    description: "",
    ingredients: ["2 eggs, beaten", "100 g sugar", "milk"],
    steps: ["Beat. Add milk.", "Chill."],
  });
});

test("lines that all begin in lower case are steps of their own", () => {
  const text = `curry

500 g chicken thighs
1 tin coconut milk

fry the paste for a minute, add the chicken and brown it
pour in the milk, simmer for 20 min`;
  expect(read(text).steps).toEqual([
    "fry the paste for a minute, add the chicken and brown it",
    "pour in the milk, simmer for 20 min",
  ]);
});

test.each([
  ["材料（2人分）", "作り方"],
  ["Zutaten\nfür 2 Portionen", "Nährwerte pro Portion\nkcal\n220\nZubereitung"],
  ["Ingredients (for 2)", "HOW TO 👇"],
  ["What you need, for 2 people", "WHAT YOU DO"],
])("%j and %j are headings", (list, steps) => {
  expect(readText(`Soup\n${list}\n2 leeks\nsalt\n${steps}\nStir it.`)).toMatchObject({
    serves: 2,
    ingredients: [{ lines: ["2 leeks", "salt"] }],
    steps: [{ lines: ["Stir it."] }],
  });
});

test("times in a row without anything between them are told apart", () => {
  const text =
    "Soup\nZutaten\n2 Lauch\nZubereitung\nArbeitszeit ca. 20 Minuten Koch-/Backzeit ca. 30 Minuten Gesamtzeit ca. 1 Stunde\nRühren.";
  expect(readText(text)).toMatchObject({ minutes: 60, steps: [{ lines: ["Rühren."] }] });
});

test("a recipe in one line has a title, a list and steps, and hashtags are tags", () => {
  const text = "Overnight oats: 50 g oats, 150 ml milk, 1 tsp honey. Mix, and chill for a night.";
  expect(read(text)).toEqual({
    title: "Overnight oats",
    description: "",
    ingredients: ["50 g oats", "150 ml milk", "1 tsp honey"],
    steps: ["Mix, and chill for a night."],
  });
  expect(readText("Soup\n2 leeks\n1 onion\n\nStir it for long.\n#soup #quick")).toMatchObject({
    tags: ["soup", "quick"],
    steps: [{ lines: ["Stir it for long."] }],
  });
});

test("the name of a section is no title", () => {
  expect(readText("Sauce:\n1 cup soy sauce\n2 tbsp honey\n\nMix.")).toMatchObject({
    title: "",
    ingredients: [{ heading: "Sauce", lines: ["1 cup soy sauce", "2 tbsp honey"] }],
  });
});

test("how many it makes may stand below its label, and a site's buttons are no ingredients", () => {
  const text =
    "Cookies\nYield:\n4 dozen\nIngredients\nOriginal recipe (1X) yields 24 servings\n1 cup butter\n2 eggs\nAdd All Ingredients to Shopping List\nDirections\nBeat.\nI Made It";
  expect(readText(text)).toMatchObject({
    description: "",
    ingredients: [{ lines: ["1 cup butter", "2 eggs"] }],
    steps: [{ lines: ["Beat."] }],
    note: ["Yield: 4 dozen"],
  });
});

test("names of groups without any mark are headings where each begins a block above amounts", () => {
  const groups = "Dough\n200 g flour\n1 egg\nsalt\n\nFilling\n3 apples\n2 tbsp sugar";
  const expected = [
    { heading: "Dough", lines: ["200 g flour", "1 egg", "salt"] },
    { heading: "Filling", lines: ["3 apples", "2 tbsp sugar"] },
  ];
  for (const text of [
    `Apple pie\n\nIngredients\n${groups}\n\nMethod\nKnead.\n\nOven\n20 minutes at 200 °C.`,
    `Apple pie\n\n${groups}\n\nMethod\nKnead.\n\nOven\n20 minutes at 200 °C.`,
  ]) {
    const read = readText(text);
    expect(read.title).toBe("Apple pie");
    expect(read.ingredients).toEqual(expected);
    expect(read.steps.flatMap(({ lines }) => lines)).toContain("Knead.");
  }
  // One may be anything without an amount.
  expect(readText("Pie\n\nIngredients\nsalt\n200 g flour\n\nMethod\nMix.").ingredients).toEqual([
    { heading: "", lines: ["salt", "200 g flour"] },
  ]);
});

test.each([
  ["200 g flour2 eggs1 tsp salt", ["200 g flour", "2 eggs", "1 tsp salt"]],
  ["1 onion (diced)½ cup oil", ["1 onion (diced)", "½ cup oil"]],
  ["400 g tomatoes2 eggs", ["400 g tomatoes2 eggs"]],
  ["100 g omega3 eggs", ["100 g omega3 eggs"]],
  ["2 cans V8 juice", ["2 cans V8 juice"]],
  ["1 tsp vitamin B12 powder", ["1 tsp vitamin B12 powder"]],
])("a list that lost its line breaks is a list only where that is certain: %j", (line, lines) => {
  const { ingredients } = readText(`Pie\n\nIngredients\n${line}\n\nMethod\nMix.`);
  expect(ingredients).toEqual([{ heading: "", lines }]);
});
