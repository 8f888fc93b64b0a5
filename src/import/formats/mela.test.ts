import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After Mela's own description of its file format. */
const cake = {
  id: "https://example.org/cake",
  title: "Lemon cake",
  text: "The one for birthdays.",
  images: ["/9j/4AAQSkZJRg=="],
  categories: ["Baking"],
  yield: "12 slices",
  prepTime: "20 min",
  cookTime: "45 min",
  totalTime: "1 hour 5 min",
  ingredients: "200 g flour\n3 eggs\n# Icing\n100 g icing sugar",
  instructions: "Mix everything.\nBake.\n# Icing\nStir, and pour it over.",
  notes: "A day old it is best.",
  nutrition: "Calories 320",
  link: "https://example.org/cake",
  favorite: true,
  wantToCook: false,
  date: 700_000_000,
};

test("a .melarecipes file is a zip of recipes, whose dates count from 2001", async () => {
  const file = await zipOf({ "cake.melarecipe": JSON.stringify(cake) });
  expect(await recipesOf(file, "Recipes.melarecipes")).toEqual([
    {
      title: "Lemon cake",
      description: "The one for birthdays.",
      serves: null,
      minutes: 65,
      ingredients: [
        { heading: "", lines: ["200 g flour", "3 eggs"] },
        { heading: "Icing", lines: ["100 g icing sugar"] },
      ],
      steps: [
        { heading: "", lines: ["Mix everything.", "Bake."] },
        { heading: "Icing", lines: ["Stir, and pour it over."] },
      ],
      tags: ["Baking", "Favourite"],
      note: [
        "A day old it is best.",
        "Yield: 12 slices",
        "Prep time: 20 min\nCook time: 45 min",
        "Added: 2023-03-08",
        "Nutrition:\nCalories 320",
      ],
      source: { name: "", url: "https://example.org/cake" },
      rating: null,
      pictures: ["data:;base64,/9j/4AAQSkZJRg=="],
      problems: [],
    },
  ]);
});

test("a single .melarecipe is read, and a link that is no address is a name", async () => {
  const [recipe] = await recipesOf(JSON.stringify({ ...cake, link: "Grandma", date: 1e300 }));
  expect(recipe?.source).toEqual({ name: "Grandma", url: "" });
  expect(recipe?.note.join()).not.toContain("Added");
});

test("a .melarecipe without a part that nobody typed is read", async () => {
  const { instructions: _, ...rest } = cake;
  expect(await recipesOf(JSON.stringify(rest))).toMatchObject([{ steps: [] }]);
});
