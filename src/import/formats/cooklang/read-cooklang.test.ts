import { expect, test } from "vitest";

import { recipesOf } from "../../collect.fixture.ts";
import { isCooklang, readCooklang } from "./read-cooklang.ts";

const read = (text: string) => readCooklang(text, "Leek soup.cook");
const ingredientsOf = (text: string) => read(text).ingredients.flatMap(({ lines }) => lines);
const stepsOf = (text: string) => read(text).steps.flatMap(({ lines }) => lines);

/** After Cooklang's specification and its conventions for metadata. */
const whole = `---
title: Dumplings
tags: [winter, quick]
servings: 4
time required: 1h30m
source:
  name: Grandma
  url: https://example.org/dumplings
course: dinner
difficulty: easy
introduction: For guests.
---
> From her notebook.

= Dough

Mix @flour{200%g} and @water{100%ml}
until smooth [- by hand -].
-- Don't knead it too long

Rest for ~dough{30%minutes}.

== Filling ==

Chop @onion{1}(peeled) in a #bowl{}, and season with @black pepper{}, @?chilli{1%pinch} and @salt.
Add @flour and @./sauces/Brown butter{2%tbsp}.
`;

test("a recipe in Cooklang keeps its metadata, sections, notes and comments", () => {
  expect(read(whole)).toEqual({
    title: "Dumplings",
    description: "For guests.",
    serves: 4,
    minutes: 90,
    ingredients: [
      { heading: "Dough", lines: ["200 g flour", "100 ml water"] },
      {
        heading: "Filling",
        lines: [
          "1 onion, peeled",
          "black pepper",
          "1 pinch chilli, optional",
          "salt",
          "2 tbsp Brown butter",
        ],
      },
    ],
    steps: [
      {
        heading: "Dough",
        lines: ["Mix flour and water until smooth .", "Rest for 30 minutes."],
      },
      {
        heading: "Filling",
        lines: [
          "Chop onion in a bowl, and season with black pepper, chilli and salt. Add flour and Brown butter.",
        ],
      },
    ],
    tags: ["winter", "quick", "dinner"],
    note: [
      "From her notebook.",
      "difficulty: easy",
      "Cookware: bowl",
      "Comments:\nby hand\nDon't knead it too long",
    ],
    source: { name: "Grandma", url: "https://example.org/dumplings" },
    rating: null,
    pictures: [],
    problems: [],
  });
});

test("metadata may stand in lines that begin with >>, and the file's name is the title", () => {
  expect(
    read(
      ">> servings: 2|4|6\n>> source: https://example.org/soup\n>> oven: 200 °C\n\nBoil @water{1%l}.",
    ),
  ).toMatchObject({
    title: "Leek soup",
    serves: 2,
    note: ["oven: 200 °C"],
    source: { name: "", url: "https://example.org/soup" },
    ingredients: [{ lines: ["1 l water"] }],
  });
});

test("front matter that is no YAML is read by the line", () => {
  expect(read("---\nserves: 2\nsource: Anna: her book\n---\nEat @bread.")).toMatchObject({
    serves: 2,
    source: { name: "Anna: her book" },
  });
});

test("front matter that is no YAML keeps its lists, and what says a thing twice both", () => {
  const metadata = "Cuisine: Amer : ican\ntags:\n  - Simple\n  - Sweet\nserves: 4\nyield: 4 cups";
  expect(read(`---\n${metadata}\n---\nEat @bread.`)).toMatchObject({
    serves: 4,
    tags: ["Simple", "Sweet", "Amer : ican"],
    note: ["yield: 4 cups"],
  });
});

test.each([
  ["@milk{1/2%cup}", "1/2 cup milk"],
  ["@milk{ 1 / 2 % cup }", "1/2 cup milk"],
  ["@1000 island dressing{ }", "1000 island dressing"],
  ["@5peppers", "5peppers"],
  ["@🧂", "🧂"],
  ["@chilli, then serve", "chilli"],
  ["@tipo 00 flour{250%g}", "250 g tipo 00 flour"],
  ["@thyme{few%sprigs}", "few sprigs thyme"],
  ["@salt{=1%tsp}", "1 tsp salt"],
  ["@white wine|wine{1%glass}", "1 glass wine"],
  ["@half-and-half{1%cup}", "1 cup half-and-half"],
  ["@salt{to taste}", "salt, to taste"],
  ["@Ketchup{zum Servieren}", "Ketchup, zum Servieren"],
  ["@eggs{1|2|3}", "1 eggs"],
  ["@flour{100|200%g}", "100 g flour"],
  ["@rice{100%g|200%g}", "100 g rice"],
  ["@water{7 k }", "7 k water"],
  ["@chilli⸫ then bake", "chilli"],
  ["@sugar{1-2%tbsp}", "1-2 tbsp sugar"],
  ["@@tomato sauce{200%ml}", "200 ml tomato sauce"],
])("%s is an ingredient", (mark, line) => {
  expect(ingredientsOf(`Add ${mark}`)).toEqual([line]);
});

test.each([
  ["Message me @ example", "Message me @ example"],
  ["Recipe # 10{}", "Recipe # 10{}"],
  ["It is ~ {5}", "It is ~ {5}"],
  ["Fry for ~{1.5%minutes}", "Fry for 1.5 minutes"],
  ["Let it ~rest, then serve", "Let it rest, then serve"],
  ["Fry in #frying pan{two small}", "Fry in frying pan"],
  ["Boil ~eggs{3%minutes} in a #7-inch pot{ }", "Boil 3 minutes in a 7-inch pot"],
  ["Roll @&(1)dough{} out, with @&(~1)filling{200%g}", "Roll dough out, with filling"],
  ["Serve @&(=~2)sauce{}(warm)", "Serve sauce"],
  ["Cut \\\nand stir,\nthen boil\\", "Cut\nand stir, then boil"],
  ["> A note\nof two lines\n\nBoil.", "Boil."],
])("%s is a step", (step, text) => {
  expect(stepsOf(step)).toEqual([text]);
});

test("what is needed may be listed above the steps, and is no step", () => {
  const { ingredients, steps, note } = read(
    "#large pot{}\n#pan{}\n\n- @salt{1%g}\n- @pepper\n\n~{5%minutes}\n\nBoil @salt.",
  );
  expect(ingredients).toEqual([{ heading: "", lines: ["1 g salt", "pepper"] }]);
  expect(steps).toEqual([{ heading: "", lines: ["5 minutes", "Boil salt."] }]);
  expect(note).toEqual(["Cookware: large pot, pan"]);
});

test("a source may be a link in Markdown", () => {
  expect(read(">> source: [Our soups](https://example.org/leek)\n\nBoil @water.").source).toEqual({
    name: "Our soups",
    url: "https://example.org/leek",
  });
});

test("an ingredient that is named again without an amount is listed once", () => {
  expect(ingredientsOf("Add @salt{1%tsp}.\n\nMore @salt, and @&salt{2%tsp}.")).toEqual([
    "1 tsp salt",
  ]);
});

test("a file is taken for Cooklang by its marks, whatever its name is", async () => {
  expect(await recipesOf(whole.replace("title: Dumplings\n", ""), "Knödel.txt")).toMatchObject([
    { title: "Knödel" },
  ]);
  expect(await recipesOf("Boil @water in a #pot.", "Tea.cook")).toMatchObject([{ title: "Tea" }]);
});

test.each([
  "@",
  "@a ",
  "#{",
  "~{%",
  "@a{",
  "[- ",
  "-- ",
  "= ",
  "=",
  "(@a)(",
  ">> ",
  "> ",
  " ",
  "@a{}(",
  "\n\n",
  "---\n",
])("a text of %j alone is read in time", (mark) => {
  const begun = performance.now();
  isCooklang(mark.repeat(100_000));
  read(mark.repeat(100_000));
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("a recipe without any mark is known by the name of its file, and by it alone", async () => {
  const text = "Toast the bread.\n\nButter it.";
  expect(await recipesOf(text, "Toast.cook")).toMatchObject([
    { title: "Toast", steps: [{ heading: "", lines: ["Toast the bread.", "Butter it."] }] },
  ]);
  expect(await recipesOf(text, "Toast.txt")).toEqual([]);
});
