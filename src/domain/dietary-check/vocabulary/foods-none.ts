import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Things named after a food that they don't contain: by its size, shape or use ("a walnut-sized
 * piece", "egg tomatoes", "a pizza stone"), or by a maker of other things too ("Hershey's cocoa").
 */
export const BORROWED_NAMES: readonly FoodRow[] = [
  [
    "",
    `
    ${pairPhrases("walnut, hazelnut, almond, pecan, peanut, chestnut, pea, olive, nut, cashew, macadamia", "size, sized, shaped, size piece, sized piece")},
    ${pairPhrases("walnut, hazelnut, almond, pecan, peanut, chestnut, oyster, shell, clam, fish, egg, butter, cream, milk, chocolate, biscuit, caramel, salmon, lobster, nut", "coloured, colored, hued, shaped, scented")},
    ${pairPhrases("no chicken, not chicken, no beef, not beef, no egg, un chicken", "bouillon, broth, stock, base, bouillon cube, stock cube, bouillon powder, broth cube, seasoning")},
    ${pairPhrases("anything but, everything but, all but", "sesame, peanut, peanuts, coconut, fish, soy, dairy, beef, nuts")}, ${pairPhrases("fish, lamb, chicken", "mint, wort, herb")},
    mushrooms; oyster or shiitake, ${pairPhrases("mushrooms; oyster, mushrooms; oyster and, mushrooms; oyster or, mushrooms; king oyster", "shiitake, chestnut, button, cremini, enoki, shimeji, portobello")}, mushrooms; oyster, mushrooms; king oyster,
    ${pairPhrases("size of a, size of an, size of the, as big as a, as big as an, as large as a, as large as an", "chicken, duck, fish, loaf, bread roll, bun, biscuit, cookie, pea, prawn, oyster, walnut, hazelnut, almond, pecan, peanut, chestnut, nut, egg, hen's egg, small egg, large egg, cashew, golf ball, brazil nut")},
    ${pairPhrases("pad thai", "noodle, rice noodle, rice stick, rice stick noodle")}, ${pairPhrases("angel hair, angel hair style", "cabbage, shredded cabbage, coleslaw, slaw")},
    ${pairPhrases("ready to, ready for", "roll")}, kraft melt, frank's, franks hot, frank's hot, frank cooper, frank cooper's, frank's original, frank's sauce, such as frank's, like frank's, frank's brand, e.g. frank's,
    egg sized, egg shaped, egg tomato, egg shaped tomato, hen egg sized, egg sized potato,
    ${pairPhrases("for, for the, for making, for a, for your, to make, make", "stock, broth, soup stock")},
    ${pairPhrases("idli, dosa, idli dosa, appam, adai, pesarattu, dosai, idly", "batter, rava, rawa, rice, mix batter")}, rice rava, rice rawa, rice sooji,
    ${pairPhrases("sushi, seasoned sushi", "vinegar, seasoning, rice vinegar, ginger, nori, mat, rice seasoning, su")},
    butterscotch schnapps, milk frother, pie spice, cupcake paper, muffin paper, decorating gel, cake decorating gel, writing icing gel, palmini, palmini noodle,
    ${pairPhrases("fish, egg, chicken, mutton, meat, prawn, lamb, butter chicken, chicken 65, chicken tikka, tandoori chicken, fish fry, shrimp, beef, chicken curry, fish curry, egg curry, mutton curry, meat curry, kitchen king", "masala powder, curry masala, curry masala powder, curry powder, spice mix, masala mix, masala spice")},
    tandoori masala, tandoori masala powder, tandoori spice, tandoori powder,
    ${pairPhrases("they, to, that, will, it will, and, which", "melt")}, melt better, melt well, melt the, pudding rice, pumpkin pie mix, crisco pure, crisco pure canola oil,
    ${pairPhrases("mushroom; such as, mushroom; e.g., mushroom; like, mushroom; a mix of, mushroom; mixture of, mushroom; including", "oyster, chestnut, oyster and chestnut, chestnut and oyster, oyster or chestnut, chestnut or oyster, chestnut and shiitake, oyster and shiitake, shiitake and oyster, shiitake and chestnut, shiitake or oyster, shiitake; oyster, chestnut; oyster, oyster; shiitake, button; chestnut, chestnut; button, button and chestnut, chestnut and button, portobello and oyster, cremini; oyster, cremini and oyster, button; oyster")},
    ${pairPhrases("made with, made from, made up with, made up from, made using, from, using", "1 stock cube, a stock cube, one stock cube, 2 stock cubes, two stock cubes, half a stock cube, stock cube, a cube, 1 cube, stock powder, a stock pot, 1 stock pot, bouillon powder, bouillon cube, a bouillon cube, 1 bouillon cube")},
    ${pairPhrases("skin removed, skin discarded, bone removed, bone discarded, boned, skinned, skin and bone removed", "; meat, and meat")},
    in adobo, adobo seasoning, adobo spice, adobo powder, adobo sauce, goya adobo,
    ${pairPhrases("stir fry, stirfry", "vegetable, veg, veggie, vegetable mix, vegetable blend, vegetable medley, veg mix, veg pack")},
    ${pairPhrases("cake, banana bread, pie, apple pie, cookie, brownie, cinnamon roll, waffle, donut, doughnut, gingerbread, graham cracker, birthday cake, cake batter, key lime pie, red velvet, carrot cake, pumpkin pie, toast", "flavor, flavour, flavored, flavoured, flavoring, flavouring")},
    ${pairPhrases("for, for the, for making, for your", "stuffing, sandwich, pasta, salad, taco, burger, hot dog, noodle, curry, poke, ramen, pho, burrito, wrap, pizza, toast, sushi, dumpling, kebab, dolma, crust, pie crust, dough, batter, cake, cookie, biscuit, pancake, frosting, pastry, breading")},
    roll of, rolls of, doughnut peach, donut peach, doughnut nectarine, drumstick leaf, drumstick pod, drumstick vegetable,
    salam leaf, daun salam, salam; bay leaf, crisco canola oil, crisco vegetable oil, crisco oil,
    crisco pure vegetable oil, worcester pearmain, rooster potato, dutch cream potato, klondike potato, klondike rose,
    swiss brown, swiss brown mushroom, corona bean, corona butter bean, jack daniel, jack daniel's,
    clabber girl, clabber girl baking powder, reynolds wrap, olive ranch, california olive ranch,
    harina pan, harina p.a.n, masarepa, nicoise olive, hidden valley bean,
    ${pairPhrases("zatarain's, zatarains", "rice, mustard, creole mustard, crab boil, yellow rice, long grain rice, creole seasoning, cajun seasoning, blackened seasoning, liquid crab boil")},
    ${pairPhrases("bragg, bragg's, braggs", "apple cider vinegar, cider vinegar, vinegar, nutritional yeast, olive oil, organic apple cider vinegar")},
    ${pairPhrases("kikkoman", "mirin, rice vinegar, manjo mirin, panko gluten free")},
    ${pairPhrases("hershey's, hersheys, hershey, valrhona, ghirardelli, callebaut, guittard, cacao barry, droste, nestle, nestle toll house, bournville, green and black", "cocoa, cocoa powder, unsweetened cocoa, unsweetened cocoa powder, dutch process cocoa, special dark cocoa, baking cocoa, premium baking cocoa")},
    ${pairPhrases("cupcake, muffin, cookie, cake, pie, taco, egg, bread, waffle, pasta, pizza, burger, cheese, butter, fish, pastry", "liner, ring, scoop, spatula, weight, wrapper paper, topper, decoration, board, pan, tray, rack, mould, mold, cutter, slicer, peel, stone, steel, press, spoon, basket, turner, lifter, pick, holder, stamp, server, dome, cloche, tester")}`,
  ],
];
