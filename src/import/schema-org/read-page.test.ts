import fc from "fast-check";
import { expect, test } from "vitest";

import { toPersonalRecipe } from "../to-personal-recipe.ts";
import { createPageReader } from "./read-page.ts";

/** The recipes of a page that comes in pieces. */
function read(html: string, piece = 7) {
  const reader = createPageReader("https://soups.example/leek");
  for (let at = 0; at < html.length; at += piece) reader.write(html.slice(at, at + piece));
  return reader.recipes();
}

function jsonLd(data: unknown): string {
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
}

const SOUP = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek &amp;amp; potato soup",
  description: "<p>For <b>cold</b> days.</p>",
  author: { "@type": "Person", name: "Ann" },
  recipeYield: ["4", "4 servings"],
  prepTime: "PT20M",
  cookTime: "P0DT1H25M",
  totalTime: "PTNaNM",
  recipeIngredient: ["3 leeks", "500&nbsp;g potatoes", "½ cup cream"],
  recipeInstructions: [
    {
      "@type": "HowToSection",
      name: "Soup",
      itemListElement: [
        { "@type": "HowToStep", name: "Soften", text: "Cook the leeks gently." },
        { "@type": "HowToStep", name: "Add the pot…", text: "Add the potatoes." },
      ],
    },
    [["Blend."], { "@type": "HowToStep", itemListElement: [{ text: "Serve." }] }],
  ],
  recipeCategory: "Dinner",
  keywords: "soup, Dinner, winter",
  nutrition: { "@type": "NutritionInformation", calories: "310 kcal", fatContent: "12 g" },
  image: { "@type": "ImageObject", url: "https://soups.example/leek.jpg" },
};

test("JSON-LD is read whole, its HTML and doubly escaped characters as text", () => {
  expect(read(jsonLd(SOUP))).toEqual([
    {
      title: "Leek & potato soup",
      description: "For cold days.",
      serves: 4,
      minutes: 105,
      ingredients: [{ heading: "", lines: ["3 leeks", "500 g potatoes", "½ cup cream"] }],
      steps: [
        { heading: "Soup", lines: ["Soften: Cook the leeks gently.", "Add the potatoes."] },
        { heading: "", lines: ["Blend.", "Serve."] },
      ],
      tags: ["Dinner", "soup", "winter"],
      note: ["Preparation: 20 min\nCooking: 85 min\nNutrition: calories 310 kcal, fat 12 g"],
      source: { name: "Ann", url: "https://soups.example/leek" },
      rating: null,
      pictures: ["https://soups.example/leek.jpg"],
      problems: [],
    },
  ]);
});

const FORMS: [form: string, data: unknown][] = [
  ["in a list", [SOUP]],
  ["in a graph, among others", { "@graph": [{ "@type": "WebPage", name: "Home" }, SOUP] }],
  ["of several types", { ...SOUP, "@type": ["NewsArticle", "https://schema.org/Recipe"] }],
  ["as what the page is about", { "@type": "WebPage", mainEntity: SOUP }],
  [
    "with names of the whole vocabulary",
    {
      "@type": "schema:Recipe",
      "schema:name": [{ "@value": "Leek soup" }],
      "http://schema.org/recipeIngredient": ["3 leeks", { "@value": "1 l water" }, "salt"],
    },
  ],
  [
    "in other letters",
    { "@type": "recipe", name: "Soup", RecipeIngredient: ["3 leeks", "1 l water", "salt"] },
  ],
];
test.each(FORMS)("a recipe %s is found", (_form, data) => {
  expect(read(jsonLd(data))[0]?.ingredients[0]?.lines).toHaveLength(3);
});

const STEPS: [form: string, steps: unknown][] = [
  ["one string of HTML", "<ol><li>Boil the leeks.</li><li>Blend &amp; serve.</li></ol>"],
  ["lines", "1. Boil the leeks.\n\n2. Blend & serve."],
  ["lines below their numbers", "Schritt 1\nBoil the leeks.\nSchritt 2: Blend & serve.\n3"],
  ["one numbered line", "1. Boil the leeks. 2. Blend & serve."],
  ["texts", ["Boil the leeks.", "Blend &amp;amp; serve."]],
  ["an item list", { "@type": "ItemList", itemListElement: ["Boil the leeks.", "Blend & serve."] }],
  ["a list with gaps, as PHP writes it", { 1: "Boil the leeks.", 3: { text: "Blend & serve." } }],
  [
    "entries of a list",
    { itemListElement: [{ item: "Boil the leeks." }, { item: "Blend & serve." }] },
  ],
  ["a list of JSON-LD", { "@list": [{ "@value": "Boil the leeks." }, "Blend & serve."] }],
  [
    "steps named by their number",
    [
      { "@type": "HowToStep", name: "Schritt 1", text: "Boil the leeks." },
      { "@type": "HowToStep", name: "2.", text: "Blend & serve." },
    ],
  ],
];
test.each(STEPS)("steps as %s are the same steps", (_form, recipeInstructions) => {
  expect(read(jsonLd({ ...SOUP, recipeInstructions }))[0]?.steps).toEqual([
    { heading: "", lines: ["Boil the leeks.", "Blend & serve."] },
  ]);
});

const BROKEN: [what: string, script: string][] = [
  ["marks of CDATA", `//<![CDATA[\n${JSON.stringify(SOUP)}\n//]]>`],
  ["a comment around it", `<!--${JSON.stringify(SOUP)}-->`],
  ["a line break in a string", JSON.stringify(SOUP).replace("potatoes", "pota\n\ttoes")],
  ["trailing commas", JSON.stringify(SOUP).replace('cream"]', 'cream",]')],
  ["marks of CDATA in a comment", `<!--<![CDATA[\n${JSON.stringify(SOUP)}\n]]-->`],
  ["a semicolon behind it", `${JSON.stringify(SOUP)};`],
  ["another value before it", `{"@type":"WebSite"}\n${JSON.stringify(SOUP)}`],
];
test.each(BROKEN)("%s does no harm", (_what, script) => {
  const [recipe] = read(`<script type='application/ld+json'>${script}</script>`, 1_000);
  expect(recipe?.title).toBe("Leek & potato soup");
  expect(recipe?.ingredients[0]?.lines).toHaveLength(3);
});

test.each([
  ["line breaks", (json: string) => json.replace("potatoes", "pota\ntoes")],
  ["a trailing comma", (json: string) => json.replace('cream"]', 'cream",]')],
  ["another value before it", (json: string) => `{"@type":"WebSite"}\n${json}`],
])("JSON-LD of megabytes is mended where it has %s", (_what, broken) => {
  const reviews = Array.from({ length: 20_000 }, (_, nth) => ({
    text: `No ${nth}: "${"x".repeat(90)}"`,
  }));
  const script = broken(JSON.stringify({ ...SOUP, review: reviews }));
  const [recipe] = read(`<script type='application/ld+json'>${script}</script>`, 100_000);
  expect(recipe?.ingredients[0]?.lines).toHaveLength(3);
});

test.each(['"', '\\"', ", ", "} "])("five megabytes of %j are no JSON, and soon so", (token) => {
  const script = `{"a${token.repeat(5_000_000 / token.length)}x}`;
  const [recipe] = read(`<script type='application/ld+json'>${script}</script>`, 100_000);
  expect(recipe?.problems).not.toEqual([]);
});

test("microdata is read as well", () => {
  const html = `<body><div itemscope itemtype="http://schema.org/Recipe">
    <h1 itemprop="name">Leek <em>soup</em></h1>
    <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ann</b></span>
    <meta itemprop="recipeYield" content="4 people"><time itemprop="totalTime" datetime="PT35M">35 minuti</time>
    <ul><li itemprop="recipeIngredient">3 leeks<li itemprop="recipeIngredient">1 l <a href="/w">water</a></ul>
    <div itemprop="recipeInstructions"><p>Boil.</p><p>Blend.</p></div>
    <img itemprop="image" src="https://soups.example/s.jpg"></div>`;
  expect(read(html)).toMatchObject([
    {
      title: "Leek soup",
      serves: 4,
      minutes: 35,
      ingredients: [{ heading: "", lines: ["3 leeks", "1 l water"] }],
      steps: [{ heading: "", lines: ["Boil.", "Blend."] }],
      source: { name: "Ann" },
      pictures: ["https://soups.example/s.jpg"],
    },
  ]);
});

test("of several recipes the fullest comes first, and one told twice is one", () => {
  const small = { "@type": "Recipe", name: "Toast", recipeIngredient: ["bread"] };
  const twice = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Toast</b></div>`;
  expect(read(jsonLd([small, SOUP]) + twice).map(({ title }) => title)).toEqual([
    "Leek & potato soup",
    "Toast",
  ]);
});

test("a page with only a title gives that, and says so", () => {
  const [recipe] = read("<title>Leek soup | Soups</title><p>A story.");
  expect(recipe).toMatchObject({
    title: "Leek soup",
    problems: ["The page holds no recipe that could be read"],
  });
});

test("the rest of a page is not needed once its recipe is whole", () => {
  const reader = createPageReader("");
  reader.write(`<script type="application/ld+json">{"@type":"WebSite"}</script>`);
  expect(reader.isComplete()).toBe(false);
  reader.write(jsonLd(SOUP));
  expect(reader.isComplete()).toBe(true);
});

test("whatever a page holds, it is read, as text", () => {
  const value = fc.oneof(
    fc.constantFrom(
      "PT5M",
      "<script>alert(1)</script>Stir",
      "&lt;img onerror=x&gt;",
      "4",
      "2 eggs",
    ),
    fc.string(),
    fc.integer(),
    fc.constant(null),
  );
  const tree = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 5 }, value, tie("list"), tie("node")),
    list: fc.array(tie("any"), { maxLength: 4 }),
    node: fc.dictionary(
      fc.constantFrom(
        "@type",
        "@graph",
        "name",
        "text",
        "itemListElement",
        "recipeIngredient",
        "url",
        "recipeInstructions",
        "recipeYield",
        "totalTime",
        "nutrition",
        "author",
        "__proto__",
      ),
      tie("any"),
    ),
  })).any;
  fc.assert(
    fc.property(tree, fc.string(), (data, junk) => {
      const recipe = { ...(data as object), "@type": "Recipe", name: "x" };
      const escaped = JSON.stringify(recipe).replaceAll("<", String.raw`\u003c`);
      for (const found of read(`${junk}<script type="application/ld+json">${escaped}</script>`)) {
        const { recipe: stored } = toPersonalRecipe(found);
        expect(JSON.stringify(stored)).not.toMatch(/<script|<img/u);
      }
    }),
  );
});

/** What a page with this recipe in JSON-LD says, a line each. */
function linesIn(recipe: object) {
  const reader = createPageReader("");
  const data = { "@type": "Recipe", name: "Soup", ...recipe };
  reader.write(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  const [found] = reader.recipes();
  return {
    ingredients: found?.ingredients,
    steps: found?.steps.map(({ heading, lines }) => [heading, ...lines]),
  };
}

test.each([
  [
    "entries of a list",
    {
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", item: { "@type": "HowToStep", text: "Cut." } },
        { "@type": "ListItem", item: { "@type": "HowToStep", text: "Boil." } },
      ],
    },
    [["", "Cut.", "Boil."]],
  ],
  [
    "the text of sections",
    [
      { "@type": "HowToSection", name: "Base", text: "Cut." },
      { "@type": "HowToSection", name: "End", text: "Boil.", itemListElement: ["Serve."] },
    ],
    [
      ["Base", "Cut."],
      ["End", "Boil.", "Serve."],
    ],
  ],
  [
    "tips beside a text, and no direction twice",
    [
      {
        "@type": "HowToStep",
        text: "Cut. Boil.",
        itemListElement: [
          { "@type": "HowToDirection", text: "Cut." },
          { "@type": "HowToTip", text: "Wash it." },
        ],
      },
    ],
    [["", "Cut. Boil.", "Wash it."]],
  ],
])("steps are read that are %s", (_, recipeInstructions, expected) => {
  expect(linesIn({ recipeInstructions }).steps).toEqual(expected);
});

test("ingredients keep their amounts and groups where these are nodes", () => {
  const recipeIngredient = [
    "1 leek",
    { "@type": "PropertyValue", name: "flour", value: 200, unitText: "g" },
    { "@type": "HowToSupply", name: "eggs", requiredQuantity: { value: 2 } },
    { "@type": "ItemList", name: "Sauce", itemListElement: [{ name: "sugar", amount: "50 g" }] },
  ];
  expect(linesIn({ recipeIngredient }).ingredients).toEqual([
    { heading: "", lines: ["1 leek", "200 g flour", "2 eggs"] },
    { heading: "Sauce", lines: ["50 g sugar"] },
  ]);
});

test("microdata's ingredients are words where they are links, and have their amounts", () => {
  const reader = createPageReader("");
  reader.write(`<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Soup</h1>
    <p itemprop="ingredient" itemscope><b itemprop="amount">1</b> <i itemprop="name">leek</i></p>
    <a itemprop="ingredient" href="/carrots">2 carrots</a></div>`);
  expect(reader.recipes()[0]?.ingredients).toEqual([
    { heading: "", lines: ["1 leek", "2 carrots"] },
  ]);
});

test("what a recipe refers to is taken from where it is described", () => {
  const recipe = {
    ...SOUP,
    author: { "@id": "#ann" },
    mainEntityOfPage: { "@id": "#page" },
    recipeInstructions: [{ "@id": "#base" }, { "@id": "#nowhere" }],
  };
  const section = { "@type": "HowToSection", name: "Base", itemListElement: [{ "@id": "#cut" }] };
  const graph = [
    { "@id": "#page", "@type": "WebPage", about: { "@id": "#page" } },
    recipe,
    { "@id": "#base", ...section },
    { "@id": "#cut", "@type": "HowToStep", text: "Cut." },
    { "@id": "#ann", "@type": "Person", name: "Ann" },
  ];
  expect(read(jsonLd({ "@graph": graph }))).toMatchObject([
    { source: { name: "Ann" }, steps: [{ heading: "Base", lines: ["Cut."] }] },
  ]);
});

test.each([
  ["one text of lines", "3 leeks\n1 l water\nsalt"],
  ["one text of HTML", "<ul><li>3 leeks</li><li>1 l water</li><li>salt</li></ul>"],
  ["texts that a template has wrapped", ["3\n   leeks", "1 l\nwater\n", "salt"]],
  ["lists in a text among others", ["3 leeks\n1 l water", "salt"]],
  ["values with a language", ["3 leeks", "1 l water", { "@value": "salt", "@language": "en" }]],
  ["a list with gaps, as PHP writes it", { 0: "3 leeks", 2: "1 l water", 5: "salt" }],
])("ingredients as %s are the same", (_, recipeIngredient) => {
  expect(linesIn({ recipeIngredient }).ingredients).toEqual([
    { heading: "", lines: ["3 leeks", "1 l water", "salt"] },
  ]);
});

test("ingredients and steps are taken from the property that holds any", () => {
  const old = { ingredients: ["3 leeks"], instructions: "Boil." };
  expect(linesIn({ ...old, recipeIngredient: [], recipeInstructions: "" })).toEqual({
    ingredients: [{ heading: "", lines: ["3 leeks"] }],
    steps: [["", "Boil."]],
  });
});

test("headings among the lines, and sections that are only a name, are kept as headings", () => {
  const recipeIngredient = ["3 leeks", "For the topping:", "chives"];
  const recipeInstructions = {
    "@type": "ItemList",
    itemListElement: [
      { "@type": "HowToSection", name: "Soup", itemListElement: [{ text: "Boil." }] },
      { "@type": "HowToSection", name: "Topping" },
      { "@type": "HowToStep", text: "Cut." },
      { "@type": "HowToStep", text: "Strew." },
      { "@type": "HowToSection", name: "Enjoy" },
    ],
  };
  expect(linesIn({ recipeIngredient, recipeInstructions })).toEqual({
    ingredients: [
      { heading: "", lines: ["3 leeks"] },
      { heading: "For the topping", lines: ["chives"] },
    ],
    steps: [
      ["Soup", "Boil."],
      ["Topping", "Cut.", "Strew."],
      ["", "Enjoy"],
    ],
  });
});

test.each([
  ["PT1H 30M", 90, []],
  ["overnight", null, ["In all: overnight"]],
  ["PTNaNM", null, []],
  ["0", null, []],
])("a time of %j is read, or told as it is", (totalTime, minutes, note) => {
  const [recipe] = read(jsonLd({ "@type": "Recipe", name: "Soup", totalTime }));
  expect(recipe).toMatchObject({ minutes, note });
});

test.each([
  ["4.0", 4, []],
  ["2 Portion(en)", 2, []],
  ["Für 4 Personen", 4, []],
  ["4人分", 4, []],
  ["4-6 servings", 4, ["Makes: 4-6 servings"]],
  ["12 cookies", null, ["Makes: 12 cookies"]],
])("a yield of %j is for so many", (recipeYield, serves, note) => {
  const [recipe] = read(jsonLd({ "@type": "Recipe", name: "Soup", recipeYield }));
  expect(recipe).toMatchObject({ serves, note });
});

/** A page with this in a recipe in microdata. */
function microdata(inner: string): string {
  return `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>${inner}</div>`;
}

test.each([
  [
    "wrapped in the source",
    `<li itemprop="ingredients">\n  3\n\n  <b>leeks</b>\n</li>
     <div itemprop="recipeInstructions">\n Cut the\n leeks.\n\n Boil\n them.\n</div>`,
  ],
  [
    "in scopes without properties",
    `<li itemprop="recipeIngredient" itemscope>3 leeks</li>
     <ol itemprop="recipeInstructions" itemscope itemtype="http://schema.org/ItemList">
     <li>Cut the leeks.</li><li>Boil them.</li></ol>`,
  ],
  [
    "beside properties, in a scope",
    `<li itemprop="ingredient" itemscope><b itemprop="amount">3</b> <i itemprop="name">leeks</i></li>
     <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep">Cut the leeks.</div>
     <div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><b itemprop="name">Boil them.</b></div>`,
  ],
  [
    "among scripts, and with empty values in attributes",
    `<div itemprop="ingredients" content=""><h3>Ingredients</h3>3 leeks<script>show(1)</script></div>
     <div itemprop="recipeinstructions"><h3>Method</h3><p>Cut the leeks.</p><style>p {}</style><p>Boil them.</p></div>`,
  ],
])("the words of microdata are read that are %s", (_, inner) => {
  expect(read(microdata(inner))).toMatchObject([
    {
      ingredients: [{ heading: "", lines: ["3 leeks"] }],
      steps: [{ heading: "", lines: ["Cut the leeks.", "Boil them."] }],
    },
  ]);
});

test("RDFa is read as microdata is", () => {
  const html = `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Soup</h1>
    <li property="schema:recipeIngredient">3 leeks</li><time property="totalTime" content="PT1H">1 h</time>
    <ol property="recipeInstructions"><li>Cut.</li><li>Boil.</li></ol></div>`;
  expect(read(html)).toMatchObject([
    {
      title: "Soup",
      minutes: 60,
      ingredients: [{ lines: ["3 leeks"] }],
      steps: [{ lines: ["Cut.", "Boil."] }],
    },
  ]);
});

test("of several names the first is the title", () => {
  const html = microdata(
    `<div itemprop="publisher"><b itemprop="name">Soups of the week</b></div>`,
  );
  expect(read(html)).toMatchObject([{ title: "Soup" }]);
});

test("what a page says for other sites is not the recipe's, although it is within", () => {
  const html = `<html itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
    <p itemprop="description">Of leeks.</p><meta property="og:description" content="News">`;
  expect(read(html)).toMatchObject([{ title: "Soup", description: "Of leeks." }]);
});

test("a link in microdata is its words, unless an address is asked for", () => {
  const html = `<a itemprop="author" href="/ann">Ann</a><a itemprop="recipeYield" href="#">4</a>
    <a itemprop="keywords" href="/k">winter</a><a itemprop="url" href="https://soups.example/s">here</a>`;
  expect(read(microdata(html))).toMatchObject([
    { serves: 4, tags: ["winter"], source: { name: "Ann", url: "https://soups.example/s" } },
  ]);
});

test("a recipe that is told in two forms has what either says, and a nameless one the page's title", () => {
  const data = { "@type": "Recipe", name: "Soup", recipeYield: "4", totalTime: "PT1H" };
  const inner = `<li itemprop="ingredients">3 leeks</li><p itemprop="recipeInstructions">Boil.</p>`;
  expect(read(jsonLd(data) + microdata(inner))).toMatchObject([
    { title: "Soup", serves: 4, minutes: 60, ingredients: [{ lines: ["3 leeks"] }] },
  ]);
  const nameless = `<title>Leek soup</title><div itemscope itemtype="https://schema.org/Recipe">${inner}</div>`;
  expect(read(nameless)).toMatchObject([{ title: "Leek soup", steps: [{ lines: ["Boil."] }] }]);
});

test("ingredients may stand by what they are for", () => {
  const recipeIngredient = [
    { "Zutaten:": "2 tomatoes, 1 onion, 1 tsp salt" },
    { "@type": "x", "For the top": "chives\ncream" },
  ];
  expect(linesIn({ recipeIngredient }).ingredients).toEqual([
    { heading: "", lines: ["2 tomatoes", "1 onion", "1 tsp salt"] },
    { heading: "For the top", lines: ["chives", "cream"] },
  ]);
});

test("ingredients on one line are one each, if each is measured", () => {
  expect(linesIn({ recipeIngredient: "3 leeks, 1 l water, 200 g cream" }).ingredients).toEqual([
    { heading: "", lines: ["3 leeks", "1 l water", "200 g cream"] },
  ]);
  expect(linesIn({ recipeIngredient: ["salt, pepper, chives"] }).ingredients).toEqual([
    { heading: "", lines: ["salt, pepper, chives"] },
  ]);
});

test("many recipes that refer to one long list are read as far as a page's recipes go, and no further", () => {
  const list = { "@id": "#list", "@type": "ItemList", itemListElement: Array(4_000).fill("Stir.") };
  const recipes = Array.from({ length: 500 }, (_, at) => ({
    "@type": "Recipe",
    name: `Soup ${at}`,
    recipeInstructions: { "@id": "#list" },
  }));
  const steps = read(jsonLd([list, ...recipes]), 10_000).flatMap((recipe) =>
    recipe.steps.flatMap(({ lines }) => lines),
  );
  expect(steps.length).toBeGreaterThanOrEqual(4_000);
  expect(steps.length).toBeLessThanOrEqual(100_000);
});

test("a page that is nothing but ingredients, as long as pages may be, is read", () => {
  const [recipe] = read(
    microdata(`<li itemprop="recipeIngredient">leek</li>`.repeat(120_000)),
    65_536,
  );
  expect(recipe?.ingredients.flatMap(({ lines }) => lines)).toHaveLength(120_000);
});

const LEEKS = `<li itemprop="recipeIngredient">3 leeks</li>`;
const REST = `<li itemprop="recipeIngredient">1 l water</li><li itemprop="recipeIngredient">salt</li>`;
const STEP_LIST = `<p itemprop="recipeInstructions">Cut.</p><p itemprop="recipeInstructions">Boil.</p>`;
/** A recipe in microdata with what it refers to. */
const referring = (ids: string, inner: string) =>
  `<div id="self" itemscope itemtype="https://schema.org/Recipe" itemref="${ids}"><h1 itemprop="name">Soup</h1>${inner}</div>`;

test.each([
  ["behind it", `${referring("a b", LEEKS)}<ul id="a">${REST}</ul><div id="b">${STEP_LIST}</div>`],
  ["before it", `<div id="b">${STEP_LIST}</div>${referring("a b", LEEKS)}<ul id="a">${REST}</ul>`],
  [
    "in another item",
    `<div itemscope itemtype="https://schema.org/WebPage"><ul id="a">${REST}</ul>${referring("a b", LEEKS)}<div id="b">${STEP_LIST}</div></div>`,
  ],
  [
    "one in another, in any order, and some nowhere",
    `${referring("c b nowhere a", LEEKS)}<div id="a"><ul>${REST}</ul><div id="b">${STEP_LIST}</div></div>`,
  ],
  [
    "in the page's order",
    `${referring("d c b a", "")}<ul id="a">${LEEKS}</ul><ul id="b">${REST}</ul><p id="c"><b itemprop="recipeInstructions">Cut.</b></p><p id="d"><b itemprop="recipeInstructions">Boil.</b></p>`,
  ],
  [
    "within itself",
    referring("a b", `${LEEKS}<ul id="a">${REST}</ul><div id="b">${STEP_LIST}</div>`),
  ],
  [
    "itself and within itself",
    referring("self a b", `${LEEKS}<ul id="a">${REST}</ul><div id="b">${STEP_LIST}</div>`),
  ],
  [
    "the property itself",
    `${referring("a b c d", "")}<li id="a" itemprop="recipeIngredient">3 leeks</li><ul id="b">${REST}</ul><ol id="c" itemprop="recipeInstructions"><li>Cut.</li><li>Boil.</li></ol>`,
  ],
])("what an item of microdata refers to is its own: %s", (_, html) => {
  expect(read(html)).toMatchObject([
    {
      title: "Soup",
      ingredients: [{ heading: "", lines: ["3 leeks", "1 l water", "salt"] }],
      steps: [{ heading: "", lines: ["Cut.", "Boil."] }],
    },
  ]);
});

test("items may refer to items, which may refer to more", () => {
  const html = `${referring("ann", "")}<b id="ann" itemprop="author" itemscope itemref="name"></b><i id="name" itemprop="name">Ann</i>`;
  expect(read(html)).toMatchObject([{ source: { name: "Ann" } }]);
});

test("items that refer to each other, or to what they are in, end", () => {
  const ring = Array.from(
    { length: 300 },
    (_, at) =>
      `<div id="a${at}"><div itemprop="step" itemscope itemtype="https://schema.org/Recipe" itemref="a${at} a${at + 1} a${at - 1} a0"><b itemprop="name">Soup ${at}</b></div></div>`,
  );
  const soup = `${referring("list steps", "")}<ul id="list">${LEEKS}</ul><div id="steps">${STEP_LIST}</div>`;
  const [whole, ...others] = read(`${ring.join("")}${soup}`, 1_000);
  expect(others).toHaveLength(300);
  // They leave enough of what is read by reference for one that comes after them.
  expect(whole).toMatchObject({ steps: [{ lines: ["Cut.", "Boil."] }] });
});

test("many items that refer to one long text are read as far as a page's recipes go, and no further", () => {
  const text = "Stir well. ".repeat(20_000);
  const recipes = Array.from(
    { length: 200 },
    (_, at) =>
      `<p itemscope itemtype="https://schema.org/Recipe" itemref="a"><b itemprop="name">${at}</b></p>`,
  );
  const html = `<p id="a" itemprop="description">${text}</p>${recipes.join("")}`;
  const told = read(html, 65_536).filter(({ description }) => description !== "");
  expect(told.length).toBeGreaterThanOrEqual(1);
  expect(told.length).toBeLessThanOrEqual(50);
});

test("who is only said to be somebody has no name", () => {
  const page = read(jsonLd({ ...SOUP, author: { "@type": "Person" } }));
  expect(page).toMatchObject([{ source: { name: "" } }]);
});

test("of elements that are nested without end what comes before is read", () => {
  const deep = "<div>".repeat(1_000_000);
  const whole = microdata(`${LEEKS}<div itemprop="recipeInstructions">Boil.${deep}`);
  expect(read(whole, 65_536)).toMatchObject([
    { ingredients: [{ lines: ["3 leeks"] }], steps: [{ lines: ["Boil."] }] },
  ]);
  expect(read(jsonLd({ ...SOUP, description: `For cold days.${deep}` }), 65_536)).toMatchObject([
    { description: "For cold days." },
  ]);
});

test("a text is a value of so many properties, and no more", () => {
  const nested = '<div itemprop="step">'.repeat(38);
  const [recipe] = read(microdata(`${nested}Stir.`));
  expect(recipe?.steps[0]?.lines.length).toBeLessThanOrEqual(6);
  const names = Array.from({ length: 1_000 }, (_, at) => `fat${at}`).join(" ");
  const [other] = read(
    microdata(`<p itemprop="nutrition" itemscope><b itemprop="${names}">1 g</b></p>`),
  );
  expect(other?.note[0]?.split(", ").length).toBeLessThanOrEqual(40);
});
