import { type Aisle, AISLES } from "./aisle-names.ts";
import { singularOf } from "./amounts/singular.ts";

/**
 * Words and phrases by aisle, in the singular and in lower case. A phrase beats the words in it
 * ("coconut milk", "milk"). Among phrases of one length the last in the name wins, because English
 * names the thing last ("tomato soup", "chicken stock").
 */
const FOODS: Readonly<Partial<Record<Aisle, string>>> = {
  "Fruit & vegetables": `
    apple, apricot, artichoke, asparagus, aubergine, avocado, banana, basil, bean sprout, beansprout,
    beetroot, bell pepper, berry, blackberry, blueberry, bok choy, broccoli, brussels sprout, butternut,
    cabbage, capsicum, carrot, cauliflower, celeriac, celery, chard, cherry, cherry tomato, chicory,
    chili pepper, chilli, chive, cilantro, coriander, corn on the cob, courgette, cranberry, cucumber,
    curly kale, dill, eggplant, endive, fennel, fennel bulb, fig, garlic, ginger, grape, grapefruit, green bean,
    green chilli, green pepper, herb, jalapeno, jalapeño, kale, kiwi, leek, lemon, lemon juice, lemon zest,
    lemongrass, lettuce, lime, lime juice, lime zest, mandarin, mango, mangetout, melon, mint, mushroom,
    nectarine, okra, onion, orange, orange zest, pak choi, papaya, parsley, parsnip, peach, pear, pepper,
    pineapple, plum, pomegranate, pomegranate seed, potato, pumpkin, radicchio, radish, raspberry,
    red chilli, red pepper, rhubarb, rocket, romaine, rosemary, sage, salad, scallion, shallot, snow pea,
    spinach, spring green, spring onion, sprout, squash, strawberry, sugar snap, swede, sweet pepper,
    sweet potato, sweetcorn, tarragon, thyme, tofu, tomato, turnip, vegetable, watercress, watermelon, yam,
    yellow pepper, zucchini, clementine, satsuma, tangerine, lychee, passion fruit, persimmon, guava,
    plantain, cassava, kohlrabi, celeriac root, garlic bulb, jerusalem artichoke, string bean, snap pea,
    samphire, soup leaf, cavolo nero, collard green, mustard green, salad leaf, mixed leaf, lamb's lettuce, iceberg,
    little gem, tenderstem broccoli, broccolini, baby corn, edamame, runner bean, broad bean, french bean,
    bird's eye chilli, habanero, poblano, horseradish, fresh herb, cress, chervil, sorrel, curry leaf,
    fruit, stir-fry vegetable, coleslaw, guacamole, tempeh, seitan, silken tofu, kaffir lime leaf,
    makrut lime leaf, flower, arugula, beet, rutabaga, green onion`,
  Bakery: `
    bagel, baguette, bread, brioche, bun, ciabatta, crumpet, flatbread, naan, pita, pitta, roll, sourdough,
    toast, tortilla, wrap, burger bun, hot dog bun, croissant, pain au chocolat, muffin, english muffin,
    scone, teacake, focaccia, rye bread, pitta bread, naan bread, garlic bread, chapati, roti,
    wholemeal bread, white bread, cake, doughnut, donut, hot cross bun, pizza dough, pizza base, dough,
    pancake, waffle, corn tortilla, breadstick`,
  "Meat & fish": `
    anchovy fillet, bacon, beef, chicken, chicken breast, chicken thigh, chorizo, clam, cod, crab, duck,
    fish, fish fillet, gammon, haddock, ham, kipper, lamb, lobster, mackerel, meat, meatball, mince, mussel,
    pancetta, pork, pork chop, prawn, prosciutto, salami, salmon, sausage, scallop, sea bass, seafood,
    shrimp, squid, steak, trout, turkey, veal, beef mince, ground beef, minced beef, pork mince,
    turkey mince, lamb mince, chicken leg, chicken wing, chicken drumstick, drumstick, whole chicken,
    pork belly, pork loin, pork shoulder, spare rib, rib, brisket, sirloin, ribeye, rump steak,
    fillet steak, lamb chop, lamb shank, liver, kidney, oxtail, venison, rabbit, goose, hot dog,
    frankfurter, black pudding, pepperoni, mortadella, bresaola, pastrami, lardon, pate, pâté, tuna steak,
    smoked salmon, halibut, sea bream, monkfish, plaice, sole, tilapia, pollock, octopus, oyster,
    crab stick, burger, beef burger, nduja`,
  "Dairy & eggs": `
    butter, buttermilk, cheddar, cheese, clotted cream, cottage cheese, cream, creme fraiche, crème fraîche,
    double cream, egg, egg white, egg yolk, feta, ghee, goat cheese, gruyere, gruyère, halloumi, hummus,
    kefir, margarine, mascarpone, milk, mozzarella, oat milk, paneer, parmesan, pecorino, quark, ricotta,
    sour cream, soured cream, yoghurt, yogurt, whole milk, semi-skimmed milk, skimmed milk, almond milk,
    soy milk, soya milk, rice milk, greek yogurt, natural yogurt, oat cream, soya cream, whipping cream,
    single cream, heavy cream, half and half, ricotta salata, cream cheese, blue cheese, brie, camembert,
    gouda, edam, emmental, swiss cheese, stilton, gorgonzola, provolone, manchego, burrata, grana padano,
    custard, skyr, fromage frais, spread, tzatziki`,
  "Pasta, rice & grains": `
    arborio, barley, bulgur, bulgur wheat, cereal, couscous, ditalini, farro, fusilli, gnocchi, granola,
    lasagne, linguine, macaroni, millet, muesli, noodle, oat, orzo, pasta, pearl barley, penne, polenta,
    porridge, quinoa, rice, rice noodle, semolina, spaghetti, spelt, tagliatelle, vermicelli, basmati,
    basmati rice, jasmine rice, brown rice, risotto rice, wild rice, sushi rice, egg noodle, udon, soba,
    ramen, rigatoni, farfalle, conchiglie, pappardelle, ravioli, tortellini, cannelloni, pasta sheet,
    lasagne sheet, bran, oatmeal, rolled oat, buckwheat, amaranth, freekeh, grits, cornmeal, cornflake,
    rice paper, crispbread`,
  "Tins & jars": `
    anchovy, artichoke heart, baked bean, bean, black bean, black olive, borlotti bean, broth, butter bean,
    caper, cannellini bean, chicken broth, chicken stock, beef stock, chickpea, chopped tomato,
    coconut cream, coconut milk, cornichon, fish stock, gherkin, green olive, honey, jam, kidney bean,
    lentil, maple syrup, marmalade, nori, olive, passata, peanut butter, pickle, pinto bean, plum tomato,
    sardine, sauerkraut, porcini, split pea, stock, stock cube, sun-dried tomato, tahini, tin, tinned,
    tomato paste, tomato puree, tomato purée, tuna, vegetable stock, white bean, mung bean, haricot bean,
    green lentil, red lentil, puy lentil, refried bean, soup, tomato soup, bouillon, stock pot, chutney,
    mango chutney, lemon curd, marmite, vegemite, nutella, chocolate spread, almond butter, nut butter,
    kimchi, roasted red pepper, sun dried tomato, tinned fish, tinned tomato, canned tomato, canned,
    water chestnut, bamboo shoot, jackfruit, preserved lemon, spam, corned beef, dolma, apple sauce`,
  "Sauces & oils": `
    aminos, balsamic, barbecue sauce, bbq sauce, chili sauce, chilli sauce, curry paste, dijon, dressing,
    fish sauce, harissa, hoisin, hot sauce, ketchup, mayonnaise, mirin, miso, mustard, oil, oyster sauce,
    pesto, salsa, sauce, soy sauce, sriracha, tamari, tamarind, vinegar, wine vinegar, worcestershire,
    olive oil, rapeseed oil, sunflower oil, vegetable oil, sesame oil, coconut oil, duck fat, goose fat, cider vinegar,
    balsamic vinegar, rice vinegar, lard, suet, brown sauce, tomato sauce, tomato ketchup, mint sauce,
    cranberry sauce, tabasco, sweet chilli sauce, teriyaki, tomato relish, relish, gravy, stir-fry sauce,
    pasta sauce, aioli, gochujang, doenjang, sambal, wasabi, chimichurri, tartare sauce, cooking spray,
    curry sauce, peanut sauce, salad dressing`,
  "Herbs & spices": `
    allspice, bay leaf, black pepper, caraway, cardamom, cayenne, cayenne pepper, chili flake, chili powder,
    chilli flake, chilli powder, cinnamon, clove, coriander seed, cumin, cumin seed, curry powder,
    dried basil, dried dill, dried herb, dried mint, dried oregano, dried rosemary, dried sage, dried thyme,
    fennel seed, dried chilli, dried red chilli, five spice, five-spice, garam masala, garlic powder,
    ground coriander, ground ginger, mixed herb, mustard seed, nutmeg, onion powder, oregano, paprika,
    pepper flake, peppercorn, saffron, salt, seasoning, sichuan pepper, smoked paprika, spice, star anise,
    sumac, turmeric, white pepper, za'atar, zaatar, sea salt, table salt, ras el hanout, herbes de provence,
    italian seasoning, bouquet garni, mace, marjoram, fenugreek, asafoetida, juniper berry, lemon pepper,
    mustard powder, taco seasoning, cajun seasoning, jerk seasoning, baharat, dukkah, furikake, vanilla pod,
    annatto, nigella seed, onion seed`,
  Baking: `
    baking powder, baking soda, bicarbonate of soda, breadcrumb, brown sugar, caster sugar, chocolate,
    chocolate chip, cocoa, cocoa powder, corn starch, cornflour, cornstarch, flour, gelatine, golden syrup,
    icing sugar, molasses, pastry, sugar, syrup, treacle, vanilla, vanilla extract, yeast, plain flour,
    self-raising flour, bread flour, ground almond, almond flour, dark chocolate, milk chocolate,
    white chocolate, condensed milk, evaporated milk, marzipan, sprinkle, food colouring, puff pastry,
    filo pastry, shortcrust pastry, pie crust, jelly, corn syrup, agave, agave syrup, sweetener, stevia,
    custard powder, powdered sugar, granulated sugar, panko, xanthan gum, arrowroot, tapioca,
    cream of tartar, buttermilk powder, milk powder, almond extract, rose water, cake mix`,
  "Nuts, seeds & dried fruit": `
    almond, cashew, chia, chia seed, coconut, coconut flake, currant, date, desiccated coconut,
    dried apricot, dried cranberry, flaxseed, hazelnut, linseed, nut, peanut, pecan, pine nut, pistachio,
    poppy seed, prune, pumpkin seed, raisin, seed, sesame, sesame seed, sultana, sunflower seed, walnut,
    mixed nut, brazil nut, macadamia, chestnut, pumpkin kernel, hemp seed, dried fig, dried mango,
    trail mix, dried fruit, goji berry, mixed peel, peanut brittle`,
  Frozen: `
    frozen, ice, ice cream, pea, fish finger, spring roll, oven chip, chip, ice cube, ice lolly, sorbet,
    frozen yogurt, frozen pizza, pizza, hash brown, potato waffle`,
  Drinks: `
    apple juice, beer, cider, coffee, cola, juice, lemonade, orange juice, red wine, soda, sparkling water,
    tea, tonic, water, white wine, wine, ginger beer, ginger ale, tonic water, soda water, mineral water,
    cordial, energy drink, smoothie, coconut water, kombucha, hot chocolate, ground coffee, instant coffee,
    coffee bean, espresso, green tea, black tea, tea bag, herbal tea, prosecco, champagne, rosé, whisky,
    whiskey, gin, rum, vodka, brandy, sherry, port, vermouth, lager, ale, stout, tomato juice,
    cranberry juice, pineapple juice, lemon squash, orange squash`,
  "Snacks & sweets": `
    crisp, potato chip, tortilla chip, nacho, popcorn, pretzel, cracker, rice cake, oatcake, biscuit,
    cookie, digestive biscuit, shortbread, chocolate bar, chocolate biscuit, sweet, candy, chewing gum, gum,
    liquorice, marshmallow, fudge, toffee, granola bar, cereal bar, protein bar, flapjack, wafer, snack,
    lolly, haribo`,
  Household: `
    toilet paper, toilet roll, loo roll, kitchen roll, kitchen paper, paper towel, tissue, napkin,
    serviette, foil, aluminium foil, tin foil, kitchen foil, cling film, clingfilm, plastic wrap,
    baking paper, baking parchment, parchment, greaseproof paper, freezer bag, sandwich bag, bin bag,
    bin liner, trash bag, sponge, scourer, cloth, dishcloth, washing-up liquid, washing up liquid,
    dish soap, dishwasher tablet, dishwasher salt, rinse aid, detergent, laundry detergent, washing powder,
    washing liquid, fabric softener, stain remover, bleach, cleaner, bathroom cleaner, glass cleaner,
    toilet cleaner, drain cleaner, polish, disinfectant, rubber glove, light bulb, battery, candle,
    match, lighter, tape, cocktail stick, toothpick, skewer, paper plate, straw, coffee filter,
    cupcake case, muffin case, air freshener, descaler, mop, broom, bucket, charcoal, firelighter, envelope,
    stamp, pen, newspaper, magazine, card, birthday card, wrapping paper, water bottle, hot water bottle`,
  "Health & beauty": `
    soap, hand soap, shower gel, body wash, shampoo, conditioner, toothpaste, toothbrush, mouthwash,
    dental floss, floss, deodorant, razor, razor blade, shaving foam, shaving gel, moisturiser, moisturizer,
    hand cream, body lotion, face cream, lip balm, sun cream, suncream, sunscreen, cotton wool, cotton bud,
    cotton pad, tampon, sanitary towel, sanitary pad, pad, panty liner, plaster, paracetamol, ibuprofen,
    aspirin, painkiller, vitamin, cough syrup, throat lozenge, antiseptic cream, hand sanitiser,
    hand sanitizer, contact lens solution, hairspray, hair gel, make-up remover, nail varnish, condom,
    face wash`,
  Baby: `
    nappy, diaper, baby wipe, wipe, baby food, baby milk, baby formula, formula milk, follow-on milk,
    infant formula, baby lotion, baby shampoo, nappy cream, nappy sack, dummy, pacifier, baby rice`,
  Pets: `
    cat food, dog food, cat litter, litter, bird seed, bird food, dog treat, cat treat, dog biscuit,
    pet food, fish food, hamster food, hay, puppy food, kitten food, dog chew, poo bag`,
};

const AISLE_OF: ReadonlyMap<string, Aisle> = new Map(
  AISLES.flatMap((aisle) =>
    (FOODS[aisle]?.split(",") ?? []).map((food) => [food.trim(), aisle] as const),
  ),
);

/** The most words in a phrase of the table. */
const PHRASE_WORDS = Math.max(...[...AISLE_OF.keys()].map((food) => food.split(" ").length));
/** Longer names are cut: the rest doesn't help, and a hostile one may be very long. */
const NAME_READ = 200;

function lookUp(phrase: string): Aisle | undefined {
  const words = phrase.split(" ");
  const last = words.pop() ?? "";
  return AISLE_OF.get(phrase) ?? AISLE_OF.get([...words, singularOf(last)].join(" "));
}

/**
 * The aisle in which an ingredient stands, by its name alone ("red onions, sliced"): what follows a
 * comma, a bracket or "in" is preparation and counts only if nothing before it is known. A name without a
 * known food is in "Other".
 */
export function aisleOf(name: string): Aisle {
  const parts = name
    .slice(0, NAME_READ)
    .toLowerCase()
    .split(/[,;()[\]]|\bin\b/u);
  for (const part of parts) {
    const words = part.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    // Anything frozen or tinned is in that aisle, whatever it is.
    const kept = words
      .map(lookUp)
      .find((aisle, at) => aisle && /^(frozen|tinned|canned)$/u.test(words[at] ?? ""));
    if (kept) return kept;
    for (let length = Math.min(PHRASE_WORDS, words.length); length > 0; length -= 1) {
      for (let at = words.length - length; at >= 0; at -= 1) {
        const aisle = lookUp(words.slice(at, at + length).join(" "));
        if (aisle) return aisle;
      }
    }
  }
  return "Other";
}
