import { expect, test } from "vitest";

import { picturesOf as listed } from "../formats/values.ts";
import { readImport } from "../read-import.ts";
import { pictureInText } from "./pictures.ts";
import { zipOf, type Files } from "./zip.fixture.ts";

/** A picture's file, by what it shows. */
const jpeg = (of: string) => `\u{ff}\u{d8}\u{ff}${of}`;
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const soup = { name: "Soup", ingredients: "2 leeks", directions: "Simmer." };
const tandoor = { name: "Curry", working_time: 5, steps: [{ instruction: "Simmer." }] };

/** What the pictures of the recipes in a zip show, by the recipes' titles. */
async function picturesOf(files: Files): Promise<Record<string, string | null>> {
  const all = Object.entries(files).map(([name, contents]) => [
    name,
    typeof contents === "string" && contents.startsWith("\u{ff}") ? bytes(contents) : contents,
  ]);
  const found: Record<string, string | null> = {};
  for await (const entry of readImport(await zipOf(Object.fromEntries(all) as Files), "r.zip")) {
    if (entry.kind !== "recipe") continue;
    const picture = await entry.readPicture();
    found[entry.recipe.title] = picture && (await picture.slice(3).text());
  }
  return found;
}

const page = `<div class="recipe-details"><h2 itemprop="name">Stew</h2>
  <div itemprop="recipeIngredients"><p>2 leeks</p></div>
  <div itemprop="recipeDirections"><p>Simmer.</p></div>
  <img src="images/a%20b_0.jpg" itemprop="photo0" /></div>`;

test("a picture that the recipe names, before or after it in the archive", async () => {
  expect(
    await picturesOf({
      "Export/images/other.jpg": jpeg("other"),
      "Export/recipes.html": page,
      "Export/images/a b_0.jpg": jpeg("stew"),
    }),
  ).toEqual({ Stew: "stew" });
});

test("the pictures that Copy Me That's and Paprika's pages show", async () => {
  const copied = `<div class="recipe"><div id="name">Pie</div><img class="recipeImage" src="images/pie.jpg">
    <ul id="recipeIngredients"><li class="recipeIngredient">2 leeks</li></ul></div>`;
  const paprika = `<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
    <img src="Images/AB-1/CD-2.jpg" itemprop="image"><h1 itemprop="name">Soup</h1>
    <div class="ingredients text"><p itemprop="recipeIngredient">2 leeks</p></div></div>`;
  expect(
    await picturesOf({
      "recipes.html": copied,
      "images/pie.jpg": jpeg("pie"),
      "Export/Recipes/Soup.html": paprika,
      "Export/Recipes/Images/AB-1/CD-2.jpg": jpeg("soup"),
    }),
  ).toEqual({ Pie: "pie", Soup: "soup" });
});

test("a picture that is called like the recipe's file", async () => {
  expect(
    await picturesOf({
      "Soup.json": JSON.stringify(soup),
      "Stew.json": JSON.stringify({ ...soup, name: "Stew" }),
      "soup.JPG": jpeg("soup"),
    }),
  ).toEqual({ Soup: "soup", Stew: null });
});

test("a picture of a step, as Cooklang's are called, is not the recipe's", async () => {
  expect(
    await picturesOf({
      "Soup.0.jpg": jpeg("first step"),
      "Soup.cook": "Boil @leeks{2}.",
      "Soup.jpg": jpeg("soup"),
    }),
  ).toEqual({ Soup: "soup" });
});

test("the picture of a recipe that has a folder to itself, as in Nextcloud and Mealie", async () => {
  expect(
    await picturesOf({
      "Soup/recipe.json": JSON.stringify(soup),
      "Soup/thumb.jpg": jpeg("small"),
      "Soup/full.jpg": jpeg("soup"),
      "stew/stew.json": JSON.stringify({ ...soup, name: "Stew" }),
      "stew/images/original.webp": jpeg("stew"),
      "two/a.json": JSON.stringify({ ...soup, name: "A" }),
      "two/b.json": JSON.stringify({ ...soup, name: "B" }),
      "two/full.jpg": jpeg("whose?"),
    }),
  ).toEqual({ Soup: "soup", Stew: "stew", A: null, B: null });
});

test("the picture in a zip in a zip, as in Tandoor", async () => {
  const inner = await zipOf({
    "recipe.json": JSON.stringify(tandoor),
    "image.jpg": bytes(jpeg("curry")),
  });
  expect(await picturesOf({ "1.zip": inner })).toEqual({ Curry: "curry" });
});

test("the pictures of a Mealie backup, by the recipes' ids", async () => {
  const recipes = ["a", "b"].map((id) => ({ id, slug: id, name: id, image: "x" }));
  const tables = { recipes, recipes_ingredients: [], recipe_instructions: [] };
  const names = await picturesOf({
    "database.json": JSON.stringify(tables),
    "data/recipes/b/images/original.webp": jpeg("b"),
    "data/recipes/b/images/min-original.webp": jpeg("small"),
  });
  expect(names).toEqual({ a: null, b: "b" });
});

test("the folders of a Mealie backup have dashes in their names that the ids may not have", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const tables = { recipes: [{ id, slug: "a", name: "A" }], recipes_ingredients: [] };
  expect(
    await picturesOf({
      "database.json": JSON.stringify(tables),
      "data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp": jpeg("a"),
    }),
  ).toEqual({ A: "a" });
});

test("a picture in the recipe itself, the larger one first; what is no base64 is none", async () => {
  const data = (of: string) => btoa(jpeg(of));
  const paprika = (name: string, more: object) => JSON.stringify({ ...soup, name, ...more });
  expect(
    await picturesOf({
      "a.json": paprika("A", { photo_data: data("small"), photos: [{ data: data("large") }] }),
      "b.json": paprika("B", { photo_data: data("b"), photos: [] }),
      "c.json": paprika("C", { photo_data: "no base64!" }),
      "d.melarecipe": JSON.stringify({
        title: "D",
        text: "",
        ingredients: "2 leeks",
        instructions: "Simmer.",
        images: [data("d")],
      }),
    }),
  ).toEqual({ A: "large", B: "b", C: null, D: "d" });
});

test("a picture in the recipe may be a data URL or in lines, and no larger than one in a file", () => {
  const base64 = btoa(jpeg("a"));
  const pictures = (image: string) =>
    pictureInText(["https://example.org/a.jpg", ...listed([image])])?.size ?? null;
  expect(pictures(`data:image/jpeg;base64,${base64}`)).toBe(4);
  expect(pictures(base64.replace(/.{2}/gu, "$&\r\n"))).toBe(4);
  expect(pictures("A".repeat(60 * 1024 * 1024))).toBe(null);
});

test("a picture that unpacks to more than any picture has is none, and its recipe is there", async () => {
  const large = new Uint8Array(33 * 1024 * 1024).map((_, nth) => nth % 251);
  large.set(bytes(jpeg("")));
  expect(await picturesOf({ "Soup.json": JSON.stringify(soup), "Soup.jpg": large })).toEqual({
    Soup: null,
  });
});
