import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Spreads, sauces, dressings, stocks, seasonings and soups by the names they are sold under: what the
 * usual kind holds, and with "?" what others of the name do. From the ingredient statements in USDA
 * FoodData Central's branded foods (American) and Open Food Facts (other countries), and the makers'.
 * Long because it is data.
 */

const SPREAD_NOUNS = `
      peanut, butter, creamy, crunchy, smooth, natural, spread, chunky, extra, super, original,
      yeast, extract, powder, powdered, reduced, fat`;

export const SPREAD_BRANDS: readonly FoodRow[] = [
  [
    "brand peanuts soy?",
    `
      jif, skippy, peter pan peanut, peter pan creamy, sun pat, sunpat, pic's smooth,
      pic's crunchy, pic's peanut, pics peanut butter, whole earth peanut, meridian peanut,
      kraft peanut, bega peanut, pbfit, pb fit, pb2, teddie, smucker's natural peanut,
      smuckers natural peanut, goober grape, adams peanut, laura scudder, justin's peanut,
      kraft smooth`,
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
      nutella, nocilla, nocciolata, justin's hazelnut, chocolate hazelnut spread,
      hazelnut chocolate spread, ferrero nutella`,
    SPREAD_NOUNS,
  ],
  [
    "brand gluten soy",
    `
      biscoff spread, lotus spread, cookie butter, speculoos spread, speculoos butter,
      speculoos cookie butter`,
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
      sauce, mayonnaise, mayo, real, light, lite, olive, dressing, creamy, buttermilk, dip, mix,
      dry, packet, seasoning, original, japanese, steak, pickle, relish, small, chunk, sandwich,
      bbq, barbecue, barbeque, hickory, marinade, paste, curry, red, green, premium, classic,
      pasta, marinara, powder, recipe, squeeze, squeezy`;

export const SAUCE_BRANDS: readonly FoodRow[] = [
  [
    "brand eggs soy?",
    `
      hellmann, hellmann's, helman's, best foods mayo, best foods mayonnaise, best foods,
      kewpie, kewpie mayo, cain's mayonnaise, sir kensington mayo, blue plate,
      mccormick mayonesa, heinz mayonnaise, primal kitchen mayo, thomy mayonnaise,
      praise mayonnaise, heinz salad cream`,
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
      hidden valley, hidden valley ranch, marzetti ranch, kraft ranch, ken's ranch,
      wish bone ranch, litehouse ranch`,
    SAUCE_NOUNS,
  ],
  [
    "brand dairy soy?",
    `
      hidden valley mix, hidden valley dry, hidden valley ranch mix,
      hidden valley ranch seasoning, hidden valley original ranch mix, ranch dressing mix,
      ranch seasoning, ranch mix, ranch powder, ranch dip mix`,
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
      girard's, marzetti, litehouse, bolthouse, kraft italian, kraft zesty italian,
      kraft catalina, zesty italian, good seasons, pizza express dressing`,
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
      henderson's relish, hendersons relish, heinz ketchup, heinz tomato ketchup,
      heinz chili sauce, tabasco, sriracha, huy fong, cholula, frank's redhot, franks red hot,
      frank's red hot, frank's hot sauce, crystal hot, texas pete, valentina, tapatio,
      louisiana hot sauce, encona, nando's, rotel, ro tel, grey poupon, maille, gulden,
      french's mustard, french's yellow, classico, rao's marinara, prego, prego traditional,
      ragu old world, ragu traditional, ragu chunky, mae ploy sweet chilli,
      mae ploy sweet chili, pace picante, la victoria, herdez, el yucateco, stubb's,
      rufus teague, primal kitchen ketchup`,
    "sauce, hot, red, original, marinara, ketchup, mustard, chili, chile, pepper, chunky",
  ],
  [
    "brand gluten",
    `
      hp sauce, hp, daddies sauce, daddies, branston, branston pickle, branston small chunk,
      heinz malt vinegar, sarson, sarson's`,
    SAUCE_NOUNS,
  ],
  [
    "brand gluten? soy? fish?",
    `
      a 1, a1, a1 sauce, a 1 steak sauce, a1 steak sauce, heinz 57, sweet baby ray,
      sweet baby ray's, bull's eye, bullseye bbq, kc masterpiece, jack daniel's bbq,
      jack daniels sauce, open pit, montgomery inn, barbeque sauce, bar b q sauce`,
    SAUCE_NOUNS,
  ],
  [
    "brand soy gluten",
    `
      kikkoman, yamasa, pearl river bridge, la choy soy, house of tsang, mr yoshida, yoshida,
      golden mountain, healthy boy soy, abc kecap, abc sweet soy, silver swan, datu puti soy,
      kim ve wong, wan ja shan, amoy soy, amoy dark soy, amoy light soy, lee kum kee soy,
      lee kum kee hoisin, lee kum kee black bean, lee kum kee char siu, maggi seasoning,
      maggi sauce, maggi liquid, bibigo gochujang, panda express sauce, general tso sauce,
      general tso's sauce, mandarin sauce`,
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
      patak's tikka masala, sharwood's tikka masala, sharwoods tikka masala,
      pataks tikka masala, patak's butter chicken, butter chicken sauce`,
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
      alfredo sauce, prego alfredo, bertolli alfredo, ragu alfredo, classico alfredo,
      ragu cheese, ragu double cheddar, cheese sauce, cheese soup, dolmio white, dolmio lasagne,
      knorr alfredo`,
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
      soup, condensed, stock, cube, pot, broth, bouillon, powder, base, gravy, granule,
      granules, mix, vegetable, veg, onion, mushroom, reduced, sodium, low, concentrate,
      homestyle, seasoning, style, original, recipe, dip, golden, healthy, request, tomato, salt`;

export const STOCK_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy gluten soy?",
    `
      cream of mushroom, cream of mushroom soup, cream of celery, cream of celery soup,
      cream of broccoli soup, cream of potato soup, cream of onion soup,
      cream of asparagus soup, cream soup`,
    `${STOCK_NOUNS}, with, roasted garlic`,
  ],
  [
    "brand dairy gluten soy",
    `
      golden mushroom soup, campbell's cream of mushroom, campbells cream of mushroom,
      campbell's cream of celery`,
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
      cream of tomato soup, cheddar cheese soup, condensed cheddar cheese soup,
      nacho cheese soup, fiesta nacho cheese`,
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
      lipton soup, onion recipe soup mix, onion soup and dip mix, french onion soup mix,
      beefy onion soup`,
    STOCK_NOUNS,
  ],
  [
    "brand unnamed gluten? beef? chicken?",
    `
      knorr, knorr stock, knorr stock pot, knorr bouillon, oxo, oxo cube, kallo, maggi stock,
      maggi bouillon, maggi cube, jumbo cube, telma, wyler's, herb ox, better than bouillon,
      better than boullion, rapunzel bouillon, continental stock, campbell's stock,
      edmonds stock`,
    STOCK_NOUNS,
  ],
  ["brand gluten beef", "oxo beef, beef oxo, red oxo", STOCK_NOUNS],
  [
    "brand gluten? dairy? beef? chicken?",
    `
      bisto, gravox, mccormick gravy mix, schwartz gravy, au jus mix, au jus gravy mix,
      brown gravy mix`,
    STOCK_NOUNS,
  ],
  [
    "brand chicken gluten? soy?",
    `
      swanson chicken, college inn chicken, knorr chicken, better than bouillon chicken,
      maggi chicken, wyler's chicken, campbell's chicken broth, chicken better than bouillon,
      knorr caldo de pollo, caldo de pollo, knorr tomato bouillon with chicken, caldo de tomate`,
    STOCK_NOUNS,
  ],
  [
    "brand beef gluten? soy?",
    `
      swanson beef, college inn beef, knorr beef, better than bouillon beef, maggi beef,
      wyler's beef, beef better than bouillon, campbell's beef broth, beef consomme,
      campbell's beef consomme, knorr homestyle beef, beef stock concentrate, beef base`,
    STOCK_NOUNS,
  ],
  [
    "brand",
    `
      massel, massel chicken style, massel beef style, massel stock, marigold, marigold swiss,
      marigold bouillon, chicken style stock, chicken style seasoning, beef style stock, vegeta,
      goya sazon, sazon goya, sazón, season all, accent, lawry's, lawry's seasoned salt,
      old bay, tony chachere, tony chachere's, slap ya mama, mrs dash, dash seasoning, tajin,
      tajín, jane's krazy, spike seasoning, adobo goya, goya adobo, cavender's,
      johnny's seasoning, nature's seasons, montreal steak, montreal steak seasoning,
      montreal chicken seasoning, mccormick grill mates, grill mates montreal, beau monde,
      herbamare, aromat vegan, essence of emeril, emeril's essence, club house la grille,
      kitchen bouquet, gravy master, liquid smoke, wright's liquid smoke`,
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
