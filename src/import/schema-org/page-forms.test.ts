import { expect, test } from "vitest";

import { createPageReader } from "./read-page.ts";

/** What a page says: each section as its heading and its lines. */
function read(html: string, address = "https://soups.example/leek") {
  const reader = createPageReader(address);
  for (let at = 0; at < html.length; at += 9) reader.write(html.slice(at, at + 9));
  const lists = (sections: readonly { heading: string; lines: readonly string[] }[]) =>
    sections.map(({ heading, lines }) => [heading, ...lines]);
  return reader.recipes().map((recipe) => ({
    ...recipe,
    ingredients: lists(recipe.ingredients),
    steps: lists(recipe.steps),
  }));
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const jsonLd = (recipe: object) =>
  script(JSON.stringify({ "@type": "Recipe", name: "Soup", ...recipe }));
const readRecipe = (recipe: object) => read(jsonLd(recipe))[0];

const CUT = { "@type": "HowToStep", text: "Cut." };
const BOIL = { "@type": "HowToStep", text: "Boil." };

test.each<[form: string, steps: unknown, expected: string[][]]>([
  [
    "in a section's item, behind an empty section",
    [{ "@type": "HowToSection" }, { "@type": "HowToSection", name: "Soup", item: [CUT, BOIL] }],
    [["Soup", "Cut.", "Boil."]],
  ],
  [
    "in sections that are entries of a list",
    {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", item: { "@type": "HowToSection", name: "Soup", steps: [CUT] } },
        { "@type": "ListItem", item: { "@type": "HowToSection", name: "Top", steps: [BOIL] } },
      ],
    },
    [
      ["Soup", "Cut."],
      ["Top", "Boil."],
    ],
  ],
  [
    "in a section that says no more than what it is",
    { "@type": "HowToSection", name: "Zubereitung", itemListElement: CUT },
    [["", "Cut."]],
  ],
  [
    "numbered behind each other",
    "1. Drain 2 leeks.2. Boil 3.5 l.3. Serve.",
    [["", "Drain 2 leeks.", "Boil 3.5 l.", "Serve."]],
  ],
  ["numbered in words", "Step 1 Cut them. Step 2 Boil them", [["", "Cut them.", "Boil them"]]],
  [
    "no steps, although there are numbers",
    "Bake for 10. Add 1. to 2. Serve.",
    [["", "Bake for 10. Add 1. to 2. Serve."]],
  ],
  [
    "a list that became a text",
    "Cut them.,Boil them.,Serve.",
    [["", "Cut them.", "Boil them.", "Serve."]],
  ],
  ["a list of HTML that became a text", "<li>Cut.</li>,<li>Boil.</li>", [["", "Cut.", "Boil."]]],
  ["JSON in a text", '{"0": {"text": "Cut."}, "1": {"text": "Boil."}}', [["", "Cut.", "Boil."]]],
  [
    "another language's lists in a text",
    "[{'text': 'Cut.'}, {'text': 'Boil.'}]",
    [["", "Cut.", "Boil."]],
  ],
  [
    "HTML with headings",
    "<h3>Soup</h3><ol><li>Cut.</li><li>Boil.</li></ol><h3>Top:</h3><p>Strew.</p><h3>Step 4</h3><p>Eat.</p>",
    [
      ["Soup", "Cut.", "Boil."],
      ["Top", "Strew.", "Eat."],
    ],
  ],
  [
    "bulleted below headings",
    "Soup\n - cut the leeks\n - boil them\nTop\n - strew",
    [
      ["Soup", "cut the leeks", "boil them"],
      ["Top", "strew"],
    ],
  ],
  [
    "named by their number behind a word's",
    [
      { ...CUT, name: "1. lépés" },
      { ...BOIL, name: "Schritt 2/2" },
    ],
    [["", "Cut.", "Boil."]],
  ],
  ["numbered before dashes", ["1- Cut.", "2– Boil."], [["", "Cut.", "Boil."]]],
  [
    "null where nothing was written",
    [
      { "@type": "HowToStep", name: "Cut.", text: null, item: null },
      { name: "Top", text: null, itemListElement: [BOIL] },
    ],
    [
      ["", "Cut."],
      ["Top", "Boil."],
    ],
  ],
  ["named by a day", [{ ...CUT, name: "Day 1" }], [["", "Day 1: Cut."]]],
  [
    "told in two properties",
    [{ ...CUT, description: "Wash them before." }],
    [["", "Cut.", "Wash them before."]],
  ],
  [
    "cut off, but for their name",
    [{ name: "Cut the leeks into rings.", text: "Cut the le…" }],
    [["", "Cut the leeks into rings."]],
  ],
  [
    "entries out of order",
    {
      itemListElement: [
        { position: 2, item: "Boil." },
        { position: 1, item: "Cut." },
      ],
    },
    [["", "Cut.", "Boil."]],
  ],
  [
    "numbered in parts below headings",
    "Soup\n\nStap 1:\nCut them.\n\nStap 2:\nBoil them.\n\nTop\n\nStap 1:\nStrew it.",
    [
      ["Soup", "Cut them.", "Boil them."],
      ["Top", "Strew it."],
    ],
  ],
  [
    "sentences below short headings",
    "Soup\n\nCut the leeks into thin rings, and wash them well.\n\nServe.\n\nThe top\n\nStrew chives and a little pepper on each of the plates.",
    [
      ["Soup", "Cut the leeks into thin rings, and wash them well.", "Serve."],
      ["The top", "Strew chives and a little pepper on each of the plates."],
    ],
  ],
  [
    "few words above a sentence",
    "Wash the leeks\n\nCut the leeks into thin rings, and wash them well again.",
    [["", "Wash the leeks", "Cut the leeks into thin rings, and wash them well again."]],
  ],
  [
    "words with marks of where they break",
    "Zwie\u{ad}beln schnei\u{ad}den.",
    [["", "Zwiebeln schneiden."]],
  ],
])("steps are read that are %s", (_, recipeInstructions, expected) => {
  expect(readRecipe({ recipeInstructions })?.steps).toEqual(expected);
});

test.each<[form: string, ingredients: unknown, expected: string[][]]>([
  [
    "in blocks below their headings",
    "Suroviny\n\nSoup\n\n\n\t1,5 kg leeks\n\tsalt\n\n\t<br>\n\nTop\n\n\t2 eggs\n\tchives\n",
    [
      ["Soup", "1,5 kg leeks", "salt"],
      ["Top", "2 eggs", "chives"],
    ],
  ],
  [
    "in HTML's lists below their headings",
    "<h4>Soup</h4><ul><li>3 leeks</li><li>salt</li></ul><p>Top</p><ul><li>2 eggs</li><li>chives</li></ul>",
    [
      ["Soup", "3 leeks", "salt"],
      ["Top", "2 eggs", "chives"],
    ],
  ],
  [
    "in a table",
    "<table><tr><td>3</td><td>leeks</td></tr><tr><td>1 l</td><td>water</td></tr></table>",
    [["", "3 leeks", "1 l water"]],
  ],
  [
    "in a paragraph behind their amount",
    ["3 tbsp. <p>oil, divided</p>", "<p>Juice of 1 lemon</p>"],
    [["", "3 tbsp. oil, divided", "Juice of 1 lemon"]],
  ],
  [
    "paragraphs of one text",
    ["<p>3 leeks</p><p>salt</p>", "oil"],
    [["", "3 leeks", "salt", "oil"]],
  ],
  [
    "between semicolons",
    ["200 g de farine ; 3 œufs ; sel"],
    [["", "200 g de farine", "3 œufs", "sel"]],
  ],
  [
    "between commas alone",
    "200 g flour,3 eggs,1,5 l milk,salt",
    [["", "200 g flour", "3 eggs", "1,5 l milk", "salt"]],
  ],
  [
    "below what they are for",
    ["1 egg", "For the top", "chives", "Für die Soße", "Salz"],
    [
      ["", "1 egg"],
      ["For the top", "chives"],
      ["Für die Soße", "Salz"],
    ],
  ],
  [
    "written by templates",
    [
      "70 g butter , soft",
      "1 leek ((large))",
      "2 eggs (, beaten)",
      "salt ()",
      "- 1 l water",
      "▢ oil",
    ],
    [["", "70 g butter, soft", "1 leek (large)", "2 eggs (beaten)", "salt", "1 l water", "oil"]],
  ],
  [
    "counted by a computer",
    [
      "0.33333334326744 cup oil",
      "1.6666667 cups milk",
      "2.1428571 dl water",
      "1 Zwiebel(n)",
      "3 Ei(er)",
      "4-5 spoon(s) salt",
      "1.5 l",
    ],
    [
      [
        "",
        "⅓ cup oil",
        "1 ⅔ cups milk",
        "2.14 dl water",
        "1 Zwiebel",
        "3 Eier",
        "4-5 spoons salt",
        "1.5 l",
      ],
    ],
  ],
  [
    "escaped by halves",
    ["u003cbu003e1 cup cru00e8meu003c/bu003e", "you donu2019t need salt"],
    [["", "1 cup crème", "you don’t need salt"]],
  ],
  [
    "in a wrong encoding",
    ["1\u{c2}\u{a0}l water", "\u{c2}½ tsp salt"],
    [["", "1 l water", "½ tsp salt"]],
  ],
  [
    "nodes, with notes and codes of units",
    [
      {
        "@type": "HowToSupply",
        name: "onion",
        description: "diced",
        requiredQuantity: { value: 0.5, unitText: "cup" },
      },
      { "@type": "PropertyValue", name: "flour", value: 200, unitCode: "GRM" },
      { "@type": "PropertyValue", name: "egg", value: 1, unitCode: "C62" },
      { name: "salt", description: "1 tsp salt" },
    ],
    [["", "0.5 cup onion, diced", "200 g flour", "1 egg", "1 tsp salt"]],
  ],
])("ingredients are read that are %s", (_, recipeIngredient, expected) => {
  expect(readRecipe({ recipeIngredient })?.ingredients).toEqual(expected);
});

test("a recipe within a recipe's steps is a section of both lists", () => {
  const cream = {
    "@type": "Recipe",
    name: "Cream",
    description: "Sweet.",
    recipeIngredient: ["2 eggs"],
    recipeInstructions: [BOIL],
  };
  const top = { "@type": "HowToSection", name: "Top", itemListElement: [cream] };
  expect(
    readRecipe({ recipeIngredient: ["3 leeks"], recipeInstructions: [CUT, top] }),
  ).toMatchObject({
    ingredients: [
      ["", "3 leeks"],
      ["Cream", "2 eggs"],
    ],
    steps: [
      ["", "Cut."],
      ["Top: Cream", "Boil."],
    ],
  });
});

const WHOLE = { recipeIngredient: ["3 leeks"], recipeInstructions: [CUT] };

test.each([
  [
    "whose type is escaped",
    `<script type="application&#x2F;ld&#x2B;json">${JSON.stringify({ "@type": "Recipe", ...WHOLE })}</script>`,
  ],
  [
    "that is escaped for HTML",
    script(JSON.stringify({ "@type": "Recipe", ...WHOLE }).replaceAll('"', "&quot;")),
  ],
  [
    "that a script adds",
    `<script>(self.__next_s=self.__next_s||[]).push([0,${JSON.stringify({ type: "application/ld+json", children: JSON.stringify({ "@type": "Recipe", ...WHOLE }) })}])</script>`,
  ],
  ["whose type has no mark", script(JSON.stringify({ type: "Recipe", name: "Soup", ...WHOLE }))],
])("JSON-LD is read %s", (_, html) => {
  expect(read(html)).toMatchObject([{ ingredients: [["", "3 leeks"]], steps: [["", "Cut."]] }]);
});

test("scripts that only look as if they added JSON-LD do no harm", () => {
  const hostile = `<script>"application/ld+json"${".push([".repeat(20_000)}</script>`;
  const broken = `<script>push("application/ld+json"); x.push([0,{])</script>`;
  expect(read(`${broken}${hostile}${jsonLd(WHOLE)}`)).toMatchObject([{ title: "Soup" }]);
});

test("of whole recipes, the one that the page is about comes first, and links to others not at all", () => {
  const link = jsonLd({ name: "Leek toast" });
  const other = jsonLd({ ...WHOLE, name: "Bean stew", description: "Long. ".repeat(9) });
  const page = `<title>The leek soup of my aunt | Soups</title>${link}${other}${jsonLd({ ...WHOLE, name: "Leek soup" })}`;
  expect(read(page).map(({ title }) => title)).toEqual(["Leek soup", "Bean stew"]);
  const reader = createPageReader("");
  reader.write(`<title>Leek soup</title>${other}`);
  expect(reader.isComplete()).toBe(false);
  reader.write(jsonLd({ ...WHOLE, name: "Leek soup" }));
  expect(reader.isComplete()).toBe(true);
});

test.each([
  "Leek soup | Soups.example",
  "Leek soup - Soups",
  "Leek soup – Soups of the day",
  "Leek soup | Rezept",
])("%j is a title without its site's name", (name) => {
  const site = `<meta property="og:site_name" content="Soups of the Day">`;
  expect(read(site + jsonLd({ ...WHOLE, name }))).toMatchObject([{ title: "Leek soup" }]);
  expect(read(`${site}<h1>${name}</h1>`)).toMatchObject([{ title: "Leek soup" }]);
});

test("a page without an address is where it says itself, and addresses in it are meant from there", () => {
  const image = [
    "/a.jpg",
    "//pictures.example/b.jpg",
    "c d",
    "data:image/png;base64,AA",
    "javascript:a.b",
    { "@id": "https://soups.example/c.webp" },
    { "@id": "#d" },
  ];
  const canonical = `<link rel="canonical" href="https://soups.example/leek/">`;
  expect(read(canonical + jsonLd({ ...WHOLE, image }), "")).toMatchObject([
    {
      source: { url: "https://soups.example/leek/" },
      pictures: [
        "https://soups.example/a.jpg",
        "https://pictures.example/b.jpg",
        "https://soups.example/c.webp",
      ],
    },
  ]);
  expect(
    read(`<meta property="og:url" content="https://soups.example/s">${jsonLd(WHOLE)}`, ""),
  ).toMatchObject([{ source: { url: "https://soups.example/s" } }]);
  expect(read(jsonLd({ ...WHOLE, image }), "")[0]?.pictures).toEqual([
    "https://pictures.example/b.jpg",
    "https://soups.example/c.webp",
  ]);
});

test("values that are terms of schema.org are told in words", () => {
  const recipe = {
    suitableForDiet: ["https://schema.org/GlutenFreeDiet", "VeganDiet", "my own diet"],
    estimatedCost: { value: 10, currency: "EUR" },
  };
  expect(readRecipe(recipe)).toMatchObject({
    note: ["Cost: 10 EUR\nDiet: Gluten Free, Vegan, my own diet"],
  });
});

test.each([
  [{ minValue: "PT1H" }, 60],
  ["P25M", 25],
  ["P1H", 60],
  ["P1H25M", 85],
  ["30 dk", 30],
  ["1 час 20 минут", 80],
  ["25分", 25],
])("a time of %j is so many minutes", (totalTime, minutes) => {
  expect(readRecipe({ totalTime })).toMatchObject({ minutes, note: [] });
});

test("a whole time that is less than one of its parts is not the whole", () => {
  expect(readRecipe({ prepTime: "PT10M", cookTime: "PT40M", totalTime: "PT20M" })).toMatchObject({
    minutes: 50,
    note: ["Preparation: 10 min\nCooking: 40 min\nIn all: 20 min"],
  });
});

test("numbers are no tags", () => {
  expect(readRecipe({ recipeCategory: 21, keywords: "cold, 5 minutes" })?.tags).toEqual([
    "cold",
    "5 minutes",
  ]);
});

test("properties are read in other letters", () => {
  const Author = { Name: "Ann" };
  expect(readRecipe({ Author, Keywords: "cold" })).toMatchObject({
    source: { name: "Ann" },
    tags: ["cold"],
  });
});

test.each([
  ["6 porcií", 6],
  ["Rende 8 porções", 8],
  ["4 adag", 4],
])("a yield of %j is for %i", (recipeYield, serves) => {
  expect(readRecipe({ recipeYield })).toMatchObject({ serves, note: [] });
});

/** A page with this in a recipe in microdata. */
const microdata = (inner: string) =>
  `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>${inner}</div>`;

test.each([
  ["in cells", `<tr itemprop="recipeIngredient"><td>200 g</td><td>flour</td></tr>`],
  [
    "in parts without spaces",
    `<li itemprop="recipeIngredient"><span>200</span><span>g</span><span>flour</span></li>`,
  ],
])("an ingredient of microdata is one line that is %s", (_, html) => {
  expect(read(microdata(html))).toMatchObject([{ ingredients: [["", "200 g flour"]] }]);
});

test("headings in microdata's lists are headings", () => {
  const html = `<div itemprop="ingredients"><p><b>Soup</b></p><ul><li>3 leeks</li><li>salt</li></ul></div>
    <div itemprop="recipeInstructions"><h3>Soup</h3><p>Cut.</p><h3>Step 2</h3><p>Bo<span>il</span>.</p></div>`;
  expect(read(microdata(html))).toMatchObject([
    { ingredients: [["Soup", "3 leeks", "salt"]], steps: [["Soup", "Cut.", "Boil."]] },
  ]);
});

const CARD = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2>
  <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-ingredient-group-name">Base</h4><ul>
  <li class="wprm-recipe-ingredient">3 leeks</li><li class="wprm-recipe-ingredient">1 l water</li></ul></div>
  <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-ingredient-group-name">Top</h4><ul>
  <li class="wprm-recipe-ingredient">chives</li></ul></div>
  <div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><p>Keeps for days.</p><p>Freezes.</p></div></div></div>`;

test("a card's groups and notes are told with what JSON-LD says of its recipe", () => {
  const recipe = {
    recipeIngredient: ["3 leeks, sliced", "1 l water", "chives"],
    recipeInstructions: [CUT],
    recipeYield: "9 cups",
  };
  expect(read(jsonLd(recipe) + CARD)).toMatchObject([
    {
      ingredients: [
        ["Base", "3 leeks, sliced", "1 l water"],
        ["Top", "chives"],
      ],
      steps: [["", "Cut."]],
      note: ["Makes: 9 cups", "Keeps for days.\nFreezes."],
    },
  ]);
  const shorter = { ...recipe, recipeIngredient: ["3 leeks", "water"] };
  expect(read(jsonLd(shorter) + CARD)).toMatchObject([{ ingredients: [["", "3 leeks", "water"]] }]);
});

test("a page that loads a card's plugin is read until the card has come", () => {
  const reader = createPageReader("");
  reader.write(`<link rel="stylesheet" href="/plugins/wp-recipe-maker/card.css">${jsonLd(WHOLE)}`);
  expect(reader.isComplete()).toBe(false);
});

test.each([
  [
    "Tasty Recipes",
    `<div class="tasty-recipes"><ul class="tasty-recipes-ingredients"><li>3 leeks</li></ul><div class="tasty-recipes-notes"><h3>Notes</h3><div class="tasty-recipes-notes-body"><p>Keeps.</p></div></div></div>`,
  ],
  [
    "an older Tasty Recipes",
    `<div class="tasty-recipes"><ul class="tasty-recipe-ingredients"><li>3 leeks</li></ul><div class="tasty-recipes-notes"><h3>Notes</h3><p>Keeps.</p></div></div>`,
  ],
  [
    "Mediavine Create",
    `<div class="mv-create-card"><div class="mv-create-ingredients"><ul><li>3 leeks</li></ul></div><div class="mv-create-notes"><h3>Notes</h3><p>Keeps.</p></div></div>`,
  ],
])("the notes of %s are notes", (_, html) => {
  expect(read(html)).toMatchObject([{ ingredients: [["", "3 leeks"]], note: ["Keeps."] }]);
});

test("headings between the values of microdata's lists name groups, if there are several", () => {
  const list = (name: string, ...lines: string[]) =>
    lines.map((line) => `<li itemprop="${name}">${line}</li>`).join("\n");
  const html = `<div itemscope itemtype="https://schema.org/Blog"><div itemprop="text">
    <div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Soup</h2><p><b>Hello</b> there</p>
    <h3 itemprop="recipeYield">For 4:</h3><p><strong>Base:</strong></p><ul>${list("ingredients", "3 leeks", "salt")}</ul>
    <h4></h4><p><strong>Top</strong></p><ul>${list("ingredients", "chives")}</ul>
    <p><b>200 g</b> <span itemprop="ingredients">flour</span></p>
    <p><b>Tip</b></p><p>Buy them fresh.</p><ul>${list("ingredients", "oil")}</ul>
    <h3>All that is to do</h3><ol>${list("recipeInstructions", "Cut.", "Boil.")}</ol></div></div></div>`;
  expect(read(html)).toMatchObject([
    {
      ingredients: [
        ["Base", "3 leeks", "salt"],
        ["Top", "chives", "flour", "oil"],
      ],
      steps: [["", "Cut.", "Boil."]],
    },
  ]);
});

test("a description ends where the recipe begins, although it is within", () => {
  const html = microdata(`<div itemprop="description"><p>For <b itemprop="about">cold</b> days.</p>
    <div><span itemprop="cookTime">PT40M</span><p>In all: <b>40 min.</b></p><ul><li itemprop="recipeIngredient">3 leeks</li></ul>
    <div itemprop="recipeInstructions"><p>Boil.</p></div></div></div>`);
  expect(read(html)).toMatchObject([
    {
      description: "For cold days.",
      minutes: 40,
      ingredients: [["", "3 leeks"]],
      steps: [["", "Boil."]],
    },
  ]);
});

test.each<[string, object, string[], string[]]>([
  [
    "entries with names of their own",
    {
      recipeIngredient: [
        { ingredient: "eggs", quantity: "2" },
        { ingredientName: "milk", amount: "1", unit: "cup" },
      ],
      recipeInstructions: [
        { step: 1, instruction: "Beat." },
        { stepNumber: 2, body: "Fry." },
      ],
    },
    ["2 eggs", "1 cup milk"],
    ["Beat.", "Fry."],
  ],
  [
    "groups with lists of their own",
    {
      recipeIngredient: [
        { name: "Batter", ingredients: ["2 eggs"] },
        { title: "Sauce", items: [{ quantity: "1", unit: "tbsp", name: "juice" }] },
      ],
      recipeInstructions: [
        { name: "Batter", steps: ["Beat."] },
        { title: "Sauce", instructions: ["Stir."] },
      ],
    },
    ["[Batter]", "2 eggs", "[Sauce]", "1 tbsp juice"],
    ["[Batter]", "Beat.", "[Sauce]", "Stir."],
  ],
  [
    "lists under names that aren't schema.org's",
    { ingredients: "2 eggs, 1 cup milk, 1 tsp salt", method: ["Beat.", "Fry."] },
    ["2 eggs", "1 cup milk", "1 tsp salt"],
    ["Beat.", "Fry."],
  ],
  [
    "recipes that are its parts",
    {
      recipeIngredient: ["1 lemon"],
      recipeInstructions: ["Squeeze it."],
      hasPart: [
        {
          "@type": "Recipe",
          name: "Crust",
          recipeIngredient: ["200 g flour"],
          recipeInstructions: "Knead.",
        },
        { "@type": "Clip", name: "How to knead" },
      ],
    },
    ["1 lemon", "[Crust]", "200 g flour"],
    ["Squeeze it.", "[Crust]", "Knead."],
  ],
  [
    "a way of cooking, which is no step",
    { recipeIngredient: ["2 eggs"], cookingMethod: "Frying in a pan" },
    ["2 eggs"],
    [],
  ],
])("a recipe may have %s", (_form, parts, ingredients, steps) => {
  const recipe = readRecipe(parts);
  const linesOf = (sections: readonly string[][] = []) =>
    sections.flatMap(([heading, ...lines]) =>
      heading === "" ? lines : [`[${heading}]`, ...lines],
    );
  expect(linesOf(recipe?.ingredients)).toEqual(ingredients);
  expect(linesOf(recipe?.steps)).toEqual(steps);
});
