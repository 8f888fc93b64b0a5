import { expect, test } from "vitest";

import { zipOf } from "../archive/zip.fixture.ts";
import { recipesOf } from "../collect.fixture.ts";

/** After a page in the folder that Paprika 3 exports as HTML. */
const html = `<!DOCTYPE html><html><head><meta charset="UTF-8"><title>Leek soup</title></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
  <div class="infobox">
    <div class="photobox"><a href="https://example.org/leek.jpg"><img src="Images/1/2.jpg" itemprop="image" class="photo photoswipe"/></a></div>
    <h1 itemprop="name" class="name">Leek soup</h1>
    <p itemprop="aggregateRating" class="rating" value="4">★★★★</p>
    <p itemprop="recipeCategory" class="categories">Soups, Winter</p>
    <p class="metadata">
      <b>Prep Time: </b><span itemprop="prepTime">15 mins</span>
      <b>Cook Time: </b><span itemprop="cookTime">25 mins</span>
      <b>Servings: </b><span itemprop="recipeYield">Serves 4</span>
      <b>Difficulty: </b>Easy
      <b>Source: </b><a itemprop="url" href="https://example.org/soup"><span itemprop="author">example.org</span></a>
    </p>
  </div>
  <div class="left-column"><div class="ingredientsbox"><h3 class="subhead">Ingredients</h3>
    <div class="ingredients text">
      <p class="line" itemprop="recipeIngredient"><strong>2</strong> leeks</p>
      <p class="line" itemprop="recipeIngredient">To serve:</p>
      <p class="line" itemprop="recipeIngredient"><strong>1</strong> handful chives</p>
    </div></div></div>
  <div class="right-column">
    <div class="directionsbox"><h3 class="subhead">Directions</h3>
      <div itemprop="recipeInstructions" class="directions text"><p class="line">Sweat the leeks.</p><p class="line">Simmer.</p></div></div>
    <div class="textbox"><h3 class="subhead">Description</h3><div itemprop="description" class="description text"><p>For cold days.</p></div></div>
    <div class="notesbox"><h3 class="subhead">Notes</h3><div itemprop="comment" class="notes text"><p>Freezes well.</p></div></div>
    <div class="textbox"><h3 class="subhead">Nutrition</h3><div itemprop="nutrition" class="nutrition text"><p>Calories: 210</p></div></div>
  </div>
</div></body></html>`;

test("Paprika's HTML export is a folder with a page for each recipe", async () => {
  const file = await zipOf({
    "Export/index.html": "<html><body><ul><li><a href='Recipes/Leek soup.html'>Leek soup</a></ul>",
    "Export/Recipes/Leek soup.html": html,
    "Export/Recipes/Images/1/2.jpg": "\u{ff}\u{d8}",
  });
  expect(await recipesOf(file)).toEqual([
    {
      title: "Leek soup",
      description: "For cold days.",
      serves: 4,
      minutes: 40,
      ingredients: [
        { heading: "", lines: ["2 leeks"] },
        { heading: "To serve", lines: ["1 handful chives"] },
      ],
      steps: [{ heading: "", lines: ["Sweat the leeks.", "Simmer."] }],
      tags: ["Soups", "Winter"],
      note: [
        "Freezes well.",
        "Prep time: 15 mins\nCook time: 25 mins",
        "Difficulty: Easy",
        "Nutrition:\nCalories: 210",
      ],
      source: { name: "example.org", url: "https://example.org/soup" },
      rating: 4,
      pictures: ["Images/1/2.jpg"],
      problems: [],
    },
  ]);
});
