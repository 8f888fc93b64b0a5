import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Peanuts, tree nuts, coconut and sesame, and everything else that is called a nut. */

const TREE_NUTS = `
    almond, marcona almond, walnut, pecan, cashew, pistachio, hazelnut, hazel nut, filbert,
    cobnut, cob nut, brazil nut, brazil, macadamia, queensland nut, pine nut, pinenut,
    pine kernel, pignoli, pinoli, piñon, pinon nut, chestnut, marron, marron glacé, candlenut,
    kemiri, pili nut, hickory nut, beechnut, ginkgo nut, shea nut, karuka, bunya nut, almendra,
    amande, mandorla, mandel, mandeln, nuez, noix, noisette, nocciola, noci, haselnuss, walnuss,
    anacardo, pistacho, pistacchio, pinoli, badam, kaju, pista, akhrot`;

export const NUT_FOODS: readonly FoodRow[] = [
  ["tree_nuts", TREE_NUTS],
  ["only tree_nuts", pairPhrases(TREE_NUTS, "nut, kernel, nut oil")],
  [
    "only tree_nuts",
    "hazel nut, cob nut, brazil nut, queensland nut, pine nut, pinon nut, pili nut, hickory nut, ginkgo nut, shea nut, bunya nut, crème de noyaux",
  ],
  [
    "only peanuts",
    "pea nut, ground nut, ground nut oil, monkey nut, monkeynut, earth nut, beer nut, peanut flour",
  ],
  ["only coconut", "noix de coco"],
  ["only peanuts?", "massaman paste"],
  ["only sesame", "everything bagel seasoning, everything but the bagel seasoning"],
  ["only tree_nuts peanuts?", "nut loaf, nut flour"],
  [
    "tree_nuts",
    `
      marzipan, almond paste, almond meal, almond flour, hazelnut flour, chestnut flour,
      chestnut purée, praline, gianduja, gianduia, chocolate spread, hazelnut spread,
      frangipane, amaretto, amaretti, disaronno, frangelico, nocino, orgeat, noyaux,
      crème de noyaux, romesco, muhammara, baklava, nut roast, nut loaf, nut flour, nut meal,
      nut cheese, nut oil, walnut oil, almond oil, hazelnut oil,
      macaron, linzer, mortadella, dukkah, duqqa, cantucci, cantuccini, florentine biscuit,
      ricciarelli, panforte, bakewell, bakewell tart, christmas cake, almond butter,
      cashew butter, spumoni, nougat, turrón, turron, torrone`,
  ],
  [
    "tree_nuts dairy",
    `
    pesto, green pesto, basil pesto, red pesto, sun dried tomato pesto, pesto sauce, pesto rosso,
    pesto genovese`,
  ],
  ["tree_nuts dairy soy?", "chocolate hazelnut spread"],
  ["tree_nuts gluten?", "romesco, muhammara"],
  ["tree_nuts gluten", "baklava, bakewell tart, christmas cake"],
  ["eggs", "macaron, macaroon, coconut macaroon, bakewell tart, christmas cake, frangipane"],
  ["dairy", "baklava, frangipane, bakewell tart"],
  ["meat", "mortadella"],
  ["peanuts?", "nut roast, nut loaf, nut flour, nut meal, nut cheese, nut oil"],
  ["weak dairy", "christmas cake"],
  ["tree_nuts? dairy?", "praline"],
  [
    "tree_nuts?",
    `
    almond extract, almond essence, almond flavouring, halva, halwa, halvah, mole, mole paste,
    mole sauce, mole poblano, korma paste, korma sauce, pasanda sauce, granola, muesli,
    tikka masala paste, tikka masala sauce, macaroon, energy ball, energy bar, cereal bar,
    granola bar`,
  ],
  [
    "peanuts?",
    `
    granola, bombay mix, mole, mole paste, mole sauce, mole poblano, energy bar, cereal bar,
    nougat, massaman, massaman curry paste, massaman paste`,
  ],
  ["gluten?", "bombay mix, mole, mole paste, mole sauce, mole poblano"],
  ["sesame?", "mole, mole paste, mole sauce, mole poblano"],
  [
    "tree_nuts peanuts",
    `
    nut, mixed nut, chopped nut, nut mix, trail mix, nut butter, student mix, beer nut,
    nut brittle`,
  ],
  [
    "peanuts",
    `
      peanut, pea nut, groundnut, ground nut, ground nut oil, groundnut oil, monkey nut, monkeynut,
      earth nut, goober, goober pea, arachis, arachis oil, arachide, satay, satay sauce,
      satay paste, peanut butter, peanut oil, peanut sauce, peanut flour, peanut brittle, pb,
      pb2, pbfit, cacahuete, cacahuate, cacahuètes, erdnuss, erdnüsse, arachidi, amendoim,
      mungfali, chikki, mazapan, salsa macha`,
  ],
  ["soy? gluten? coconut? fish? shellfish?", "satay, satay sauce, satay paste, peanut sauce"],
  [
    "coconut",
    `
      coconut, desiccated coconut, coconut oil, coconut milk, coconut water, coconut flour,
      coconut sugar, coconut aminos, coconut butter, coconut extract, copra, kopra, coco, cocos,
      noix de coco, kokos, kokosnuss, kokosmilch, nariyal, piña colada, malibu, bounty, macaroon,
      coconut macaroon, lamington, mct oil, santan, haupia, kaya, rendang paste, laksa,
      laksa paste, nata de coco`,
  ],
  [
    "coconut?",
    `
    korma paste, korma sauce, katsu curry sauce, massaman curry paste, thai curry sauce, granola,
    trail mix, rendang`,
  ],
  [
    "sesame",
    `
      sesame, sesame seed, sesame oil, sesame paste, toasted sesame oil, white sesame,
      black sesame, tahini, tahina, tahin, tehina, hummus, houmous, humous, humus, hommus, halva,
      halwa, halvah, helva, za'atar, zaatar, za atar, zatar, dukkah, duqqa, gomasio, gomashio,
      goma, furikake, baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, moutabal, mutabal,
      benne, benne seed, gingelly, gingelly oil, gingelly seed, til seed, ajonjoli, sésamo,
      sésame, sesamo, sesam, simsim, everything bagel seasoning, everything seasoning,
      everything but the bagel seasoning, everything bagel, tarator, shichimi, togarashi,
      shichimi togarashi`,
  ],
  ["soy? gluten? fish", "furikake"],
  ["gluten sesame", "everything bagel"],
  ["weak sesame? gluten?", "falafel"],
  ["sesame? gluten?", "falafel mix"],
  ["sesame?", "seed mix, mixed seed, breadstick"],
  [
    "weak peanuts",
    `
      kung pao, gado gado, pad thai, dan dan, massaman, maafe, mafe, african stew,
      bang bang chicken`,
  ],
  ["chicken", "bang bang chicken"],
  ["weak tree_nuts", "nutty, korma, pasanda, waldorf, waldorf salad, almondine, amandine"],
  [
    "weak coconut",
    `
    thai green curry, thai red curry, green curry, thai curry, rendang, tom kha, korma, panang,
    massaman, moqueca, avial`,
  ],
  ["weak sesame", "dan dan, bibimbap, bulgogi, poke, poke bowl, sushi, buddha bowl, mezze"],
  [
    "",
    `
      nutmeg, nut meg, butternut, butternut squash, butternut pumpkin, water chestnut,
      waterchestnut, chestnut mushroom, chestnut button mushroom, horse chestnut, tiger nut,
      tigernut, tigernut flour, nutcracker, nut cracker, coco pop, coco powder,
      coco butter, kola nut, cola nut, lotus nut, soy nut, corn nut,
      grape nut, brazilian, nutritional yeast`,
  ],
  ["soy", "soy nut, soya nut"],
  ["gluten", "grape nut, coco pop"],
  ["peanuts", "maní tostado, maní molido, maní pelado, maní crudo, taza de maní, crema de maní"],
];
