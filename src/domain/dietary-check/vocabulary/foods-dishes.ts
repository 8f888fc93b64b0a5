import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/**
 * Dishes and bakes that a recipe takes as an ingredient, bought or left over, with allergens that
 * their names don't reveal: the flour in cauliflower cheese, the egg in a steamed pudding. From
 * general knowledge of how they are made.
 */

const FRUITS =
  "apple, rhubarb, plum, berry, blackberry, blueberry, fruit, pear, peach, gooseberry, cherry, apricot";

export const DISH_FOODS: readonly FoodRow[] = [
  [
    "weak gluten eggs",
    `
      sticky toffee pudding, sticky date pudding, queen of puddings, eve's pudding, treacle sponge,
      syrup sponge, steamed sponge, sponge pudding, christmas pudding, plum pudding, pudding cake,
      bread and butter pudding, chocolate pudding cake, college pudding, cabinet pudding,
      ${pairPhrases("zucchini, courgette, pumpkin, banana, carrot, lemon drizzle, date, date and walnut, cranberry", "bread, loaf, cake")}`,
  ],
  [
    "weak gluten",
    `
      spotted dick, summer pudding, cauliflower cheese, broccoli cheese bake, cauliflower cheese grill,
      hedgehog slice, hedgehog bar, nanaimo bar, chicken parmesan, chicken parmigiana, chicken parm,
      chicken parmo, eggplant parmesan, coconut shrimp, coconut prawn, devil's food, devils food,
      leek in cheese sauce, cheese and onion pasty, crumble topping, apple brown betty, brown betty,
      jam roly poly, suet pudding, dumpling mix`,
  ],
  ["weak dairy", `${pairPhrases(FRUITS, "crumble, crumble topping")}, flapjack, crumble topping`],
  [
    "weak dairy",
    "knickerbocker glory, peppercorn sauce, diane sauce, nanaimo bar, banana split, mushroom sauce",
  ],
  ["weak coconut tree_nuts? eggs?", "nanaimo bar"],
  ["weak eggs", "eton mess, prawn cocktail, shrimp cocktail, salmagundi, russian salad"],
  ["weak eggs?", "cornbread, corn bread, johnnycake, hush puppy, garlic bread pudding"],
  ["weak dairy?", "french onion soup, garlic texas toast"],
  ["weak beef?", "cornish pasty, traditional pasty, pasty, oggy"],
  ["weak gluten? soy? shellfish? sesame?", "dim sum, yum cha platter"],
  [
    "weak gluten? dairy?",
    "oxtail soup, mulligatawny soup, mulligatawny, tinned soup, cup a soup, cuppa soup",
  ],
  ["weak fish dairy", "cullen skink"],
  ["fish? shellfish?", "crab paste, lobster paste, salmon paste"],
  ["tree_nuts? beef?", "turkish delight"],
  ["weak gluten dairy? eggs?", "en croûte, en croute"],
  // Ready-made slices, pastries and casseroles.
  [
    "weak gluten",
    `
      vanilla slice, custard slice, savoury egg, savory egg, cream horn, tray bake, traybake, tiffin, fifteens,
      caramel square, caramel slice, oggie, oggy, aberdeen buttery, rowie, cranachan, green bean casserole,
      tuna noodle casserole, tuna casserole, cheesesteak, philly cheesesteak, philly cheese steak, reuben,
      monte cristo sandwich, po' boy, po boy, muffuletta, chili dog, chilli dog, apple crisp, elephant ear pastry,
      choco taco, breaded fish fillet, breaded chicken fillet, bun hamper`,
  ],
  [
    "weak dairy",
    `
      vanilla slice, cream horn, tiffin, cranachan, green bean casserole, tuna noodle casserole, tuna casserole,
      tater tot casserole, king ranch casserole, reuben, monte cristo sandwich, baked ziti, rice krispie treat,
      rice crispy treat, rice krispies treat, seven layer bar, 7 layer bar, magic bar, magic cookie bar, puppy chow,
      muddy buddy, muddy buddies, caramel square`,
  ],
  ["weak coconut", "seven layer bar, 7 layer bar, magic bar, magic cookie bar"],
  ["weak peanuts", "puppy chow, muddy buddy, muddy buddies, buckeye candy, buckeyes"],
  [
    "weak beef",
    "tater tot casserole, skyline chili, chili beanless, beanless chili, chili no beans",
  ],
  ["weak chicken", "king ranch casserole, king ranch chicken"],
  ["weak eggs", "monte cristo sandwich, divinity candy"],
  ["weak gluten dairy", "chicken à la king, turkey à la king, à la king, lobster thermidor"],
  ["weak dairy eggs", "seafood newburg, lobster newburg, newburg, newberg sauce"],
  ["weak dairy", "crab rangoon, cheese wonton"],
  ["weak soy?", "gyoza, potsticker, pot sticker"],
  // Wrappers and rolls identified by a shared word: "gyoza or gowgee wrappers".
  [
    "only gluten eggs?",
    `
      ${pairPhrases("gyoza or, wonton or, dumpling or, potsticker or, gyoza and, wonton and", "gowgee wrapper, wonton wrapper, gyoza wrapper, dumpling wrapper, potsticker wrapper, gyoza skin, wonton skin, dumpling skin")},
      ${pairPhrases("gyoza/wonton, wonton/gyoza, gyoza/dumpling, wonton/dumpling, potsticker/gyoza", "wrapper, skin")},
      gowgee wrapper, gow gee wrapper`,
  ],
  ["only gluten soy? dairy? eggs? sesame?", "slider roll, slider bread"],
  [
    "only gluten sesame?",
    pairPhrases("chinese, peking, peking duck, mandarin, moo shu, crispy duck, duck", "pancake"),
  ],
  ["only eggs", "salad cream"],
  [
    "",
    `${pairPhrases("supermarket, shop, store, butcher, grocer", "stock, stock this, stock it, stock them")}, hundreds and thousands,
      ${pairPhrases("nut, peanut, egg, dairy, milk, wheat, soy, fish, shellfish, sesame", "allergy, allergies")},
      rooster or king edward, king edward or rooster, rooster or maris piper, maris piper or rooster`,
  ],
];
