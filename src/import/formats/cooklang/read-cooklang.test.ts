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
  ["@egg_yolk{2}", "2 egg yolk"],
  ["?@parsley", "parsley, optional"],
  ["@cumin{1%tsp, ground}", "1 tsp cumin, ground"],
  ["@cream{1,5%dl}", "1,5 dl cream"],
  ["@nuts{1%handful}(chopped (or whole))", "1 handful nuts, chopped (or whole)"],
])("%s is an ingredient", (mark, line) => {
  expect(ingredientsOf(`Add ${mark}`)).toEqual([line]);
});

test.each([
  ["Message me @ example", "Message me @ example"],
  ["Recipe # 10{}", "Recipe # 10{}"],
  ["It is ~ {5}", "It is ~ {5}"],
  ["Fry for ~{1.5%minutes}", "Fry for 1.5 minutes"],
  ["Let it ~rest, then serve", "Let it rest, then serve"],
  ["Fry in two #pans{2}", "Fry in two pans"],
  ["Fry in a #frying pan{small}", "Fry in a small frying pan"],
  ["Fry in a #cookware{small pan}", "Fry in a small pan"],
  ["Rest ~{1%hour 15%minutes}", "Rest 1 hour 15 minutes"],
  ["Đợi ~1{phút}", "Đợi 1 phút"],
  ["Pour in {{200%ml}} of it, and dough{2.0%kg}", "Pour in 200 ml of it, and dough (2 kg)"],
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
  expect(ingredientsOf("Add @salt{1%tsp}.\n\nMore @salt, and @&salt.")).toEqual(["1 tsp salt"]);
  expect(ingredientsOf("Add @sea salt{}.\n\nMore @sea salt.\n\nNo @sea weed.")).toEqual([
    "sea salt",
    "sea",
  ]);
});

test("an ingredient that is named again with an amount is needed once more", () => {
  expect(ingredientsOf("Add @salt{1%tsp}.\n\nAnd @&salt{2%tsp}.")).toEqual([
    "1 tsp salt",
    "2 tsp salt",
  ]);
});

test("metadata has keys of several kinds and languages, and keeps what says a thing twice", () => {
  const text = `>> 🍲 Name: Pea stew
>> Prep_time: 10 minutes
>> ⏲️ cook-time: 20
>> portions: 3
>> categories: winter
>> tip: Soak the peas
>> tip: Use fresh ones
>> [mode]: steps
>> Source: Peas and more <https://example.org/peas>

Boil @peas{300%g}.`;
  expect(read(text)).toMatchObject({
    title: "Pea stew",
    serves: 3,
    minutes: 30,
    tags: ["winter"],
    note: ["Prep time: 10 minutes\nCook time: 20", "tip: Soak the peas, Use fresh ones"],
    source: { name: "Peas and more", url: "https://example.org/peas" },
  });
  expect(read(">> https://example.org/a?b=c:d\n\nBoil @peas.").source).toEqual({
    name: "",
    url: "https://example.org/a?b=c:d",
  });
  expect(read(">> 分量: 2人分\n>> タイトル: 豆\n\n@豆{1%袋}を煮る。")).toMatchObject({
    title: "豆",
    serves: 2,
  });
});

test("metadata in metadata has its times added up, and what has no field by its path", () => {
  const text = "---\ntime:\n  prep: 5 min\n  rest: 1 h\nnutrition:\n  salt: 1g\n---\nEat @bread.";
  expect(read(text)).toMatchObject({
    minutes: 65,
    note: ["Prep time: 5 min\nRest time: 1 h", "nutrition salt: 1g"],
  });
});

test.each([
  [
    "lines that are sentences",
    "Heat @oil in a #pan{}.\nAdd @onion{1}.\nStir.",
    ["Heat oil in a pan.", "Add onion.", "Stir."],
  ],
  [
    "lines that no editor has broken",
    `Heat @oil ${"and wait a little ".repeat(8)}longer\nStir`,
    [`Heat oil ${"and wait a little ".repeat(8)}longer`, "Stir"],
  ],
  [
    "numbered lines, of which one goes on below",
    "1. Heat @oil\nin a #pan{}\n2. Stir",
    ["Heat oil in a pan", "Stir"],
  ],
  ["lines with bullets", "-@oil{} in, heat\n- Stir\n- Serve", ["oil in, heat", "Stir", "Serve"]],
])("%s are a step each", (_, text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});

test("a paragraph that an editor has broken is one step, wherever its lines begin", () => {
  const lines = [
    "Heat the @oil and put in what you have of the vegetables and the",
    "Parmesan, which should be the real thing and not too young, since",
    "Oil alone has little taste.",
  ];
  expect(stepsOf(lines.join("\n"))).toEqual([lines.join(" ").replace("@", "")]);
});

test("Markdown's headings are a title and sections, as some write them", () => {
  const text = "# Bean stew\n\n## Ingredients\n\n- @beans{1%tin}\n\n## Steps\n\n1. Heat them.";
  expect(read(text)).toMatchObject({
    title: "Bean stew",
    ingredients: [{ heading: "Ingredients", lines: ["1 tin beans"] }],
    steps: [{ heading: "Steps", lines: ["Heat them."] }],
  });
});

test("what is about the recipe is in the note, with its amounts, and not in the lists", () => {
  const text = "> Best with @lime{1}.\n\nBoil @rice.\n\n= Storage\n\nCool with @ice{100%g}.";
  expect(read(text)).toMatchObject({
    ingredients: [{ heading: "", lines: ["rice"] }],
    steps: [{ heading: "", lines: ["Boil rice."] }],
    note: ["Best with 1 lime.", "Storage:\nCool with 100 g ice."],
  });
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
  isCooklang(mark.repeat(100_000), true);
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

test("a text that names somebody, has hashtags or quotes a mail is no Cooklang", async () => {
  const caption = `Lemon cake by @anna

Ingredients
200 g flour
1 lemon

Method
Mix.
Bake. Show @anna your #cake`;
  const mail = `> Ann wrote:\n>> Source: my book\n>\n${caption.replace(/^/gmu, "> ")}`;
  for (const text of [caption, mail]) {
    expect(await recipesOf(text, "Cake.txt")).toMatchObject([
      { ingredients: [{ lines: ["200 g flour", "1 lemon"] }] },
    ]);
  }
});

test("an example of Cooklang in a collection's README is no recipe", async () => {
  const text = "# My recipes\n\nThey look so:\n\n```\nBoil @water{1%l}.\n```\n\nEnjoy.";
  expect(await recipesOf(text, "README.md")).toEqual([]);
});

test("a recipe without marks may be written as any other", async () => {
  const text = "Fruit salad\n\nIngredients\n2 apples\n1 pear\n\nSteps\nCut and mix.";
  expect(await recipesOf(text, "a.cook")).toMatchObject([
    { title: "Fruit salad", ingredients: [{ lines: ["2 apples", "1 pear"] }] },
  ]);
});

test("a week's menu is no recipe", async () => {
  expect(await recipesOf("==Monday==\n\n- @./Soup{2%servings}\n", "Week.menu")).toEqual([]);
});
