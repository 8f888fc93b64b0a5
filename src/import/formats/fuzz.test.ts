import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";

import { collect, recipesOf } from "../collect.fixture.ts";
import { toPersonalRecipe } from "../to-personal-recipe.ts";

// A reader that throws is reported by the import, and to the console as a mistake of ours.
const mistakes = vi.spyOn(console, "error");
beforeEach(() => {
  mistakes.mockClear();
});

/** What an export may hold: words, numbers, markup and what no app writes. */
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "&lt;b&gt;",
      "2 cups flour\n\n1 egg",
      "PT-476070H",
      "\u{202e}\u{0}\u{d800}",
      "__proto__",
    ),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom("name", "text", "title", "food", "unit", "order", "id"),
      tie("any"),
      {
        maxKeys: 4,
      },
    ),
  ),
})).any;

/** Fields by which the readers know their own. */
const FIELDS = [
  ["name", "directions", "ingredients", "servings", "categories", "rating", "created", "notes"],
  ["title", "instructions", "ingredients", "text", "link", "yield", "date", "categories"],
  ["name", "steps", "working_time", "waiting_time", "servings", "keywords", "nutrition"],
  [
    "slug",
    "name",
    "recipeIngredient",
    "recipeInstructions",
    "tags",
    "notes",
    "extras",
    "nutrition",
  ],
  ["recipes", "recipes_ingredients", "recipe_instructions", "notes", "tags", "recipes_to_tags"],
  ["@type", "@graph", "name", "recipeIngredient", "recipeInstructions", "recipeYield", "items"],
];

const json = fc
  .constantFrom(...FIELDS)
  .chain((names) =>
    fc
      .tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.oneof(value, fc.array(value)))))
      .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  );

const pieces = (...texts: string[]) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...texts) }, fc.string()), {
      maxLength: 40,
    })
    .map((parts) => parts.join(""));

const markup = pieces(
  '<div class="recipe-details">',
  '<div class="recipe" itemtype="http://schema.org/Recipe">',
  '<meta itemprop="recipeRating" content="',
  '<div itemprop="recipeDirections">',
  '<ul id="recipeIngredients" class="ingredients text">',
  '<li class="recipeIngredient recipeIngredient_subheader">',
  "<data><recipe><title>",
  "<script>alert(1)</script>",
  "<!--",
  "<![CDATA[",
  "</div>",
  "</li>",
  "&amp;#x0;",
  '">',
);

const cooklang = pieces(
  "---\n",
  "title: &a [*a, *a]\n",
  ">> servings: ",
  "= Sauce ==\n",
  "@flour{200%g}(sifted)",
  "@",
  "{",
  "}",
  "~{10%minutes}",
  "#pot",
  "[-",
  "-]",
  "-- ",
  "\n\n",
  "==== Recipes ====\n",
  "Title: ",
  "\nIngredients: ",
);

test.each<[string, fc.Arbitrary<string>]>([
  ["JSON", json],
  ["markup", markup.map((text) => `<${text}`)],
  ["Cooklang and plain text", cooklang],
])("no %s makes a reader throw, and whatever it reads can be stored", async (_, texts) => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      for (const recipe of await recipesOf(text, "recipe.txt")) {
        const { recipe: stored } = toPersonalRecipe(recipe);
        expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
      }
    }),
    { numRuns: 500 },
  );
  expect(mistakes).not.toHaveBeenCalled();
});

test("a file that ends within a tag is no reader's mistake", async () => {
  await recipesOf('<div class="recipe-details"><b>recipeDirections</b><p title="', "a.html");
  expect(mistakes).not.toHaveBeenCalled();
});

test("markup in a field is kept as it is written, for screens to show as text", async () => {
  const script = "<script>alert(1)</script>";
  const [recipe] = await recipesOf(
    JSON.stringify({ name: script, directions: script, ingredients: script, notes: script }),
  );
  expect(recipe).toMatchObject({ title: script, steps: [{ lines: [script] }], note: [script] });
});

test("ten thousand tags, and elements nested a million deep, are read", async () => {
  const tags = Array.from({ length: 10_000 }, (_, nth) => `tag ${nth}`);
  const [recipe] = await recipesOf(
    JSON.stringify({ name: "Soup", directions: "Simmer.", ingredients: "", categories: tags }),
  );
  expect(recipe?.tags).toHaveLength(10_000);
  await recipesOf(`---\ntags: [${tags.join(", ")}]\n---\nBoil @water{1%l}.`);
  const deep = `<div class="recipe-details recipeDirections">${"<div>".repeat(1_000_000)}`;
  expect(await collect(new Blob([deep]), "a.html")).toEqual(["a.html! Its markup is broken."]);
});
