import { gzipOf, zipOf } from "../../src/import/archive/zip.fixture.ts";

/** Files of recipes as other apps export them; what each has is after its reader's own tests. */

/** What every recipe of these files holds. */
const FLOUR = "200 g flour";
const EGGS = "2 eggs";
const MIX = "Mix.";
const BAKE = "Bake for 40 minutes.";

type Contents = string | Blob;

/** Titles of so many recipes of an app. */
const titlesOf = (app: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${app} ${nth + 1}`);

const schemaOf = (name: string) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeIngredient: [FLOUR, EGGS],
  recipeInstructions: [
    { "@type": "HowToStep", text: MIX },
    { "@type": "HowToStep", text: BAKE },
  ],
});

async function eachIn(
  titles: readonly string[],
  fileOf: (title: string) => Promise<[name: string, contents: Contents]>,
): Promise<Blob> {
  return zipOf(Object.fromEntries(await Promise.all(titles.map(fileOf))));
}

const paprika = (title: string) => ({
  uid: title,
  created: "2023-04-05 18:20:11",
  hash: "D0A3",
  name: title,
  ingredients: `${FLOUR}\n${EGGS}`,
  directions: `${MIX}\n\n${BAKE}`,
  notes: "",
  categories: [],
  photo_data: null,
  source_url: "",
});

const paprikaPage = (
  title: string,
) => `<!DOCTYPE html><html><head><title>${title}</title></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name" class="name">${title}</h1>
<div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>200</strong> g flour</p>
<p class="line" itemprop="recipeIngredient"><strong>2</strong> eggs</p></div>
<div itemprop="recipeInstructions" class="directions text"><p class="line">${MIX}</p><p class="line">${BAKE}</p></div>
</div></body></html>`;

const mealie = (title: string) => ({
  name: title,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  recipe_ingredient: [FLOUR, EGGS].map((line) => ({
    quantity: 0,
    unit: null,
    food: null,
    note: line,
    display: line,
    title: null,
  })),
  recipe_instructions: [MIX, BAKE].map((text) => ({ title: "", summary: "", text })),
});

const mealieDatabase = (titles: readonly string[]) => ({
  alembic_version: [{ version_num: "1" }],
  recipes: titles.map((name) => ({ id: name, name, slug: name })),
  recipes_ingredients: titles.flatMap((title) =>
    [FLOUR, EGGS].map((note, position) => ({ recipe_id: title, position, note, quantity: null })),
  ),
  recipe_instructions: titles.flatMap((title) =>
    [MIX, BAKE].map((text, position) => ({ recipe_id: title, position, title: "", text })),
  ),
});

const tandoor = (title: string) => ({
  name: title,
  description: "",
  keywords: [],
  steps: [
    {
      name: "",
      instruction: `${MIX}\n\n${BAKE}`,
      ingredients: [
        { food: { name: "flour" }, unit: { name: "g" }, amount: 200, order: 0 },
        { food: { name: "eggs" }, unit: null, amount: 2, order: 1 },
      ].map((each) => ({ ...each, note: "", is_header: false, no_amount: false })),
      time: 0,
      order: 0,
      show_as_header: false,
    },
  ],
  working_time: 0,
  waiting_time: 0,
  internal: true,
  nutrition: null,
  servings: 1,
  servings_text: "",
  source_url: "",
});

const recipeKeeper = (title: string) => `<div class="recipe-details">
<meta content="1" itemprop="recipeId"><h2 itemprop="name">${title}</h2>
<div class="recipe-ingredients" itemprop="recipeIngredients"><p>${FLOUR}</p><p>${EGGS}</p></div>
<div itemprop="recipeDirections"><p>1. ${MIX}</p><p>2. ${BAKE}</p></div></div>`;

const copyMeThat = (title: string) => `<div class="recipe"><div id="name">${title}</div>
<ul id="recipeIngredients"><li class="recipeIngredient">${FLOUR}</li><li class="recipeIngredient">${EGGS}</li></ul>
<ol id="recipeInstructions"><li class="instruction">${MIX}</li><li class="instruction">${BAKE}</li></ol></div>`;

const sageText = (title: string) => `Title: ${title}
Ingredients: ${FLOUR}
${EGGS}
Instructions: ${MIX}
${BAKE}
CreatedAt: 2024-02-03T10:00:00.000Z
\r

`;

const sageXml = (title: string) =>
  `<recipe><id>1</id><title>${title}</title><ingredients>${FLOUR}\n${EGGS}</ingredients><instructions>${MIX}\n${BAKE}</instructions></recipe>`;

const mela = (title: string) => ({
  id: title,
  title,
  text: "",
  images: [],
  categories: [],
  ingredients: `${FLOUR}\n${EGGS}`,
  instructions: `${MIX}\n${BAKE}`,
  link: "",
  favorite: false,
  wantToCook: false,
  date: 700_000_000,
});

const cooklang = (title: string) =>
  `---\ntitle: ${title}\n---\n\nMix @flour{200%g} and @eggs{2}.\n\nBake for ~{40%minutes}.\n`;

interface Exported {
  name: string;
  contents: Contents;
  titles: string[];
}

/** A file of each kind that can be imported, with so many recipes. */
export async function exportedFiles(count: number): Promise<Exported[]> {
  const exported = async (
    app: string,
    name: string,
    make: (titles: string[]) => Contents | Promise<Contents>,
  ): Promise<Exported> => {
    const titles = titlesOf(app, count);
    return { name, titles, contents: await make(titles) };
  };
  const json = (value: unknown) => JSON.stringify(value);
  const each =
    (fileOf: (title: string) => Promise<[string, Contents]>) =>
    async (titles: string[]): Promise<Blob> =>
      eachIn(titles, fileOf);
  return Promise.all([
    exported(
      "Paprika",
      "Export.paprikarecipes",
      each(async (title) => [`${title}.paprikarecipe`, await gzipOf(json(paprika(title)))]),
    ),
    exported(
      "Paprika page",
      "Export.zip",
      each(async (title) => [`Export/Recipes/${title}.html`, paprikaPage(title)]),
    ),
    exported(
      "Mealie",
      "mealie.zip",
      each(async (title) => [`recipes/${title}/${title}.json`, json(mealie(title))]),
    ),
    exported("Mealie backup", "mealie_2024.05.01.zip", async (titles) =>
      zipOf({ "database.json": json(mealieDatabase(titles)) }),
    ),
    exported(
      "Tandoor",
      "export_2024-05-01.zip",
      each(async (title) => [`${title}.zip`, await zipOf({ "recipe.json": json(tandoor(title)) })]),
    ),
    exported(
      "Sage text",
      "recipesage-data.txt",
      (titles) => `==== Recipes ====\n\n${titles.map(sageText).join("")}`,
    ),
    exported(
      "Sage XML",
      "recipesage-data.xml",
      (titles) => `<data>${titles.map(sageXml).join("")}</data>`,
    ),
    exported("Sage JSON", "recipesage-data.json", (titles) =>
      json({ recipes: titles.map(schemaOf) }),
    ),
    exported(
      "Nextcloud",
      "Recipes.zip",
      each(async (title) => [`Recipes/${title}/recipe.json`, json(schemaOf(title))]),
    ),
    exported("Keeper", "RecipeKeeper.zip", async (titles) =>
      zipOf({
        "recipes.html": `<html><head><title>Recipe Keeper</title></head><body>${titles.map(recipeKeeper).join("")}</body></html>`,
      }),
    ),
    exported("Copied", "copymethat.zip", async (titles) =>
      zipOf({
        "recipes.html": `<html><head><meta name="copymethat_class_id_version" content="2"></head><body>${titles.map(copyMeThat).join("")}</body></html>`,
      }),
    ),
    exported(
      "Mela",
      "Recipes.melarecipes",
      each(async (title) => [`${title}.melarecipe`, json(mela(title))]),
    ),
    exported(
      "Cooklang",
      "recipes.zip",
      each(async (title) => [`${title}.cook`, cooklang(title)]),
    ),
    exported("Schema", "schema.json", (titles) => json(titles.map(schemaOf))),
    exported(
      "Page",
      "pages.zip",
      each(async (title) => [`${title}.html`, pageOf(title)]),
    ),
    exported("Own", "kitchen.json", (titles) =>
      json({ format: "simmer-kitchen", version: 1, recipes: titles.map(ownOf) }),
    ),
  ]);
}

const pageOf = (title: string) =>
  `<html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(schemaOf(title))}</script></head><body></body></html>`;

const ownOf = (title: string) => ({
  title,
  ingredients: [
    { name: "flour", amount: "200 g" },
    { name: "eggs", amount: "2" },
  ],
  instructions: [MIX, BAKE],
  mealType: "dinner",
  blurb: "",
  equipment: [],
  note: "",
});
