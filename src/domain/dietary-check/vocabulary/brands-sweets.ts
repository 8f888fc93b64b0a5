import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Chocolate and other sweets by the names they are sold under: what the usual kind holds, and with
 * "?" what others of the name do. From the ingredient statements in USDA FoodData Central's branded
 * foods (American) and Open Food Facts (other countries), and the lists their makers keep.
 */

const SWEET_NOUNS = `
      bar, chocolate, choc, candy, sweet, block, piece, bit, bite, chip, chunk, morsel, button,
      egg, minis, mini, kiss, cup, crumb, dark, milk, plain, white, semi, semisweet,
      bittersweet, unsweetened, baking, dairy, fun, size, finger, original, caramel, toffee,
      mint, gummy, gummi, bear, fruit, chew, creamy, cocoa, syrup, topping, miniature, snack,
      nugget, hug`;

export const SWEET_BRANDS: readonly FoodRow[] = [
  [
    "brand dairy soy?",
    `
      cadbury, cadburys, cadbury's, cadbury dairy milk, dairy milk bar, crunchie bar,
      cadbury crunchie, cadbury flake, flake bar, 99 flake, twirl bar, cadbury twirl,
      cadbury fudge, chomp bar, curly wurly, freddo, freddo frog, chocolate button,
      giant button, cadbury button, caramilk, violet crumble, top deck, marvellous creations,
      cadbury roses, cadbury heroes, milk tray, wispa, whittaker, whittaker's, mini egg,
      cadbury mini egg, galaxy chocolate, galaxy bar, dove chocolate, dove bar, minstrels,
      galaxy minstrel, ripple bar, milkybar, milky bar, tony's chocolonely, chocolonely,
      butlers chocolate, lily o'brien, moser roth, dairy milk chocolate, chocolate fish,
      carlos v, hotel chocolat, thorntons, turkish delight bar, fry's turkish delight,
      chocolate orange, jersey caramel, purdys, laura secord`,
    SWEET_NOUNS,
  ],
  [
    "brand dairy soy",
    `
      hershey, hershey's, hershey bar, hershey's kiss, symphony bar, rolo, yorkie, aero,
      aero bar, after eight, revels, munchies chocolate, terry's chocolate orange, lindor,
      lindt lindor, godiva, ritter sport, milka, marabou, fazer, kinder, kinder chocolate,
      kinder surprise, duplo, milk dud, milk duds, raisinet, tootsie roll, tootsie pop,
      caramello, werther, werther's, werther's original, kraft caramel, kraft caramel bit,
      andes mint, andes creme de menthe, sugar daddy, sugar baby, junior mint, klondike bar,
      meiji chocolate, fantale, jaffa ball, pineapple lump, riesen, toffifay candy, cow tale,
      goetze, caramel cream, dulce de leche candy, candy melt, candiquik, candy quik,
      almond bark, white almond bark, vanilla almond bark, chocolate almond bark, buckeye chip,
      wilton candy melt, chocolate candy coating, mellowcreme, black forest bar`,
    SWEET_NOUNS,
  ],
  [
    "brand gluten dairy soy?",
    `
      cadbury brunch, brunch bar, fox's rocky, rocky bar, cookie crumble bar`,
    SWEET_NOUNS,
  ],
  [
    "brand dairy soy gluten",
    `
      kit kat, kitkat, twix, toffee crisp, double decker, boost bar, lion bar, krackel, whopper,
      maltesers, malteser, malteaser, maltezer, mars bar, 100 grand, time out bar, timeout bar,
      picnic bar, moro bar, milo bar, cookies n creme bar, hershey's cookies n creme,
      kinder country, crunch bar, nestle crunch, buncha crunch, crispy crunch, coffee crisp,
      mr big, wunderbar`,
    SWEET_NOUNS,
  ],
  [
    "brand dairy soy eggs",
    "3 musketeer, three musketeer, creme egg, cadbury creme egg",
    SWEET_NOUNS,
  ],
  ["brand dairy soy eggs gluten", "milky way, mars", SWEET_NOUNS],
  ["brand dairy soy peanuts eggs", "snickers, zero bar", SWEET_NOUNS],
  [
    "brand dairy soy peanuts",
    `
      reese, reese's, reese piece, reese's piece, reese's cup, reese's peanut butter cup,
      nutrageous, fast break bar, 5th avenue, goober, butterfinger, baby ruth, oh henry,
      mr goodbar, peanut butter cup, starbar, star bar, clark bar, watchamacallit,
      whatchamacallit, reese's peanut butter chip, reese's chip, peanut butter chip,
      peanut butter morsel, buckeye candy, zagnut`,
    SWEET_NOUNS,
  ],
  ["brand dairy soy peanuts?", "m and m, m and ms, mini m and m, baking m and m", SWEET_NOUNS],
  [
    "brand peanuts dairy? soy?",
    `
      payday, pay day bar, salted nut roll, mary jane candy, crackerjack, cracker jack,
      mazapan de la rosa, planters peanut bar, squirrel nut`,
    SWEET_NOUNS,
  ],
  [
    "brand dairy tree_nuts soy",
    `
      skor, heath bar, heath bit, heath toffee, heath toffee bit, heath candy, heath candy bar,
      heath english toffee, english toffee bit, toffee bit, bits o brickle, brickle, daim,
      dime bar, almond roca, nestle gianduja, duvalin, merci, guylian, walnut whip,
      quality street, toffifee, toffifay, turtles candy, pot of gold, whole nut,
      fruit and nut bar, fruit & nut bar, roasted almond bar, snack bar chocolate,
      hazelnut whirl, bit o honey`,
    SWEET_NOUNS,
  ],
  ["brand dairy tree_nuts gluten soy", "ferrero rocher, rocher, ferrero, hanuta", SWEET_NOUNS],
  ["brand dairy tree_nuts eggs soy", "toblerone", SWEET_NOUNS],
  [
    "brand coconut dairy soy",
    `
      bounty, bounty bar, cherry ripe, mounds bar, mounds candy, lik m coconut`,
    SWEET_NOUNS,
  ],
  ["brand coconut tree_nuts dairy soy", "almond joy, raffaello", SWEET_NOUNS],
  [
    "brand dairy? soy?",
    `
      ghirardelli, guittard, scharffen berger, lindt, lindt excellence, green and black,
      green & black's, nestle toll house, toll house, chipits, chipit, baker's chocolate,
      baker's german, german's sweet chocolate, german sweet chocolate, baker's semi sweet,
      bakers semi sweet, baker's bittersweet, baker's unsweetened, baker's premium, callebaut,
      valrhona, cacao barry, bournville, old gold, divine chocolate, menier, chocolate syrup,
      sno caps, york peppermint pattie, york peppermint patty, york pattie, peppermint pattie,
      peppermint patty, smarties, elmer's candy, hershey's syrup, hershey's chocolate syrup,
      hershey's cocoa, magic shell, taza chocolate, theo chocolate, alter eco, sunspire,
      barry callebaut, van houten, trader joe's pound plus`,
    `${SWEET_NOUNS}, premium`,
  ],
  [
    "brand dairy soy",
    `
      baker's white, baker's premium white, ghirardelli white, toll house white, lindt white,
      guittard white, premier white morsel, vanilla baking chip, white baking chip,
      cinnamon baking chip, cinnamon chip, butterscotch chip, butterscotch morsel, caramel bit,
      caramel chip`,
    SWEET_NOUNS,
  ],
  [
    "brand beef",
    `
      haribo, starmix, tangfastic, gummy bear, gummi bear, gold bear, gummy worm, gummi worm,
      sour worm, jelly baby, jelly babies, jelly snake, allen's snake, allen's party mix,
      wine gum, dolly mixture, peeps, marshmallow peep, circus peanut, jet puffed,
      campfire marshmallow, pascall, black jack candy, refresher bar, love hearts chewy, trolli,
      lifesaver gummi, life saver gummy, sour patch gummy, foam banana, foam shrimp, flump,
      milk bottle sweet, minties sweet, jet plane`,
    SWEET_NOUNS,
  ],
  [
    "brand beef? soy?",
    `
      starburst, opal fruit, fruit pastille, hi chew, mentos, jelly bean, jelly belly,
      laffy taffy, now and later, salt water taffy, candy corn, mallowcreme pumpkin`,
    SWEET_NOUNS,
  ],
  [
    "brand gluten",
    `
      twizzler, red vine, liquorice whip, licorice whip, sour straw, sour strap, liquorice wheel`,
    SWEET_NOUNS,
  ],
  ["brand gluten beef coconut", "liquorice allsort, licorice allsort, allsorts", SWEET_NOUNS],
  [
    "brand",
    `
      skittle, swedish fish, airhead, sour patch kid, jolly rancher, life saver, lifesaver,
      nerds, smarties candy, pixy stix, pop rocks, dum dum, ring pop, candy cane, percy pig,
      polo mint, tic tac, altoid, necco, red hots, hot tamale, mike and ike, lemonhead,
      lemon drop, love heart, rock candy, sixlet, enjoy life chip, enjoy life chocolate,
      enjoy life, chocolate coin candy`,
    SWEET_NOUNS,
  ],
  [
    "brand",
    "ghirardelli unsweetened cocoa, ghirardelli cocoa, hershey's unsweetened cocoa, droste cocoa",
    "powder",
  ],
  ["brand soy?", "red hot candy, decorating icing, decorating gel, gel icing", "tube"],
];
