import type { FoodRow } from "./screen-tags.ts";

/**
 * Spreads, sauces, dressings, stocks, seasonings, soups, pasta and noodles, snacks and drinks by the
 * names they are sold under: what the usual kind holds, and with "?" what others of the name do.
 * "name" rows are words of other meanings too, and count when written with a capital. From the
 * ingredient statements in USDA FoodData Central's branded foods (American) and Open Food Facts
 * (other countries), and the makers'. Long because it is data.
 */

const SPREAD_NOUNS = `
  peanut, butter, creamy, crunchy, smooth, natural, spread, chunky, extra, super, original, yeast,
  extract, powder, powdered, reduced, fat`;

export const SPREAD_BRANDS: readonly FoodRow[] = [
  [
    "brand peanuts soy?",
    `
      jif, skippy, peter pan peanut, peter pan creamy, sun pat, sunpat, pic's smooth, pic's
      crunchy, pic's peanut, pics peanut butter, whole earth peanut, meridian peanut, kraft
      peanut, bega peanut, pbfit, pb fit, pb2, teddie, smucker's natural peanut, smuckers natural
      peanut, goober grape, adams peanut, laura scudder, justin's peanut, kraft smooth`,
    SPREAD_NOUNS,
  ],
  [
    "brand tree_nuts",
    `
      justin's almond, justins almond, barney butter, maranatha, maranatha almond`,
    SPREAD_NOUNS,
  ],
  [
    "brand tree_nuts dairy soy",
    `
      nutella, nocciolata, justin's hazelnut, chocolate hazelnut spread, hazelnut chocolate
      spread, ferrero nutella`,
    SPREAD_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      biscoff spread, lotus spread, cookie butter, speculoos spread, speculoos butter, speculoos
      cookie butter`,
    SPREAD_NOUNS,
  ],
  ["brand soy", "wowbutter", SPREAD_NOUNS],
  ["brand", "jif lemon", "juice"],
  ["brand", "sunbutter, sun butter, no nut butter", SPREAD_NOUNS],
  ["brand gluten", "marmite, vegemite, promite, mighty mite, aussiemite, cenovis", SPREAD_NOUNS],
  ["brand gluten beef meat", "bovril", "paste, stock, jar"],
  [
    "brand eggs",
    `
      marshmallow fluff, fluff marshmallow, jet puffed creme, jet puffed marshmallow creme,
      marshmallow creme, marshmallow cream, ricemellow`,
    "spread",
  ],
];

const SAUCE_NOUNS = `
  sauce, mayonnaise, mayo, real, light, lite, olive, dressing, creamy, buttermilk, dip, mix, dry,
  packet, seasoning, original, japanese, steak, pickle, relish, small, chunk, sandwich, bbq,
  barbecue, barbeque, hickory, marinade, paste, curry, red, green, premium, classic, pasta,
  marinara, powder, recipe, squeeze, squeezy`;

export const SAUCE_BRANDS: readonly FoodRow[] = [
  [
    "brand eggs soy?",
    `
      hellmann, hellmann's, helman's, best foods mayo, best foods mayonnaise, best foods, kewpie,
      kewpie mayo, cain's mayonnaise, sir kensington mayo, blue plate, mccormick mayonesa, heinz
      mayonnaise, primal kitchen mayo, thomy mayonnaise, praise mayonnaise, heinz salad cream`,
    SAUCE_NOUNS,
  ],
  [
    "brand eggs soy",
    `
      duke's mayo, duke's, duke's mayonnaise, dukes mayonnaise, kraft mayo, kraft mayonnaise,
      kraft real mayo`,
    SAUCE_NOUNS,
  ],
  [
    "brand eggs soy? dairy?",
    `
      miracle whip, kraft sandwich spread, durkee famous sauce, big mac sauce`,
    SAUCE_NOUNS,
  ],
  [
    "brand soy?",
    `
      vegenaise, veganaise, nayonaise, fabanaise, just mayo, hellmann's vegan, vegan hellmann's,
      follow your heart vegenaise`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy eggs soy?",
    "ranch dressing, blue cheese dressing, bleu cheese dressing",
    SAUCE_NOUNS,
  ],
  [
    "brand dairy eggs soy",
    `
      hidden valley, hidden valley ranch, marzetti ranch, kraft ranch, ken's ranch, wish bone
      ranch, litehouse ranch`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy soy?",
    `
      hidden valley mix, hidden valley dry, hidden valley ranch mix, hidden valley ranch
      seasoning, hidden valley original ranch mix, ranch dressing mix, ranch seasoning, ranch mix,
      ranch powder, ranch dip mix`,
    SAUCE_NOUNS,
  ],
  [
    "brand fish dairy eggs soy?",
    `
      ken's caesar, cardini, newman's own caesar, brianna's caesar, girard's caesar`,
    SAUCE_NOUNS,
  ],
  ["brand soy? dairy?", "newman's own italian, newman's own dressing, kraft balsamic", SAUCE_NOUNS],
  [
    "brand soy? eggs?",
    "catalina, catalina dressing, french dressing, russian dressing",
    `${SAUCE_NOUNS}, salad`,
  ],
  [
    "brand soy? dairy? eggs?",
    `
      ken's steakhouse, kens steakhouse, wish bone dressing, wishbone dressing, brianna's,
      girard's, marzetti, litehouse, bolthouse, kraft italian, kraft zesty italian, kraft
      catalina, zesty italian, good seasons, pizza express dressing`,
    SAUCE_NOUNS,
  ],
  [
    "brand fish gluten?",
    `
      lea and perrins, lea & perrins, lea perrin, holbrook, henderson's relish fish`,
    SAUCE_NOUNS,
  ],
  [
    "brand",
    `
      henderson's relish, hendersons relish, heinz ketchup, heinz tomato ketchup, heinz chili
      sauce, tabasco, sriracha, huy fong, cholula, frank's redhot, franks red hot, frank's red
      hot, frank's hot sauce, crystal hot, texas pete, valentina, tapatio, louisiana hot sauce,
      encona, nando's, rotel, ro tel, grey poupon, maille, gulden, french's mustard, french's
      yellow, classico, rao's marinara, prego, prego traditional, ragu old world, ragu
      traditional, ragu chunky, mae ploy sweet chilli, mae ploy sweet chili, pace picante, la
      victoria, herdez, el yucateco, stubb's, rufus teague, primal kitchen ketchup`,
    "sauce, hot, red, original, marinara, ketchup, mustard, chili, chile, pepper, chunky",
  ],
  [
    "brand gluten",
    `
      hp sauce, hp, daddies sauce, daddies, branston, branston pickle, branston small chunk, heinz
      malt vinegar, sarson, sarson's`,
    SAUCE_NOUNS,
  ],
  [
    "brand gluten? soy? fish?",
    `
      a 1, a1, a1 sauce, a 1 steak sauce, a1 steak sauce, heinz 57, sweet baby ray, sweet baby
      ray's, bull's eye, bullseye bbq, kc masterpiece, jack daniel's bbq, jack daniels sauce, open
      pit, montgomery inn, barbeque sauce, bar b q sauce`,
    SAUCE_NOUNS,
  ],
  [
    "brand soy gluten",
    `
      kikkoman, yamasa, pearl river bridge, la choy soy, house of tsang, mr yoshida, yoshida,
      golden mountain, healthy boy soy, abc kecap, abc sweet soy, silver swan, datu puti soy, kim
      ve wong, wan ja shan, amoy soy, amoy dark soy, amoy light soy, lee kum kee soy, lee kum kee
      hoisin, lee kum kee black bean, lee kum kee char siu, maggi seasoning, maggi sauce, maggi
      liquid, bibigo gochujang, panda express sauce, general tso sauce, general tso's sauce,
      mandarin sauce`,
    SAUCE_NOUNS,
  ],
  [
    "brand soy gluten sesame?",
    "szechuan sauce, sichuan sauce, szechwan sauce, stir fry sauce",
    SAUCE_NOUNS,
  ],
  ["brand soy gluten sesame", "soy vay, veri veri teriyaki, bachan, bachan's", SAUCE_NOUNS],
  [
    "brand soy",
    `
      san j, san-j, bragg liquid amino, bragg's liquid amino, bragg amino, liquid aminos, bragg`,
    "tamari, soy, sauce, aminos, liquid, organic",
  ],
  [
    "brand",
    `
      bragg apple, bragg nutritional, bragg vinegar, bragg organic apple cider`,
    "cider, vinegar, yeast",
  ],
  ["brand soy? gluten? shellfish?", "lee kum kee, panda brand", SAUCE_NOUNS],
  [
    "brand shellfish soy? gluten?",
    `
      lee kum kee oyster, lee kum kee premium oyster, panda oyster, maekrua oyster`,
    SAUCE_NOUNS,
  ],
  [
    "brand soy peanuts? sesame?",
    "lao gan ma, laoganma, fly by jing, chili crisp, chilli crisp",
    "crispy, chili, chilli, oil, sauce",
  ],
  ["brand shellfish", "mae ploy, mae ploy curry", SAUCE_NOUNS],
  ["brand shellfish fish?", "maesri, mae sri, nittaya", SAUCE_NOUNS],
  [
    "brand fish? shellfish?",
    `
      thai kitchen red curry, thai kitchen green curry, thai kitchen curry, blue dragon curry,
      cock brand curry`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy tree_nuts? coconut?",
    `
      patak's korma, pataks korma, sharwood's korma, sharwoods korma, loyd grossman korma`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy tree_nuts?",
    `
      patak's tikka masala, sharwood's tikka masala, sharwoods tikka masala, pataks tikka masala,
      patak's butter chicken, butter chicken sauce`,
    SAUCE_NOUNS,
  ],
  [
    "brand",
    "dolmio, bolognese sauce mix, hungry jack, hungry jack syrup",
    "bolognese, sauce, tomato, original, syrup",
  ],
  [
    "brand dairy eggs?",
    `
      alfredo sauce, prego alfredo, bertolli alfredo, ragu alfredo, classico alfredo, ragu cheese,
      ragu double cheddar, cheese sauce, cheese soup, dolmio white, dolmio lasagne, knorr alfredo`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy gluten",
    `
      colman's white sauce, schwartz white sauce, colman's cheese sauce, schwartz cheese sauce,
      parsley sauce mix, bread sauce mix, white sauce mix, cheese sauce mix`,
    SAUCE_NOUNS,
  ],
];

const STOCK_NOUNS = `
  soup, condensed, stock, cube, pot, broth, bouillon, powder, base, gravy, granule, granules, mix,
  vegetable, veg, onion, mushroom, reduced, sodium, low, concentrate, homestyle, seasoning, style,
  original, recipe, dip, golden, healthy, request, tomato, salt`;

export const STOCK_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy gluten soy?",
    `
      cream of mushroom, cream of mushroom soup, cream of celery, cream of celery soup, cream of
      broccoli soup, cream of potato soup, cream of onion soup, cream of asparagus soup, cream
      soup`,
    `${STOCK_NOUNS}, with, roasted garlic`,
  ],
  [
    "brand dairy gluten soy",
    `
      golden mushroom soup, campbell's cream of mushroom, campbells cream of mushroom, campbell's
      cream of celery`,
    STOCK_NOUNS,
  ],
  [
    "brand dairy gluten chicken soy?",
    `
      cream of chicken, cream of chicken soup, cream of chicken and mushroom`,
    STOCK_NOUNS,
  ],
  ["brand dairy gluten chicken soy", "campbell's cream of chicken", STOCK_NOUNS],
  [
    "brand dairy gluten? soy?",
    `
      cream of tomato soup, cheddar cheese soup, condensed cheddar cheese soup, nacho cheese soup,
      fiesta nacho cheese`,
    STOCK_NOUNS,
  ],
  [
    "brand gluten? dairy? soy?",
    `
      campbell's tomato, heinz tomato soup, condensed tomato soup, tomato soup`,
    STOCK_NOUNS,
  ],
  [
    "brand gluten? soy? dairy? beef?",
    `
      onion soup mix, dry onion soup mix, lipton onion, lipton onion soup, lipton recipe secret,
      lipton soup, onion recipe soup mix, onion soup and dip mix, french onion soup mix, beefy
      onion soup`,
    STOCK_NOUNS,
  ],
  [
    "brand gluten? beef? chicken?",
    `
      knorr, knorr stock, knorr stock pot, knorr bouillon, oxo, oxo cube, kallo, maggi stock,
      maggi bouillon, maggi cube, jumbo cube, telma, wyler's, herb ox, better than bouillon,
      better than boullion, rapunzel bouillon, continental stock, campbell's stock, edmonds stock`,
    STOCK_NOUNS,
  ],
  ["brand gluten beef", "oxo beef, beef oxo, oxo cube, red oxo", STOCK_NOUNS],
  [
    "brand gluten? dairy? beef? chicken?",
    `
      bisto, gravox, mccormick gravy mix, schwartz gravy, au jus mix, au jus gravy mix, brown
      gravy mix`,
    STOCK_NOUNS,
  ],
  [
    "brand chicken gluten? soy?",
    `
      swanson chicken, college inn chicken, knorr chicken, better than bouillon chicken, maggi
      chicken, wyler's chicken, campbell's chicken broth, chicken better than bouillon, knorr
      caldo de pollo, caldo de pollo, knorr tomato bouillon with chicken, caldo de tomate`,
    STOCK_NOUNS,
  ],
  [
    "brand beef gluten? soy?",
    `
      swanson beef, college inn beef, knorr beef, better than bouillon beef, maggi beef, wyler's
      beef, beef better than bouillon, campbell's beef broth, beef consomme, campbell's beef
      consomme, knorr homestyle beef, beef stock concentrate, beef base`,
    STOCK_NOUNS,
  ],
  [
    "brand",
    `
      massel, massel chicken style, massel beef style, massel stock, marigold, marigold swiss,
      marigold bouillon, chicken style stock, chicken style seasoning, beef style stock, vegeta,
      goya sazon, sazon goya, sazón, season all, accent, lawry's, lawry's seasoned salt, old bay,
      tony chachere, tony chachere's, slap ya mama, mrs dash, dash seasoning, tajin, tajín, jane's
      krazy, spike seasoning, adobo goya, goya adobo, cavender's, johnny's seasoning, nature's
      seasons, montreal steak, montreal steak seasoning, montreal chicken seasoning, mccormick
      grill mates, grill mates montreal, beau monde, herbamare, aromat vegan, essence of emeril,
      emeril's essence, club house la grille, kitchen bouquet, gravy master, liquid smoke,
      wright's liquid smoke`,
    "seasoning, stock, bouillon, powder, cube, salt, style, blend, spice, rub",
  ],
  [
    "brand gluten? soy? dairy?",
    `
      aromat, taco seasoning, old el paso seasoning, old el paso taco, old el paso fajita,
      mccormick taco, schwartz mix, colman's mix, zatarain, zatarain's, zatarain's jambalaya,
      chili seasoning mix, chili mix, sloppy joe mix, sloppy joe seasoning, meatloaf mix,
      fajita seasoning`,
    STOCK_NOUNS,
  ],
];

const PASTA_NOUNS = `
  pasta, penne, spaghetti, rigate, noodle, shell, macaroni, mac, white, elbow, rotini, linguine,
  fettuccine, ready, oven, whole, grain, wheat, instant, ramen, flavour, flavor, dinner, mix,
  side, rice, packet, seasoning, original, deluxe, fusilli, farfalle, extra, wide, two, minute, 2,
  goreng, sheet`;

export const PASTA_BRANDS: readonly FoodRow[] = [
  [
    "brand gluten",
    `
      barilla, de cecco, dececco, ronzoni, creamette, mueller's, san giorgio, garofalo, rummo, la
      molisana, skinner pasta, american beauty pasta, catelli, primo pasta, san remo pasta,
      dreamfields, anna pasta, delverde, divella, voiello, pastificio di martino, italpasta`,
    PASTA_NOUNS,
  ],
  ["brand gluten eggs", "no yolk, reames, reame's, amish egg noodle, kluski", PASTA_NOUNS],
  [
    "brand",
    `
      banza, barilla gluten free, barilla red lentil, barilla chickpea, tinkyada, tolerant pasta,
      ancient harvest, jovial brown rice, jovial gluten free, andean dream, miracle noodle,
      explore cuisine, pasta zero`,
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
      pasta roni, pasta a roni, knorr pasta side, lipton pasta side, knorr alfredo, hamburger
      helper, tuna helper, chicken helper, bird's eye voila`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten soy? chicken?",
    `
      rice a roni, knorr rice side, lipton rice, uncle ben's long grain and wild, near east rice
      pilaf, near east couscous, zatarain's dirty rice, uncle ben's wild`,
    PASTA_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      top ramen, nissin, maruchan, sapporo ichiban, indomie, mi goreng, maggi mi goreng, koka,
      koka noodle, shin ramyun, nongshim, samyang, buldak, neoguri, chapagetti, ottogi, mama
      noodle, yum yum noodle, wai wai noodle, lucky me, cup o noodle, pot noodle, super noodle,
      fantastic noodle, ramen noodle soup, oriental flavor ramen, oriental ramen, paldo`,
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
  chip, crisp, corn, tortilla, nacho, cool, original, snack, puff, potato, onion, fried, french,
  crispy, crouton, flavor, flavour, pita, mix, popcorn, stick, ring, bag, twist, crunchy, shallot,
  crumb`;

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
      doritos nacho, doritos cool ranch, nacho cheese dorito, cool ranch dorito, nacho cheese
      tortilla chip, ranch tortilla chip, ranch flavored tortilla chip, cheeto, cheetos, wotsit,
      smartfood, cheese puff, cheese ball snack, cheez doodle, utz cheese, pirate's booty, pirate
      booty, funyun, quaver, cheezel, cheese popcorn`,
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
      french fried onion, french's fried onion, french's crispy onion, french's onion, durkee
      fried onion, durkee french fried, durkee onion, french's crispy fried onion, crispy fried
      onion, crispy onion, fried shallot, frazzle, bacon fries, bac o bit, bac os, bacos, bac-os`,
    SNACK_NOUNS,
  ],
  ["brand gluten", "stacy's, stacy's pita, pita chip, bagel chip, kurkure", SNACK_NOUNS],
  [
    "brand",
    `
      frito, fritos, lay's potato, lays potato, lay's chip, lay's classic, tostito, tostitos,
      bugle, mission chip, popcorners, skinnypop, popchips, kettle chip, kettle crisp, cape cod
      chip, juanita's, santitas, tortilla chip, corn chip, potato crisp, potato chip, tater tot,
      ore ida, ore-ida, potato puff, swedish fish`,
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
  liqueur, irish, stout, beer, lager, ale, light, extra, draught, original, malt, malted, powder,
  drink, rum, premium, oktoberfest, ipa`;

export const DRINK_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy",
    `
      baileys, bailey's, amarula, rumchata, carolans, sheridan's liqueur, coole swan, irish cream,
      tequila rose`,
    DRINK_NOUNS,
  ],
  ["brand eggs dairy?", "advocaat, warninks", DRINK_NOUNS],
  [
    "brand gluten",
    `
      guinness, heineken, budweiser, bud light, coors, coors light, miller lite, miller high life,
      stella artois, peroni, carlsberg, beck's beer, becks beer, modelo, dos equis, tecate, corona
      extra, negra modelo, blue moon, samuel adams, sam adams, sierra nevada, goose island,
      newcastle brown, murphy's stout, beamish, kilkenny, smithwick's, smithwicks, harp lager,
      foster's lager, fosters lager, victoria bitter, tooheys, carlton draught, speight's, asahi,
      kirin ichiban, sapporo beer, tsingtao, singha, kingfisher beer, hoegaarden, leffe, chimay,
      duvel, old speckled hen, london pride, hobgoblin, molson, labatt, moosehead, shiner bock,
      pabst, brooklyn lager, lagunitas, fat tire, new belgium, estrella damm, san miguel, doom
      bar, old rasputin`,
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
      malibu, coco lopez, coco real, goya coconut, chaokoh, aroy d, aroy-d, vita coco, harmless
      harvest`,
    DRINK_NOUNS,
  ],
  ["weak name gluten", "corona, modelo, stella", DRINK_NOUNS],
];

/** Jellies and setting agents. */
export const JELLY_BRANDS: readonly FoodRow[] = [
  [
    "brand beef",
    `
      jell o, jello, jell o gelatin, jello gelatin, knox, knox gelatin, knox unflavored, hartley's
      jelly, rowntree's jelly, aeroplane jelly, royal gelatin, gelatin dessert, davis gelatine`,
    "gelatin, gelatine, mix, powder, unflavored, sugar, free, lemon, lime, strawberry, raspberry, orange, cherry, black, dessert, crystal, cube, tablet, flavored, flavoured",
  ],
  [
    "brand dairy?",
    `
      jell o instant, jello instant, jello pudding, jell o pudding, jell o vanilla pudding, jell o
      chocolate pudding, jello vanilla pudding, jello instant pudding, instant pudding, instant
      vanilla pudding, instant chocolate pudding, pudding mix, instant pudding mix, vanilla
      pudding mix, chocolate pudding mix, banana cream pudding mix, french vanilla pudding,
      pistachio pudding, butterscotch pudding, lemon pudding mix, cook and serve pudding,
      cheesecake pudding mix, instant lemon pudding, my t fine`,
    "mix, pudding, filling, powder, instant, vanilla, chocolate, flavor, package",
  ],
  [
    "brand dairy",
    "angel delight, bird's trifle, birds trifle, whip and chill",
    "mix, strawberry, butterscotch, chocolate",
  ],
];
