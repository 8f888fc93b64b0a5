import fc from "fast-check";
import { expect, test } from "vitest";

import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  NOTE_MAX,
  STEP_MAX,
  STEPS_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { recipeTime } from "#domain/recipe-time.ts";

import { type ImportedRecipe, NOTHING_IMPORTED } from "./imported-recipe.ts";
import { toPersonalRecipe } from "./to-personal-recipe.ts";

const PANCAKES: ImportedRecipe = {
  ...NOTHING_IMPORTED,
  title: "Pancakes",
  description: "Thin ones.",
  serves: 2,
  minutes: 25,
  ingredients: [
    { heading: "", lines: ["200 g flour", "salt, to taste"] },
    { heading: "For the sauce:", lines: ["2 lemons"] },
  ],
  steps: [{ heading: "Batter", lines: ["Whisk.", "Fry."] }],
  tags: ["Breakfast", "sweet"],
  note: ["Nana's favourite."],
  source: { name: "Old book", url: "https://example.org/pancakes" },
  rating: 4,
};

test("a recipe goes into the fields of an own one, and the rest into the note", () => {
  expect(toPersonalRecipe(PANCAKES)).toEqual({
    recipe: {
      title: "Pancakes",
      blurb: "Thin ones.",
      mealType: "breakfast",
      equipment: [],
      ingredients: [
        { amount: "200 g", name: "flour" },
        { amount: "to taste", name: "salt" },
        { amount: "2", name: "lemons, for the sauce" },
      ],
      instructions: ["Batter: Whisk.", "Fry."],
      source: "Old book, https://example.org/pancakes",
      tags: ["Breakfast", "sweet"],
    },
    note: ["Serves 2", "Takes 25 minutes", "Rating: 4 of 5", "", "Nana's favourite."].join("\n"),
    problems: [],
  });
});

test("of a picture that is only on the web, the address is in the note; one that came along needs none", () => {
  const onTheWeb = "https://example.org/pie.jpg";
  const noteWith = (...pictures: string[]) =>
    toPersonalRecipe({ ...NOTHING_IMPORTED, note: ["Hot."], pictures }).note;
  expect(noteWith(onTheWeb, "https://example.org/small.jpg")).toBe(`Hot.\n\nPicture: ${onTheWeb}`);
  for (const beside of ["images/pie.jpg", "data:;base64,AAAA"]) {
    expect(noteWith(onTheWeb, beside)).toBe("Hot.");
  }
  expect(noteWith(`${onTheWeb}?${"x".repeat(2_000)}`)).toBe("Hot.");
  expect(noteWith()).toBe("Hot.");
});

test("a heading that only says what every recipe has names no section", () => {
  const { recipe } = toPersonalRecipe({
    ...PANCAKES,
    ingredients: [
      { heading: "Zutaten", lines: ["1 egg"] },
      { heading: "Ingredients (for the sauce)", lines: ["1 lemon"] },
    ],
    steps: [
      { heading: "Method:", lines: ["Whisk."] },
      { heading: "Step 2", lines: ["Fry."] },
      { heading: "Sauce", lines: ["Squeeze."] },
    ],
  });
  expect(recipe.ingredients.map(({ name }) => name)).toEqual(["egg", "lemon, for the sauce"]);
  expect(recipe.instructions).toEqual(["Whisk.", "Fry.", "Sauce: Squeeze."]);
});

test("markup of another app is shown as the app shows it", () => {
  const { recipe, note } = toPersonalRecipe({
    ...PANCAKES,
    description: "<p>Thin <b>ones</b>.</p>",
    ingredients: [{ heading: "**Sauce**", lines: ["2 *ripe* lemons", "salt*"] }],
    steps: [{ heading: "", lines: ["Whisk **well**.<br>Fry."] }],
    note: ["From [Ann](https://example.org/ann)"],
  });
  expect(recipe.blurb).toBe("Thin ones.");
  expect(recipe.ingredients.map(({ name }) => name)).toEqual([
    "ripe lemons, for the Sauce",
    "salt*, for the Sauce",
  ]);
  expect(recipe.instructions).toEqual(["Whisk well.\nFry."]);
  expect(note).toContain("From Ann (https://example.org/ann)");
});

test("how long it takes is known to whoever asks the recipe, in whichever words its steps are", () => {
  const steps = [{ heading: "", lines: ["Backen, bis sie braun sind."] }];
  for (const description of ["Thin ones.", ""]) {
    const { recipe, note } = toPersonalRecipe({ ...PANCAKES, steps, description, minutes: 85 });
    expect(recipeTime({ ...recipe, note })?.total).toBe(85);
  }
});

test("tags beyond what a recipe holds, and long ones, are in the note", () => {
  const many = Array.from({ length: TAGS_MAX + 2 }, (_, nth) => `tag ${nth}`);
  const long = "x".repeat(TAG_MAX + 1);
  const { recipe, note } = toPersonalRecipe({ ...PANCAKES, tags: [long, ...many, "TAG 0"] });
  expect(recipe.tags).toEqual(many.slice(0, TAGS_MAX));
  expect(note).toContain(`Tags: ${long}, tag 20, tag 21\n`);
});

test("one without a description says where it is from, and for how many", () => {
  const { recipe } = toPersonalRecipe({ ...PANCAKES, description: " " });
  expect(recipe.blurb).toBe("From Old book, serves 2, takes 25 minutes");
});

test("what is missing is named", () => {
  expect(toPersonalRecipe(NOTHING_IMPORTED).problems).toEqual([
    "No title was found",
    "No ingredients were found",
    "No steps were found",
  ]);
  const bare = { ...PANCAKES, ingredients: [{ heading: "", lines: ["flour", "lemons"] }] };
  expect(toPersonalRecipe(bare).problems).toEqual(["The ingredients have no amounts"]);
});

test("more than a recipe holds goes into the note, and short steps share one", () => {
  const many = (word: string, count: number) => [
    { heading: "", lines: Array.from({ length: count }, (_, at) => `${word} ${at + 1}.`) },
  ];
  const { recipe, note, problems } = toPersonalRecipe({
    ...PANCAKES,
    ingredients: many("food", INGREDIENTS_MAX + 1),
    steps: many("Stir", STEPS_MAX + 3),
  });
  expect(recipe.ingredients).toHaveLength(INGREDIENTS_MAX);
  expect(note).toContain(`More ingredients:\nfood ${INGREDIENTS_MAX + 1}.`);
  expect(recipe.instructions).toHaveLength(STEPS_MAX);
  expect(recipe.instructions.join("\n").split("\n")).toEqual(many("Stir", STEPS_MAX + 3)[0]?.lines);
  expect(problems).toContain(
    `A recipe holds ${INGREDIENTS_MAX} ingredients: the others are in the note`,
  );
});

test("a step that is too long becomes several, with every word", () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(" ");
  const { recipe } = toPersonalRecipe({ ...PANCAKES, steps: [{ heading: "", lines: [words] }] });
  expect(recipe.instructions.length).toBeGreaterThan(1);
  expect(recipe.instructions.join(" ")).toBe(words);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ maxLength: 40 }).map((part) => `${part} `.repeat(120)),
);
const texts = fc.array(text, { maxLength: 8 });
const sections = fc.array(
  fc.record({
    heading: text,
    lines: fc.oneof(texts, fc.constant(Array<string>(70).fill("1 egg"))),
  }),
  { maxLength: 3 },
);

test("whatever is imported keeps the limits that the server holds", () => {
  fc.assert(
    fc.property(
      fc.record({
        title: text,
        description: text,
        ingredients: sections,
        steps: sections,
        note: texts,
        tags: texts,
      }),
      (found) => {
        const { recipe, note } = toPersonalRecipe({ ...PANCAKES, ...found });
        const kept = [recipe.title, recipe.blurb, note, ...recipe.instructions].concat(
          recipe.ingredients.flatMap(({ name, amount }) => [name, amount]),
        );
        expect(recipe.title.length).toBeLessThanOrEqual(TITLE_MAX);
        expect(recipe.blurb.length).toBeLessThanOrEqual(BLURB_MAX);
        expect(note.length).toBeLessThanOrEqual(NOTE_MAX);
        expect(recipe.ingredients.length).toBeLessThanOrEqual(INGREDIENTS_MAX);
        for (const { name, amount } of recipe.ingredients) {
          expect(name.length).toBeLessThanOrEqual(NAME_MAX);
          expect(amount.length).toBeLessThanOrEqual(AMOUNT_MAX);
        }
        expect(recipe.instructions.length).toBeLessThanOrEqual(STEPS_MAX);
        for (const step of recipe.instructions) expect(step.length).toBeLessThanOrEqual(STEP_MAX);
        for (const each of kept) expect(each).toBe(each.toWellFormed().trim());
      },
    ),
  );
});
