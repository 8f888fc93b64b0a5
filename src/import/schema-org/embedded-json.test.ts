import { expect, test } from "vitest";

import type { ImportedRecipe } from "../imported-recipe.ts";
import { createPageReader } from "./read-page.ts";

function read(html: string) {
  const reader = createPageReader("https://pies.example/leek");
  reader.write(html);
  return reader.recipes();
}

/** A recipe as no page marks it, in the names of one content system or another. */
const POST = {
  __typename: "Post",
  title: "Leek pie",
  slug: "leek-pie",
  servings: 4,
  prep_time: 15,
  cookTimeInMinutes: 40,
  summary: "Better the next day.",
  heroImage: { src: "/pie.jpg" },
  ingredientGroups: [
    {
      heading: "Crust",
      ingredients: [
        { quantity: 200, unit: { name: "g" }, ingredient: { name: "flour" }, notes: "sifted" },
        { quantity: "1/2", unit: "tsp", name: "salt" },
      ],
    },
    {
      heading: "Filling",
      ingredients: [
        { raw_text: "3 leeks", measurements: [{ quantity: "3" }], ingredient: { name: "leeks" } },
        { amount: { value: 2, unit: "tbsp" }, food: "oil", display: "" },
      ],
    },
  ],
  steps: [
    { title: "Dough", description: "<p>Knead it.</p><p>Let it rest.</p>" },
    { position: 2, text: "Fill and bake." },
  ],
};
const STATE = JSON.stringify({
  props: { pageProps: { post: POST, related: [{ title: "Quiche", slug: "quiche" }] } },
});

/** React's stream: a row each, of which a long text says how many bytes it has. */
const streamed = (post: object, long: string) =>
  `1:"$Sreact.fragment"\n2a:T${new TextEncoder().encode(long).length.toString(16)},${long}3:["$","div",null,{"children":["$","$L4",null,${JSON.stringify({ post })}]}]\n`;

function pushed(stream: string): string {
  const half = stream.length / 2;
  return [stream.slice(0, half), stream.slice(half)]
    .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
    .join("");
}

/** A value as a list of values that name each other by their places. */
function flattened(value: unknown): unknown[] {
  const list: unknown[] = [["ShallowReactive", 1]];
  const place = (part: unknown): number => {
    const at = list.push(null) - 1;
    if (Array.isArray(part)) list[at] = part.map(place);
    else if (typeof part !== "object" || part === null) list[at] = part;
    else {
      list[at] = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, place(one)]));
    }
    return at;
  };
  place(value);
  return list;
}

test.each([
  ["Next.js", `<script id="__NEXT_DATA__" type="application/json">${STATE}</script>`],
  [
    "an assignment, with code around it",
    `<script>window.a=1;window.__INITIAL_STATE__ = ${STATE};(function(){var b={}}())</script>`,
  ],
  [
    "a text that is parsed",
    `<script>window.__STATE__ = JSON.parse(${JSON.stringify(STATE)});</script>`,
  ],
  [
    "React's stream",
    pushed(streamed({ ...POST, steps: [POST.steps[0], { text: "$2a" }] }, "Fill and bake.")),
  ],
  [
    "Nuxt's list of values",
    `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flattened({ data: { post: POST } }))}</script>`,
  ],
])("what a page is drawn of is read, in the form of %s", (_form, scripts) => {
  const html = `<html><head><title>Leek pie | Pies</title></head><body>${scripts}</body></html>`;
  expect(read(html)).toMatchObject([
    {
      title: "Leek pie",
      description: "Better the next day.",
      serves: 4,
      minutes: 55,
      ingredients: [
        { heading: "Crust", lines: ["200 g flour, sifted", "1/2 tsp salt"] },
        { heading: "Filling", lines: ["3 leeks", "2 tbsp oil"] },
      ],
      steps: [{ heading: "", lines: ["Dough: Knead it.", "Let it rest.", "Fill and bake."] }],
    },
  ]);
});

test.each<[string, object, string[], string[]]>([
  ["texts", { ingredients: ["3 leeks"], method: ["Bake."] }, ["3 leeks"], ["Bake."]],
  [
    "lines in a text",
    { ingredients: "3 leeks\n200 g flour", directions: "<ol><li>Knead.</li><li>Bake.</li></ol>" },
    ["3 leeks", "200 g flour"],
    ["Knead.", "Bake."],
  ],
  [
    "edges of a graph",
    {
      ingredients: { edges: [{ node: { text: "3 leeks" } }] },
      instructions: { edges: [{ node: { body: "Bake." } }] },
    },
    ["3 leeks"],
    ["Bake."],
  ],
  [
    "steps in lists",
    {
      extendedIngredients: [{ original: "3 leeks", name: "leeks", amount: 3 }],
      instructions: "",
      analyzedInstructions: [{ name: "", steps: [{ number: 1, step: "Bake.", ingredients: [] }] }],
    },
    ["3 leeks"],
    ["Bake."],
  ],
  [
    "entries with headings among them",
    {
      recipe_ingredients: [
        { type: "heading", text: "Crust" },
        { type: "ingredient", text: "200 g flour" },
        { type: "ingredient", text: "salt" },
        { type: "heading", text: "Filling" },
        { type: "ingredient", text: "3 leeks" },
      ],
      recipe_directions: [
        { type: "direction", text: "Knead." },
        { type: "heading", text: "Filling" },
        { type: "direction", text: "Bake." },
      ],
    },
    ["[Crust]", "200 g flour", "salt", "[Filling]", "3 leeks"],
    ["Knead.", "[Filling]", "Bake."],
  ],
  [
    "entries that say of themselves that they are headings",
    {
      ingredients: [
        { rawIngredient: "200 g flour", name: "flour", quantity: "200 g", isHeading: false },
        { rawIngredient: "Filling", isHeading: true },
        { Name: "leeks", DisplayQuantity: null, Quantity: 3, IsHeading: false },
      ],
      preparationSteps: ["Bake."],
    },
    ["200 g flour", "[Filling]", "3 leeks"],
    ["Bake."],
  ],
  [
    "ids beside what they stand for",
    { ingredients: [12, 7], recipeIngredients: [{ name: "leeks", amount: "3" }], steps: ["Bake."] },
    ["3 leeks"],
    ["Bake."],
  ],
])("parts may be %s", (_form, parts, ingredients, steps) => {
  const state = JSON.stringify({ recipe: { name: "Leek pie", ...parts } });
  const [recipe] = read(`<script type="application/json">${state}</script>`);
  const linesOf = (sections: ImportedRecipe["steps"] = []) =>
    sections.flatMap(({ heading, lines }) => (heading === "" ? lines : [`[${heading}]`, ...lines]));
  expect(linesOf(recipe?.ingredients)).toEqual(ingredients);
  expect(linesOf(recipe?.steps)).toEqual(steps);
});

test("what is marked as a recipe comes first, and only its own data adds what it lacks", () => {
  const ld = { "@type": "Recipe", name: "Leek pie", recipeIngredient: ["3 leeks", "200 g flour"] };
  const quiche = { title: "Quiche", ingredients: ["4 eggs"], steps: ["Whisk them for long."] };
  const page = (data: object, steps?: string) =>
    `<title>Leek pie</title><script type="application/ld+json">${JSON.stringify({ ...ld, recipeInstructions: steps })}</script>
     <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
  expect(read(page({ a: POST, b: quiche }))).toMatchObject([
    {
      title: "Leek pie",
      steps: [{ lines: ["Dough: Knead it.", "Let it rest.", "Fill and bake."] }],
    },
  ]);
  expect(read(page({ b: quiche }))).toMatchObject([{ title: "Leek pie", steps: [] }]);
  expect(read(page({ a: POST }, "Bake."))).toMatchObject([{ steps: [{ lines: ["Bake."] }] }]);
});

test.each([
  ["no steps", { title: "Shopping", ingredients: ["3 leeks"], steps: [] }],
  ["no name", { ingredients: ["3 leeks"], steps: ["Bake."] }],
  ["labels of a form", { title: "Add a recipe", ingredients: "Ingredients", steps: "Steps" }],
])("an object with %s is no recipe", (_what, object) => {
  const [page] = read(`<script type="application/json">${JSON.stringify({ object })}</script>`);
  expect(page?.problems).not.toEqual([]);
});

test.each<[string, () => string]>([
  ["is cut off", () => `<script>window.a = ${STATE.slice(0, -20)}</script>`],
  ["nests without end", () => `<script>a = {"ingredients":${"[".repeat(2e6)}</script>`],
  ["begins a piece again and again", () => `<script>${"__next_f.push([".repeat(3e5)}</script>`],
  ["has a row for every few characters", () => pushed(`0:["ingredients"]\n${"1:1\n".repeat(1e6)}`)],
  [
    "names one long text again and again",
    () =>
      pushed(
        streamed({ ...POST, steps: Array.from({ length: 1e5 }, () => "$2a") }, "x".repeat(1e6)),
      ),
  ],
  [
    "names its values in a ring",
    () =>
      `<script type="application/json">[["Ref",1],{"title":2,"ingredients":3,"steps":3},"x",[1,3,3,3]]</script>`,
  ],
  [
    "has a table for a recipe",
    () =>
      `<script type="application/json">{"title":"x","ingredients":{${Array.from({ length: 4e5 }, (_, nth) => `"k${nth}":1`).join(",")}},"steps":["x"]}</script>`,
  ],
])("data that %s does no harm", (_what, page) => {
  expect(read(`<title>Leek pie</title>${page()}`)[0]?.title).toBeDefined();
});
