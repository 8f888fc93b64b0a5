/**
 * Foods that count for the diets that depend on amounts (low carb, low fat), and the foods that
 * paleo excludes.
 *
 * Rounded grams per 100 g as bought, from general food tables, only of foods that matter: a low-carb
 * cook needn't count onions. Long because it is data.
 */
export interface Nutrients {
  carbs: number;
  fat: number;
  /** Grams of one piece. */
  each: number;
  /** Grams in a recipe for four that doesn't say how much. */
  usual: number;
  /** Why paleo excludes it; empty if it doesn't. */
  paleo: "" | "grain" | "legume" | "refined sugar" | "potato" | "seed oil";
}

function row(nutrients: Partial<Nutrients>, phrases: string): readonly [Nutrients, string] {
  return [{ carbs: 0, fat: 0, each: 30, usual: 20, paleo: "", ...nutrients }, phrases];
}

export const NUTRIENT_ROWS: readonly (readonly [Nutrients, string])[] = [
  row(
    { carbs: 72, each: 30, usual: 15, paleo: "grain" },
    "flour, plain flour, rice flour, gluten free flour, cornflour, cornstarch, corn starch, corn flour, cornmeal, masa harina, breadcrumb, panko, bread crumb, semolina, oat flour, buckwheat flour, spelt flour, rye flour",
  ),
  row({ carbs: 80, usual: 10 }, "tapioca, tapioca flour, arrowroot, potato starch, cassava flour"),
  row({ carbs: 57, each: 30, usual: 60, paleo: "legume" }, "chickpea flour, gram flour, besan"),
  row({ fat: 50, usual: 60 }, "almond flour, ground almond, almond meal, hazelnut flour"),
  row({ carbs: 20, fat: 13 }, "coconut flour"),
  row(
    { carbs: 100, each: 5, usual: 6, paleo: "refined sugar" },
    "sugar, caster sugar, brown sugar, icing sugar, demerara, muscovado, jaggery, palm sugar, coconut sugar, golden syrup, corn syrup, agave, treacle, molasses, sweetener syrup, glucose syrup, sugar syrup, simple syrup",
  ),
  row({ carbs: 80, each: 10, usual: 15 }, "honey, maple syrup, date syrup"),
  row(
    { carbs: 60, each: 15, usual: 30, paleo: "refined sugar" },
    "jam, marmalade, jelly, chutney, condensed milk, dulce de leche, lemon curd, cranberry sauce",
  ),
  row(
    { carbs: 28, usual: 30, paleo: "refined sugar" },
    "ketchup, barbecue sauce, bbq sauce, teriyaki sauce, hoisin, hoisin sauce, sweet chili sauce, plum sauce, sweet and sour sauce",
  ),
  row(
    { carbs: 73, each: 75, usual: 300, paleo: "grain" },
    "pasta, spaghetti, penne, linguine, fusilli, farfalle, rigatoni, macaroni, orecchiette, tagliatelle, pappardelle, fettuccine, lasagne sheet, lasagna noodle, orzo, conchiglie, noodle, egg noodle, rice noodle, udon, ramen, soba, vermicelli, couscous, bulgur, bulgur wheat, barley, farro, spelt, freekeh, millet, buckwheat, rice, basmati, jasmine rice, arborio, brown rice, wild rice, polenta, grit, oat, rolled oat, oatmeal, muesli, granola, cereal, quinoa, amaranth, glass noodle, gnocchi",
  ),
  row({ carbs: 75, each: 10, usual: 100, paleo: "grain" }, "rice paper"),
  row(
    { carbs: 28, usual: 400, paleo: "grain" },
    "cooked rice, cooked quinoa, cooked pasta, cooked noodle, cooked grain",
  ),
  row(
    { carbs: 48, each: 60, usual: 200, paleo: "grain" },
    "bread, toast, baguette, ciabatta, focaccia, sourdough, pitta, pita, naan, chapati, roti, flatbread, bagel, bun, burger bun, brioche, roll, bap, wrap, tortilla, flour tortilla, muffin, crumpet, crouton, cracker, crispbread, oatcake, pizza base, pizza dough, taco shell, tortilla chip",
  ),
  row(
    { carbs: 45, each: 30, usual: 200, paleo: "grain" },
    "corn tortilla, sandwich, burrito, quesadilla, pizza",
  ),
  row(
    { carbs: 42, fat: 25, each: 320, usual: 320, paleo: "grain" },
    "pastry, puff pastry, shortcrust, shortcrust pastry, filo, pie crust, croissant, pie, tart, quiche",
  ),
  row(
    { carbs: 65, fat: 18, each: 12, usual: 100, paleo: "grain" },
    "biscuit, cookie, digestive, cake, brownie, pancake, waffle, scone, doughnut",
  ),
  row(
    { carbs: 17, each: 180, usual: 700, paleo: "potato" },
    "potato, new potato, baby potato, mashed potato, potato chip, potato wedge, oven chip, fries, hash brown, rösti",
  ),
  row({ carbs: 20, each: 200, usual: 600 }, "sweet potato, yam, plantain, cassava, parsnip"),
  row(
    { carbs: 20, each: 1, usual: 240, paleo: "legume" },
    "chickpea, bean, kidney bean, black bean, butter bean, cannellini, cannellini bean, borlotti bean, pinto bean, haricot bean, baked bean, white bean, broad bean, mung bean, black eyed bean, black eyed pea, refried bean, hummus",
  ),
  row(
    { carbs: 45, each: 1, usual: 240, paleo: "legume" },
    "lentil, red lentil, dal, dhal, split pea, puy lentil",
  ),
  row(
    { carbs: 20, each: 1, usual: 240, paleo: "legume" },
    "tinned lentil, canned lentil, cooked lentil, tin lentil",
  ),
  row({ carbs: 11, each: 1, usual: 100, paleo: "legume" }, "pea, frozen pea, edamame"),
  row({ paleo: "legume" }, "soy sauce, soya sauce, soy, tamari, tofu, tempeh, miso"),
  row(
    { carbs: 19, each: 150, usual: 150, paleo: "grain" },
    "corn, sweetcorn, corn cob, sweet corn, corn on the cob",
  ),
  row({ carbs: 22, each: 120, usual: 240 }, "banana"),
  row({ carbs: 15, each: 200, usual: 200 }, "mango, grape, pineapple, pear, cherry"),
  row(
    { carbs: 13, each: 150, usual: 150 },
    "apple, orange, clementine, peach, nectarine, kiwi, blueberry",
  ),
  row(
    { carbs: 68, each: 12, usual: 40 },
    "date, medjool date, raisin, sultana, currant, prune, dried apricot, dried fruit, dried cranberry, dried fig",
  ),
  row(
    { carbs: 10, each: 100, usual: 200 },
    "orange juice, apple juice, pineapple juice, fruit juice, mango juice, grape juice, cola, lemonade, ginger beer",
  ),
  row({ carbs: 7, usual: 100 }, "tomato juice"),
  row({ carbs: 4, each: 330, usual: 200, paleo: "grain" }, "beer, ale, stout, lager"),
  row(
    { carbs: 50, fat: 33, each: 10, usual: 40, paleo: "refined sugar" },
    "chocolate, dark chocolate, milk chocolate, white chocolate, chocolate chip, nutella, chocolate spread",
  ),
  row({ carbs: 24, fat: 11, each: 60, usual: 200 }, "ice cream, custard"),

  row(
    { fat: 82, each: 15, usual: 20 },
    "butter, unsalted butter, vegan butter, dairy free butter, ghee, lard, dripping, suet, shortening, duck fat, goose fat",
  ),
  row(
    { fat: 70, each: 15, usual: 15, paleo: "seed oil" },
    "margarine, baking spread, vegetable spread",
  ),
  row(
    { fat: 100, each: 10, usual: 13 },
    "oil, olive oil, coconut oil, avocado oil, sesame oil, toasted sesame oil, walnut oil, chili oil, truffle oil",
  ),
  row(
    { fat: 100, each: 10, usual: 13, paleo: "seed oil" },
    "vegetable oil, sunflower oil, rapeseed oil, canola oil, corn oil, soybean oil, groundnut oil, peanut oil, grapeseed oil, rice bran oil",
  ),
  row(
    { fat: 45, each: 30, usual: 100 },
    "cream, double cream, heavy cream, whipping cream, whipped cream, clotted cream, mascarpone",
  ),
  row(
    { fat: 19, each: 30, usual: 100 },
    "single cream, light cream, sour cream, soured cream, half and half, oat cream, soy cream",
  ),
  row({ fat: 28, each: 30, usual: 60 }, "crème fraîche, creme fraiche, cream cheese, goat cheese"),
  row(
    { fat: 33, each: 30, usual: 60 },
    "cheese, cheddar, parmesan, gruyère, gouda, emmental, stilton, blue cheese, brie, camembert, manchego, pecorino, red leicester, gorgonzola, vegan cheese",
  ),
  row({ fat: 22, each: 125, usual: 150 }, "feta, halloumi, mozzarella, paneer, burrata"),
  row({ fat: 10, each: 30, usual: 150 }, "ricotta, greek yogurt"),
  row({ fat: 3, each: 30, usual: 100 }, "yogurt, cottage cheese, quark, kefir, buttermilk"),
  row(
    { fat: 75, each: 15, usual: 30 },
    "mayonnaise, mayo, vegan mayonnaise, aioli, hollandaise, béarnaise, tartare sauce",
  ),
  row({ fat: 45, each: 15, usual: 60 }, "pesto, caesar dressing, ranch dressing"),
  row(
    { fat: 55, each: 2, usual: 40 },
    "nut, almond, walnut, cashew, cashew nut, pecan, pecan nut, hazelnut, pistachio, macadamia, pine nut, brazil nut, mixed nut, pumpkin seed, sunflower seed, sesame seed, tahini, almond butter, cashew butter, nut butter",
  ),
  row({ fat: 50, each: 2, usual: 40, paleo: "legume" }, "peanut, peanut butter, satay sauce"),
  row(
    { fat: 62, each: 2, usual: 40 },
    "desiccated coconut, coconut flake, shredded coconut, creamed coconut",
  ),
  row({ fat: 20, each: 400, usual: 400 }, "coconut milk"),
  row({ fat: 30, each: 160, usual: 160 }, "coconut cream, coconut"),
  row(
    { fat: 6, each: 400, usual: 400 },
    "light coconut milk, lite coconut milk, reduced fat coconut milk, coconut yogurt",
  ),
  row({ fat: 15, each: 150, usual: 300 }, "avocado, guacamole"),
  row({ fat: 12, each: 4, usual: 40 }, "olive"),
  row({ fat: 10, each: 50, usual: 200 }, "egg"),
  row(
    { fat: 35, each: 25, usual: 150 },
    "bacon, streaky bacon, pancetta, lardon, pepperoni, salami, chorizo, nduja",
  ),
  row({ fat: 23, each: 65, usual: 400 }, "sausage, black pudding, hot dog, merguez, burger, pâté"),
  row(
    { fat: 30, each: 200, usual: 600 },
    "pork belly, short rib, spare rib, duck, duck leg, duck breast, confit duck",
  ),
  row(
    { fat: 17, each: 150, usual: 600 },
    "lamb, lamb mince, beef mince, minced beef, ground beef, ground lamb, ground pork, pork mince, mince, brisket, ribeye, rib eye, pork shoulder, oxtail, meatball",
  ),
  row(
    { fat: 10, each: 110, usual: 800 },
    "chicken thigh, chicken leg, chicken drumstick, chicken wing, steak, sirloin, beef, braising steak",
  ),
  row({ fat: 12, each: 1400, usual: 1400 }, "whole chicken"),
  row(
    { fat: 13, each: 130, usual: 500 },
    "salmon, salmon fillet, smoked salmon, mackerel, sardine, herring, kipper, trout, eel",
  ),
  // Names that merely contain one of the words above.
  row(
    {},
    "cauliflower rice, broccoli rice, spaghetti squash, konjac noodle, shirataki, shirataki noodle, courgette noodle, zucchini noodle, rice vinegar, rice wine, rice wine vinegar, rice cooker, sugar snap, sugar snap pea, sugar free, snow pea, pea shoot, green bean, french bean, runner bean, bean sprout, fine bean, vanilla bean, coffee bean, cocoa bean, pasta sauce, pizza sauce, lettuce wrap, butter lettuce, butternut, cream of tartar, egg white, flax egg, chia egg, egg replacer, lemon juice, lime juice, apple cider vinegar, cider vinegar, malt vinegar, in oil, in olive oil, in sunflower oil, in vegetable oil, oil spray, spray oil, cooking spray, coconut water, coconut aminos, coconut extract, orange zest, orange blossom, corn salad, chili flake, nutmeg, peppercorn, almond milk, almond extract, cashew milk, oat milk, rice milk, soy milk, soya milk, potato masher, baking sheet, pie dish, bread tin, grape tomato, apple sauce, cherry tomato, plum tomato, chicken stock, beef stock, lamb stock, beef stock cube, fish sauce, oyster sauce, potato peeler, biscuit cutter, breadfruit, beef tomato",
  ),
];
