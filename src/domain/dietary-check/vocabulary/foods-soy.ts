import { pairPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Soya and the sauces brewed from it (most with wheat), and the plant "meats" made of it. */

const FAKED = `
    sausage, mince, minced meat, ground beef, ground meat, beef, beef mince, burger, chicken,
    chicken piece, chicken strip, nugget, chicken nugget, bacon, ham, meatball, hot dog, steak,
    schnitzel, kebab, meat, duck, lamb, turkey, pepperoni, chorizo, salami, crumble, pulled pork,
    pork`;

export const SOY_FOODS: readonly FoodRow[] = [
  [
    "only soy",
    `
    soy bean, soy protein, soy isolate, soy lecithin, textured vegetable protein, soy chunk, soy curl,
    soy nut, soya nut`,
  ],
  ["only soy gluten?", "soya mince, soy mince, tempeh bacon"],
  [
    "only soy gluten",
    `
    char siu sauce, yakitori sauce, tonkatsu sauce, sukiyaki sauce, bulgogi sauce, bulgogi marinade,
    okonomiyaki sauce, unagi sauce, eel sauce`,
  ],
  [
    "only soy? gluten?",
    `
    meat substitute, meat alternative, meat replacement, mock duck, mock chicken, mock meat, fake meat,
    veggie burger, veggie sausage, veggie mince`,
  ],
  [
    "soy",
    `
      soy, soya, soybean, soyabean, soy bean, soya bean, edamame, mukimame, tofu, beancurd,
      bean curd, tau kwa, tempeh, tempe, natto, yuba, okara, kinako, tamari, soy protein,
      soya protein, soy isolate, soy lecithin, soya lecithin, lecithin, lecithin granule, tvp,
      textured vegetable protein, textured protein, soy flour, soya flour, soybean oil, soya oil,
      soybean sprout, soy nut, liquid amino, bragg amino, inari, aburaage, abura age, koya dofu,
      soy milk, soya milk, supro, soy chunk, soya chunk, nutrela, soya mince, soy mince,
      soy curl, edamame spaghetti,
      edamame pasta, soybean pasta, soja`,
  ],
  [
    "soy gluten",
    `
      soy sauce, soya sauce, soy, shoyu, light soy, dark soy, light soy sauce, dark soy sauce,
      kikkoman, kecap, kecap manis, ketjap manis, hoisin, hoi sin, hoisin sauce, teriyaki,
      teriyaki sauce, teriyaki marinade, ponzu, ponzu sauce, gochujang, doenjang, ssamjang,
      doubanjiang, toban djan, tobanjan, chili bean paste, chili bean sauce, black bean sauce,
      black bean garlic sauce, yellow bean sauce, fermented black bean, douchi, sweet bean sauce,
      tianmianjiang, char siu sauce, char siu, yakitori sauce, tonkatsu sauce, sukiyaki sauce,
      bulgogi sauce, bulgogi marinade, stir fry sauce, maggi, yellow bean paste, hot bean paste, broad bean paste,
      spicy bean paste, agedashi, maggi seasoning,
      golden mountain sauce, okonomiyaki sauce, yakisoba sauce, unagi sauce, eel sauce,
      lao gan ma, soy glaze, vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce`,
  ],
  ["sesame", "hoisin, hoi sin, hoisin sauce, ssamjang, bulgogi sauce, bulgogi marinade"],
  ["sesame?", "teriyaki sauce, stir fry sauce, char siu sauce"],
  ["fish?", "ponzu, ponzu sauce, sukiyaki sauce"],
  ["beef", "bulgogi"],
  [
    "soy gluten?",
    `
    miso, miso paste, white miso, red miso, brown miso, tempeh bacon, soya mince, soy mince,
    chili crisp`,
  ],
  ["soy fish? gluten?", "miso soup"],
  [
    "soy? gluten?",
    `
    hydrolysed vegetable protein, hydrolyzed vegetable protein, vegetable protein, hvp,
    mock duck, mock chicken, mock meat, fake meat, meat substitute, meat alternative,
    meat replacement, chick n, chik n, facon, plant protein, veggie burger, veggie sausage, veggie mince, veggie ground`,
  ],
  ["gluten", "mock duck"],
  ["only soy? gluten?", pairPhrases("vegan", FAKED)],
  ["only soy? gluten?", pairPhrases("vegetarian", FAKED)],
  ["only soy? gluten? eggs?", pairPhrases("veggie", FAKED)],
  ["only soy? gluten?", pairPhrases("meat free", FAKED)],
  ["only soy? gluten?", pairPhrases("meatless", FAKED)],
  ["only soy? gluten?", pairPhrases("meatfree", FAKED)],
  ["only soy? gluten?", pairPhrases("plant based", FAKED)],
  ["only soy? gluten?", pairPhrases("plant", FAKED)],
  ["only soy? gluten?", pairPhrases("mock", FAKED)],
  [
    "only soy",
    `
    tofu burger, tofu sausage, tofu bacon, tofu steak, tofu nugget, tofu meatball, tempeh burger,
    tempeh steak, soya burger, soya sausage, soya nugget, soy burger, soy sausage`,
  ],
  [
    "only gluten",
    `
    seitan burger, seitan sausage, seitan bacon, seitan steak, seitan kebab, seitan mince,
    seitan chorizo`,
  ],
  [
    "only soy? gluten?",
    `
    vegan fish finger, vegan fish, vegan tuna, vegan prawn, vegan shrimp, vegan salmon, tofish,
    vegan fish fillet, vegan schnitzel`,
  ],
  [
    "weak soy",
    `
    chow mein, lo mein, fried rice, stir fry, stirfry, ramen, poke, poke bowl, bibimbap, bulgogi,
    japchae, yaki udon, pad see ew, pad thai, mapo, sukiyaki, gyudon, oyakodon, donburi, sushi,
    nasi goreng, mee goreng, kung pao, general tso, sweet and sour, orange chicken,
    teriyaki bowl, yakitori, adobo, egg drop soup, hot and sour soup`,
  ],
  [
    "weak gluten",
    `
    ramen, chow mein, lo mein, yaki udon, kung pao, general tso, sweet and sour, orange chicken,
    stir fry, stirfry, sushi, poke bowl, yakitori, adobo, mapo`,
  ],
  [
    "",
    `
    soy free, soya free, bean sprout, beansprout, mung bean sprout, sunflower lecithin`,
  ],
  ["coconut", "coconut amino"],
];
