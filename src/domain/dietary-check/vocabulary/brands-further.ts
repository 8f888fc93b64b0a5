import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Further names of brands by kind, which the lists by kind of shop had left out or of which they had
 * forgotten an allergen. From general knowledge of what such products declare: they were not looked up one
 * by one.
 */

const SWEET = "bar, chocolate, mini, minis, bite, fun, size, pack, biscuit";

export const FURTHER_BRANDS: readonly FoodRow[] = [
  ["brand eggs", "mars bar, mars bite, mars mini, fun size mars", SWEET],
  ["brand dairy soy eggs gluten", "fun size mars", SWEET],
  [
    "brand peanuts",
    "picnic bar, cadbury picnic, starbar, star bar, wunderbar, crispy crunch",
    SWEET,
  ],
  ["brand peanuts soy", "mary jane candy, abba zaba, chick o stick, oh henry, eat more bar", SWEET],
  ["brand coconut", "zagnut, chick o stick", SWEET],
  ["weak name peanuts", "mary jane"],
  ["brand gluten", "take 5 bar", SWEET],
  ["brand dairy soy?", "caramac, matchmaker mint, aero matchmaker, cadbury celebrations", SWEET],
  [
    "brand dairy soy? gluten?",
    "peppermint crisp, nestle peppermint crisp, tex bar, chocolate log bar",
    SWEET,
  ],
  ["weak name dairy soy?", "heroes, celebrations, matchmakers, quality street, milk tray", SWEET],
  ["weak name gluten dairy soy", "drifter, breakaway, blue riband", SWEET],
  // Biscuits with coconut in their dough.
  [
    "brand gluten coconut dairy? soy?",
    `
      nice biscuit, monte carlo biscuit, monte carlos, kingston biscuit, kingstons, butternut snap,
      butternut cookie, cameo cream, jacob's mikado, mikado jacob's, golden crunch biscuit, coconut ring`,
    "biscuit, cookie, arnott's, griffin's",
  ],
  [
    "brand coconut eggs? dairy?",
    "tunnock's snowball, tunnocks snowball, lees snowball, lee's snowball",
  ],
  ["weak name coconut? eggs? dairy?", "snowball"],
  ["weak name gluten dairy? soy", "salada, mallomar, mallomars, sao", "biscuit, cracker"],
  ["brand gluten dairy soy eggs?", "jos louis, vachon, may west cake, passion flakie", "cake"],
  ["brand beef?", "twinkie, hostess cupcake"],
  // Nut butters by the way they are called in the shop.
  [
    "brand peanuts",
    `
      ${pairPhrases("bega, adams, sanitarium, mayver's, whole earth, meridian, sun pat, teddie, pic's, fix and fogg, smucker's natural", "crunchy, smooth, creamy, chunky, super crunchy, extra crunchy, crunch, dark roast")},
      bega simply nuts`,
    "butter, peanut, spread",
  ],
  ["weak name peanuts", "peter pan", "butter, peanut, creamy, crunchy"],
  // Meat without meat made with coconut fat.
  [
    "brand soy coconut",
    pairPhrases("impossible", "burger, ground, mince, patty, meat, beef, sausage, pork"),
    "burger, patty, meat, ground, beef",
  ],
  ["weak name coconut", "impossible", "burger, patty, meat, ground, beef, mince, sausage"],
  ["weak name dairy", "ambrosia", "custard, rice, pudding, devon, creamed"],
  ["", "ambrosia apple"],
  [
    "brand dairy soy?",
    "idahoan, idahoan mash, idahoan potato, cremora, marvel milk",
    "potato, mash, instant",
  ],
  [
    "brand gluten soy dairy",
    "totino's, totino's pizza roll, totino's party pizza, bagel bite",
    "pizza, roll, party",
  ],
  [
    "brand gluten soy",
    "ling ling, ling ling potsticker, ling ling dumpling",
    "potsticker, pot, sticker, dumpling, egg, spring, roll, noodle",
  ],
  ["brand gluten peanuts?", "uncrustable, smucker's uncrustable"],
  ["brand gluten dairy soy?", "lunchable, oscar mayer lunchable"],
  [
    "brand shellfish gluten soy?",
    "seapak, sea pak",
    "popcorn, shrimp, scampi, butterfly, jumbo, crispy",
  ],
  ["brand gluten dairy?", "heinz hoops, noodle doodle", "tin"],
  [
    "brand dairy? gluten? soy?",
    "knorr leek, knorr spring vegetable, knorr onion, knorr vegetable recipe mix",
    "mix, soup, recipe, dip",
  ],
  [
    "brand gluten beef?",
    "clonakilty pudding, clonakilty black pudding, clonakilty white pudding",
    "slice",
  ],
  [
    "brand gluten?",
    "homepride curry, homepride, batchelors cup a soup, erin cup a soup",
    "sauce, soup",
  ],
  [
    "eggs",
    pairPhrases(
      "marie's, ken's, litehouse, bob's, t marzetti, marzetti, wish bone, kraft, hidden valley, newman's own, brianna's",
      "blue cheese, ranch, caesar, creamy caesar, chunky blue cheese, thousand island",
    ),
  ],
  [
    "brand beef? chicken? gluten? soy? dairy?",
    "little smokies, lit'l smokies, lil smokies",
    "sausage, smoked, ham, turkey",
  ],
  ["brand beef", "steak umm, steak umms, steakumm", "steak"],
  [
    "brand dairy",
    `
      black diamond cheese, nordica, knudsen, athenos, treasure cave, longley farm, le rustique, charleville,
      kilmeaden, connacht gold, five:am, tamar valley, total 0%, total 2%,
      total 5%, total yogurt, fage total, friendship cottage, cheezies, hawkins cheezie, nestle highlander,
      cracker barrel`,
    "cheese, cottage, cheddar, yogurt, greek, sour, cream, feta, tub, light",
  ],
  [
    "weak name dairy",
    "black diamond, friendship, charleville, total",
    "cheese, cottage, cheddar, yogurt, greek",
  ],
  [
    "brand dairy soy? eggs?",
    `
      peters vanilla, peters ice cream, peters original, streets blue ribbon, blue ribbon vanilla, turkey hill,
      soft scoop, wall's soft scoop, mackie's, hb vanilla, hb ice cream, solero, paddle pop, bubble o'bill,
      choco taco, feast lolly, feast ice cream, viennetta`,
    "vanilla, chocolate, ice, cream, original, lolly, strawberry",
  ],
  // Frozen and chilled in breadcrumbs or batter, and pizzas by their makers.
  [
    "brand fish gluten soy? dairy? eggs?",
    `
      young's gastro, high liner, high liner fillet, sealord crumbed, sealord hoki`,
    "fish, fillet, cod, haddock, breaded, battered, crumbed",
  ],
  [
    "brand fish gluten",
    "birds eye fish fillet, birds eye cod fillet, birds eye haddock fillet, birds eye oven bake",
    "fish, fillet",
  ],
  [
    "brand chicken gluten soy? dairy? eggs?",
    "birds eye crispy chicken, birds eye chicken",
    "chicken, burger, dipper, grill, nugget",
  ],
  [
    "brand gluten dairy soy?",
    `
      chicago town, chicago town pizza, dr oetker ristorante, dr. oetker ristorante, ristorante, tombstone pizza,
      freschetta, tombstone, lean cuisine lasagna, velveeta skillet, back to nature mac, goodles,
      kraft deluxe, kraft deluxe mac, rustlers burger`,
    "pizza, deep, dish, pepperoni, cheese, mac, and, macaroni, lasagna",
  ],
  [
    "brand beef gluten dairy? soy? sesame?",
    "rustlers, rustlers burger, feasters burger",
    "burger, quarter, pounder",
  ],
  [
    "brand gluten soy? eggs? chicken?",
    "suddenly salad, mrs grass, mrs. grass",
    "soup, noodle, mix",
  ],
  // Cakes and biscuits.
  [
    "brand gluten dairy soy eggs?",
    "ah caramel, joe louis cake, mrs freshley's, mrs. freshley's",
    "cake, biscuit",
  ],
  ["brand gluten dairy soy beef?", "chocolate royal", "biscuit"],
  [
    "brand gluten dairy? soy?",
    `
      kellogg's squares, dunkaroo, teevee snack, tv snack, caramel crown, tic toc, honey jumble,
      assorted creams, arnott's assorted, lemon crisp biscuit, orange slice biscuit, delta cream, afghan biscuit,
      hokey pokey squiggle, handi snack, cheeselet, vanilla cream biscuit, le snak, dairylea dunker`,
    "biscuit, cookie, cracker, bar, brownie",
  ],
  ["soy", "fiber one brownie, fiber one bar, fiber one cookie, trek bar"],
  ["weak name gluten dairy", "afghans", "biscuit"],
  ["brand gluten soy? dairy? chicken?", "chicken crimpy", "biscuit, shapes"],
  [
    "brand dairy",
    "handi snack, cheeselet, le snak, dairylea dunker, rice krispies square, teevee snack, tv snack",
  ],
  ["weak name coconut?", "bugles"],
  // Sweets.
  [
    "brand dairy soy?",
    `
      galaxy counter, galaxy counters, glosette, bridge mixture, mirage bar, bertie beetle, chokito, big turk,
      jaffas, cadbury all gold, terry's all gold, nestle choc bit, choc bit`,
    SWEET,
  ],
  ["brand soy", "galaxy counter, galaxy counters, big turk, nestle choc bit, choc bit", SWEET],
  ["brand gluten dairy soy?", "pollywaffle, mars pods, pods chocolate", SWEET],
  ["brand tree_nuts dairy soy?", "scorched almond, scorched almonds", SWEET],
  ["brand peanuts coconut dairy soy", "cherry blossom candy, lowney cherry blossom", SWEET],
  // Tofu and meat without meat.
  [
    "brand soy gluten?",
    `
      franklin farms, vegie delights, vegie delight, not burger, unreal co, next meats, plant pioneers, plant chef`,
    "tofu, smoked, naked, firm, burger, sausage, mince, block, meat, beef, chicken",
  ],
  ["brand gluten", "vegie delights, vegie delight, not burger", "burger, sausage"],
  ["brand soy", "tofurei, soyganic", "tofu, smoked, block"],
  // Nut butters.
  [
    "brand peanuts",
    "duerr's crunchy, duerr's smooth, duerr's peanut, adams natural",
    "butter, peanut",
  ],
  ["brand tree_nuts", "barney butter, barney almond, nuttvia", "butter, almond, spread"],
  ["brand tree_nuts dairy soy?", "jim jams spread, jim jams chocolate"],
  ["weak name tree_nuts", "barney", "butter, almond"],
  // Makers' pasta by its shape, and filled or fried doughs.
  [
    "gluten dairy",
    pairPhrases(
      "kraft, velveeta, annie's, annies, cheetos, great value, back to nature",
      "shells and cheese, mac and cheese, macaroni and cheese, shells cheese",
    ),
  ],
  [
    "brand gluten dairy soy? eggs?",
    "hostess donette, krispy kreme, donette, dunkin donut",
    "doughnut, donut, original, glazed",
  ],
  ["brand soy", "krispy kreme, hostess donette, donette", "doughnut, donut"],
  [
    "brand gluten dairy soy?",
    "lion cereal bar, nestle lion cereal, sunbite, sunbites",
    "bar, cereal",
  ],
  ["weak name eggs? peanuts? gluten? coconut?", "celebrations"],
  ["eggs", "lofthouse, lofthouse cookie, lofthouse sugar cookie"],
  ["coconut", "cracklin oat bran, cracklin' oat bran"],
  ["beef?", "campbell's french onion, campbells french onion"],
  ["gluten", "nutella and go, nutella to go, nutella go"],
  [
    "brand gluten soy",
    "lotus crunchy, lotus smooth, lotus spread, lotus biscoff",
    "spread, biscuit, crunchy, smooth",
  ],
  [
    "brand fish gluten",
    "i and j crumbed, i and j fish, i & j crumbed",
    "fish, hake, haddock, fillet",
  ],
  [
    "brand chicken gluten soy? dairy? eggs?",
    "any'tizers, anytizers, tyson any'tizers",
    "chicken, wing, bite",
  ],
];
