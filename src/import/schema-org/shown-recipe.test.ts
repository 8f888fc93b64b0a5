import { expect, test } from "vitest";

import { createPageReader } from "./read-page.ts";

function read(html: string, piece = 50) {
  const reader = createPageReader("https://pies.example/leek");
  for (let at = 0; at < html.length; at += piece) reader.write(html.slice(at, at + piece));
  return reader.recipes();
}

const linesOf = (sections: readonly { heading: string; lines: readonly string[] }[] = []) =>
  sections.flatMap(({ heading, lines }) => (heading === "" ? lines : [`[${heading}]`, ...lines]));

/** As blogs write a post that no plugin marks. */
const ARTICLE = `<html><head><title>Leek pie - Ann bakes</title><meta property="og:site_name" content="Ann bakes"></head>
<body><nav><a href="/">Home</a><a href="/i">Ingredients</a></nav>
<main><article><h1>Leek pie</h1>
<p>I have baked it since 2009, when 2 cups of coffee were not enough.</p>
<p>Serves 8 · Prep time: 15 minutes</p>
<h2>Ingredients</h2>
<p><strong>For the crust</strong></p><ul><li>200 g flour</li><li>3 eggs</li><li>salt</li></ul>
<p><strong>For the filling</strong></p><ul><li><p>3 leeks</p></li><li><b>1</b> onion</li></ul>
<h2>Instructions</h2>
<ol><li><p>Heat the oven to 180 °C.</p></li><li>Knead flour and eggs,
then let it rest.</li></ol>
<h3>Filling</h3><p>Fry the leeks.</p>
<h2>Notes</h2><p>It keeps for 3 days.</p>
<h2>You may also like</h2><ul><li>2 other pies</li></ul></article></main>
<footer><p>2024 by Ann</p></footer></body></html>`;

test("what no mark tells is read below the headings that a page shows", () => {
  expect(read(ARTICLE)).toMatchObject([
    {
      title: "Leek pie",
      serves: 8,
      minutes: 15,
      ingredients: [
        { heading: "For the crust", lines: ["200 g flour", "3 eggs", "salt"] },
        { heading: "For the filling", lines: ["3 leeks", "1 onion"] },
      ],
      steps: [
        {
          heading: "",
          lines: ["Heat the oven to 180 °C.", "Knead flour and eggs, then let it rest."],
        },
        { heading: "Filling", lines: ["Fry the leeks."] },
      ],
      note: [expect.stringContaining("It keeps for 3 days.")],
      source: { name: "Ann bakes", url: "https://pies.example/leek" },
      problems: [],
    },
  ]);
});

test.each([
  [
    "bold words and line breaks, in one element of a post",
    `<div class="post"><div>Hello.</div><b>Ingredients:</b><br>200 g flour<br>3 eggs<br><br>
     <b>Method:</b><br>Mix.<br><b>Then</b><br>Bake.<br></div><div>Posted by Ann</div><h4>2 comments</h4><p>Nice.</p>`,
    ["200 g flour", "3 eggs"],
    ["Mix.", "[Then]", "Bake."],
  ],
  [
    "columns, with numbers of their own",
    `<div class="recipe"><div><div><h3>You will need</h3></div><div><div><span>200 g</span> <span>flour</span></div><div>3 eggs</div></div></div>
     <div><div><h3>How to make it</h3></div><div><div><div>1</div><div>Mix.</div></div><div><div>2</div><div>Bake.</div></div></div></div></div>
     <div><p>Sign up for our letters</p></div>`,
    ["200 g flour", "3 eggs"],
    ["Mix.", "Bake."],
  ],
  [
    "several headings, of which one stands above a list",
    `<h2>Ingredients</h2><p>Buy the best.</p><h2>Ingredients</h2><ul><li>200 g flour<li>3 eggs</ul>
     <h2>Method</h2><p>Mix.</p><h2>Comments</h2><p>Nice.</p>`,
    ["200 g flour", "3 eggs"],
    ["Mix."],
  ],
  [
    "another language",
    `<h2>Zutaten für 4 Personen</h2><ul><li>200 g Mehl<li>3 Eier</ul><h2>Zubereitung</h2><p>Mischen.</p>`,
    ["200 g Mehl", "3 Eier"],
    ["Mischen."],
  ],
])("a page may have them as %s", (_form, body, ingredients, steps) => {
  const [recipe] = read(`<title>Leek pie</title><body>${body}</body>`);
  expect(recipe?.title).toBe("Leek pie");
  expect(linesOf(recipe?.ingredients)).toEqual(ingredients);
  expect(linesOf(recipe?.steps)).toEqual(steps);
});

test("each of several recipes on a page is one, with the heading above it for its name", () => {
  const list = (what: string) => `<ul><li>200 g ${what}<li>2 eggs</ul>`;
  const html = `<title>A dinner</title><h1>A dinner</h1>
    <h2>Pie</h2><h3>Ingredients</h3>${list("flour")}<h3>Method</h3><p>Knead.</p>
    <h2>Sauce</h2><h3>Ingredients</h3>${list("cream")}<h3>Method</h3><p>Stir.</p>
    <p><b>Ingredients</b></p>${list("sugar")}<p><b>Method</b></p><p>Melt.</p>`;
  const recipes = read(html);
  expect(Object.fromEntries(recipes.map(({ title, steps }) => [title, linesOf(steps)]))).toEqual({
    "A dinner": ["Knead."],
    Sauce: ["Stir."],
    "A dinner (3)": ["Melt."],
  });
  expect(recipes.every(({ ingredients }) => linesOf(ingredients).length === 2)).toBe(true);
});

test("what a page marks counts before what it shows, which adds what is missing", () => {
  const marked = (more: object) =>
    ARTICLE.replace(
      "</head>",
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek pie", recipeIngredient: ["3 leeks"], ...more })}</script></head>`,
    );
  expect(read(marked({ recipeInstructions: "Bake." }))).toMatchObject([
    { ingredients: [{ lines: ["3 leeks"] }], steps: [{ lines: ["Bake."] }] },
  ]);
  const [recipe, ...others] = read(marked({ description: "With leeks." }));
  expect(others).toEqual([]);
  expect(recipe?.description).toBe("With leeks.");
  expect(linesOf(recipe?.steps)).toContain("Fry the leeks.");
});

test.each([
  ["no steps", "<h2>Ingredients</h2><ul><li>200 g flour<li>3 eggs</ul>"],
  ["no amounts", "<h2>Ingredients</h2><p>Flour is ground.</p><h2>Method</h2><p>We asked.</p>"],
  [
    "nothing below its steps",
    "<h2>Ingredients</h2><li>2 eggs<li>1 leek<h2>Steps</h2><h2>More</h2>",
  ],
  ["headings without end", "<h2>Ingredients</h2><h2>Method</h2>".repeat(100_000)],
  [
    "lines without end",
    "<h2>Ingredients</h2>".concat("<p>2 eggs</p>".repeat(300_000), "<h2>Method</h2><p>Mix."),
  ],
])("a page with %s shows no recipe", (_what, body) => {
  const [page] = read(`<title>Leek pie</title>${body}`, 100_000);
  expect(page?.problems).not.toEqual([]);
});
