import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Pasta and noodles, snacks, drinks and jellies by the names they are sold under: what the usual kind
 * holds, and with "?" what others of the name do. "name" rows are words of other meanings too, and
 * count when written with a capital. From the ingredient statements in USDA FoodData Central's
 * branded foods (American) and Open Food Facts (other countries), and the makers'.
 */

const PASTA_NOUNS = `
      pasta, penne, spaghetti, rigate, noodle, shell, macaroni, mac, white, elbow, rotini,
      linguine, fettuccine, ready, oven, whole, grain, wheat, instant, ramen, flavour, flavor,
      dinner, mix, side, rice, packet, seasoning, original, deluxe, fusilli, farfalle, extra,
      wide, two, minute, 2, goreng, sheet`;

export const PASTA_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten",
    `
      barilla, de cecco, dececco, ronzoni, creamette, mueller's, san giorgio, garofalo, rummo,
      la molisana, skinner pasta, american beauty pasta, catelli, primo pasta, san remo pasta,
      dreamfields, anna pasta, delverde, divella, voiello, pastificio di martino, italpasta`,
    PASTA_NOUNS,
  ],
  ["brand gluten eggs", "no yolk, reames, reame's, amish egg noodle, kluski", PASTA_NOUNS],
  [
    "brand",
    `
      banza, barilla gluten free, barilla red lentil, barilla chickpea, tinkyada,
      tolerant pasta, ancient harvest, jovial brown rice, jovial gluten free, andean dream,
      miracle noodle, explore cuisine, pasta zero`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten dairy",
    `
      kraft dinner, kraft macaroni, kraft mac, kraft mac and cheese, annie's mac, annie's shell,
      annies shell, annie's macaroni, annie's white cheddar, velveeta shell, velveeta shells,
      macaroni and cheese, macaroni & cheese, mac and cheese, mac & cheese, macaroni cheese,
      macaroni and cheese mix, stouffer's mac, easy mac`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten dairy soy?",
    `
      pasta roni, pasta a roni, knorr pasta side, lipton pasta side, knorr alfredo,
      hamburger helper, tuna helper, chicken helper, bird's eye voila`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten soy? chicken?",
    `
      rice a roni, knorr rice side, lipton rice, uncle ben's long grain and wild,
      near east rice pilaf, near east couscous, zatarain's dirty rice, uncle ben's wild`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      top ramen, nissin, maruchan, sapporo ichiban, indomie, mi goreng, maggi mi goreng, koka,
      koka noodle, shin ramyun, nongshim, samyang, buldak, neoguri, chapagetti, ottogi,
      mama noodle, yum yum noodle, wai wai noodle, lucky me, cup o noodle, pot noodle,
      super noodle, fantastic noodle, ramen noodle soup, oriental flavor ramen, oriental ramen,
      paldo`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten soy? dairy?",
    "maggi noodle, maggi 2 minute, maggi two minute, maggi instant",
    PASTA_NOUNS,
  ],
  [
    "brand gluten eggs dairy? soy?",
    `
      buitoni tortellini, buitoni ravioli, buitoni, giovanni rana, rana, three bridges ravioli`,
    `${PASTA_NOUNS}, tortellini, ravioli, refrigerated`,
  ],
];

const SNACK_NOUNS = `
      chip, crisp, corn, tortilla, nacho, cool, original, snack, puff, potato, onion, fried,
      french, crispy, crouton, flavor, flavour, pita, mix, popcorn, stick, ring, bag, twist,
      crunchy, shallot, crumb`;

export const SNACK_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy? soy? gluten?",
    `
      dorito, doritos, takis, ruffle, lay's flavoured, sensations crisp, mccoy's, walkers crisp,
      tayto, twistie, twisties, red rock deli`,
    SNACK_NOUNS,
  ],
  [
    "brand dairy",
    `
      doritos nacho, doritos cool ranch, nacho cheese dorito, cool ranch dorito,
      nacho cheese tortilla chip, ranch tortilla chip, ranch flavored tortilla chip, cheeto,
      cheetos, wotsit, smartfood, cheese puff, cheese ball snack, cheez doodle, utz cheese,
      pirate's booty, pirate booty, funyun, quaver, cheezel, cheese popcorn`,
    SNACK_NOUNS,
  ],
  [
    "brand gluten dairy?",
    `
      pringle, pringles, hula hoop, monster munch, sun chip, sunchips, grain wave, burger ring,
      cheezels, pom bear`,
    SNACK_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      french fried onion, french fried dried onion, fried dried onion, french's fried onion, french's crispy onion, french's onion,
      durkee fried onion, durkee french fried, durkee onion, french's crispy fried onion,
      crispy fried onion, crispy onion, frazzle, bacon fries, bac o bit, bac os,
      bacos, bac-os`,
    SNACK_NOUNS,
  ],
  ["brand gluten", "stacy's, stacy's pita, pita chip, bagel chip, kurkure", SNACK_NOUNS],
  [
    "brand",
    `
      frito, fritos, lay's potato, lays potato, lay's chip, lay's classic, tostito, tostitos,
      bugle, mission chip, popcorners, skinnypop, popchips, kettle chip, kettle crisp,
      cape cod chip, juanita's, santitas, tortilla chip, corn chip, potato crisp, potato chip,
      tater tot, ore ida, ore-ida, potato puff, swedish fish`,
    SNACK_NOUNS,
  ],
  [
    "brand peanuts",
    `
      planters peanut, planters cocktail, planters dry roasted, bamba, cracker jack`,
    SNACK_NOUNS,
  ],
  ["brand tree_nuts peanuts", "planters mixed, planters nut", SNACK_NOUNS],
  ["brand peanuts dairy? soy?", "fiddle faddle, crunch 'n munch, crunch n munch", SNACK_NOUNS],
  ["brand tree_nuts dairy soy", "poppycock, moose munch", SNACK_NOUNS],
];

const DRINK_NOUNS = `
      liqueur, irish, stout, beer, lager, ale, light, extra, draught, original, malt, malted,
      powder, drink, rum, premium, oktoberfest, ipa`;

export const DRINK_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy",
    `
      baileys, bailey's, amarula, rumchata, carolans, sheridan's liqueur, coole swan,
      irish cream, tequila rose`,
    DRINK_NOUNS,
  ],
  ["brand eggs dairy?", "advocaat, warninks", DRINK_NOUNS],
  [
    "brand gluten",
    `
      guinness, heineken, budweiser, bud light, coors, coors light, miller lite,
      miller high life, stella artois, peroni, carlsberg, beck's beer, becks beer, modelo,
      dos equis, tecate, corona extra, negra modelo, blue moon, samuel adams, sam adams,
      sierra nevada, goose island, newcastle brown, murphy's stout, beamish, kilkenny,
      smithwick's, smithwicks, harp lager, foster's lager, fosters lager, victoria bitter,
      tooheys, carlton draught, speight's, asahi, kirin ichiban, sapporo beer, tsingtao, singha,
      kingfisher beer, hoegaarden, leffe, chimay, duvel, old speckled hen, london pride,
      hobgoblin, molson, labatt, moosehead, shiner bock, pabst, brooklyn lager, lagunitas,
      fat tire, new belgium, estrella damm, san miguel, doom bar, old rasputin`,
    DRINK_NOUNS,
  ],
  [
    "brand gluten dairy",
    `
      horlicks, ovaltine, milo, carnation malted, malted milk, malted milk powder`,
    DRINK_NOUNS,
  ],
  [
    "brand dairy?",
    `
      swiss miss, cadbury drinking chocolate, options hot chocolate, carnation hot chocolate,
      cocoa mix, hot cocoa mix, hot chocolate mix, land o lakes cocoa, nestle hot cocoa`,
    DRINK_NOUNS,
  ],
  [
    "brand dairy",
    `
      swiss miss, hot cocoa mix, hot chocolate mix, carnation breakfast, instant breakfast`,
    DRINK_NOUNS,
  ],
  ["brand tree_nuts?", "disaronno, di saronno, amaretto di saronno", DRINK_NOUNS],
  ["brand fish shellfish", "clamato", "juice"],
  [
    "brand coconut",
    `
      malibu, coco lopez, coco real, goya coconut, chaokoh, aroy d, aroy-d, vita coco,
      harmless harvest`,
    DRINK_NOUNS,
  ],
  ["weak name gluten", "corona, modelo, stella", DRINK_NOUNS],
];

/** Jellies and setting agents. */
export const JELLY_BRANDS: readonly FoodRow[] = [
  [
    "brand beef",
    `
      jell o, jello, jell o gelatin, jello gelatin, knox, knox gelatin, knox unflavored,
      hartley's jelly, rowntree's jelly, aeroplane jelly, royal gelatin, gelatin dessert,
      davis gelatine`,
    "gelatin, gelatine, mix, powder, unflavored, sugar, free, lemon, lime, strawberry, raspberry, orange, cherry, black, dessert, crystal, cube, tablet, flavored, flavoured",
  ],
  [
    "brand dairy?",
    `
      jell o instant, jello instant, jello pudding, jell o pudding, jell o vanilla pudding,
      jell o chocolate pudding, jello vanilla pudding, jello instant pudding, instant pudding,
      instant vanilla pudding, instant chocolate pudding, pudding mix, instant pudding mix,
      vanilla pudding mix, chocolate pudding mix, banana cream pudding mix,
      french vanilla pudding, pistachio pudding, butterscotch pudding, lemon pudding mix,
      cook and serve pudding, cheesecake pudding mix, instant lemon pudding, my t fine`,
    "mix, pudding, filling, powder, instant, vanilla, chocolate, flavor, package",
  ],
  [
    "brand dairy",
    "angel delight, bird's trifle, birds trifle, whip and chill",
    "mix, strawberry, butterscotch, chocolate",
  ],
];
