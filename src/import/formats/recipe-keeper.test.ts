import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After `recipes.html` in the zips that Recipe Keeper exports. */
const html = `<!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>
<div class="recipe-details">
  <meta content="9f6c" itemprop="recipeId">
  <meta content="" itemprop="recipeShareId">
  <meta content="True" itemprop="recipeIsFavourite">
  <meta content="4" itemprop="recipeRating">
  <table><tr>
    <td><img src="images/9f6c_0.jpg" class="recipe-photo" /></td>
    <td>
      <h2 itemprop="name">Leek &amp; potato soup</h2>
      <div>Courses: <span itemprop="recipeCourse">Main Dish</span></div>
      <meta content="Starter" itemprop="recipeCourse">
      <div>Categories: <span>Soup</span><meta content="Soup" itemprop="recipeCategory"></div>
      <meta content="Winter" itemprop="recipeCollection">
      <div>Source: <span itemprop="recipeSource"><a href="https://example.org/soup">Example</a></span></div>
      <div>Serving size: <span itemprop="recipeYield">4 servings</span></div>
      <div>Preparation time: <span>15 mins</span><meta content="PT15M" itemprop="prepTime"></div>
      <div>Cooking time: <span></span><meta content="PT0S" itemprop="cookTime"></div>
    </td>
  </tr></table>
  <h3>Ingredients</h3>
  <div class="recipe-ingredients" itemprop="recipeIngredients"><p>2 leeks</p><p>Topping:</p><p>1 tbsp <b>chives</b></p><p></p></div>
  <h3>Directions</h3>
  <div itemprop="recipeDirections"><p>1. Sweat the leeks.</p><p>2.Simmer.</p></div>
  <h3>Notes</h3>
  <div class="recipe-notes" itemprop="recipeNotes"><p>Freezes well.</p></div>
  <div itemprop="recipeNutrition">Amount per serving<br/>Calories: 210
    <meta content="210" itemprop="recipeNutCalories"><meta content="7" itemprop="recipeNutTotalFat"></div>
  <img src="images/9f6c_0.jpg" class="recipe-photos" itemprop="photo0" />
</div>
<div class="recipe-details"><h2 itemprop="name">Toast</h2><div itemprop="recipeDirections"><p>Toast.</p></div></div>
</body></html>`;

test("Recipe Keeper's zip has all recipes in one page", async () => {
  const file = await zipOf({ "recipes.html": html, "images/9f6c_0.jpg": "\u{ff}\u{d8}" });
  expect(await recipesOf(file)).toEqual([
    {
      title: "Leek & potato soup",
      description: "",
      serves: 4,
      minutes: 15,
      ingredients: [
        { heading: "", lines: ["2 leeks"] },
        { heading: "Topping", lines: ["1 tbsp chives"] },
      ],
      steps: [{ heading: "", lines: ["Sweat the leeks.", "Simmer."] }],
      tags: ["Main Dish", "Starter", "Soup", "Winter", "Favourite"],
      note: ["Freezes well.", "Prep time: 15 minutes", "Nutrition: calories 210, total fat 7"],
      source: { name: "Example", url: "https://example.org/soup" },
      rating: 4,
      pictures: ["images/9f6c_0.jpg"],
      problems: [],
    },
    expect.objectContaining({ title: "Toast", ingredients: [], serves: null, minutes: null }),
  ]);
});
