import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Beef (with veal), chicken, lamb (with mutton) and every other meat. Long because it is data. */

const BEEF = `
    beef, veal, calf, ox, oxtail, bullock, heifer, wagyu, kobe, angus, sirloin, rump,
    ribeye, rib eye, t bone, porterhouse, tomahawk, filet mignon, chateaubriand, tournedos,
    onglet, bavette, tri tip, picanha, feather blade, ground chuck, ground round, chuck roast,
    chuck steak, chuck eye, pot roast, prime rib, short rib, silverside, topside, brisket,
    london broil, carne asada, ropa vieja, barbacoa, osso buco, ossobuco, tafelspitz,
    sauerbraten, bresaola, pastrami, salt beef, corned beef, bully beef, biltong, jerky,
    beef stock, beef stock concentrate, beef stock cube, beef stock pot, beef broth, beef bouillon,
    beef consommé, demi glace, demiglace, espagnole, tallow, suet, beef suet, beef dripping,
    bone marrow, marrowbone, marrow bone, tripe, boeuf, bœuf, manzo, vitello, vacuno, ternera,
    carne de res, carne molida, rindfleisch, kalb, kalbfleisch, gyudon, hamburger meat,
    hamburger patty, beefburger, beef burger, rib of beef`;
const CHICKEN = `
    chicken, hen, cockerel, capon, poussin, poulet, pollo, huhn, hähnchen, hühnchen, frango,
    poularde, poultry, schmaltz, chicken stock, chicken stock cube, chicken stock pot,
    chicken broth, chicken bouillon, buffalo wing, hot wing, wingette, drumette, drumstick,
    coq au vin, cock a leekie, murgh, murg, chicken nugget, popcorn chicken, chicken kiev,
    butter chicken, chicken burger`;
const LAMB = `
    lamb, mutton, hogget, merguez, haggis, mechoui, agneau, agnello, cordero, borrego,
    lammfleisch, hammel, cordeiro, gigot, barnsley chop, lamb burger, lamb kofta`;
const PORK = `
    pork, pig, piglet, hog, boar, bacon, lardon, pancetta, guanciale, gammon, ham, iberico,
    jamón, prosciutto, speck, culatello, coppa, capicola, capocollo, lonza, lardo, lard, manteca,
    crackling, chicharrón, spare rib, sparerib, baby back rib, trotter, hock, ham hock,
    chitterling, maiale, cerdo, puerco, lomo, porc, schwein, schweinefleisch, jambon, tocino,
    lechón, carnitas, char siu pork, porchetta, saltimbocca, tonkotsu`;
const SAUSAGES = `
    sausage, sausagemeat, sausage meat, banger, chipolata, cumberland sausage,
    lincolnshire sausage, bratwurst, wurst, weisswurst, frankfurter, frankfurt, frank, wiener, kielbasa,
    kabanos, cabanossi, andouille, boudin, boerewors, saveloy, salsiccia, luganega, longaniza,
    salchicha, linguiça, chorizo, chouriço, choriço, choriso, chouriça, txorizo, txistorra,
    chistorra, xoriço, alheira, paio, salpicão, presunto, botifarra, butifarra, fuet, nduja, sobrasada, salami, salame, saucisson, pepperoni,
    peperoni, soppressata, finocchiona, mortadella, bologna, baloney, luncheon meat, lunch meat,
    spam, deli meat, cold cut, charcuterie, liverwurst, leberwurst, rillettes, terrine,
    black pudding, white pudding, morcilla, blood sausage, faggot`;
const OTHER_MEAT = `
    meat, minced meat, ground meat, duck, duckling, duck confit, goose, goose fat, duck fat,
    turkey, guinea fowl, guineafowl, pheasant, partridge, pigeon, squab, grouse, woodcock, quail,
    ostrich, emu, game, venison, deer, elk, moose, reindeer, bison, buffalo mince, buffalo meat,
    kangaroo, alligator, crocodile, frog leg, rabbit, hare, goat, cabrito, chevon, foie gras,
    offal, giblet, liver, kidney, gizzard, pâté, aspic, anatra, canard, pato, pavo, tacchino,
    dinde, carne, viande, fleisch, hackfleisch`;
const GELATINE = `
    gelatine, gelatin, gelatine leaf, gelatin powder, gelatine powder, jelly cube,
    jelly crystal, marshmallow, gummy, gummy bear, aspic`;
/** Sold without naming the animal. */
const UNNAMED_STOCK = `
    stock, broth, stock cube, stock pot, bouillon, bouillon cube, bouillon powder, stock powder,
    consommé, jus, bone broth, bone stock, meat stock, meat broth, demi glace, gravy,
    gravy granule, gravy powder`;
const UNNAMED_MEAT = "mince, minced meat, ground meat, hackfleisch, carne picada";
const KEBABS = `
    kofta, köfte, kofte, kefta, gyro, döner, doner, doner meat, doner kebab, shawarma, souvlaki,
    keema, kebab meat, kebab, adana kebab, lahmacun, cevapi`;

const STOCK_WORDS = `
  stock, stock cube, stock pot, stock powder, broth, bouillon, bouillon cube, bouillon powder,
  consommé`;
const MEAT_WORDS = `${STOCK_WORDS}, gravy, gravy granule, jus, steak, burger, patty, meatball, meat, sausage, wellington, pâté, terrine, mince, bolognese, ragu, kofta, kebab, schnitzel, jerky, bacon, nugget, kiev, liver, kidney, offal, wing, thigh, dripping, gelatine, gelatin`;
/** Plants cut, minced or simmered like meat: "garlic stock" isn't meat, but garlic sausage is. */
const PLANT_MEATS = [
  pairPhrases(
    `
      vegetable, veg, veggie, mushroom, shiitake, tomato, garlic, onion, ginger, herb, corn,
      kelp, kombu, seaweed, miso, lemongrass, porcini`,
    STOCK_WORDS,
  ),
  pairPhrases(
    `
    cauliflower, cabbage, celeriac, aubergine, eggplant, mushroom, portobello, squash, beetroot,
    sweet potato, watermelon, halloumi`,
    "steak, schnitzel",
  ),
  pairPhrases(
    `
      vegetable, veg, bean, black bean, chickpea, lentil, quinoa, falafel, portobello, halloumi,
      paneer, sweet potato, beetroot, jackfruit, cauliflower, courgette, nut`,
    "burger, patty, wellington, meatball, kofta, kebab, nugget, pâté",
  ),
  pairPhrases(
    "lentil, mushroom, jackfruit, cauliflower, walnut, aubergine, bean, vegetable",
    "mince, bolognese, ragu",
  ),
  pairPhrases("mushroom, aubergine, carrot, coconut, rice paper", "bacon, jerky, pâté"),
].join(",");

/** Plants that replace the meat in a dish. */
const DISH_PLANTS =
  "lentil, mushroom, vegetable, veggie, bean, chickpea, aubergine, jackfruit, butternut squash";

/** Animals that mince, liver or stock may come from, so that "lamb mince" doesn't count as beef. */
const ANIMALS: readonly FoodRow[] = [
  ["beef meat", "beef, veal, calf, ox"],
  ["chicken meat", "chicken, hen"],
  ["lamb meat", "lamb, mutton, merguez"],
  [
    "meat",
    `
    pork, pig, turkey, duck, goose, venison, goat, snake, rattlesnake, turtle, alligator, crocodile,
    gator, elk, deer, moose, bear, horse, camel, frog, squirrel, wild boar, boar, hare, pheasant,
    quail, partridge, pigeon, emu, buffalo, wallaby, antelope, caribou, reindeer, yak, raccoon,
    possum, beaver, game, dove, grouse, rabbit, ham, bison, kangaroo, ostrich,
    guinea fowl, chorizo`,
  ],
  ["fish", "fish, salmon, tuna, cod, swordfish, halibut, trout, mackerel, anchovy, bonito"],
  ["shellfish", "prawn, shrimp, lobster, crab, shellfish"],
  ["fish shellfish", "seafood"],
];

export const MEAT_FOODS: readonly FoodRow[] = [
  ["beef meat", BEEF],
  // The word beside it names the animal: "pork shoulder steaks".
  ["unnamed beef", "steak"],
  ["weak beef", "flank, beef flank"],
  ["weak chicken meat", "fryer, broiler, roaster, fryer chicken"],
  ["lamb meat", "scrag end, best end of neck"],
  ["only meat", "pork flank"],
  ["chicken meat", CHICKEN],
  ["lamb meat", LAMB],
  ["meat", `${PORK}, ${SAUSAGES}, ${OTHER_MEAT}`],
  // Gelatine is made from pigs or cattle; fish gelatine must be labelled as such, and then "fish"
  // is in the name.
  ["beef meat", GELATINE],
  ["rennet beef?", "rennet"],
  ["only gluten meat beef?", "black pudding, white pudding"],
  ["weak only lamb meat", "lancashire hotpot, lancashire hot pot"],
  [
    "animal",
    `
    honey, honeycomb, manuka, beeswax, royal jelly, bee pollen, carmine, cochineal, shellac,
    mead, miel, miele, honig`,
  ],
  ["weak unnamed meat beef? chicken?", UNNAMED_STOCK],
  ["weak unnamed meat beef lamb", UNNAMED_MEAT],
  ["unnamed beef lamb", "minced meat, ground meat, meat, liver, kidney, offal, sweetbread"],
  ["chicken", "meat, liver, offal"],
  ["unnamed chicken", "giblet"],
  ["meat beef lamb", "sweetbread"],
  ["weak unnamed meat lamb beef? chicken?", KEBABS],
  [
    "beef? chicken?",
    `
      frankfurter, frankfurt, frank, wiener, bologna, baloney, luncheon meat, lunch meat, cold cut,
      deli meat, pâté, white pudding`,
  ],
  [
    "beef?",
    `
    pepperoni, salami, salame, haggis, merguez, black pudding, saveloy, boerewors, saltimbocca`,
  ],
  [
    "weak unnamed meat beef? chicken?",
    `
    hot dog, schnitzel, escalope, scaloppine, scallopini, milanese, empanada, pot pie, gyoza,
    potsticker, dumpling, wonton, samosa, taco filling`,
  ],
  [
    "weak unnamed meat beef",
    "meaty, burger, patty, slider, meatball, meatloaf, meat loaf, empanada",
  ],
  [
    "weak meat beef",
    `
    cheeseburger, hamburger, beefy, chilli con carne, con carne, bolognese, ragù, ragu,
    lasagne, lasagna, cottage pie, stroganoff, bourguignon, goulash, gulasch, pho, wellington,
    rendang, picadillo, bulgogi, sukiyaki, shabu shabu, french dip, salisbury steak, sloppy joe,
    philly cheesesteak, cheesesteak, teppanyaki, reuben, chuck, pastitsio, bobotie,
    steak and kidney, big mac, swedish meatball`,
  ],
  [
    "weak meat lamb",
    `
    moussaka, rogan josh, navarin, shepherds pie, shepherd's pie, lancashire hotpot,
    lancashire hot pot, hotpot, irish stew, scotch broth, scouse, kibbeh, kibbe, bobotie`,
  ],
  ["weak unnamed meat chicken", "wing, thigh, nugget"],
  [
    "weak meat chicken",
    `
    kiev, cordon bleu, cacciatore, yakitori, karaage, tandoori, tikka, tikka masala,
    butter masala, jambalaya, katsu, general tso, orange chicken, caesar salad, cobb salad,
    club sandwich, oyakodon, coronation, chicken tonight`,
  ],
  [
    "weak meat",
    `
    carbonara, amatriciana, cassoulet, choucroute, ramen, blt, gumbo, toad in the hole,
    pigs in blankets, full english, tonkatsu, cubano, croque monsieur, croque madame, banh mi,
    adobo, feijoada, char siu, bun cha, paella, dripping, sausage roll, pork pie, full breakfast`,
  ],
  ["weak beef?", "mincemeat, mince pie, christmas pudding, french onion soup"],
  ["weak gluten dairy?", "mince pie, christmas pudding"],
  [
    "gluten",
    `
    black pudding, white pudding, haggis, faggot, chicken nugget,
    popcorn chicken, chicken kiev, bacon bit`,
  ],
  [
    "weak gluten",
    `
    gravy granule, gravy powder, nugget, kiev, cordon bleu, lahmacun, kibbeh,
    scotch broth`,
  ],
  [
    "gluten?",
    `
      sausage, sausagemeat, sausage meat, banger, chipolata, cumberland sausage,
      lincolnshire sausage, saveloy, boudin, frankfurter, frank, jerky, demi glace, demiglace,
      espagnole, suet, beef suet, merguez, pâté, luncheon meat`,
  ],
  [
    "weak gluten?",
    `
    beefburger, hamburger patty, gravy, stock cube, bouillon cube, stock pot, kofta, köfte,
    kefta, doner meat, doner kebab, karaage, meat loaf`,
  ],
  ["weak soy? gluten?", "karaage, yakitori"],
  ["dairy", "chicken kiev, butter chicken"],
  ["weak dairy?", "gravy granule, gravy powder, tandoori, tikka"],
  ["soy? gluten?", "jerky"],
  ["soy", "bacon bit"],
  ["weak eggs?", "meatball, meatloaf, meat loaf, nugget"],
  ["", PLANT_MEATS],
  [
    "only dairy",
    pairPhrases(
      "halloumi, paneer",
      "steak, schnitzel, burger, patty, wellington, meatball, kofta, kebab, nugget",
    ),
  ],
  ["soy gluten?", pairPhrases("miso", STOCK_WORDS)],
  ["", "into steak, into thick steak"],
  ["only coconut", pairPhrases("coconut, young coconut", "meat, flesh")],
  ["only tree_nuts", pairPhrases("nut, walnut, pecan, chestnut, almond, hickory nut", "meat")],
  ["only chicken meat", "chick stock, chick broth"],
  [
    "weak only dairy",
    pairPhrases(DISH_PLANTS, "stroganoff, moussaka, shepherd's pie, shepherds pie, cottage pie"),
  ],
  ["weak only gluten dairy", pairPhrases(DISH_PLANTS, "lasagne, lasagna")],
  ["weak only gluten", pairPhrases(DISH_PLANTS, "wellington")],
  ["", pairPhrases(DISH_PLANTS, "goulash, bourguignon, rendang, chili con carne")],
  ...ANIMALS.map(([tags, animals]): FoodRow => [`only ${tags}`, pairPhrases(animals, MEAT_WORDS)]),
  [
    "gluten?",
    ANIMALS.map(([, animals]) =>
      pairPhrases(animals, "sausage, pâté, stock cube, stock pot, bouillon cube, gravy"),
    ).join(","),
  ],
  [
    "weak gluten?",
    ANIMALS.map(([, animals]) => pairPhrases(animals, "burger, patty, meatball, kofta")).join(","),
  ],
  [
    "weak gluten",
    ANIMALS.map(([, animals]) =>
      pairPhrases(animals, "nugget, schnitzel, wellington, kiev, gravy granule"),
    ).join(","),
  ],
  [
    "",
    `${pairPhrases(
      "vegan, vegetarian, veggie",
      `
      stock, stock cube, stock pot, stock powder, broth, bouillon, bouillon powder,
      bouillon cube, gravy, gelatine, gelatin, marshmallow, jelly, jello, suet, haggis,
      black pudding, sausage roll, kiev, rennet`,
    )}, vegan honey, vegetable suet, veg suet, vegetable gelatine, vegetable rennet, microbial rennet, swiss vegetable bouillon, marigold bouillon, agar jelly`,
  ],
  ["gluten?", "vegetable suet, veg suet, vegetarian suet, vegan suet"],
  ["gluten", pairPhrases("vegan, vegetarian, veggie", "haggis, black pudding, sausage roll, kiev")],
  [
    "only gluten?",
    pairPhrases("vegan, vegetarian, veggie, vegetable", "stock cube, gravy, burger, sausage"),
  ],
  [
    "tree_nuts",
    `
    nut burger, nut patty, nut wellington, nut meatball, nut kofta, nut kebab, nut nugget,
    nut pâté, walnut mince, walnut bolognese, walnut ragu`,
  ],
  [
    "",
    `
      and meat grated, ${pairPhrases("avocado, jackfruit, pumpkin, squash, tomato, melon, fruit, mango, olive", "meat, flesh")}, and meat shredded, ; meat removed, and meat removed, and meat pulled, taco bell,
      deep fryer, air fryer, deep fat fryer, beef tomato, beefsteak tomato, beefsteak, beefsteak mushroom, oxheart tomato,
      ox heart tomato, steak knife, steak seasoning, steak rub, steak spice,
      chicken of the woods, hen of the woods, chickweed, poultry seasoning, poultry shears,
      lamb's lettuce, lambs lettuce, lamb's quarters, kidney bean, red kidney bean,
      white kidney bean, honeydew, honeydew melon, honey melon, honeynut squash, honey mushroom,
      game chip, turkey tail, meat thermometer, meat mallet, meat tenderiser, meat tenderizer,
      meat masala, hot dog relish, burger relish, burger seasoning, burger press, horseradish,
      bacon salt, carrot dog, carrot lox, pulled jackfruit, jackfruit carnitas,
      ${pairPhrases("burger, hamburger, hot dog, chicken, ham, steak, sausage, beef, sandwich", "mustard, pickle, relish, dill pickle, bun seasoning, topper")},
      jackfruit pulled pork, stockpot, stock pan, duck sauce, garlic mince, ginger mince,
      mince garlic, mince ginger, mince onion, lime jus`,
  ],
  [
    "",
    pairPhrases(
      `
        rogan josh, tikka, tikka masala, tandoori, kofta, kebab, shawarma, gyro, doner, souvlaki,
        adobo, jambalaya, paella, biryani, fajita, goulash, bolognese, korma, gumbo,
        chilli con carne, char siu, katsu curry, chicken, beef, lamb, meat, pork, fish, seafood`,
      "seasoning, spice, spice mix, spice blend, spice rub, rub, masala powder",
    ),
  ],
  [
    "",
    pairPhrases(
      "rogan josh, tikka, tikka masala, tandoori, korma, goulash, biryani, butter masala, jalfrezi",
      "paste, sauce, powder, marinade, curry sauce, simmer sauce, cooking sauce, curry paste, cooking paste, curry kit, spice paste, base",
    ),
  ],
  [
    "",
    `
    paella rice, paella pan, kebab stick, kebab skewer, adobo sauce, chipotle in adobo,
    buffalo sauce, wing sauce, buffalo wing sauce, piri piri sauce`,
  ],
  ["eggs", "burger sauce, duck egg, goose egg"],
  ["chicken meat unnamed", "gizzard"],
  ["only beef lamb meat unnamed", "stew meat, stewing meat, soup meat"],
  [
    "only gluten eggs?",
    "sheet lasagne, sheet of lasagne, lasagne verdi, lasagna verdi, lasagne verde",
  ],
  ["peanuts", "satay paste, satay sauce"],
  ["tree_nuts? dairy?", "korma paste, korma sauce, tikka masala paste, tikka masala sauce"],
  ["dairy?", "tikka paste, tandoori paste"],
  ["only shellfish? fish? coconut", "rendang paste"],
  ["weak only beef? meat", "bolognese sauce"],
  ["gluten chicken", "alheira"],
  ["only fish", "mojama"],
  ["coconut", "coconut bacon, coconut jerky"],
];
