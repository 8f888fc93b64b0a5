import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Breads, rolls, ready-made doughs, baking mixes, breakfast cereals and cereal bars by the names they
 * are sold under: what the usual kind holds, and with "?" what others of the name do. From the
 * ingredient statements in USDA FoodData Central's branded foods (American) and Open Food Facts
 * (other countries), and the makers'.
 */

const BREAD_NOUNS = `
      bread, loaf, roll, bun, bagel, muffin, english, slider, dinner, sandwich, thin, toast,
      toastie, wrap, tortilla, crust, pizza, ciabatta, baguette, crumpet, pitta, pita, naan,
      flatbread, dough, sweet, hawaiian, white, wholemeal, wheat, grain, potato, crescent,
      biscuit, grands, pastry, puff, shortcrust, sheet, pie, croissant, mix, waffle, pancake,
      sprouted, breadcrumb, crumb`;

export const BREAD_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten",
    "pillsbury best, pillsbury flour",
    "all purpose, flour, bread, unbleached, self rising, whole, wheat",
  ],
  [
    "brand gluten dairy eggs soy?",
    `
      king's hawaiian, kings hawaiian, hawaiian roll, hawaiian bread, hawaiian sweet roll,
      st pierre, brioche pasquier, pasquier`,
    BREAD_NOUNS,
  ],
  [
    "brand gluten soy? dairy?",
    `
      pillsbury, pillsbury crescent, pillsbury grands, grands biscuit, crescent roll,
      crescent dough, thomas' english, thomas english muffin, thomas bagel, martin's potato,
      martin's roll, wonder bread, pepperidge farm, arnold bread, nature's own, oroweat,
      bays english muffin, sister schubert, rhodes roll, rhodes frozen, rhodes dough,
      rhodes bread, bridgford, jus rol, jusrol, pampas pastry, athens fillo, athens phyllo,
      fillo shell, tenderflake, mcvitie's waffle, soreen, new york bakery, dempster, dempster's,
      villaggio, country harvest, gardenia bread, toufayan, bimbo bread, sara lee bread,
      francisco roll, turano, eggo, eggo waffle, aunt jemima waffle, birds eye waffle bread`,
    BREAD_NOUNS,
  ],
  [
    "brand gluten soy?",
    `
      mission wrap, mission flour tortilla, mission tortilla, warburton, warburtons, hovis,
      kingsmill, allinson, roberts bakery, brennan's bread, brennans, pat the baker,
      irish pride, johnston mooney, tip top bread, helga's, wonder white, abbott's village,
      mighty soft, burgen, vogel's, molenberg, ploughmans bread, nature's fresh, kaiser roll`,
    BREAD_NOUNS,
  ],
  ["brand gluten dairy soy", "boboli, boboli crust, stonefire, new york garlic bread", BREAD_NOUNS],
  [
    "brand gluten sesame soy?",
    `
      dave's killer, dave's killer bread, ezekiel, ezekiel 4:9, food for life ezekiel, flatout`,
    BREAD_NOUNS,
  ],
  ["brand gluten soy", "ezekiel, ezekiel bread", BREAD_NOUNS],
  [
    "brand eggs? dairy? soy?",
    `
      schar, schär, genius bread, genius gluten free, bfree, canyon bakehouse, udi's, udi,
      katz gluten free, promise gluten free, kinnikinnick, glutino, food for life brown rice,
      little northern bakehouse, juvela`,
    BREAD_NOUNS,
  ],
];

const MIX_NOUNS = `
      mix, baking, cake, brownie, muffin, corn, cornbread, bread, pancake, waffle, biscuit,
      cookie, dough, batter, chocolate, double, fudge, devil, food, yellow, white, vanilla,
      golden, butter, spice, carrot, angel, supreme, moist, deluxe, complete, original,
      all purpose, flour, crumb, coating, stuffing, chicken, pork, seasoned, breadcrumb,
      red velvet, lemon`;

export const MIX_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten soy",
    "pam baking, pam for baking, baker's joy, bak klene, baking spray with flour, flour spray",
    "spray, nonstick, no stick",
  ],
  [
    "brand gluten soy? dairy? eggs?",
    `
      duncan hines, betty crocker brownie, betty crocker cake, betty crocker supermoist,
      betty crocker super moist, betty crocker cookie, supermoist, pillsbury cake,
      pillsbury brownie, moist supreme, ghirardelli brownie,
      ghirardelli double chocolate brownie, ghirardelli triple chocolate, krusteaz,
      aunt jemima pancake, aunt jemima complete, aunt jemima mix, pearl milling,
      hungry jack pancake, white wings, green's cake, edmonds cake, edmonds pancake,
      wright's baking, mrs crimble mix, dr oetker cake, robin hood mix, martha white muffin,
      martha white cornbread`,
    MIX_NOUNS,
  ],
  [
    "brand gluten soy?",
    `
      jiffy mix, jiffy corn, jiffy corn muffin, jiffy corn muffin mix, jiffy muffin, jiffy cornbread, bisquick, original bisquick,
      shake 'n bake, shake and bake, shake n bake, progresso breadcrumb, progresso bread crumb,
      oven fry, dixie fry, drake's batter, louisiana fish fry, zatarain's fish fri, paxo,
      ready brek mix, martha white, self rising mix, panko brand`,
    MIX_NOUNS,
  ],
  [
    "brand gluten soy dairy? chicken?",
    `
      stove top, stove top stuffing, pepperidge farm stuffing, stovetop stuffing`,
    MIX_NOUNS,
  ],
  [
    "brand",
    `
      bisquick gluten free, king arthur gluten free, bob's red mill gluten free, cup4cup,
      doves farm gluten free, dove's farm gluten free, pamela's baking mix, namaste flour,
      better batter, orgran flour, ener g egg replacer, ener-g, just egg replacer,
      bird's custard, bird's custard powder, birds custard, foster clark`,
    MIX_NOUNS,
  ],
];

const CEREAL_NOUNS = `
      cereal, crunch, flake, square, mix, original, oat, honey, crumb, bar, cluster, bran,
      wheat, rice, corn, cinnamon, chocolate, fruit, treat, bite, protein`;

export const CEREAL_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten",
    `
      rice krispie, rice crispy, rice krispies, rice bubble, cornflake, corn flake, crispix,
      all bran, bran flake, raisin bran, froot loop, fruit loop, apple jack, frosted flake,
      frosties cereal, corn pop, honey smack, cheerio, wheaties cereal, wheat chex,
      multi bran chex, fiber one, fibre one, kix, life cereal, puffed wheat, shredded wheat,
      shreddie, weetabix, weet bix, oatibix, ready brek, honeycomb cereal, malt o meal,
      quaker oatmeal, oatmeal square, total cereal, sultana bran, just right cereal,
      nutri grain cereal, sustain cereal, uncle tobys oat, red river cereal, sugar puff,
      honey monster, cinnamon grahams, nesquik cereal, cocoa krispie, coco rocks, grape nut`,
    CEREAL_NOUNS,
  ],
  ["weak brand gluten", "frostie", CEREAL_NOUNS],
  [
    "brand gluten soy?",
    `
      cinnamon toast crunch, golden graham, curiously cinnamon, cap'n crunch, capn crunch,
      captain crunch, cookie crisp, oreo o, cracklin oat bran, kashi, golden nugget cereal,
      chex mix, gardetto, gardetto's`,
    CEREAL_NOUNS,
  ],
  [
    "brand gluten dairy?",
    `
      special k, coco pop, cocoa pop, milo cereal, honey bunches of oats, great grain, mueslix`,
    CEREAL_NOUNS,
  ],
  ["brand gluten beef", "lucky charm, frosted mini wheat, mini wheat", CEREAL_NOUNS],
  [
    "brand gluten tree_nuts",
    `
      honey nut cheerio, jordans, jordan's granola, dorset cereal, dorset cereals,
      country crisp, alpen, carman's, carmans, familia muesli, bear naked, basic 4,
      honey bunches of oats with almonds, crunchy nut muesli, cascadian farm granola,
      nature's path granola, rude health granola, lizi's`,
    CEREAL_NOUNS,
  ],
  ["brand dairy", "alpen", CEREAL_NOUNS],
  [
    "brand gluten peanuts",
    `
      crunchy nut, crunchy nut cornflake, crunchy nut corn flake, reese's puff, reese puff,
      peanut butter crunch, peanut butter captain crunch`,
    CEREAL_NOUNS,
  ],
  ["brand gluten tree_nuts soy dairy?", "krave", CEREAL_NOUNS],
  ["brand gluten? tree_nuts?", "honey nut chex, chex", CEREAL_NOUNS],
  ["brand soy?", "cocoa puff, trix, puffed rice cereal, erewhon", CEREAL_NOUNS],
  [
    "brand",
    `
      rice chex, corn chex, cinnamon chex, chocolate chex, vanilla chex, blueberry chex,
      fruity pebble, cocoa pebble`,
    CEREAL_NOUNS,
  ],
  [
    "brand gluten tree_nuts? peanuts? soy?",
    `
      nature valley, clif bar, clif, quaker chewy, chewy granola bar, sunbelt granola, luna bar,
      fiber one bar, nutri grain, cereal bar, special k bar, tracker bar, go ahead bar,
      harvest cheweee`,
    CEREAL_NOUNS,
  ],
  [
    "brand tree_nuts peanuts?",
    `
      kind bar, larabar, lara bar, nakd, nākd, eat natural, trek bar, deliciously ella bar,
      that's it nut`,
    CEREAL_NOUNS,
  ],
  ["brand eggs tree_nuts peanuts?", "rxbar, rx bar", CEREAL_NOUNS],
  [
    "brand dairy tree_nuts? peanuts? soy?",
    `
      quest bar, pure protein bar, atkins bar, grenade bar, barebells, balance bar, zone bar,
      power bar, powerbar, think thin bar, premier protein, muscle milk, sport nutrition whey,
      myprotein bar`,
    CEREAL_NOUNS,
  ],
  [
    "brand dairy soy?",
    `
      ensure drink, ensure shake, ensure plus, can ensure, boost drink, slimfast, slim fast,
      complan, sustagen, isopure, optimum nutrition, gold standard whey, myprotein whey`,
    "drink, shake, protein, powder, whey",
  ],
  [
    "brand soy",
    `
      ensure drink, ensure shake, ensure plus, can ensure, slimfast, slim fast`,
    "drink, shake",
  ],
  ["brand gluten dairy soy?", "up and go, sanitarium up and go", "drink"],
  ["brand gluten? soy? coconut?", "huel, soylent, orgain", "powder, protein, shake"],
];
