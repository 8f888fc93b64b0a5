import { listPhrases, pairPhrases } from "./match.ts";
import type { FoodRow } from "./tags.ts";
import { readPhrase } from "./words.ts";

/** Words that remove an allergen from the food beside them: "gluten-free", "vegan", "eggless". */

/**
 * Words before "free", and the tags they remove. Lactose-free milk is still milk; wheat-free may be
 * rye.
 */
const FREE: readonly FoodRow[] = [
  ["-gluten", "gluten"],
  ["-dairy", "dairy, milk"],
  ["-eggs", "egg"],
  ["-soy", "soy, soya"],
  ["-tree_nuts -peanuts", "nut"],
  ["-peanuts", "peanut"],
  ["-sesame", "sesame"],
  ["-coconut", "coconut"],
  ["-fish", "fish"],
  ["-shellfish", "shellfish"],
  ["-meat -beef -chicken -lamb", "meat"],
  ["-beef", "beef"],
  ["-chicken", "chicken"],
];
const NO_MEAT = "-meat -beef -chicken -lamb -fish -shellfish -rennet";

/**
 * "dairy and egg free", "egg-free and dairy-free": both are free. If the first has no "free" of its
 * own, it must not be a food: "egg and gluten-free toast" contains egg.
 */
const BOTH_FREE: readonly FoodRow[] = FREE.flatMap(([tags, words]) =>
  FREE.filter(([other]) => other !== tags).flatMap(([otherTags, others]) =>
    listPhrases(words).map((word): FoodRow => {
      const firsts = /^(dairy|gluten)$/.test(word)
        ? `${word} and, ${word} free and`
        : `${word} free and`;
      const seconds = listPhrases(others).map((other) => `${other} free`);
      return [`${tags} ${otherTags}`, pairPhrases(firsts, seconds.join(","))];
    }),
  ),
);

export const QUALIFIERS: readonly FoodRow[] = [
  ...FREE.map(([tags, words]): FoodRow => [tags, pairPhrases(words, "free")]),
  ...BOTH_FREE,
  // "Chicken, free-range" and "milk free from …" are free of nothing.
  ...FREE.map(([tags, words]): FoodRow => [
    `only ${tags.replaceAll("-", "")}`,
    pairPhrases(words, "free range, free from"),
  ]),
  // "Self-raising" would count as a flour of wheat by itself.
  ["-gluten", pairPhrases("self raising, self rising, strong, plain", "gluten free")],
  // So would the loaf in "1 loaf gluten-free bread".
  ["-gluten", pairPhrases("loaf, loaf of, roll, roll of", "gluten free, gf")],
  ["-gluten", "gf, glutenfree, coeliac friendly, celiac friendly, coeliac safe"],
  ["-dairy", "non dairy, nondairy, dairyless, dairyfree"],
  ["-eggs", "eggless, eggfree"],
  ["-meat -beef -chicken -lamb", "meatless, meatfree"],
  [NO_MEAT, "vegetarian, suitable for vegetarian"],
  [
    `${NO_MEAT} -dairy -eggs -animal`,
    "vegan, plant based, plantbased, vegan friendly, suitable for vegan",
  ],
  // "Crème fraîche (oat-based)": the qualifier names the substitute.
  ["-dairy gluten", "oat based"],
  ["-dairy soy", "soy based, soya based"],
  ["-dairy coconut", "coconut based"],
  ["-dairy tree_nuts", pairPhrases("nut, almond, cashew", "based")],
  // These don't remove the allergen entirely, or remove something else: they only keep the word
  // from counting as a food.
  ["", "lactose free, wheat free, sugar free, fat free"],
];

/**
 * Words between a qualifier and a food that end its reach: "vegan cheese and butter", "… into the
 * milk".
 */
export const REACH_ENDS = new Set(
  readPhrase("and or plus with to into in on from for over of then not if"),
);
/** Words that add an alternative, or another food, to an ingredient. */
export const ALTERNATIVES = new Set(readPhrase("and or plus"));
/** Words beside a qualifier that make it a mere option: "gluten-free if needed". */
export const OFFERS = new Set(
  readPhrase(
    "skip omit leave make if or optional optionally alternative alternatively option prefer preferably preferred ideally ideal can could may might not non substitute swap needed required",
  ),
);
