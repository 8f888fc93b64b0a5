import { expect, test } from "vitest";

import type { AllergenId } from "#domain/catalogue.ts";

import { listPhrases } from "./match.ts";
import { screenIngredients } from "./measure.fixture.ts";

function allergensOf(...names: string[]): AllergenId[] {
  return screenIngredients(...names).allergens.map(({ id }) => id);
}

/** Foods in disguise, by the allergen they contain. */
const DISGUISES: Record<AllergenId, string> = {
  gluten: `
    soy sauce, seitan, couscous, giant couscous, bulgur, panko, malt vinegar, beer, rolled oats,
    spelt, semolina, farro, orzo, filo pastry, phyllo, roux, tempura, hoisin, breadcrumbs,
    plain flour, Italian 00 flour, udon noodles, noodles, naan, pitta, flour tortillas,
    freekeh, pearl barley, rye bread, matzo, granola, muesli, Marmite, stout, couscous,
    Yorkshire puddings, digestive biscuits, gnocchi, wonton wrappers, béchamel, bran flakes`,
  dairy: `
    ghee, whey powder, casein, sodium caseinate, paneer, quark, crème fraîche, kefir,
    custard, ice cream, milk chocolate, butter, Parmesan, Gruyère, halloumi, feta, ricotta,
    goat's cheese, buffalo mozzarella, labneh, skyr, soured cream, half-and-half,
    dulce de leche, buttermilk, white chocolate, dark chocolate, margarine, pesto, queso,
    lactose-free milk, non-dairy creamer, condensed milk, béchamel, tzatziki, nutella`,
  eggs: `
    mayonnaise, aioli, meringue, albumen, brioche, egg noodles, hollandaise, carbonara sauce,
    fresh pasta, quail's eggs, lemon curd, custard, tartare sauce, egg whites, Quorn,
    liquid egg substitute, Caesar dressing, Yorkshire pudding, ladyfingers, marshmallow fluff`,
  soy: `
    tofu, tempeh, edamame, miso, tamari, soya lecithin, lecithin, teriyaki sauce, TVP,
    hoisin, ponzu, soya mince, textured vegetable protein, gochujang, kecap manis, natto,
    bean curd, soy milk, vegan sausages, Maggi seasoning, black bean sauce`,
  peanuts: `
    peanuts, groundnut oil, ground nuts, satay sauce, arachis oil, peanut butter,
    monkey nuts, mixed nuts, nuts, Snickers, cacahuètes, chopped nuts`,
  tree_nuts: `
    almonds, walnuts, pecans, cashews, pistachios, hazelnuts, macadamias, Brazil nuts,
    chestnuts, pine nuts, marzipan, praline, nougat, gianduja, Nutella, pesto, frangipane,
    amaretto, almond milk, ground almonds, almond flour, dukkah, mixed nuts, baklava, romesco`,
  shellfish: `
    prawns, shrimp, crab, lobster, surimi, oyster sauce, scallops, mussels, squid, octopus,
    calamari, XO sauce, shrimp paste, bouillabaisse, clams, crayfish, langoustines, cockles,
    whelks, scampi, kimchi, Thai green curry paste, prawn crackers, escargots, cuttlefish`,
  fish: `
    anchovies, Worcestershire sauce, fish sauce, nam pla, Caesar dressing, dashi, bonito flakes,
    caviar, cod roe, kimchi, surimi, tuna, monkfish, fishcakes, taramasalata, kippers,
    Bombay duck, isinglass, sea bass, rockfish, salt cod, fish fingers, bouillabaisse`,
  sesame: `
    tahini, hummus, houmous, za'atar, dukkah, halva, gomasio, everything bagel seasoning,
    sesame oil, sesame seeds, baba ganoush, furikake, gingelly oil, hoisin`,
  beef: `
    steak, beef mince, mince, brisket, veal, oxtail, bresaola, pastrami, gelatine, suet,
    beef stock, Bovril, tallow, burgers, corned beef, short ribs, ox cheek, marshmallows,
    stock cubes, rump, osso buco, meatballs, beef jerky`,
  chicken: `
    chicken stock, wings, chicken wings, poultry, schmaltz, cock-a-leekie, chicken livers,
    poussin, drumsticks, chicken nuggets, stock, bouillon cube, frankfurters, coq au vin`,
  lamb: `
    lamb chops, mutton, hogget, kofta, gyros, doner meat, merguez, haggis, rack of lamb,
    shepherd's pie, lamb mince, minced meat`,
  coconut: `
    coconut milk, coconut cream, coconut oil, desiccated coconut, creamed coconut, Bounty,
    laksa paste, coconut aminos, coconut sugar, piña colada mix, nata de coco`,
};

test.each(
  Object.entries(DISGUISES).flatMap(([id, names]) => listPhrases(names).map((name) => [id, name])),
)("%s: %s", (id, name) => {
  expect(allergensOf(name)).toContain(id);
});

/** Lines with all the allergens that the check may report for them. */
const EXACT: [line: string, ...allergens: AllergenId[]][] = [
  ["gluten-free flour"],
  ["plain flour (gluten-free)"],
  ["plain flour, gluten-free"],
  ["rolled oats (certified gluten-free)"],
  ["gluten-free soy sauce", "soy"],
  ["dairy-free butter"],
  ["non-dairy milk"],
  ["vegan mayonnaise"],
  ["vegan cheese, grated"],
  ["vegan butter"],
  ["egg-free mayonnaise"],
  ["soy-free spread"],
  ["nut-free muesli", "gluten"],
  ["dairy and egg free mayonnaise"],
  ["egg-free and dairy-free mayonnaise"],
  ["plant-based milk"],
  ["oat milk", "gluten"],
  ["almond milk", "tree_nuts"],
  ["coconut milk", "coconut"],
  ["soya yoghurt", "soy"],
  ["peanut butter", "peanuts"],
  ["almond butter", "tree_nuts"],
  ["cocoa butter"],
  ["apple butter"],
  ["butter beans"],
  ["butter lettuce"],
  ["buttercup squash"],
  ["butternut squash"],
  ["cream of tartar"],
  ["creamed coconut", "coconut"],
  ["coconut cream", "coconut"],
  ["custard powder"],
  ["eggplant"],
  ["flax egg"],
  ["2 chia eggs"],
  ["egg replacer"],
  ["buckwheat flour"],
  ["rice noodles"],
  ["corn tortillas"],
  ["rice flour"],
  ["almond flour", "tree_nuts"],
  ["chickpea flour"],
  ["coconut flour", "coconut"],
  ["cauliflower rice"],
  ["ginger beer"],
  ["root beer"],
  ["oyster mushrooms"],
  ["king oyster mushroom"],
  ["monkfish tail", "fish"],
  ["crab apples"],
  ["beefsteak tomatoes"],
  ["beef tomato"],
  ["lamb's lettuce"],
  ["lamb’s lettuce"],
  ["goat's cheese", "dairy"],
  ["chicken of the woods"],
  ["chickpeas"],
  ["poultry seasoning"],
  ["nutmeg"],
  ["water chestnuts"],
  ["chestnut mushrooms"],
  ["tiger nuts"],
  ["kidney beans"],
  ["vegetable stock"],
  ["mushroom stock cube"],
  ["turkey mince"],
  ["lamb mince", "lamb"],
  ["pork burgers", "gluten"],
  ["duck liver"],
  ["2 duck eggs", "eggs"],
  ["hen's eggs", "eggs"],
  ["tuna steak", "fish"],
  ["cauliflower steaks"],
  ["sunflower lecithin"],
  ["milk thistle"],
  ["swiss chard"],
  ["jackfruit"],
  ["sweet potato noodles"],
  ["sambal oelek"],
  ["vegan fish sauce"],
  ["Bombay duck", "fish"],
];

test.each(EXACT)("exactly: %s", (line, ...expected) => {
  expect(allergensOf(line).toSorted()).toEqual(expected.toSorted());
});

test.each<[line: string, id: AllergenId]>([
  ["butter or oil", "dairy"],
  ["milk or oat milk", "dairy"],
  ["gluten-free or plain flour", "gluten"],
  ["flour or gluten-free flour", "gluten"],
  ["soy sauce (gluten-free if needed)", "gluten"],
  ["soy sauce, optionally gluten-free", "gluten"],
  ["cheese (skip for vegan)", "dairy"],
  ["butter, omit for dairy-free", "dairy"],
  ["cream (leave out to make vegan)", "dairy"],
  ["not gluten-free bread", "gluten"],
  ["wheat-free bread", "gluten"],
  ["vegan cheese and butter", "dairy"],
  ["vegan or regular butter", "dairy"],
  ["coconut milk chocolate", "dairy"],
  ["peanut butter cups", "dairy"],
  ["pistachio yogurt", "dairy"],
  ["oats", "gluten"],
  ["mixed leaves without nuts", "tree_nuts"],
  ["no dairy", "dairy"],
  ["omit the butter", "dairy"],
  ["egg and gluten-free toast", "eggs"],
  ["chicken and dairy-free pesto", "chicken"],
  ["egg gluten-free noodles", "eggs"],
  ["chicken, free-range", "chicken"],
  ["chicken free range", "chicken"],
  ["egg free-range", "eggs"],
  ["banana bread", "gluten"],
  ["rice, flour", "gluten"],
  ["almond, milk", "dairy"],
  ["garlic sausage and mince", "beef"],
  ["ice-cream", "dairy"],
  ["MAYO", "eggs"],
  ["mozarella", "dairy"],
  ["pâ\u00adtes et beurre", "dairy"],
  ["bu\u200btter", "dairy"],
  ["ｂｕｔｔｅｒ", "dairy"],
  ["200g/7oz butter", "dairy"],
  ["2eggs", "eggs"],
])("rather a false alarm than a miss: %s (%s)", (line, id) => {
  expect(allergensOf(line)).toContain(id);
});
