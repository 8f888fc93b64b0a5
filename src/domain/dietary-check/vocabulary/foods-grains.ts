import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Cereals with gluten, what is made of them, and their look-alikes without. Long because it is data. */

const CEREALS = `
    wheat, wholewheat, whole wheat, cracked wheat, wheat berry, wheatberry, wheatgerm,
    wheat germ, wheatgrass, bran, barley, pearl barley, rye, spelt, dinkel, kamut, khorasan,
    einkorn, emmer, farro, freekeh, frikeh, grünkern, triticale, durum, semolina, sooji, suji,
    rava, rawa, semola, bulgur, bulgar, bulghur, burghul, couscous, cous cous, mograbiah,
    moghrabieh, maftoul, ptitim, seitan, gluten, flour, plain flour, oat flour, flour mix,
    self raising, self rising, wholemeal, wheatmeal, granary, maida, atta, graham, farina,
    harina, farine, mehl, weizen, blé, trigo, tipo 00, oat, oatmeal, oatcake, oatbran,
    haferflocken, avoine, avena, kishk, zwieback, hardtack, knäckebröd, knackebrod, lefse, moo shu wrapper,
    mandarin pancake, pikelet, soda farl, potato farl, barmbrack, bannock, parkin, bhujia, papdi, mathri, namkeen,
    shandy, tubetti, fideo, acini de pepe, kadaifi, yufka, tenkasu, agedama, brick pastry, feuille de brick, croustade, lumpia wrapper, corn dog`;
const BREAKFASTS = `
    cereal, breakfast cereal, shredded wheat, bran flake,
    puffed wheat, granola bar, cereal bar, flapjack`;
const MALT_AND_BEER = `
    malt, malted, malted milk, malt extract, malt vinegar, malt loaf, beer, ale, ipa, stout,
    lager, porter, pilsner, pilsener, hefeweizen, wheat beer, beer batter,
    yeast extract, maggi, brown sauce, steak sauce,
    liquorice, licorice`;
const PASTA = `
    pasta, spaghetti, spaghettini, penne, linguine, linguini, fusilli, farfalle, rigatoni,
    macaroni, conchiglie, orecchiette, bucatini, ditali, ditalini, cavatappi, cavatelli, ziti,
    rotini, paccheri, casarecce, trofie, strozzapreti, gemelli, campanelle, tortiglioni, mafalda,
    mafaldine, radiatori, garganelli, gigli, lumache, lumaconi, capellini, angel hair, stelline,
    orzo, risoni, kritharaki, acini di pepe, fregola, fregula, anelli, bow tie, elbow macaroni,
    maultaschen, schupfnudeln, gnocchi, gnudi, spätzle, spaetzle, knödel`;
const EGG_PASTA = `
    tagliatelle, tagliolini, pappardelle, fettuccine, fettucine, fettuccini, lasagne sheet,
    lasagna sheet, lasagna noodle, lasagne noodle, cannelloni, manicotti, fresh pasta, gnocchi,
    wonton wrapper, wonton skin, hokkien noodle`;
const FILLED_PASTA = `
    ravioli, raviolini, tortellini, tortelloni, agnolotti, cappelletti, mezzelune, girasole`;
const NOODLES = `
    noodle, udon, somen, soba, yakisoba, hokkien noodle, wheat noodle, vermicelli, ramen noodle,
    instant noodle, cup noodle`;
const BREADS = `
    bread, breadcrumb, bread crumb, panko, baguette, ciabatta, focaccia, sourdough, bloomer,
    ficelle, pitta, pita, naan, garlic naan, nan bread, chapati, chapatti, roti, phulka, lavash,
    flatbread, flat bread, matzo, matzoh, matzah, matza, crispbread, crisp bread, ryvita,
    pumpernickel, bagel, bialy, crouton, crostini, bruschetta, rusk, melba toast, texas toast,
    breadstick, bread stick, grissini, taralli, soda bread, cornbread, corn bread, bun, bap,
    barm cake, bread roll, dinner roll, sub roll, burger roll, hot dog roll, hoagie roll,
    bolillo, telera, piadina, cracker, pretzel, mantou, bao, injera, khobz, poori,
    puri, bhatura, kulcha, paratha, crumpet, english muffin, tortilla, flour tortilla,
    wheat tortilla, tortilla wrap, sandwich thin`;
const RICH_BREADS =
  "brioche, challah, panettone, pandoro, stollen, hot cross bun, babka, milk bread";
const BISCUITS = `
    cookie, gingerbread, cake mix, brownie mix, muffin mix, pancake mix, waffle mix,
    cornbread mix, bread mix`;
/** Baked dry, without eggs. */
const CRISP_BISCUITS = `
    wafer, shortbread, speculoos, sweet biscuit, plain biscuit, tea biscuit, ginger biscuit`;
const SPONGE_FINGERS = `
    sponge finger, ladyfinger, lady finger, savoiardi, boudoir, amaretti, cantucci, cantuccini,
    biscotti`;
const BOUGHT_PASTRY = `
    puff pastry, shortcrust, shortcrust pastry, pie crust, piecrust, pie shell, tart shell,
    tart case, pastry case, vol au vent, custard tart,
    croissant, pain au chocolat, danish pastry, stuffing mix`;
const WRAPPERS = `
    filo, filo pastry, phyllo, phyllo pastry, kataifi, kadaif, spring roll wrapper,
    egg roll wrapper, gyoza wrapper, gyoza skin, dumpling wrapper, dumpling skin, wonton wrapper,
    wonton skin, tempura batter mix, tempura mix, tempura flour, batter mix`;
/** Things that a recipe may make itself, from any flour: they count only as ingredients. */
const HOME_BAKES = `
    pastry, strudel, pasty, sausage roll, spring roll, egg roll, gyoza, dumpling, potsticker,
    pierogi, pelmeni, samosa, empanada, börek, burek, cake, sponge cake, cheesecake, pound cake,
    fruit cake, fruitcake, brownie, blondie, cupcake, muffin, swiss roll, gateau, waffle,
    pancake, crêpe, blini, drop scone, scone, cinnamon roll, profiterole, éclair, choux,
    cream puff, doughnut, donut, yorkshire pudding, popover, porridge, granola, muesli, tempura,
    stuffing, roux, béchamel, white sauce, parsley sauce, velouté, bread sauce, battered,
    breaded, crumbed, loaf, teacake, tartlet, pie, tart, quiche, galette, crumble, cobbler,
    pizza, calzone, panini, sandwich, wrap, sub, toast, batter, dough, crust, crumb, roll,
    wonton, ramen, chow mein, lo mein`;
const DISHES = `
      full english, full breakfast, ploughmans, cacio e pepe, caesar, caesar salad, tuna melt, melt, grilled cheese, taco, lobster roll, breakfast burrito, chilaquiles, alla norma, mezze,
    burrito, quesadilla, chimichanga, bread pudding, toad in the hole, lasagne, lasagna,
    mac and cheese, carbonara, bolognese, alfredo, schnitzel, milanese, katsu, tonkatsu, goujon,
    croquette, burger, cheeseburger, slider, hot dog, gyro, shawarma, souvlaki, kebab, tabbouleh,
    tabouleh, tabouli, fattoush, panzanella, reuben, croque monsieur, croque madame, rarebit,
    french toast, eggy bread, gumbo, okonomiyaki, takoyaki, kibbeh, minestrone, ribollita,
    fish and chips, banh mi, trifle, tiramisu, bread and butter pudding, matzo ball,
    katsu curry sauce, moussaka, wellington, pot pie, fritter, meatball, meatloaf, club sandwich,
    blt, dan dan, pasta bake`;

/** Grains, roots and pulses without gluten. "Banana bread" and "bean wrap" are wheat all the same. */
const OTHER_FLOURS = `
    rice, brown rice, white rice, glutinous rice, sticky rice, sweet rice, corn, maize,
    buckwheat, potato, sweet potato, tapioca, cassava, yuca, quinoa, millet, sorghum, jowar,
    teff, amaranth, chickpea, chick pea, gram, besan, chana, lentil, red lentil, pea, bean,
    black bean, mung bean, urad, banana, plantain, tiger nut, linseed, flaxseed, flax, lupin,
    masa, arrowroot, konjac, fufu, yam, gari, garri, breadfruit, tigernut, kuttu, singhara,
    rajgira, ragi, finger millet, bajra, pearl millet, foxtail millet, barnyard millet, sago, mesquite,
    carob, hemp, green banana, jackfruit, water chestnut, lotus root, chia, pumpkin seed, sunflower seed,
    fonio, fava bean, faba bean, white bean, moong, yellow pea, green pea, horse gram, black gram,
    urid, taro, cocoyam, elubo, kudzu, blue corn, purple corn, mochi, samak`;
const OTHER_PASTAS = `
  rice, brown rice, corn, quinoa, chickpea, lentil, red lentil, green lentil, black bean, konjac, heart of palm, hearts of palm, palm, sweet potato, yellow pea, pea, cassava, banana, buckwheat free`;
const OTHER_NOODLES = `
  rice, brown rice, sweet potato, mung bean, konjac, corn, quinoa, chickpea, lentil`;

export const GRAIN_FOODS: readonly FoodRow[] = [
  ["gluten", CEREALS],
  ["gluten", BREAKFASTS],
  ["gluten", MALT_AND_BEER],
  ["gluten", PASTA],
  ["gluten eggs?", EGG_PASTA],
  ["only gluten eggs?", "lasagne sheet, lasagna sheet, lasagne noodle, lasagna noodle"],
  ["only gluten eggs", "chow mein noodle"],
  ["only gluten eggs? soy? sesame?", "ramen noodle, instant ramen, cup noodle"],
  ["only gluten", "barm cake, tattie scone, onion ring"],
  ["only gluten dairy?", "english muffin"],
  ["only gluten", "steak sauce, tsampa"],
  [
    "only gluten",
    pairPhrases("cake, pastry, cake and pastry, bread, pasta, pizza, biscuit, sponge", "flour"),
  ],
  ["only gluten? coconut?", "katsu curry sauce"],
  ["gluten eggs? dairy? beef? chicken?", FILLED_PASTA],
  ["gluten", NOODLES],
  ["gluten eggs", "egg noodle, egg pasta, chow mein noodle, spätzle, spaetzle"],
  ["gluten eggs? soy? sesame?", "instant noodle, instant ramen, ramen noodle, cup noodle"],
  ["gluten", BREADS],
  ["gluten eggs dairy", RICH_BREADS],
  ["gluten dairy? eggs? soy?", BISCUITS],
  ["only gluten dairy? soy?", CRISP_BISCUITS],
  ["only gluten soy? dairy?", "cookie spread"],
  ["gluten dairy? soy?", "biscuit, biscuit dough, baking mix, biscuit mix, biscuit baking mix"],
  ["weak gluten eggs dairy?", "sponge, victoria sponge, flan case, flan base, sponge flan"],
  ["gluten dairy? eggs?", "lebkuchen, pfeffernusse, springerle"],
  ["gluten dairy eggs", "danish, pain perdu, madeleine, genoise, gougère, banana bread"],
  ["gluten dairy eggs tree_nuts", "financier"],
  ["gluten", "biga, poolish, levain, sourdough starter, preferment, nutrigrain"],
  ["only gluten soy?", "wheat nut"],
  ["only dairy", "cheese crumble, feta crumble, blue cheese crumble, cheddar cheese crumble"],
  [
    "only dairy",
    pairPhrases(
      "pie, cupcake, cheesecake, crumble, cake",
      "yogurt, flavored yogurt, flavoured yogurt",
    ),
  ],
  ["soy?", "cake mix, brownie mix, muffin mix"],
  ["gluten eggs", SPONGE_FINGERS],
  ["only gluten dairy?", BOUGHT_PASTRY],
  ["gluten?", "hash brown patty"],
  ["only gluten", "pizza base, pizza dough, pizza crust, pizza shell"],
  ["only gluten", WRAPPERS],
  ["eggs?", "egg roll wrapper, batter mix, wonton wrapper, wonton skin"],
  ["gluten dairy", "croissant, pain au chocolat, danish pastry, garlic bread, cheese straw"],
  [
    "dairy?",
    `
    naan, nan bread, garlic naan, paratha, english muffin, soda bread, cornbread,
    corn bread, kulcha, bhatura, gnocchi`,
  ],
  [
    "gluten dairy? eggs?",
    `
    seasoned breadcrumb, italian style bread crumb, italian breadcrumb, italian style breadcrumb`,
  ],
  [
    "only gluten sesame? eggs? dairy?",
    `
    burger bun, hamburger bun, slider bun, hot dog bun, burger roll, hot dog roll, sub roll`,
  ],
  ["gluten sesame", "simit, sesame bun, sesame bagel"],
  ["tree_nuts?", "muesli, flapjack, cereal bar, granola bar"],
  ["gluten dairy", "malted milk"],
  ["soy? gluten? fish?", "barbecue sauce, bbq sauce"],
  ["gluten?", "chinese black vinegar, black vinegar, chinkiang vinegar"],
  [
    "gluten?",
    `
    shaoxing, shaoxing wine, shaohsing, shao hsing, shaohsing rice wine, shaoxing rice wine,
    asafoetida, asafetida, hing, soup mix, taco seasoning, fajita seasoning,
    oven chip, hash brown, potato waffle, worcestershire`,
  ],
  ["gluten", "onion ring, tattie scone, beer battered"],
  ["weak gluten", HOME_BAKES],
  [
    "weak gluten dairy? eggs?",
    `
    pastry, strudel, pasty, sausage roll, samosa, empanada, pizza, pie, tart, muffin,
    cinnamon roll, doughnut, donut, dumpling, wonton, pierogi`,
  ],
  [
    "weak gluten dairy eggs",
    `
    cake, sponge cake, pound cake, fruit cake, fruitcake, brownie, blondie, cupcake, swiss roll,
    gateau, waffle, pancake, crêpe, blini, scone, profiterole, éclair, choux, cream puff,
    yorkshire pudding, popover, cheesecake, quiche`,
  ],
  ["weak gluten dairy", "béchamel, white sauce, parsley sauce, bread sauce, mornay"],
  ["weak eggs? soy?", "ramen, wonton, egg roll, chow mein, lo mein"],
  ["weak gluten", DISHES],
  ["", pairPhrases(OTHER_FLOURS, "flour")],
  ["", pairPhrases(OTHER_PASTAS, "pasta, spaghetti, penne, fusilli, linguine, macaroni, orzo")],
  ["", pairPhrases(OTHER_NOODLES, "noodle")],
  [
    "",
    `
      masa harina, corn tortilla, tortilla chip, corn chip, taco shell, rice vermicelli,
      rice stick, rice stick noodle, rice paper, rice paper wrapper, rice paper roll, rice cake,
      rice cracker, corn cracker, flaxseed cracker, linseed cracker, cassava bread,
      cassava tortilla, cassava wrap, maize tortilla, flat rice noodle, pho noodle,
      pad thai noodle, glass noodle, cellophane noodle, bean thread, bean thread noodle,
      bean vermicelli, mung bean vermicelli, sweet potato vermicelli, kelp noodle,
      shirataki noodle, courgette noodle, zucchini noodle, carrot noodle, vegetable noodle,
      ginger beer, root beer, ginger ale, rice bran, rice bran oil, cauliflower pizza base,
      cauliflower crust, seed cracker, lettuce wrap, nori wrap, nori roll, collard wrap,
      spaghetti squash, coconut wrap, papad, sweetbread, breadfruit`,
  ],
  [
    "",
    `
      pasta sauce, spaghetti sauce, lasagne sauce, taco sauce, enchilada sauce, pasta water,
      pancake syrup, waffle syrup, pancake and waffle syrup, sandwich bag, sandwich relish, beer can, corn cake, corn thin,
      ${pairPhrases("apple, cherry, blueberry, peach, fruit, strawberry, raspberry, blackberry, rhubarb, apricot, berry", "pie filling, pie filling and topping, pie apple")}, pie filling, fruit filling,
      coleslaw mix, slaw mix, pasta ready, bun size, cookie size, bread machine yeast, hash brown patty, ranch style, ranch style bean, tart cherry, tart apple, tart green apple, tart cooking apple,
      sushi rice, burger topper, chickpea; garbanzo bean; flour, cake decoration, pizza sauce, pizza seasoning, pumpkin pie spice, apple pie spice,
      pumpkin pie filling, sandwich pickle, bread and butter pickle, bread knife, bread tin,
      bread machine, bread maker, bread board, cake tin, cake pan, cake stand, cake rack,
      loaf tin, loaf pan, bun tin, muffin tin, muffin tray, muffin pan, muffin case, muffin cup,
      cupcake case, pie dish, pie plate, pie tin, tart tin, tart pan, pizza stone, pizza tray,
      pizza cutter, pizza wheel, pancake pan, crêpe pan, waffle iron, waffle maker,
      pasta machine, pasta pot, noodle bowl, cereal bowl, cookie sheet, cookie cutter,
      biscuit cutter, pastry brush, pastry cutter, dough hook, sandwich press, swiss roll tin,
      wheat free`,
  ],
  ["only coconut", "coconut flour, coconut wrap"],
  [
    "only tree_nuts",
    `
    almond flour, almond meal, hazelnut flour, chestnut flour, walnut flour, acorn flour`,
  ],
  [
    "only soy",
    `
    soy flour, soya flour, edamame pasta, edamame spaghetti, soybean pasta, soybean spaghetti`,
  ],
  ["eggs? dairy?", "gnocchi"],
  [
    "gluten",
    `
    melba round, melba crisp, wondra, pot sticker, alphabet soup, chicken and stars soup,
    vegetable beef soup, wacky mac, veggie spiral, garden spiral, tri color spiral,
    rainbow spiral, pasta spiral, cork screw pasta, corkscrew noodle, pasta twist, veggie twist,
    rainbow pasta, tri color pasta, mini wheel, cooked elbow`,
  ],
  ["weak gluten dairy", "stromboli, pizza puff"],
  ["gluten?", "fried shallot, crispy shallot, crispy fried shallot, bawang goreng"],
  [
    "only gluten eggs? soy? sesame?",
    `
    dry ramen, dried ramen, ramen pack, ramen packet, packet ramen, pack ramen, ramen brick,
    ramen block, package ramen, packages ramen, fresh ramen, uncooked ramen, pack of ramen,
    packs of ramen, packet of ramen, packets of ramen, package of ramen`,
  ],
  [
    "",
    "laksa noodle, bun noodle, rice ramen, rice ramen noodle, brown rice ramen, millet and brown rice ramen",
  ],
];
