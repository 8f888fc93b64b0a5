import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Tinned, frozen and ready-made foods by the names they are sold under: what the usual kind holds,
 * and with "?" what others of the name do. From the ingredient statements in USDA FoodData Central's
 * branded foods (American) and Open Food Facts (other countries), and the makers'.
 */

const NOUNS = `
      chili, stew, soup, hash, pie, dinner, meal, bowl, tin, can, pouch, frozen, classic,
      original, chunky, family, light, in water, in oil, sauce, pocket, bite, roll, pizza,
      pasta, bean, spread, ham, patty, sandwich`;

export const READY_BRANDS: readonly FoodRow[] = [
  [
    "brand fish soy?",
    `
      starkist, star kist, bumble bee tuna, bumble bee, chicken of the sea, john west tuna,
      john west, princes tuna, wild planet, safe catch, rio mare, callipo, ortiz, sirena,
      sealord, greenseas, century tuna, ayam brand tuna, king oscar, brunswick sardine,
      season sardine, titus sardine, clover leaf tuna, clover leaf, ocean's tuna, saupiquet,
      connetable, petit navire`,
    "tuna, salmon, sardine, mackerel, chunk, light, albacore, pouch, in, water, oil",
  ],
  [
    "brand fish gluten",
    `
      gorton's, van de kamp's, mrs paul's, birds eye fish finger, captain's fish finger,
      captain birdseye, young's chip shop, seapak fish, high liner fish`,
    "crunchy, golden, fish, fillet, stick, finger, portion, beer, battered, breaded, cod, haddock, frozen",
  ],
  [
    "brand beef gluten? soy?",
    `
      hormel chili, stagg chili, wolf brand chili, wolf chili, dinty moore, dinty moore stew,
      nalley chili, dennison's, hormel hash, mary kitchen, mary kitchen hash,
      armour corned beef, libby's corned beef, hereford corned beef, fray bentos corned beef,
      princes corned beef, ye olde oak corned beef, stewed steak, princes stewed steak`,
    NOUNS,
  ],
  [
    "brand beef gluten soy? dairy?",
    `
      fray bentos, pukka pie, pukka, four n twenty, four'n twenty, ginsters, mrs mac's,
      patties pie, big ben pie, holland's pie, wrights pie, peters pie, chef boyardee,
      spaghettios meatball, franco american`,
    NOUNS,
  ],
  [
    "brand gluten dairy?",
    `
      spaghettios, spaghetti hoop, heinz spaghetti, wattie's spaghetti, alphabetti,
      tinned spaghetti, canned spaghetti, spaghetti ring`,
    `${NOUNS}, hoop`,
  ],
  [
    "brand gluten eggs dairy",
    `
      aunt bessie's yorkshire, aunt bessie's, aunt bessies, aunt bessie's toad`,
    "yorkshire, pudding, batter, frozen",
  ],
  [
    "brand gluten",
    `
      bernard matthews, turkey drummer, turkey dinosaur, turkey twizzler, goodfella's,
      goodfellas, mccain pizza, digiorno, red baron, totino's, totino pizza roll, hot pocket,
      jimmy dean sandwich, bagel bite, pizza roll, pizza pop, pizza pocket, egg mcmuffin,
      uncrustable`,
    `${NOUNS}, turkey`,
  ],
  [
    "brand dairy",
    `
      digiorno, red baron, totino's, hot pocket, bagel bite, pizza roll, pizza pop, goodfella's,
      chicago town, stouffer's, stouffer, lean cuisine lasagna`,
    NOUNS,
  ],
  [
    "brand gluten? soy? dairy? beef? chicken?",
    `
      stouffer's dinner, lean cuisine, healthy choice, marie callender, banquet meal,
      hungry man, swanson dinner, michelina, amy's bowl, wattie's meal, charlie bigham`,
    NOUNS,
  ],
  [
    "brand gluten? beef? chicken?",
    "el monterey, taquito, jose ole, amy's burrito, tornados",
    NOUNS,
  ],
  [
    "brand",
    `
      spam, spam lite, ye olde oak, danish ham, manwich, manwich original, van camp,
      bush's baked, heinz beanz, heinz bean, wattie's bean, heinz baked, branston bean, hp bean`,
    `${NOUNS}, sloppy joe`,
  ],
  [
    "brand chicken gluten",
    `
      tyson nugget, banquet chicken, tyson crispy, perdue nugget, chicken dipper,
      birds eye chicken, popcorn chicken, southern fried chicken, chicken fries,
      chicken tender breaded`,
    "chicken, nugget, frozen",
  ],
  [
    "brand gluten dairy eggs? soy?",
    `
      cheese tortellini, cheese ravioli, spinach ravioli, cheese filled tortellini,
      spinach tortellini, cheese tortelloni, four cheese ravioli, four cheese tortellini,
      spinach and ricotta ravioli, spinach and ricotta tortellini, spinach and cheese ravioli,
      mushroom ravioli, butternut squash ravioli, pumpkin ravioli, cheese manicotti`,
    "pasta, frozen, fresh",
  ],
  [
    "brand gluten dairy eggs? soy? beef",
    "beef ravioli, meat ravioli, beef tortellini, meat tortellini",
    "pasta",
  ],
  [
    "brand gluten dairy? eggs? chicken",
    `
      chicken ravioli, chicken tortellini, chicken and prosciutto tortellini`,
    "pasta",
  ],
  // Made to look like it: "chicken-style strips".
  [
    "only soy? gluten?",
    pairPhrases(
      "chicken style, beef style, bacon style, ham style, duck style, pork style, sausage style, meat style, fry's chicken style, alternative meat",
      "strip, piece, chunk, nugget, burger, slice, fillet, mince, crumble, schnitzel, co mince, roast",
    ),
  ],
  [
    "brand soy gluten",
    pairPhrases("fry's", "chicken style strip, family, vegan, vegetarian, soy, burger, sausage"),
    "strip",
  ],
];
