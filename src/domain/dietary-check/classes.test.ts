import { expect, test } from "vitest";

import type { AllergenId } from "#domain/catalogue.ts";

import { screenIngredients } from "./measure.fixture.ts";

function told(line: string) {
  return screenIngredients(line).allergens.map(({ id }) => id);
}

/**
 * One missed food seldom stands alone: the tests cover its whole kind, in the words of every
 * kitchen.
 */
const KINDS: readonly [kind: string, allergens: AllergenId[], names: string][] = [
  [
    "pasta by its shape",
    ["gluten"],
    `orzo, penne, rigatoni, farfalle, fusilli, orecchiette, cavatappi, ditalini, bucatini, linguine,
    tagliatelle, pappardelle, conchiglie, gemelli, ziti, paccheri, casarecce, strozzapreti, trofie,
    mafaldine, campanelle, radiatori, rotini, acini di pepe, stelline, anelli, cavatelli, fregola,
    capellini, angel hair, tubetti, calamarata, garganelli, malloreddus, pici, bigoli, reginette`,
  ],
  [
    "pastes fermented with soya and wheat, however they are written",
    ["soy", "gluten"],
    `gochujang, gochuchang, kochujang, doubanjiang, toban djan, ssamjang, tianmianjiang, hoisin sauce,
    kecap manis, ketjap manis, black bean paste, miso ramen base`,
  ],
  [
    "soya in every form",
    ["soy"],
    `doenjang, miso, natto, tempeh, tempe, tofu, dubu, tokwa, tahu, taho, tau pok, yuba, fu zhu, abura-age, atsuage,
    okara, edamame, soya chaap, meal maker, nutri nuggets, furu, nam yu, cheonggukjang, kinako, tamari,
    ponzu, yakiniku sauce, TVP`,
  ],
  [
    "flour, groats and bread of wheat, rye and barley",
    ["gluten"],
    `maida, atta, sooji, rava, seviyan, dalia, roti, chapati, paratha, puri, kulcha, bhatura, naan, lavash, pita,
    markook, barbari, simit, injera with wheat, pide, focaccia, ciabatta, baguette, bâtarde, fougasse, brioche,
    challah, pumpernickel, crispbread, Ryvita, knäckebröd, crumpets, bap, bridge rolls, farls, damper, lepinja,
    freekeh, bulgur, moghrabieh, maftoul, farro, triticale, kamut, einkorn, emmer, seitan`,
  ],
  [
    "noodles and wrappers of wheat",
    ["gluten"],
    `udon, ramen, somen, lo mein, chow mein, pancit canton, kalguksu, yakisoba noodles, gyoza skins, wonton
    wrappers, lumpia wrappers, spring roll wrappers, mandu skins, dumpling wrappers, filo, kataifi, yufka, brik
    pastry, warqa`,
  ],
  [
    "cheese of every country",
    ["dairy"],
    `Manchego, Idiazabal, Mahon, Comté, Reblochon, Morbier, Cantal, Ossau-Iraty, Époisses, Taleggio, Asiago,
    Scamorza, Caciocavallo, Provolone, Stracciatella cheese, Burrata, Wensleydale, Caerphilly, Red Leicester, Cornish yarg,
    Appenzeller, raclette, Jarlsberg, gjetost, brunost, havarti, danbo, halloumi, kefalotyri, graviera, mizithra,
    akkawi, nabulsi, ackawi, shanklish, jibneh, queso fresco, cotija, Oaxaca cheese, panela cheese, requesón,
    queijo minas, catupiry, paneer, chhurpi, quark, twaróg, bryndza, oscypek, kashkaval, sirene`,
  ],
  [
    "milk of every kitchen",
    ["dairy"],
    `khoya, mawa, malai, dahi, chaas, lassi, ghee, rabri, rasmalai, shrikhand, labneh, kaymak, ayran, kishk,
    laban, jameed, clotted cream, crème fraîche, smetana, ryazhenka, filmjölk, skyr, dulce de leche, cajeta,
    crema Mexicana, natillas, doce de leite, niter kibbeh, kashk, dondurma`,
  ],
  [
    "fish by its name",
    ["fish"],
    `barramundi, branzino, swordfish, mahi mahi, wahoo, grouper, snapper, pollock, haddock, whiting, hake, ling, hoki,
    turbot, brill, plaice, dab fillets, flounder, halibut, megrim, gurnard, mullet, John Dory, tilapia, basa, pangasius,
    catfish, walleye, pike, perch, zander, carp, hilsa, rohu, pomfret, kingfish, seer fish, milkfish, bangus,
    escolar, skate wing, monkfish, sprats, pilchards, smelt, shad, bottarga, tobiko, ikura, masago, roe, lutefisk`,
  ],
  [
    "shellfish by its name",
    ["shellfish"],
    `prawns, langoustines, yabbies, Moreton Bay bugs, crayfish, crawfish, crawdads, spiny lobster, krill,
    Dungeness crab, soft-shell crab, cockles, whelks, periwinkles, razor clams, geoduck, quahogs, littlenecks,
    steamers clams, abalone, pāua, pipis, conch, scungilli, scallops, cuttlefish, squid, calamari, octopus, belacan,
    terasi, bagoong alamang, hae bee`,
  ],
  [
    "nuts and what is made of them",
    ["tree_nuts"],
    `marzipan, frangipane, praline, gianduja, nougat, turrón, romesco, dukkah, amaretti, badam, kaju, pista,
    akhrot, noisettes, marcona almonds, filberts, hickory nuts, pili nuts, candlenuts, kemiri, financiers, orgeat,
    ajo blanco, muhammara`,
  ],
  [
    "sesame and what is made of it",
    ["sesame"],
    `tahini, tahina, tehina, gomasio, furikake, halva, hummus, houmous, za'atar, dukkah, baba ganoush, benne seeds,
    gingelly oil, til seeds, simit, ajonjolí, goma, everything bagel seasoning`,
  ],
  [
    "peanuts and what is made of them",
    ["peanuts"],
    `groundnuts, goober peas, monkey nuts, moongphali, satay sauce, kare-kare sauce, gado gado sauce, cacahuates,
    maní tostado, amendoim, arachides, peanut flour, PB2`,
  ],
  [
    "eggs and what is made of them",
    ["eggs"],
    `mayonnaise, aioli, hollandaise, béarnaise, meringue, advocaat, lemon curd, spaetzle, albumen, egg tofu,
    tamagoyaki, kaya, zabaglione, sabayon, crème anglaise, pavlova, tortilla de patatas, Miracle Whip,
    tartare sauce, rémoulade`,
  ],
];

test.each(
  KINDS.flatMap(([kind, allergens, names]) =>
    names.split(",").map((name) => [kind, name.trim().replaceAll(/\s+/g, " "), allergens] as const),
  ),
)("%s: %s", (_kind, name, allergens) => {
  expect(told(`200 g ${name}`)).toEqual(expect.arrayContaining([...allergens]));
});

/** The same words where they name no such food. */
test.each([
  "1 walnut-sized piece of ginger",
  "a piece of tamarind the size of a walnut",
  "200 g egg tomatoes",
  "1 pizza stone",
  "6 muffin liners",
  "2 tbsp sushi vinegar",
  "1 tsp chicken masala powder",
  "200 g rice noodle vermicelli",
  "1 chipotle in adobo",
  "2 cups idli rava",
  "1 tbsp Hershey's cocoa powder",
])("%s holds nothing to look out for", (line) => {
  expect(told(line)).toEqual([]);
});
