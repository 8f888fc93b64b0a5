import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Whipped toppings, ice creams, yogurts, cheeses, butters and margarines, plant milks, tofu and meat
 * substitutes by the names they are sold under: what the usual kind holds, and with "?" what others
 * of the name do. "name" rows are words of other meanings too, and count when written with a capital.
 * From the ingredient statements in USDA FoodData Central's branded foods (American) and Open Food
 * Facts (other countries), and the makers'.
 */

const DAIRY_NOUNS = `
      yogurt, yoghurt, greek, cheese, cream, topping, whipped, whip, spread, butter, margarine,
      milk, single, slice, shred, block, cheddar, mozzarella, mexican, blend, shell, light,
      lite, original, soft, triangle, wedge, ice, gelato, bar, sandwich, dessert, skyr, kefir,
      creamer, cooking, double, vanilla, strawberry, plain, natural, salted, unsalted,
      spreadable, baking, stick, feta, parmesan, style, process, processed, loaf, cottage, sour,
      free, fat, lactose, extra, tub, frozen, crumbled, string, pepper, jack, colby, swiss,
      provolone`;

export const DAIRY_BRANDS: readonly FoodRow[] = [
  ["brand dairy soy?", "nutriwhip, nutri whip, rich's topping, on top whipped", DAIRY_NOUNS],
  ["brand coconut", "cocowhip, so delicious cocowhip", DAIRY_NOUNS],
  ["weak name dairy", "primula", "portion, cheese, spread, tube"],
  [
    "brand dairy",
    `
      cool whip, whipped topping, whipping topping, frozen topping, non dairy whipped topping,
      nondairy whipped topping, non dairy topping, dessert topping, tru whip, truwhip,
      reddi wip, reddi whip, readi whip, dream whip, squirty cream, elmlea, anchor squirty,
      aerosol cream, ambrosia custard, ambrosia devon custard, ambrosia rice, ambrosia creamed rice, philadelphia,
      philly, laughing cow, babybel, mini babybel, boursin, dairylea, cheestring, cheese string,
      primula cheese, sargento, tillamook, cabot, crystal farms, borden cheese, horizon organic,
      organic valley, polly o, frigo, galbani, bel gioioso, belgioioso, stella cheese,
      cracker barrel, cathedral city, pilgrims choice, pilgrim's choice, seriously strong,
      davidstow, colston bassett, wyke farms, bega, mainland cheese, mainland tasty,
      mainland edam, mainland colby, perfect italiano, castello, saint agur, st agur, chobani,
      fage, total 0, dannon, danone, activia, oikos, light and fit, siggi, siggi's, noosa,
      stonyfield, muller, müller, muller light, onken, yeo valley, rachel's yogurt,
      rachel's organic, petit filous, petits filous, actimel, yakult, ski yogurt, jalna, vaalia,
      gippsland, the collective, liberte, danette, glenisk, avonmore, dairygold, lurpak,
      kerrygold, western star, country life, finlandia, plugra, president butter,
      president brie, lactantia, gay lea, natrel, anchor butter, anchor spreadable, lactofree,
      arla, fairlife, lactaid, a2 milk, carnation, eagle brand, nestle cream, table cream,
      media crema, la lechera, leche nestle, coffee mate, coffeemate, international delight,
      half n half, land o lakes, land o'lakes, challenge butter, amul, britannia cheese,
      nesquik, nestle nido, nido, klim, queso dip, tostitos queso, yoo hoo`,
    DAIRY_NOUNS,
  ],
  [
    "brand dairy soy?",
    `
      velveeta, kraft single, kraft american, cheez whiz, dream topping, easy cheese,
      kraft deli, magnum ice cream, magnum bar, wall's magnum, breyers, breyer, dreyer, edy's,
      blue bell, carte d'or, walls ice cream, choc ice, fudgsicle, creamsicle,
      dixie cup ice cream, viennetta, peters ice cream, streets ice cream`,
    DAIRY_NOUNS,
  ],
  [
    "brand dairy",
    `
      american cheese, process cheese, processed cheese, pizza shred, pizza cheese`,
    DAIRY_NOUNS,
  ],
  ["brand dairy beef?", "yoplait", DAIRY_NOUNS],
  [
    "brand dairy eggs soy?",
    `
      ben and jerry's, ben & jerry's, ben and jerry, talenti, jeni's, van leeuwen,
      tip top ice cream`,
    `${DAIRY_NOUNS}, cherry garcia, coffee`,
  ],
  ["brand dairy eggs", "halo top, haagen dazs, häagen dazs", DAIRY_NOUNS],
  [
    "brand dairy gluten soy",
    `
      cornetto, golden gaytime, drumstick ice cream, drumstick cone, ice cream sandwich,
      oreo ice cream`,
    DAIRY_NOUNS,
  ],
  ["brand dairy soy", "klondike, eskimo pie, dairy queen", DAIRY_NOUNS],
  [
    "brand dairy? soy?",
    `
      flora spread, flora margarine, stork margarine, stork block, bertolli spread, benecol,
      becel, meadow lea, meadowlea, parkay, blue bonnet, imperial margarine,
      fleischmann's margarine, smart balance, shedd's spread, brummel and brown, promise spread,
      margarine, marg, oleo, baking spread, buttery spread, vegetable spread, soft spread,
      olivio, olivani, low low, gold spread, lightlife spread, i can't believe,
      miracle margarine, wonderland margarine, country crock plant`,
    DAIRY_NOUNS,
  ],
  [
    "brand soy dairy?",
    `
      i can't believe it's not butter, can't believe it's not butter, country crock`,
    DAIRY_NOUNS,
  ],
  [
    "brand soy?",
    `
      earth balance, nuttelex, vitalite, pure sunflower, crisco, vegetable shortening,
      shortening`,
    DAIRY_NOUNS,
  ],
  ["brand soy? coconut?", "naturli, willow spread", DAIRY_NOUNS],
  ["weak name dairy? soy?", "flora, stork", DAIRY_NOUNS],
  [
    "weak name dairy",
    "president, borden, mainland, rachel's, tre stelle, stella cheese",
    DAIRY_NOUNS,
  ],
];

export const PLANT_BRANDS: readonly FoodRow[] = [
  [
    "brand coconut?",
    `
      violife, daiya, sheese, applewood vegan, so delicious, cocojune, koko, coyo,
      the coconut collaborative, cocos yogurt, go veggie, nurishh`,
    DAIRY_NOUNS,
  ],
  [
    "brand coconut? soy?",
    "chao, chao slices, field roast chao, follow your heart",
    `${DAIRY_NOUNS}, smoked, gouda, havarti, american`,
  ],
  [
    "brand coconut",
    "koko, coyo, coconut collaborative, cocojune, culina, harvest moon, abbot kinney's",
    DAIRY_NOUNS,
  ],
  ["brand tree_nuts coconut", "forager, forager project, lavva", DAIRY_NOUNS],
  [
    "brand tree_nuts",
    "mouse's favourite, palace culture, tyne chease, nutcrafter, kinda co, honestly tasty, vtopian, spero",
    DAIRY_NOUNS,
  ],
  ["brand tree_nuts coconut?", "miyoko, miyoko's, nutpod, nutpods", DAIRY_NOUNS],
  [
    "brand tree_nuts",
    `
      kite hill, treeline, califia, almond breeze, new roots, nush, culcherd, forager cashew,
      elmhurst, malk`,
    DAIRY_NOUNS,
  ],
  [
    "brand soy",
    `
      tofutti, bonsoy, vitasoy, westsoy, provamel, edensoy, sojade, 8th continent, toffuti`,
    DAIRY_NOUNS,
  ],
  [
    "brand gluten",
    `
      oatly, planet oat, minor figures, chobani oat, oatsome, oatey, willa's`,
    "oat, milk, barista, drink, cream, creamy, fraiche, custard, yogurt, edition",
  ],
  [
    "brand soy? tree_nuts? coconut? gluten?",
    `
      alpro, silk almond, silk nextmilk, rude health, plenish, pacific foods oat, sproud`,
    "milk, drink, barista, creamer",
  ],
  [
    "brand soy",
    "alpro soya, silk soy, alpro yogurt, alpro custard, alpro plain",
    "milk, drink, creamer, yogurt, yoghurt, alternative",
  ],
  ["brand tree_nuts", "alpro almond, silk almond", "milk, drink, barista, creamer, unsweetened"],
  ["brand gluten", "alpro oat, silk oat", "milk, drink, barista, creamer, unsweetened"],
  [
    "brand coconut",
    `
      alpro coconut, silk coconut, silk coconutmilk, silk unsweetened coconutmilk,
      silk unsweetened coconut`,
    "milk, drink, barista, creamer, unsweetened",
  ],
  [
    "brand tree_nuts",
    `
      silk almondmilk, silk unsweetened almondmilk, silk unsweetened almond,
      silk unsweetened cashew`,
    "milk",
  ],
  ["brand soy", "silk soymilk, silk unsweetened soymilk, silk unsweetened soy", "milk"],
  ["weak name soy? tree_nuts? gluten? coconut?", "silk", "milk, creamer, unsweetened"],
  ["weak name", "ripple", "milk, creamer, unsweetened, original"],
];

const MEAT_NOUNS = `
      sausage, burger, patty, mince, ground, crumble, crumbles, meatball, meat, chicken, chik n,
      chick n, beef, beefless, pork, bacon, ham, turkey, steak, strip, tender, nugget, piece,
      chunk, fillet, schnitzel, dog, hot dog, hotdog, brat, slice, deli, roast, tofu, tempeh,
      tuna, fish, finger, smart, link, italian, breakfast, original, veggie, vegan, vegetarian,
      plant based, plant, soy, escalope, cutlet, pulled, duck, lamb, firm, extra, silken,
      smoked, naked, super, medium, soft, block, cube, marinated, sprouted, organic, chorizo,
      frankfurter, hot, isn't, free, kebab, shawarma, ball, kofta, tenderstrip, shredded`;

export const MEATLESS_BRANDS: readonly FoodRow[] = [
  [
    "brand soy",
    `
      cauldron tofu, cauldron organic, tofoo, the tofoo co, nasoya, house foods, mori nu,
      morinu, morinaga tofu, wildwood tofu, wildwood sprouted, wildwood organic, azumaya,
      taifun, clear spot tofu, clearspot, soyfarm, simply tofu, san jose tofu, westsoy tofu,
      hodo, hodo foods, twin oaks tofu, pulmuone, vitasoy tofu, sunrise tofu, the bridge tofu,
      biona tofu, clearspring tofu, tofu king, nigari tofu, pressed tofu, tofurky tempeh,
      soy boy, soyboy, white wave tofu, impossible burger, impossible ground, impossible mince,
      impossible patty, impossible meat, impossible beef, impossible sausage, impossible pork,
      impossible chicken nugget, impossible foods, butler soy curl, soy curl, nutrela, omnipork,
      heura, soy protein crumble, sol cuisine, good catch, omni foods, oumph, tvp, sojachunk,
      richmond meat free, sunnuz`,
    MEAT_NOUNS,
  ],
  [
    "brand soy gluten",
    `
      tofurky, gimme lean, lightlife gimme lean, gardein, yves veggie, yves ground round,
      veggie ground round, linda mccartney, linda mccartney's, fry's family, frys family,
      vivera, vegetarian butcher, the vegetarian butcher, vbites, garden gourmet, sweet earth,
      nuggs, loma linda, worthington food, cedar lake, redwood vegan, goodlife burger,
      chick'n strip, yves, v2 mince, v2food, naturli mince, like meat`,
    MEAT_NOUNS,
  ],
  [
    "brand soy gluten?",
    `
      lightlife, lightlife smart ground, lightlife flax, smart ground, smart dog, smart bacon,
      lightlife tempeh, tofurky slice, franklin farm tempeh, better nature tempeh`,
    MEAT_NOUNS,
  ],
  [
    "brand soy gluten eggs? dairy?",
    `
      morningstar, morningstar farm, morning star farm, boca, boca burger, boca crumble,
      gardenburger, quorn vegan alternative`,
    MEAT_NOUNS,
  ],
  ["brand eggs gluten?", "quorn", MEAT_NOUNS],
  [
    "brand gluten",
    `
      upton's naturals, uptons naturals, wheaty, blackbird seitan, sgaia, lord of tofu seitan`,
    MEAT_NOUNS,
  ],
  [
    "brand gluten soy?",
    `
      field roast, field roast sausage, no evil foods, herbivorous butcher,
      beyond chicken tender`,
    MEAT_NOUNS,
  ],
  [
    "brand gluten? soy?",
    `
      moving mountains, meatless farm, birds eye green cuisine, green cuisine, squeaky bean,
      redefine meat, abbot's butcher, dr praeger, alpha foods, raised and rooted, pure farmland,
      unisoy, juicy marbles`,
    MEAT_NOUNS,
  ],
  ["brand", "just egg, just egg folded, zero egg, oggs aquafaba", "liquid, scramble, alternative"],
  [
    "brand",
    `
      beyond burger, beyond meat, beyond beef, beyond sausage, beyond patty, beyond mince,
      beyond steak, beyond ground, beyond crumble, sunfed, sunfed chicken free`,
    MEAT_NOUNS,
  ],
  ["brand soy", "this isn't, this isn't chicken, this isn't bacon, this isnt chicken", MEAT_NOUNS],
  ["brand gluten? sesame?", "cauldron falafel"],
  ["weak name soy", "cauldron, impossible, wildwood, nigari", MEAT_NOUNS],
  ["weak name", "beyond", MEAT_NOUNS],
];
