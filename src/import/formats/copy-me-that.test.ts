import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After `recipes.html` in the zips that Copy Me That exports. */
const html = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html>
<style type="text/css">.recipe{margin-top:20px}</style><body>
<div class="recipe">
  <div id="name">Salmon pie</div>
  <div id="link">Adapted from <a id="original_link" href="https://example.org/pie">https://example.org/pie</a></div>
  <img class="recipeImage" src="images/salmon_pie.jpg" width="120px">
  <div id="categories">Tags: <span class="recipeCategory">Dinner</span><span class="recipeCategory">Fish</span></div>
  <div id="description">For Fridays.</div>
  <div id="extra_info"><div id="made_this">I made this</div><span id="rating">Rated <span id="ratingValue">4</span>/5</span></div>
  <div id="servings">Servings: <a id="recipeYield">6 SLICES</a></div>
  <div id="recipeIngredient_header">Ingredients</div>
  <ul id="recipeIngredients">
    <li class="recipeIngredient">500 g salmon</li>
    <div class="recipeIngredient_spacer"></div>
    <div class="recipeIngredient recipeIngredient_subheader">crust:</div>
    <li class="recipeIngredient">200 g flour</li>
  </ul>
  <div id="recipeInstructions_header">Steps</div>
  <ol id="recipeInstructions">
    <div class="instruction instruction_subheader">Crust:</div>
    <li class="instruction" value="1">Knead.</li>
    <li class="instruction" value="2">Rest.</li>
  </ol>
  <div id="recipeNotes_header">Notes</div>
  <ul id="recipeNotes"><li class="recipeNote">Eat cold.</li><li class="recipeNote">Or warm.</li></ul>
</div>
<div class="recipe"><div id="name">Toast</div><ul id="recipeIngredients"><li class="recipeIngredient">bread</li></ul></div>
</body></html>`;

test("Copy Me That's zip has all recipes in one page", async () => {
  const file = await zipOf({ "recipes.html": html, "images/salmon_pie.jpg": "\u{ff}\u{d8}" });
  const recipes = await recipesOf(file);
  expect(recipes).toEqual([
    {
      title: "Salmon pie",
      description: "For Fridays.",
      serves: null,
      minutes: null,
      ingredients: [
        { heading: "", lines: ["500 g salmon"] },
        { heading: "crust", lines: ["200 g flour"] },
      ],
      steps: [{ heading: "Crust", lines: ["Knead.", "Rest."] }],
      tags: ["Dinner", "Fish"],
      note: ["Eat cold.\nOr warm.", "Yield: 6 SLICES", "Made this: yes"],
      source: { name: "", url: "https://example.org/pie" },
      rating: 4,
      pictures: ["images/salmon_pie.jpg"],
      problems: [],
    },
    expect.objectContaining({ title: "Toast", steps: [] }),
  ]);
  expect(await recipesOf(html, "recipes.html")).toEqual(recipes);
});

test("of a page that is cut off, what is there is read, and an empty element is no recipe", async () => {
  const [first = ""] = html.split('<div class="recipe"><div id="name">Toast');
  const cut = `${first}<div class="recipe"><div id="na`;
  expect((await recipesOf(cut, "recipes.html")).map(({ title }) => title)).toEqual(["Salmon pie"]);
});

test("a page of recipes without steps is known, too", async () => {
  const [, second = ""] = html.split('<div class="recipe"><div id="name">Toast');
  const page = `<html><body><div class="recipe"><div id="name">Toast${second}`;
  expect(await recipesOf(page, "recipes.html")).toMatchObject([
    { title: "Toast", ingredients: [{ lines: ["bread"] }], steps: [] },
  ]);
});
