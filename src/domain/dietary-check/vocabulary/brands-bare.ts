import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Products that recipes call by their bare names, without the word that says what they are, and
 * foods that are called after the kind they come from. Names that are also ordinary words count
 * only with a capital letter. From general knowledge of what such products declare: they were not
 * looked up one by one, so a row may name more allergens than a given maker's recipe contains.
 */

const SWEET = "bar, white, dark, milk, minis, mini, pack, box, original, chocolate, egg";
const BAKED = "biscuit, cookie, cracker, wafer, thin, thins, ginger, original, mini, cake, slice";
const FLOUR = "flour, self, rising, raising, plain, all, purpose, bread, cake, white, mix";
const POULTRY = "turkey, duck, goose, pheasant, guinea fowl, quail, partridge, ostrich, emu";

export const BARE_BRANDS: readonly FoodRow[] = [
  ["weak name gluten tree_nuts dairy soy", "bueno, kinder bueno, duplo, hanuta, knoppers", SWEET],
  [
    "weak name dairy soy?",
    "charleston chew, bounty trio, mozart, coconut rough, fantales, clinkers",
    SWEET,
  ],
  [
    "weak name eggs dairy soy?",
    "dickmann's, dickmanns, super dickmann's, krembo, charleston chew",
    SWEET,
  ],
  ["weak name gluten", "krembo, dickmann's", SWEET],
  ["tree_nuts", "mozartkugel, mozartkugeln, mozart kugel, mozart ball, läckerli, lackerli"],
  ["gluten", "läckerli, lackerli, leckerli biscuit"],
  ["weak name gluten tree_nuts soy?", "manner", "wafer, neapolitan, schnitten, original, pack"],
  [
    "weak name gluten dairy? soy?",
    "shapes, savoy, jatz, clix, anna's, voortman, osem, mandels",
    BAKED,
  ],
  [
    "only gluten eggs?",
    "soup mandel, soup mandels, osem soup mandels, soup almonds osem, croutini",
  ],
  ["weak name gluten coconut dairy? soy?", "anzac, anzacs", BAKED],
  [
    "weak name gluten eggs? dairy? soy",
    "zebra cake, swiss cake roll, cosmic brownie, honey bun",
    "",
  ],
  ["gluten eggs dairy?", "sno ball, snoball, sno balls, hostess sno ball"],
  ["dairy?", "lamington"],
  ["weak name fish", "lucky star, glenryck, saldanha pilchard", "pilchard, tin, tomato, middlecut"],
  [
    "weak name gluten",
    "white lily, king arthur, gold medal, robin hood, five roses, swans down, softasilk, mcdougalls, allinson, shipton mill, marriage's, caputo, wondra, martha white, snowflake, sasko, golden cloud, edmonds, laucke, lighthouse flour",
    FLOUR,
  ],
  [
    "dairy",
    pairPhrases(
      "rao's, prego, bertolli, classico, barilla, sacla",
      "vodka, alfredo, four cheese, creamy",
    ),
  ],
  [
    "beef meat gluten",
    "lorne sausage, square sausage, lorne, bridie, bridies, forfar bridie, scotch pie, steak slice, steak bake, mince pie scotch",
  ],
  [
    "gluten",
    "tourtière, tourtiere, dim sim, dim sims, samsa, samsas, bolani, bolanee, boulani, mantu, aushak, ashak, bunyol, bunyols, bunyuelos, rowies, chiko roll, dagwood dog, pluto pup, pastizzi, ensaïmada, ensaimades, ensaïmades, pastie",
  ],
  ["gluten dairy? eggs?", "ensaïmades, ensaimades, tourtière"],
  [
    "eggs",
    "ensaïmades, ensaimades, bolo de arroz, pastel de bacalhau, pasteis de bacalhau, bolinho de bacalhau",
  ],
  ["soy? gluten?", "meat floss, pork floss, chicken floss, rousong"],
  ["soy", "meat floss, pork floss, lu rou fan, yong tau foo, yong tau fu, niang doufu"],
  [
    "fish",
    "yong tau foo, yong tau fu, bacallà, bacalla, fish tofu, flake fillet, battered flake, flake; battered",
  ],
  ["shellfish soy", "sha cha jiang, shacha, shacha jiang, satay sauce chinese"],
  ["shellfish", "yét"],
  ["beef meat", "bastirma, bastourma"],
  ["lamb meat", "laal maas, lal maas, safed maas, raan"],
  ["dairy", "maas, tnuva"],
  ["only lamb meat", pairPhrases("laal, lal, safed", "maas")],
  ["only eggs", pairPhrases("pavlova", "base, shell, nest, case")],
  [
    "only meat",
    pairPhrases(
      POULTRY,
      "drumstick, wing, thigh, leg, breast, neck, carcass, burger, mince, sausage",
    ),
  ],
  ["only beef meat", "montreal smoked meat, smoked meat, smoked meat montreal"],
  ["only gluten", pairPhrases("oyster", "vermicelli, mee sua, crackers")],
  [
    "",
    "maple butter, laverbread, laver bread, cocoa butter wafer, cocoa butter wafers, cacao butter wafer, cocoa butter button, pumpkin butter, ayam brand, apple butter, fruit butter, cookie butter free",
  ],
];
