import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Animal milk and its products, and foods that only borrow their names. */

const CHEESES = `
    cheese, cheddar, mozzarella, mozarella, mozzarela, bocconcini, burrata, stracciatella,
    scamorza, ricotta, mascarpone, marscapone, feta, halloumi, haloumi, paneer, panir, brie,
    camembert, stilton, gouda, edam, emmental, emmentaler, emmenthal, leerdammer, maasdam,
    jarlsberg, havarti, danablu, cambozola, dolcelatte, saint agur, st agur, danish blue,
    shropshire blue, cashel blue, reblochon, raclette, appenzell, appenzeller, tete de moine,
    vacherin, munster, muenster, limburger, port salut, chaource, epoisses, neufchatel, boursin,
    roulé,
    monterey jack, pepper jack, pepperjack, colby, colby jack, red leicester, double gloucester,
    lancashire, wensleydale, caerphilly, cheshire, provolone, provola, fontina, taleggio, asiago,
    caciocavallo, robiola, bel paese, crescenza, chèvre, crottin, queso, queso fresco,
    queso blanco, quesillo, cotija, oaxaca, requeson, mizithra, kefalotyri, graviera, kasseri,
    manouri, labneh, labne, labaneh, akkawi, nabulsi, kashkaval, bryndza, twarog, oscypek, quark,
    topfen, morbier, cantal, ossau iraty, beaufort, idiazabal, mahon, cabrales, swiss cheese,
    cottage cheese, cream cheese, blue cheese, fromage, fromage blanc, fromage frais, formaggio,
    käse, kaese, frischkäse, queijo, saganaki, chhena, khoya, khoa, mawa, cheese sauce,
    nacho cheese, queso dip, fondue, fonduta`;
const RENNET_CHEESES = `
    parmesan, parmesean, parmasan, parmigiano, parmigiano reggiano, reggiano, grana,
    grana padano, pecorino, pecorino romano, romano cheese, gruyère, comté, roquefort,
    gorgonzola, manchego, parmesan cheese`;
const MILKS = `
    dairy, milk, whole milk, skimmed milk, semi skimmed milk, milk powder, condensed milk,
    evaporated milk, carnation, buttermilk, butter milk, lactose, lactose free milk, whey,
    whey powder, whey protein, casein, caseinate, sodium caseinate, lactalbumin, lactoglobulin,
    milk protein, milk solid, milkfat, lait, leche, leite, milch, ayran, doogh, kefir,
    half and half, half n half, creamer, malted milk`;
const BUTTERS = `
    butter, unsalted butter, brown butter, clarified butter, butterfat, ghee, ghi, beurre,
    beurre blanc, beurre noisette, burro, buttercream, butterscotch, niter kibbeh`;
const CREAMS = `
    cream, single cream, double cream, heavy cream, whipping cream, clotted cream, sour cream,
    soured cream, smetana, crème, crème fraîche, creme fraiche, crème chantilly, crema, panna,
    sahne, schmand, rahm, kaymak, malai, creamed, irish cream`;
const YOGURTS = `
    yogurt, yog, greek yogurt, frozen yogurt, skyr, curd, hung curd, dahi, shrikhand, tzatziki,
    tsatsiki, raita, cacik, yakult`;
const SWEETS = `
    ice cream, gelato, kulfi, ras malai, rasmalai, rabri, panna cotta, dulce de leche, cajeta,
    tres leches`;

/** Plants with a milk of their own, by what they are. */
const PLANT_MILKS: readonly FoodRow[] = [
  ["tree_nuts", "almond, cashew, hazelnut, macadamia, walnut, pistachio, pecan, brazil nut"],
  ["tree_nuts peanuts", "nut, mixed nut"],
  ["peanuts", "peanut"],
  ["soy", "soy, soya, soybean"],
  ["gluten", "oat"],
  ["coconut", "coconut, coco"],
  ["sesame", "sesame"],
  [
    "",
    `
    hemp, flax, flaxseed, linseed, quinoa, sunflower, sunflower seed, pumpkin seed, potato,
    tiger nut, rice, pea`,
  ],
];
/** Plants whose cream and yogurt are sold; a "pistachio yogurt" is flavoured dairy. */
const PLANT_CREAMS: readonly FoodRow[] = [
  ["tree_nuts", "almond, cashew"],
  ["soy", "soy, soya"],
  ["gluten", "oat"],
  ["coconut", "coconut, coco"],
];
const MILK_WORDS = "milk, milk powder, milk drink, drink";
const CREAM_WORDS = `
    yogurt, milk yogurt, greek style yogurt, kefir, creamer, single cream, double cream,
    whipping cream, whipped cream, cooking cream, evaporated milk, condensed milk, latte,
    flat white`;
const SPREADS: readonly FoodRow[] = [
  ["tree_nuts", "almond, cashew, hazelnut, macadamia, walnut, pistachio, pecan, brazil nut"],
  ["tree_nuts peanuts", "nut, mixed nut"],
  ["peanuts", "peanut"],
  ["soy", "soy, soya"],
  ["coconut", "coconut"],
  ["sesame", "sesame"],
  ["gluten", "cookie, granola"],
  [
    "",
    `
    apple, pumpkin, pear, plum, cocoa, cacao, shea, mango, date, sunflower, sunflower seed,
    pumpkin seed, watermelon seed, hemp, seed`,
  ],
];

export const DAIRY_FOODS: readonly FoodRow[] = [
  ["dairy", CHEESES],
  ["dairy rennet", RENNET_CHEESES],
  ["dairy", `${MILKS}, ${BUTTERS}, ${CREAMS}, ${YOGURTS}, ${SWEETS}`],
  [
    "only dairy",
    pairPhrases(
      "goat, sheep, ewe, buffalo, cow, camel",
      "milk, cheese, yogurt, curd, butter, cream, kefir, mozzarella",
    ),
  ],
  ["only animal", "creamed honey"],
  [
    "only dairy soy?",
    "candy melt, white morsel, candy coating, confectioner's coating, white confectioner's coating, confectionery coating, chocolate coating, melting wafer, melting chocolate, dipping chocolate, white dipping chocolate, compound chocolate",
  ],
  [
    "",
    pairPhrases("mozzarella, cheddar, parmesan, feta, gouda, cheese, cream cheese", "style vegan"),
  ],
  ["coconut", "coconutmilk"],
  ["soy", "soymilk, soyamilk"],
  ["tree_nuts", "almondmilk, cashewmilk, nutmilk"],
  ["gluten", "oatmilk"],
  ["", "ricemilk, hempmilk"],
  ["only dairy", "beurre noisette, niter kibbeh, alfredo sauce"],
  [
    "dairy",
    `
    cheese sauce, alfredo sauce, caramel sauce, toffee sauce, ranch dressing,
    blue cheese dressing, creamed spinach, creamed horseradish`,
  ],
  // Some brands hold milk, others don't.
  [
    "dairy?",
    `
    margarine, marg, baking spread, buttery spread, vegetable spread, soft spread, sherbet,
    protein powder, protein bar, hot chocolate, drinking chocolate, instant mash,
    horseradish sauce, salad cream, pudding mix, caramel apple`,
  ],
  [
    "dairy",
    "vanilla pudding, chocolate pudding, custard tart, onion dip, spinach dip, spinach artichoke dip, vodka sauce, tikka masala sauce, chaas, chaach, spumoni, kashk, smen",
  ],
  [
    "dairy gluten? soy?",
    "scalloped potato, au gratin potato, potato au gratin, potatoes au gratin",
  ],
  ["dairy soy?", "chocolate truffle"],
  ["weak dairy?", "pudding, smoothie"],
  ["weak dairy", "buttered"],
  [
    "only dairy",
    "ice cream topping, quesadilla cheese, queso quesadilla cheese, touch of philadelphia",
  ],
  [
    "dairy soy?",
    "ranch style dressing mix, ranch style dressing, peppermint bark, white sauce mix",
  ],
  ["dairy", "chocolate milk, rosa sauce, rosa sauce mix, parma rosa"],
  ["", `${pairPhrases("plant", "milk, drink, cream, yogurt, creamer")}, vegan milk`],
  ["", "chia pudding"],
  // Baking chips are of milk powder and palm fat, whatever they taste of.
  [
    "only dairy soy",
    pairPhrases(
      "vanilla, white, white vanilla, butterscotch, cinnamon, mint, caramel, cherry, lemon, strawberry, raspberry, pumpkin spice, cappuccino, espresso, salted caramel, sea salt caramel, eggnog, birthday cake, marshmallow, vanilla flavored, cherry flavored, cinnamon flavored, mint flavored, caramel flavored, butterscotch flavored, white chocolate flavored",
      "chip, baking chip, morsel, baking morsel, baking piece, candy melt, melting wafer, baking bit, flavored chip",
    ),
  ],
  [
    "only dairy peanuts soy",
    pairPhrases("peanut butter", "chip, baking chip, morsel, baking morsel"),
  ],
  [
    "dairy",
    `
    vodka pasta sauce, vodka cream sauce, potato soup, baked potato soup, loaded potato soup,
    cheese soup, cream soup, creamy soup, frappuccino, white russian, alouette, lox spread,
    stuffed shell, pizza stick, mozzarella stick, cheese bite, cheese curd, cheese sauce mix,
    cheese blend, cheese mix, cheese topping, cheese filling, danish filling`,
  ],
  ["gluten?", "potato soup, baked potato soup, cheese soup, cream soup"],
  ["gluten", "mozzarella stick, stuffed shell, pizza stick"],
  // Called "non-dairy" because it contains no cream, but it contains milk protein.
  ["dairy?", "non dairy creamer, nondairy creamer"],
  ["soy?", "protein powder, protein bar"],
  ["dairy soy? tree_nuts?", "almond bark"],
  [
    "dairy soy?",
    `
    white morsel, candy melt, milk chocolate, white chocolate, white chocolate chip,
    milk chocolate chip, chocolate spread`,
  ],
  [
    "dairy? soy?",
    `
    morsel, chocolate, dark chocolate, plain chocolate, chocolate chip, chocolate sauce,
    couverture`,
  ],
  [
    "dairy gluten",
    `
    cream of mushroom, cream of mushroom soup, cream of celery, cream of celery soup,
    cream of tomato soup, condensed mushroom soup`,
  ],
  ["dairy gluten chicken", "cream of chicken, cream of chicken soup"],
  [
    "weak dairy",
    `
      rarebit, cacio e pepe, ploughmans, french toast, toad in the hole, mash, full english, grilled cheese, tuna melt, lobster roll,
      caramel, salted caramel, toffee, fudge, ganache, latte, cappuccino, flat white,
      café au lait, lassi, milkshake, ranch, cheesy, creamy, buttery, milky, swiss, jack, melt,
      gratin, dauphinoise, risotto, lasagne, lasagna, moussaka, mac and cheese, pizza, calzone,
      quesadilla, enchilada, tiramisu, cheesecake, cheeseburger, croque monsieur, croque madame,
      caprese, korma, tikka masala, butter masala, makhani, kiev, cordon bleu,
      bread and butter pudding, rice pudding, trifle, eton mess, pavlova, spanakopita,
      parmigiana, fish pie, caesar salad, caesar, cobb salad, greek salad, chowder, bisque,
      vichyssoise, soufflé, frittata, poutine, blintz, cheesesteak, stroganoff, alfredo, carbonara,
      saag paneer`,
  ],
  ...PLANT_MILKS.map(([tags, plants]): FoodRow => [
    `only ${tags}`,
    pairPhrases(plants, MILK_WORDS),
  ]),
  ...PLANT_CREAMS.map(([tags, plants]): FoodRow => [
    `only ${tags}`,
    pairPhrases(plants, CREAM_WORDS),
  ]),
  // A semicolon stands for any punctuation: "almond butter, creamy".
  ...SPREADS.flatMap(([tags, plants]): FoodRow[] => [
    [`only ${tags}`, pairPhrases(plants, "butter, butter; creamy, butter; smooth and creamy")],
    [`only ${tags}`, pairPhrases(pairPhrases("creamy", plants), "butter")],
  ]),
  [
    "only coconut",
    `
    coconut cream, coconut crème fraîche, coconut sour cream, coconut milk cream,
    creamed coconut, cream of coconut, leche de coco, lait de coco, latte di cocco, nata de coco`,
  ],
  ["only gluten", "oat cream, oat crème fraîche, cream of wheat, cream cracker, ice cream cone"],
  [
    "only soy",
    `
    soy cream, soya cream, soy cheese, soya cheese, tofu cheese, tofu cream cheese, tofu ricotta,
    tofu feta, bean curd, bean curd skin, soya curd, soy curd`,
  ],
  [
    "only tree_nuts",
    `
    cashew cream, cashew cheese, cashew cream cheese, cashew parmesan, cashew ricotta,
    almond ricotta, almond feta, leche de almendra, lait d'amande, latte di mandorla`,
  ],
  ["only tree_nuts peanuts?", "nut cheese"],
  ["only fish", "milkfish, leche de tigre"],
  ["only meat", "head cheese, headcheese"],
  ["only peanuts", "beurre de cacahuete"],
  [
    "",
    `
      risotto rice, crème de cassis, crème de menthe, crème de cacao, crème de mûre,
      crème de violette, crème de banane, crème de pêche, butter bean, butterbean, butter lettuce,
      butter leaf lettuce, butter pea, butter squash, butter knife, butter dish, butter muslin, cream style corn, cream style sweetcorn, creamer potato,
      butter paper, cream together, cream the sugar, cream the spread, cream the oil,
      cream of tartar, cream soda, cream sherry,
      cream of rice, creamed corn, creamed sweetcorn, milk thistle, milk pan, milk jug,
      ice cream scoop, ice cream maker, custard apple, cheese grater, cheese cloth, cheese knife,
      swiss chard, swiss roll tin, jack mackerel, jack fruit`,
  ],
];
