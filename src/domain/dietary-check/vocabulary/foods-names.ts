import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Foods whose names don't say what they are: brands, towns, foreign names, and romanised spellings
 * of words in other scripts. If a brand sells kinds with and without an allergen, the usual kind
 * counts.
 */

const CHEESES_BY_PLACE = `
    petit suisse, petits suisses, stracchino, squacquerone, caciotta, montasio, quartirolo,
    primo sale, piave, brillat savarin, livarot, langres, pont l'eveque, mimolette,
    saint nectaire, st nectaire, saint marcellin, st marcellin, saint felicien, tomme, toma,
    bleu d'auvergne, fourme d'ambert, yarg, lincolnshire poacher, stinking bishop, blue vinny,
    swaledale, tetilla, zamorano, san simon, torta del casar, azeitao, kefalograviera, anthotyro,
    kraft single, parm, parmo, crowdie, caboc`;
const MILK_FOODS = `
    junket, clabber, filmjölk, viili, sour milk, rasgulla, rosogolla, rasagulla,
    sandesh, barfi, burfi, peda, pedha, kalakand, mishti doi, basundi, patum peperium,
    gentleman's relish`;
const WHEAT_FOODS = `
    pastina, trahana, tarhana, seviyan, sevai, khakhra, thepla, luchi, youtiao, kalguksu, sujebi,
    mugicha, kvass, weissbier, saison, dalia, churro, bourek, manti, momo, jianbing, lokma`;
const BEEF_CUTS = `
    entrecôte, new york strip, ny strip, striploin, strip loin, flat iron, eye of round,
    bottom round, top round, rump cap, rib roast, fore rib, forerib, delmonico, denver cut,
    minute steak, cube steak, galbi, kalbi, sujuk, sucuk, pastirma, basturma, bündnerfleisch,
    birria, machaca, suadero, cecina, sweetbread of veal`;
const CHICKEN_NAMES = `
    pullet, spatchcock, fowl, boiling fowl, gallina, gallinha, ayam, manok, broiler chicken,
    coronation chicken`;
const FISH_NAMES = `
    ikan bilis, ikan teri, ikan, anchoas, alici, padaek, jeotgal, budu, shiokara, maguro, surmai,
    bangda, rawas, ahi, ono, opah, porgy, scup, sockeye, coho, patum peperium,
    gentleman's relish, chawanmushi`;
const SHELLFISH_NAMES = `
    saeujeot, mam tom, mam ruoc, hae bee, hei bi, sotong, udang, kepah, camarão, amaebi, sazae`;
const COCONUT_NAMES = `
    copha, macapuno, gata, kelapa, klapa, kopra, latik, kaya, kaya jam, lamington`;
const NUT_NAMES = `
    battenberg, florentine biscuit, florentines, mandorle, mandorla, charoli, chironji,
    ajo blanco, pasanda`;
const PEANUT_NAMES = `
    moongphali, mungphali, kacang tanah, bumbu kacang, kacang,
    kare kare, pecel`;
const SOY_NAMES = `
    usukuchi, koikuchi, saishikomi, jajangmyeon, jjajangmyeon, soyrizo, sufu, furu, tauco, taucu,
    taotjo, cheonggukjang`;

export const NAMED_FOODS: readonly FoodRow[] = [
  ["dairy", CHEESES_BY_PLACE],
  ["dairy", `${MILK_FOODS}, trahana`],
  ["dairy gluten", "gulab jamun"],
  ["gluten", "lamington"],
  ["gluten", `${WHEAT_FOODS}, jajangmyeon, jjajangmyeon, usukuchi, koikuchi`],
  ["beef meat", BEEF_CUTS],
  ["chicken meat", CHICKEN_NAMES],
  ["fish", FISH_NAMES],
  ["shellfish", SHELLFISH_NAMES],
  ["coconut", COCONUT_NAMES],
  ["tree_nuts", NUT_NAMES],
  ["peanuts", PEANUT_NAMES],
  ["soy", SOY_NAMES],
  ["sesame", "kurogoma, goma, ajonjoli, simsim"],
  ["eggs", "coronation chicken, kaya, kaya jam, chawanmushi, lamington"],
  ["only eggs", pairPhrases("tortilla de", "patatas, papas")],
  ["dairy?", "rocky road"],
  ["gluten?", "rocky road, cheese sauce"],
  ["weak dairy", "roux"],
  ["tree_nuts?", "stollen, kung pao sauce"],
  ["gluten", pairPhrases("popcorn", "shrimp, prawn, cauliflower, tofu")],
  ["shellfish? fish?", "massaman paste, panang paste, penang paste, tom kha paste"],
  ["", "rice noodle vermicelli, vermicelli rice noodle, thin rice noodle, sushi grade"],
  ["only lamb meat", pairPhrases("noisette of, noisettes of", "lamb")],
  [
    "weak name gluten",
    "sapporo, pacifico, yuengling, newcastle, estrella, rolling rock, kingfisher, damm, bass ale, smithwick, abita, leinenkugel, michelob, narragansett",
    "beer, lager, ale, stout, can, bottle, light, premium, irish, brown, artois, clara, red, extra",
  ],
  [
    "weak name dairy",
    "cacique, montchevre, chavrie, montrachet, laura chenel, mainland cheese",
    "queso, fresco, cheese, crema, goat, bar, log",
  ],
  [
    "weak name dairy soy tree_nuts",
    "heath",
    "bar, bit, brickle, toffee, chip, candy, english, baking",
  ],
  [
    "weak name peanuts dairy soy",
    "mr goodbar, mr. goodbar, fast break, nutrageous, whatchamacallit, take 5 bar",
    "bar, candy, mini",
  ],
  ["weak name gluten peanuts soy", "do si do, do-si-dos, dosidos, tagalong", "cookie"],
  [
    "weak name tree_nuts dairy soy",
    "demet, demet's, demet's turtle, chunky monkey, topic bar",
    "candy, ice, cream",
  ],
  [
    "weak name tree_nuts",
    "blue diamond, love n bake, love'n bake, loven bake, pic's almond",
    "almond, filling, paste, nut",
  ],
  ["weak name peanuts", "pic's", "smooth, crunchy"],
  [
    "weak name gluten dairy soy",
    "combos, bournvita, good day, britannia good day",
    "pretzel, cheddar, cheese, snack",
  ],
  [
    "weak name fish shellfish? gluten? eggs? soy?",
    "louis kemp, trans ocean, kemp crab",
    "crab, flake, delight, chunk, style, lobster, select",
  ],
  ["weak name eggs", "eggland, eggland's best, chick fil a sauce, fluff", "egg, large"],
  ["dairy gluten soy?", "golden mushroom, golden mushroom soup"],
  ["only meat", pairPhrases("bacon, pork, turkey, duck, goose, pan, ham, sausage", "dripping")],
  [
    "soy? gluten?",
    `jerk marinade, jerk sauce, jerk paste, caribbean jerk marinade, steak marinade, meat marinade, bbq marinade, hawaiian marinade, island marinade, chicken marinade, korean marinade, pork marinade`,
  ],
  ["soy", "caribbean jerk marinade, soysauce, soyasauce, sojasauce"],
  ["gluten", "soysauce, soyasauce, sojasauce"],
  ["weak dairy gluten eggs? soy?", "pie crust mix, cobbler mix, cheesecake crust"],
  [
    "only dairy?",
    pairPhrases(
      "butter, cheesecake, cheese, ice cream, buttermilk, cookies and cream, cream cheese, sweet cream, ranch, sour cream and onion, cheddar, custard, caramel, butterscotch, toffee, french vanilla",
      "flavor, flavour, flavored, flavoured, flavor instant pudding, flavored instant pudding, flavor pudding",
    ),
  ],
  [
    "only gluten",
    "kikkoman panko, kikkoman panko bread crumb, jus rol filo, jus rol filo pastry, jusrol filo, jusrol filo pastry, prata, roti prata",
  ],
  [
    "only gluten soy? dairy? eggs?",
    `cake mix, brownie mix, muffin mix, corn muffin mix, blueberry muffin mix, pancake mix, waffle mix, cornbread mix, corn bread mix, bread mix, cookie mix, scone mix, biscuit mix, pie crust mix, crepe mix, cupcake mix, pancake and waffle mix, gingerbread mix, cobbler mix, bread machine mix`,
  ],
  [
    "dairy",
    pairPhrases(
      "artichoke, spinach, onion, crab, cheese, ranch, vegetable, veggie, dill, dill pickle, french onion, chip, clam, shrimp, bacon, jalapeno, taco, layer, seven layer, 7 layer, buffalo chicken, reuben, beer, fruit, caramel, creamy",
      "dip",
    ),
  ],
  ["only beef meat", pairPhrases("stir fry, stirfry", "beef, steak, beef strip, steak strip")],
  ["only chicken meat", pairPhrases("stir fry, stirfry", "chicken, chicken strip")],
  ["only meat", pairPhrases("stir fry, stirfry", "pork, pork strip, turkey")],
  [
    "only sesame soy gluten?",
    pairPhrases(
      "asian, asian style, toasted, asian toasted, asian style toasted, roasted, oriental, japanese, creamy, ginger, kewpie deep roasted",
      "sesame dressing, sesame salad dressing, sesame vinaigrette, sesame ginger dressing, sesame marinade, sesame sauce",
    ),
  ],
  [
    "soy gluten?",
    "asian dressing, asian vinaigrette, asian salad dressing, oriental dressing, sesame ginger dressing, miso dressing, ginger miso dressing, hibachi dressing",
  ],
  ["only dairy", pairPhrases("paneer, halloumi, cheese", "tikka, tikki, kebab, kabab, seekh")],
  ["only soy", pairPhrases("tofu, soya", "tikka, tikki, kebab, kabab, seekh")],
  [
    "",
    `${pairPhrases("mushroom, aloo, gobi, vegetable, veg, veggie, beetroot, hara bhara, rajma, jackfruit", "tikka, tikki, kebab, kabab, seekh")},
    oyster plant, drumstick lolly, drumstick lollies, drumstick squashies, ${pairPhrases("samak, sama", "rice, chawal, ke chawal")}`,
  ],
  ["sesame", pairPhrases("tbsp, tsp, tablespoon, teaspoon, cup, spoon", "til")],
  [
    "weak name dairy soy?",
    "crunchie, twirl, chomp, terry's, andes, tootsie",
    "bar, orange, chocolate, chip, mint, baking, milk, dark, roll, minis",
  ],
  ["weak name dairy tree_nuts soy?", "topic", "bar"],
  ["weak name sesame soy?", "sabra, ramona's, yarden", "hummus, classic, singles, dip"],
  [
    "weak name gluten soy? dairy?",
    "jacob's, keebler, lance, murray, leclerc, gullon, arnott's, thomas', pepperidge, tastee",
    "muffin, english, bagel, cracker, biscuit, cookie, mini, original, bread",
  ],
  ["gluten", "tastee patty, jamaican patty, coco bread patty, carb balance, battenburg"],
  ["gluten eggs", "battenberg, battenburg"],
  [
    "gluten soy? dairy?",
    pairPhrases("old el paso, taco, fajita, burrito, enchilada", "kit, dinner kit"),
  ],
  [
    "only soy gluten",
    pairPhrases(
      "blue dragon, amoy, lee kum kee, lkk, sharwood's, sharwoods, wing yip, wok star, kikkoman, la choy",
      "black bean, hoisin, teriyaki, chow mein, char siu, plum, szechuan, sichuan, stir fry, sweet and sour",
    ),
  ],
  [
    "dairy",
    "bob evans mashed potato, bob evans macaroni, mashed potato mix, instant mashed potato, ready mashed potato",
  ],
  [
    "weak name chicken meat",
    "perdue, foster farms, bell and evans",
    "short, cut, tender, strip, nugget, breast, thigh, wing",
  ],
  ["weak chicken meat", "rotisserie"],
  ["weak beef meat", "skirt"],
  [
    "dairy",
    pairPhrases("nestle, nestlé, tinned, tin, can of, tin of, grace, carnation", "condensed"),
  ],
  [
    "only beef meat gluten eggs? dairy?",
    pairPhrases("chicken fried, country fried", "steak, beef steak, cube steak, round steak"),
  ],
  ["only shellfish", pairPhrases("concha, conchas", "de abanico, negras")],
  ["", pairPhrases("charqui, charque, carne", "de llama, de alpaca, de chivo")],
  ["meat", pairPhrases("charqui, charque, carne", "de llama, de alpaca, de chivo")],
  ["only meat", pairPhrases("dwaeji, pork", "bulgogi, galbi")],
  ["gluten tree_nuts", "kourabiedes, kourabies, kourambiedes, karydopita"],
  ["gluten dairy", "alfajor, alfajores"],
  ["only gluten", pairPhrases("nut brown", "ale, beer")],
  ["gluten", pairPhrases("bourbon, bourbon;", "crushed, broken, bashed, crumbled, blitzed")],
  ["shellfish", "muc"],
  ["only shellfish", "sambal belacan, sambal belachan, sambal terasi, sambal udang"],
  [
    "only dairy tree_nuts?",
    pairPhrases(
      "paneer, dal, malai, vegetable, veg, aloo",
      "butter masala, makhani, tikka masala, korma",
    ),
  ],
  [
    "only dairy? soy?",
    pairPhrases(
      "jell o, jello",
      "pudding, instant pudding, vanilla pudding, chocolate pudding, pistachio pudding",
    ),
  ],
  ["tree_nuts?", pairPhrases("jell o, jello", "pistachio pudding")],
  [
    "gluten",
    "köttbullar, kottbullar, kødboller, kjøttkaker, kjottkaker, lihapullat, frikadeller, gehaktbal, polpette, polpettone",
  ],
  ["only gluten eggs dairy", "colomba, colomba pasquale"],
  ["gluten eggs", "eggo, eggo waffle, pan di spagna, babà al rum"],
  ["gluten", "raffaello"],
  ["gluten dairy", "polvoron, pulvoron"],
  ["only gluten?", "potato waffle"],
  ["only gluten", pairPhrases("can, tube, tin, pack, package, refrigerated", "crescent")],
  // Alternative romanisations.
  [
    "soy gluten",
    `
    gochuchang, kochujang, kochuchang, gochugang, gojuchang, gochu jang, gotchujang, gochujan, go chu jang, ko chu jang,
    go choo jang, denjang, dwenjang, toenjang, dwen jang, doen jang, samjang, ssam jang, sam jang,
    dobanjiang, doubanjang, toban jan, tobanjiang, toban jiang, tou ban jiang, tobandjan, dou ban jian,
    la dou ban, douchi paste, hoysin, hoi zin, kecap manis sauce, kicap, kicap manis, ketjap benteng, tian mian jiang,
    tienmienjiang, tian mian, sweet flour sauce, sweet wheat paste, zha jiang, zhajiang`,
  ],
  ["only soy gluten", "zha jiang, zhajiang sauce, sweet flour sauce"],
  [
    "gluten",
    `
    wantan, won ton, wan tan, wun tun, wonton pastry, pansit canton, pancit miki, kuskus, kus kus,
    frikkeh, farik, freekah, fereek, burghol, bourghul, bulgor, soji, sujee, semolino, aata, gehun aata,
    gehu ka atta, ravva, bombay rava, phyllo cup, parata, paratta, chapathi, chappathi, chappati, rotti,
    pooris, nann, pitta pocket, gyouza, udong, oodon, mandupi, lo mien, chow mien, mein noodle, lamein`,
  ],
  [
    "dairy",
    "panner, paner, kova, khova, mava, gheee, labni, lebneh, lebni, haloumy, hallumi, dahee, dhahi, thayir, perugu, mosaru, majjiga, neyyi, pannier cheese, kefalotiri, kefalograviera, mizythra, tirokafteri, htipiti",
  ],
  [
    "shellfish",
    "blacan, balacan, blachang, balachan, belachen, bagong, bagoong guisado, ginamos alamang, kapee, gkapi, mam rouc",
  ],
  [
    "fish",
    "num pla, nampla, nahm pla, nuoc nam, nuocmam, nuoc cham sauce, katsuo bushi, katsuobushi flake, bonito shaving, bonita flake, iriko dashi, niboshi dashi, tuk prahok",
  ],
  [
    "fish shellfish",
    "kim chee, kim chi, kimchee, gimchee, baechu kimchi, kkakdugi, kakdugi, chonggak kimchi, geotjeori",
  ],
  [
    "sesame",
    "houmos, hoummus, hommos, hummos, homous, hoummos, tehina sauce, baba ganush, baba ganuj, baba gannouj, baba ghannouj, babaganoush, baba ghanouche, zahtar, zaahtar, za tar, dukkha, halvas, halvah bar",
  ],
  [
    "soy",
    "tempe, tahoe, towfu, toufu, dofu, tou fu, toefoe, tahoo, eda mame, edamami, yuba sheet, tau fu, tofu pok, shoyuu",
  ],
  ["gluten", "shoyuu"],
  // Two words written as one, as some languages and hurried cooks do.
  ["dairy", "milkpowder, buttermilkpowder, sourcream, creamcheese, whippingcream, wheypowder"],
  ["eggs", "eggwhite, eggyolk, eggwash"],
  ["soy gluten", "soysauce, soyasauce"],
  ["only peanuts", "peanutbutter"],
  ["only soy", "soymilk, soyamilk"],
  ["only tree_nuts", "almondmilk, almondbutter, almondflour, cashewmilk"],
  ["only gluten", "oatmilk, oatmlk, breadflour, wheatflour"],
  ["only coconut", "coconutmilk, coconutcream, coconutoil"],
  ["only fish", "fishsauce"],
  ["only shellfish gluten? soy?", "oystersauce"],
  ["shellfish?", "marron"],
  ["fish", "scrod"],
  ["gluten", "smørrebrød, smorrebrod, smørbrød"],
  ["gluten?", "smarties"],
  ["soy", "richmond sausage, richmond thick pork sausage, richmond thick sausage"],
  ["tree_nuts", "baiocchi"],
  // Sold in tins, and made with flour and milk: "a can of mushroom soup".
  ["dairy gluten soy?", "mushroom soup, celery soup"],
  ["gluten dairy", "cheese twist, cheese straw, pain aux raisins, pain au raisin, pain au raisins"],
  ["gluten dairy tree_nuts", "soan papdi, sohan papdi, soan cake"],
  ["brand dairy", "white rabbit, white rabbit candy, frubes, frube"],
  ["brand gluten soy? dairy?", "granitas, monaco biscuit, monaco crackers, bn chocolat"],
  ["soy dairy?", "betty crocker frosting, duncan hines frosting, pillsbury frosting"],
  ["tree_nuts", "milk tray, fazer geisha"],
  ["soy", "hot pocket, totino's pizza roll"],
  ["eggs", "walnut whip"],
  ["peanuts", "drumstick cone"],
  ["sesame", "ebara"],
  ["gluten", "bakewell, kipling bakewell"],
  ["only fish shellfish?", "fish pie mix"],
  ["only fish", "skate; wings, skate wing"],
  ["only gluten eggs", "trifle sponge"],
  ["only dairy", "cannoli filling, cannoli cream"],
  ["only gluten? soy? dairy?", "prawn cocktail crisp, prawn cocktail crisps, prawn cocktail chip"],
  ["", "kendal mint cake, mint cake"],
  ["brand dairy peanuts soy?", "sky bar"],
  ["brand gluten dairy soy?", "jim jam, jim jam biscuits"],
  ["soy", "polly waffle"],
];
