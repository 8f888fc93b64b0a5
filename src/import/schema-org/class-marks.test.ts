import fc from "fast-check";
import { expect, test } from "vitest";

import { toPersonalRecipe } from "../to-personal-recipe.ts";
import { createPageReader } from "./read-page.ts";

function read(html: string, piece = 7) {
  const reader = createPageReader("https://soups.example/leek");
  for (let at = 0; at < html.length; at += piece) reader.write(html.slice(at, at + piece));
  return reader.recipes();
}

const HRECIPE = `<div class="post hrecipe"><p>By <span class="author vcard"><a class="url fn" href="/ann">Ann</a></span></p>
  <h1 class="fn">Leek soup</h1>
  <img class="photo" src="https://soups.example/s.jpg" alt=""><p class="summary">For cold days.</p>
  <p>For <span class="yield">4 people</span>, in <abbr class="duration" title="PT1H5M">an hour</abbr></p>
  <ul><li class="ingredient"><span class="amount">3</span> <span class="name">leeks</span></li>
  <li class="ingredient">1 l
    water</li><li class="ingredient">chives</li></ul>
  <ol class="instructions"><li class="instruction">Cut the leeks.</li><li class="instruction">Boil them.</li></ol></div>`;

const H_RECIPE = `<article class="h-recipe"><h1 class="p-name">Leek soup</h1>
  <a class="p-author h-card" href="/ann">Ann</a><p class="p-summary">For cold days.</p>
  <img class="u-photo" src="https://soups.example/s.jpg" alt="">
  <p>In <time class="dt-duration" datetime="PT65M">an hour</time> for <data class="p-yield" value="4">us</data></p>
  <ul><li class="p-ingredient">3 leeks</li><li class="p-ingredient">1 l water</li><li class="p-ingredient">chives</li></ul>
  <div class="e-instructions"><h2>Method</h2><p>Cut the
    leeks.</p><p>Boil them.</p></div></article>`;

const WPRM = `<div id="wprm-recipe-container-7" class="wprm-recipe-container" data-recipe-id="7">
  <div class="wprm-recipe wprm-recipe-template-plain"><div class="wprm-recipe-image wprm-block-image-normal">
  <img src="data:image/gif;base64,R0" data-lazy-src="https://soups.example/s.jpg"><noscript><img src="https://soups.example/s.jpg"></noscript></div>
  <h2 class="wprm-recipe-name wprm-block-text-bold">Leek soup</h2>
  <div class="wprm-recipe-summary"><span style="display: block;">For cold days.</span></div>
  <span class="wprm-recipe-details wprm-recipe-author">Ann</span>
  <div class="wprm-recipe-time-container wprm-recipe-total-time-container"><span class="wprm-recipe-details-label">Total Time</span>
  <span class="wprm-recipe-details-hours">1<span class="sr-only screen-reader-text"> hour</span></span> <span>hr</span>
  <span class="wprm-recipe-details-minutes">5<span class="sr-only screen-reader-text"> minutes</span></span> <span>mins</span></div>
  <div class="wprm-recipe-servings-container"><span class="wprm-recipe-details-label">Servings</span>
  <span class="wprm-recipe-servings">4</span> <span class="wprm-recipe-servings-unit">people</span></div>
  <div class="wprm-recipe-ingredients-container"><h3>Ingredients <button>1x</button><button>2x</button></h3>
  <div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient">
  <span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">&#9634; </span></label></span>
  <span class="wprm-recipe-ingredient-amount">3</span> <span class="wprm-recipe-ingredient-name"><a href="/leek">leeks</a></span></li>
  <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span>
  <span class="wprm-recipe-ingredient-unit">l</span> <span class="wprm-recipe-ingredient-name">water</span></li>
  <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-name">chives</span></li></ul></div></div>
  <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><div class="wprm-recipe-instruction-group"><ul>
  <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">Cut the leeks.</span><span style="display: block;">Boil them.</span></div>
  <div class="wprm-recipe-instruction-ingredients">3 leeks</div></li></ul></div></div></div></div>`;

const TASTY = `<div id="tasty-recipes-7" class="tasty-recipes tasty-recipes-7 tasty-recipes-display">
  <h2 class="tasty-recipes-title">Leek soup</h2><div class="tasty-recipes-image"><img src="https://soups.example/s.jpg"></div>
  <ul><li>Author: <span class="tasty-recipes-author-name">Ann</span></li>
  <li>Total Time: <span class="tasty-recipes-total-time">1 hour 5 minutes</span></li>
  <li>Yield: <span class="tasty-recipes-yield"><span data-amount="4">4</span> servings <span class="tasty-recipes-yield-scale">1x</span></span></li></ul>
  <div class="tasty-recipes-description"><h3>Description</h3><div class="tasty-recipes-description-body"><p>For cold days.</p></div></div>
  <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><p>Scale <button>1x</button></p>
  <div class="tasty-recipes-ingredients-body"><ul><li data-tr-ingredient-checkbox><input type="checkbox"><span data-amount="3">3</span> leeks</li>
  <li>1 l water</li><li>chives</li></ul></div></div>
  <div class="tasty-recipes-instructions"><h3>Instructions</h3><div class="tasty-recipes-instructions-body"><ol>
  <li id="instruction-step-1">Cut the leeks.</li><li id="instruction-step-2">Boil them.</li></ol></div></div></div>`;

const MEDIAVINE = `<section id="mv-creation-7" class="mv-create-card mv-create-card-7 mv-recipe-card">
  <h1 class="mv-create-title mv-create-title-primary">Leek soup</h1><img class="mv-create-image" src="https://soups.example/s.jpg">
  <span class="mv-create-yield">Yield: 4 servings</span><div class="mv-create-description"><p>For cold days.</p></div>
  <div class="mv-create-time mv-create-time-total"><em>Total Time: </em><span class="mv-time-part">1 hour</span> <span class="mv-time-part">5 minutes</span></div>
  <div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title mv-create-title-secondary">Ingredients</h3><h4></h4>
  <ul><li>
    3 leeks </li><li>
    1 l water </li><li>chives</li></ul></div>
  <div class="mv-create-instructions"><h3 class="mv-create-instructions-title">Instructions</h3>
  <ol><li id="mv_create_7_1">Cut the leeks.</li><li id="mv_create_7_2">Boil them.</li></ol></div></section>`;

test.each([
  ["hRecipe", HRECIPE, "Ann"],
  ["h-recipe", H_RECIPE, "Ann"],
  ["WP Recipe Maker", WPRM, "Ann"],
  ["Tasty Recipes", TASTY, "Ann"],
  ["Mediavine Create", MEDIAVINE, ""],
])("a page whose recipe is only marked as %s does it is read whole", (_, html, name) => {
  const page = `<title>Leek soup | Soups</title><h1>Soups</h1><ul><li>Home</li></ul>${html}`;
  expect(read(page)).toEqual([
    {
      title: "Leek soup",
      description: "For cold days.",
      serves: 4,
      minutes: 65,
      ingredients: [{ heading: "", lines: ["3 leeks", "1 l water", "chives"] }],
      steps: [{ heading: "", lines: ["Cut the leeks.", "Boil them."] }],
      tags: [],
      note: [],
      source: { name, url: "https://soups.example/leek" },
      rating: null,
      pictures: ["https://soups.example/s.jpg"],
      problems: [],
    },
  ]);
});

const group = (kind: string, name: string, lines: string) =>
  `<div class="wprm-recipe-${kind}-group"><h4 class="wprm-recipe-group-name wprm-recipe-${kind}-group-name">${name}</h4><ul>${lines}</ul></div>`;
const ingredient = (text: string) => `<li class="wprm-recipe-ingredient">${text}</li>`;
const step = (text: string) => `<li><div class="wprm-recipe-instruction-text">${text}</div></li>`;

test.each([
  [
    "WP Recipe Maker's groups",
    `<div class="wprm-recipe-container">
      ${group("ingredient", "Soup", ingredient("3 leeks"))}${group("ingredient", "To [serve]", ingredient("chives"))}
      ${group("instruction", "Soup", step("Boil."))}${group("instruction", "To serve:", step("Strew."))}</div>`,
  ],
  [
    "headings in Tasty Recipes",
    `<div class="tasty-recipes"><div class="tasty-recipes-ingredients"><h3>Ingredients <button>1x</button></h3><h4>Soup</h4><ul><li>3 leeks</li></ul>
      <p><strong>To serve:</strong></p><ul><li>chives</li></ul></div>
      <div class="tasty-recipe-instructions"><h4>Soup</h4><p>Boil.</p><h4>To serve</h4><p>Strew.</p></div></div>`,
  ],
  [
    "headings in Mediavine Create",
    `<div class="mv-create-card"><div class="mv-create-ingredients"><h4>Soup</h4><ul><li>3 leeks</li></ul><h4>To serve</h4><ul><li>chives</li></ul></div>
      <div class="mv-create-instructions"><h4>Soup</h4><ol><li>Boil.</li></ol><h4>To <b>serve</b></h4><ol><li>Strew.</li></ol></div></div>`,
  ],
])("%s are sections", (_, html) => {
  expect(read(html)).toMatchObject([
    {
      ingredients: [
        { heading: "Soup", lines: ["3 leeks"] },
        { heading: "To serve", lines: ["chives"] },
      ],
      steps: [
        { heading: "Soup", lines: ["Boil."] },
        { heading: "To serve", lines: ["Strew."] },
      ],
    },
  ]);
});

test.each([
  ["chopped", "1 leek (chopped)"],
  [", chopped", "1 leek (chopped)"],
  ["(chopped)", "1 leek (chopped)"],
  ["", "1 leek"],
])("a card's note %j stands behind its ingredient", (note, line) => {
  const notes = `1 leek <i class="wprm-recipe-ingredient-notes">${note}</i>`;
  const html = `<div class="wprm-recipe-container">${ingredient(notes)}${ingredient("salt")}</div>`;
  expect(read(html)[0]?.ingredients).toEqual([{ heading: "", lines: [line, "salt"] }]);
});

test("what a card makes, and its parts' times, are told", () => {
  const html = `<div class="wprm-recipe-container">${ingredient("3 leeks")}
    <div class="wprm-recipe-servings-container"><span class="wprm-recipe-servings-with-unit"><b>12</b> <b>buns</b></span></div>
    <div class="wprm-recipe-prep-time-container">Prep: 20 mins</div><div class="wprm-recipe-cook-time-container">Cook: 1:30</div>
    <span class="wprm-recipe-course">Dinner, Soup</span></div>`;
  expect(read(html)).toMatchObject([
    {
      serves: null,
      minutes: 110,
      tags: ["Dinner", "Soup"],
      note: ["Makes: 12 buns\nPreparation: 20 min\nCooking: 90 min"],
    },
  ]);
});

test("classes are read if what is marked otherwise is no whole recipe, and fill in what it lacks", () => {
  const html = (recipe: object) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek soup", ...recipe })}</script>${WPRM}`;
  const whole = { recipeIngredient: ["4 leeks"], recipeInstructions: "Cook." };
  expect(read(html(whole))).toMatchObject([
    { ingredients: [{ lines: ["4 leeks"] }], steps: [{ lines: ["Cook."] }] },
  ]);
  const { recipeIngredient } = whole;
  expect(read(html({ recipeIngredient, keywords: "cold" }))).toMatchObject([
    { ingredients: [{ lines: ["3 leeks", "1 l water", "chives"] }], tags: ["cold"] },
  ]);
  expect(read(WPRM.replace("<h2", `<script type="application/ld+json">{"@ty</script><h2`))).toEqual(
    read(WPRM),
  );
});

test("a card without ingredients and steps is no recipe", () => {
  const html = `<title>Soups</title><div class="hrecipe"><a class="fn">Leek soup</a></div>`;
  expect(read(html)).toMatchObject([
    { title: "Soups", problems: ["The page holds no recipe that could be read"] },
  ]);
});

test("whatever is in a card, it is read, as text", () => {
  const words = `${HRECIPE} ${WPRM} ${TASTY} ${MEDIAVINE}`.match(/class="[^"]+"/gu) ?? [];
  const element = fc.tuple(
    fc.constantFrom("div", "li", "h4", "p", "img", "span", "a", "time"),
    fc.constantFrom(...words, `class="constructor __proto__"`, `class="hrecipe vcard"`),
    fc.oneof(
      fc.string(),
      fc.constantFrom("2 eggs", "<script>alert(1)</script>", "&lt;img src=x&gt;", "</div>"),
    ),
  );
  fc.assert(
    fc.property(fc.array(element, { maxLength: 30 }), (elements) => {
      const html = elements.map(([tag, name, text]) => `<${tag} ${name}>${text}`).join("");
      for (const found of read(html)) {
        const { recipe } = toPersonalRecipe(found);
        expect(JSON.stringify(recipe)).not.toMatch(/<script|<img/u);
      }
    }),
  );
});
