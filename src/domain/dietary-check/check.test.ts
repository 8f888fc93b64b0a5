import fc from "fast-check";
import { expect, test } from "vitest";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";

import { type ScreenedRecipe, conflicts, screen } from "./check.ts";
import { readLabelled } from "./labelled-lines.fixture.ts";

function recipe(parts: Partial<ScreenedRecipe>): ScreenedRecipe {
  return { title: "", blurb: "", ingredients: [], instructions: [], equipment: [], ...parts };
}
function withIngredients(...names: string[]): ScreenedRecipe {
  return recipe({ ingredients: names.map((name) => ({ name, amount: "" })) });
}
function allergensOf(screened: ScreenedRecipe): string[] {
  return screen(screened).allergens.map(({ id }) => id);
}

test("says because of which words, and where", () => {
  const screened = recipe({
    title: "Prawn rice",
    ingredients: [{ name: "long-grain Rice", amount: "300 g" }],
    instructions: ["Cook the rice.", "Serve with buttered Naan."],
  });
  expect(screen(screened).allergens).toEqual([
    { id: "gluten", certainty: "in", because: "naan (step 2)" },
    { id: "dairy", certainty: "may", because: "naan (step 2)" },
    { id: "shellfish", certainty: "in", because: "prawn (in the title)" },
  ]);
});

test("foods that hold it are told from those of which only some kinds do", () => {
  expect(screen(withIngredients("butter", "dark chocolate")).allergens).toContainEqual({
    id: "dairy",
    certainty: "in",
    because: "butter",
    mayBecause: "dark chocolate",
  });
});

test("names at most three places", () => {
  const [dairy] = screen(withIngredients("milk", "butter", "cream", "ricotta")).allergens;
  expect(dairy).toEqual({ id: "dairy", certainty: "in", because: "milk; butter; cream" });
});

test("a food mentioned only in the steps counts", () => {
  const screened = recipe({
    ingredients: [{ name: "spinach", amount: "200 g" }],
    instructions: ["Wilt in a little butter.", "Top with a fried egg and pesto."],
  });
  expect(allergensOf(screened)).toEqual(["dairy", "eggs", "tree_nuts"]);
});

test("a food mentioned only in the note counts, such as an ingredient that found no other room", () => {
  const rice = withIngredients("rice");
  expect(allergensOf(rice)).toEqual([]);
  expect(screen({ ...rice, note: "Vary it with walnuts." }).allergens).toContainEqual({
    id: "tree_nuts",
    certainty: "in",
    because: "walnuts (in the note)",
  });
});

test("an allergen in the amount counts", () => {
  expect(allergensOf(recipe({ ingredients: [{ name: "", amount: "2 eggs" }] }))).toEqual(["eggs"]);
});

test.each([
  ["coconut milk", "Stir in the milk.", ["coconut"]],
  ["vegan sausages", "Fry the sausages.", ["gluten", "soy"]],
  ["gluten-free penne", "Cook the pasta.", []],
  ["dairy-free spread", "Melt the butter.", []],
  ["rice noodles", "Drain the noodles.", []],
  ["vegetable stock", "Pour in the stock.", []],
  ["flax eggs", "Beat in the eggs.", []],
  ["chestnut mushrooms", "Mince the garlic; fish out the bay leaf.", []],
])("steps may shorten a listed name: %s, then %s", (name, step, expected) => {
  const screened = recipe({ ingredients: [{ name, amount: "" }], instructions: [step] });
  expect(allergensOf(screened)).toEqual(expected);
});

test.each([
  ["peanut butter", "Butter the tin.", "dairy"],
  ["butter beans", "Fry in butter.", "dairy"],
  ["coconut milk", "Add a splash of cow's milk.", "dairy"],
])("but not to something else: %s, then %s", (name, step, id) => {
  const screened = recipe({ ingredients: [{ name, amount: "" }], instructions: [step] });
  expect(allergensOf(screened)).toContain(id);
});

test("a dish's name tells of its usual ingredients while none are listed, and then they do", () => {
  const title = "Spaghetti carbonara";
  expect(allergensOf(recipe({ title }))).toEqual(["gluten", "dairy", "eggs"]);
  const ingredients = ["gluten-free spaghetti", "silken tofu"].map((name) => ({
    name,
    amount: "",
  }));
  expect(allergensOf(recipe({ title, ingredients }))).not.toContain("eggs");
  const pancakes = recipe({
    title: "Buckwheat pancakes",
    ingredients: [{ name: "buckwheat flour", amount: "200 g" }],
    instructions: ["Flip the pancakes."],
  });
  expect(allergensOf(pancakes)).toEqual([]);
});

test.each([
  ["Pad thai", ["fish", "peanuts", "eggs", "shellfish"]],
  ["Beef stroganoff", ["beef", "dairy"]],
  ["Chicken satay", ["chicken", "peanuts"]],
  ["Shepherd's pie", ["lamb"]],
  ["Pancakes with berries", ["gluten", "eggs", "dairy"]],
  ["Thai green curry", ["coconut", "fish", "shellfish"]],
  ["Fish pie", ["fish", "dairy"]],
])("an idea is known by its title: %s", (title, ids) => {
  expect(allergensOf(recipe({ title }))).toEqual(expect.arrayContaining(ids));
});

test("a cook is told only what matters to them", () => {
  const screened = recipe({
    title: "Baked salmon",
    ingredients: [
      { name: "salmon fillets", amount: "4" },
      { name: "butter", amount: "20 g" },
    ],
    instructions: ["Bake at 200 °C for 12 minutes."],
    equipment: ["oven", "baking_sheet"],
  });
  expect(
    conflicts(screened, { allergies: ["fish", "gluten"], diet: ["vegan"], equipment: ["oven"] }),
  ).toEqual({
    allergens: [{ id: "fish", certainty: "in", because: "salmon" }],
    diets: [{ id: "vegan", because: "salmon; butter" }],
    equipment: [{ id: "baking_sheet", because: "listed" }],
    unchecked: [],
  });
});

test("a cook with no allergy, diet or equipment has no conflict", () => {
  const screened = recipe({ ...withIngredients("beef", "milk"), equipment: ["oven", "wok"] });
  expect(conflicts(screened, { allergies: [], diet: [], equipment: [] })).toEqual({
    allergens: [],
    diets: [],
    equipment: [],
    unchecked: [],
  });
});

const line = fc.constantFrom(...readLabelled("first").map((labelled) => labelled.line));
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

test("adding an ingredient never removes an allergen or a diet it breaks", () => {
  fc.assert(
    fc.property(lines, line, (names, extra) => {
      const before = screen(withIngredients(...names));
      const after = screen(withIngredients(...names, extra));
      for (const kind of ["allergens", "diets"] as const) {
        const ids = after[kind].map(({ id }): string => id);
        for (const { id } of before[kind]) expect(ids).toContain(id);
      }
    }),
  );
});

test("the order of ingredients changes nothing", () => {
  fc.assert(
    fc.property(lines, (names) => {
      const forwards = allergensOf(withIngredients(...names));
      expect(allergensOf(withIngredients(...names.toReversed()))).toEqual(forwards);
    }),
  );
});

test("case, spacing, hyphens, accents and invisible characters change nothing", () => {
  const respell = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll(" ", "  "),
    (text) => text.replaceAll(" ", "\u00a0"),
    (text) => text.replaceAll(/(?<=[a-z]) (?=[a-z])/gi, "-"),
    (text) => text.replaceAll("-", " "),
    (text) => text.normalize("NFD"),
    (text) => text.replaceAll("e", "e\u00ad"),
    (text) => text.replaceAll("'", "’"),
  );
  fc.assert(
    fc.property(line, respell, (name, change) => {
      expect(allergensOf(withIngredients(change(name)))).toEqual(
        allergensOf(withIngredients(name)),
      );
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["anchovy", "anchovies"],
  ["loaf", "loaves"],
  ["chapati", "chapatis"],
  ["octopus", "octopuses"],
  ["cheese", "cheeses"],
  ["radish in butter", "radishes in butter"],
  ["quiche", "quiches"],
  ["pastry", "pastries"],
  ["goose egg", "goose eggs"],
  ["calf's liver", "calves' livers"],
  ["gateau", "gateaux"],
])("%s and %s are one", (one, many) => {
  expect(allergensOf(withIngredients(one))).not.toEqual([]);
  expect(allergensOf(withIngredients(many))).toEqual(allergensOf(withIngredients(one)));
});

test("never throws and answers in catalogue order, whatever the text", () => {
  const text = fc.oneof(line, fc.string({ unit: "binary", maxLength: 60 }));
  const any = fc.record({
    title: text,
    blurb: text,
    ingredients: fc.array(fc.record({ name: text, amount: text }), { maxLength: 5 }),
    instructions: fc.array(text, { maxLength: 5 }),
    equipment: fc.array(fc.oneof(text, fc.constantFrom(...EQUIPMENT_IDS)), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(any, (screened) => {
      const result = screen(screened);
      expect(result).toEqual(screen(screened));
      const inOrder = (ids: string[], order: readonly string[]) =>
        expect(ids).toEqual(order.filter((id) => ids.includes(id)));
      inOrder(
        result.allergens.map(({ id }) => id),
        ALLERGEN_IDS,
      );
      inOrder(
        result.diets.map(({ id }) => id),
        DIET_IDS,
      );
      inOrder(
        result.equipment.map(({ id }) => id),
        EQUIPMENT_IDS,
      );
      for (const { because } of Object.values(result).flat()) expect(because).not.toBe("");
    }),
  );
});

test("huge and hostile text is screened within the time a test has", () => {
  const instructions = ["gluten free egg - ".repeat(5_000), "é".repeat(100_000)];
  expect(allergensOf(recipe({ instructions }))).toContain("eggs");
});

test("a line of two foods, or of this or that noun, is checked whole", () => {
  expect(allergensOf(withIngredients("fish or soy sauce"))).toEqual(
    expect.arrayContaining(["fish", "soy"]),
  );
  expect(allergensOf(withIngredients("4 shallots and 2 eggs"))).toContain("eggs");
  expect(allergensOf(withIngredients("butter, peanut"))).toContain("peanuts");
  expect(allergensOf(withIngredients("flour, rye"))).toContain("gluten");
});
