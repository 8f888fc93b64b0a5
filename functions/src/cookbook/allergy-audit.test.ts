import { expect, test } from "vitest";

import { ALLERGEN_IDS, type AllergenId } from "../../../src/domain/catalogue.ts";
import { NO_PREFERENCES } from "../../../src/domain/preferences.ts";
import { recipesFor } from "./adapt.ts";
import { unmarkTitle } from "./marks.ts";

/**
 * A second check of what a cook with an allergy is given, independent of the dietary check: it
 * looks for words that must not occur, after removing the harmless phrases that contain them.
 */
const HARMLESS: Partial<Record<AllergenId, RegExp>> = {
  dairy:
    /(?:oat|rice|soy|almond|coconut|cashew|peanut|seed|apple|shea|cocoa)(?:[ -](?:milk|cream|yogurt|butter))|coconut milk drink|dairy-free [\w-]+ (?:spread|block)|butter ?beans?|butternut|cream of tartar|Butter Chicken|buttery|creamy/gi,
  gluten:
    /gluten-free (?:[\w-]+ ){0,3}?(?:flour|bread|pasta|oats|spaghetti|noodles|gnocchi|tamari|miso|pitta)|(?:rice|corn|chickpea|millet|tapioca|almond|coconut|potato) (?:flour|noodles?|tortillas?|paper|pasta)|(?:rice|corn|flat|glass|cold|courgette) noodles|cornflour|floury|potato tortilla/gi,
  eggs: /egg-free mayonnaise|eggplant/gi,
  tree_nuts: /coconut|peanut|nutmeg|butternut|chestnut mushrooms?|minutes?/gi,
  chicken: /chickpeas?/gi,
};

const FORBIDDEN: Record<AllergenId, RegExp> = {
  gluten:
    /flour|bread|pasta|spaghetti|noodle|soy sauce|couscous|barley|\boats?\b|wheat|bulgur|seitan|rye\b|semolina/i,
  dairy:
    /butter|cheese|cheddar|milk|cream|yogurt|parmesan|feta\b|halloumi|ghee|paneer|mozzarella|whey/i,
  eggs: /\beggs?\b|mayonnaise|meringue|aioli/i,
  soy: /\bsoya?\b|tofu|tamari|miso\b|edamame|tempeh/i,
  peanuts: /peanut|satay/i,
  tree_nuts:
    /almond|cashew|walnut|pecan|hazelnut|pistachio|pine nut|pesto|\bnuts?\b|macadamia|praline/i,
  shellfish: /prawn|shrimp|mussel|crab|lobster|clam|oyster|scallop|squid/i,
  fish: /\bfish|anchov|salmon|tuna|\bcod\b|haddock|trout|sardine|kipper|mackerel|worcester/i,
  sesame: /sesame|tahini|hummus|za'atar|dukkah|halva/i,
  beef: /beef|veal|oxtail|steak(?!s? of cauliflower)/i,
  chicken: /chicken/i,
  lamb: /lamb|mutton/i,
  coconut: /coconut/i,
};

test.each(ALLERGEN_IDS)("a cook allergic to %s is given nothing that says otherwise", (id) => {
  const recipes = recipesFor({ ...NO_PREFERENCES, allergies: [id] });
  const said = recipes.flatMap(({ recipe }) =>
    [
      // A mark such as "Peanut-Free …" would be a finding, so it is removed; "Gluten-Free" is
      // harmless.
      id === "gluten" ? recipe.title : unmarkTitle(recipe.title),
      recipe.blurb,
      ...recipe.ingredients.map(({ name }) => name),
      ...recipe.instructions,
    ].map((text) => ({ title: recipe.title, text })),
  );
  const suspicious = said.filter(({ text }) => {
    const harmless = HARMLESS[id];
    return FORBIDDEN[id].test(harmless ? text.replaceAll(harmless, "…") : text);
  });
  expect(suspicious).toEqual([]);
});
