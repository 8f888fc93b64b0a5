import { readFoodLine } from "#domain/amounts/food-line.ts";
import { conflicts, isFree } from "#domain/dietary-check/check.ts";
import type { Preferences } from "#domain/preferences.ts";

/**
 * What cooks take where the shop has none, in as much of it: the food, then what stands in for it,
 * the nearest first. Only foods that change a dish little. What would take another amount (dried herbs
 * for fresh ones, oil for butter in a cake) is left out.
 */
const TABLE: Readonly<Record<string, string>> = {
  "soured cream": "crème fraîche, Greek yoghurt, coconut yoghurt, oat crème fraîche",
  "crème fraîche": "soured cream, Greek yoghurt, oat crème fraîche, coconut yoghurt",
  "double cream": "whipping cream, crème fraîche, oat cream, coconut cream",
  "single cream": "double cream, oat cream, coconut milk",
  milk: "oat milk, soy milk, almond milk",
  buttermilk: "kefir, plain yoghurt, soy yoghurt",
  yoghurt: "soured cream, kefir, soy yoghurt, coconut yoghurt",
  "greek yoghurt": "skyr, soured cream, soy yoghurt, coconut yoghurt",
  butter: "margarine, olive oil spread, coconut oil",
  ghee: "butter, sunflower oil, coconut oil",
  parmesan: "Grana Padano, pecorino, nutritional yeast",
  mozzarella: "mild cheddar, provolone, vegan mozzarella",
  feta: "goat's cheese, ricotta salata, firm tofu",
  ricotta: "cottage cheese, mascarpone, silken tofu",
  halloumi: "paneer, firm tofu",
  "minced beef": "minced turkey, minced pork, red lentils, soy mince",
  "chicken breast": "chicken thighs, turkey breast, firm tofu, chickpeas",
  "chicken thigh": "chicken breasts, turkey thighs, firm tofu, chickpeas",
  bacon: "pancetta, smoked turkey, smoked tofu",
  pancetta: "bacon, smoked turkey, smoked tofu",
  salmon: "trout, mackerel, firm tofu",
  cod: "haddock, pollock, hake, firm tofu",
  prawn: "scallops, white fish, oyster mushrooms",
  tofu: "tempeh, halloumi, chickpeas",
  chickpea: "cannellini beans, butter beans, lentils",
  "kidney bean": "black beans, pinto beans, borlotti beans",
  "black bean": "kidney beans, pinto beans",
  "cannellini bean": "butter beans, haricot beans, chickpeas",
  lentil: "split peas, brown lentils, chickpeas",
  rice: "bulgur, quinoa, couscous",
  "basmati rice": "long-grain rice, jasmine rice, quinoa",
  couscous: "bulgur, quinoa, millet",
  bulgur: "couscous, quinoa, rice",
  quinoa: "millet, rice, bulgur",
  spaghetti: "linguine, rice noodles, courgette noodles",
  pasta: "rice noodles, gluten-free pasta, gnocchi",
  shallot: "red onions, onions, leeks",
  onion: "shallots, leeks",
  leek: "onions, spring onions",
  "spring onion": "chives, shallots, leeks",
  courgette: "aubergine, squash, cucumber",
  aubergine: "courgettes, mushrooms",
  spinach: "chard, kale, rocket",
  kale: "cavolo nero, chard, spinach",
  chard: "spinach, kale, pak choi",
  rocket: "watercress, baby spinach, lamb's lettuce",
  broccoli: "cauliflower, green beans, tenderstem broccoli",
  cauliflower: "broccoli, white cabbage",
  "butternut squash": "pumpkin, sweet potatoes, carrots",
  "sweet potato": "butternut squash, carrots, potatoes",
  "red pepper": "yellow peppers, green peppers, tomatoes",
  coriander: "flat-leaf parsley, mint, basil",
  parsley: "coriander, chervil, chives",
  basil: "oregano, flat-leaf parsley, mint",
  lemon: "limes",
  lime: "lemons",
  "lemon juice": "lime juice, white wine vinegar",
  "lime juice": "lemon juice, rice vinegar",
  "soy sauce": "tamari, coconut aminos",
  "fish sauce": "soy sauce, tamari, coconut aminos",
  "white wine vinegar": "cider vinegar, rice vinegar, lemon juice",
  honey: "maple syrup, agave syrup",
  "maple syrup": "honey, agave syrup, date syrup",
  walnut: "pecans, almonds, sunflower seeds",
  almond: "hazelnuts, cashews, sunflower seeds",
  "pine nut": "sunflower seeds, cashews, pumpkin seeds",
  "peanut butter": "almond butter, tahini, sunflower seed butter",
  "olive oil": "rapeseed oil, sunflower oil",
  "vegetable oil": "sunflower oil, rapeseed oil, olive oil",
  "vegetable stock": "chicken stock, mushroom stock",
  "chicken stock": "vegetable stock, turkey stock",
  "coconut milk": "coconut cream, oat cream, single cream",
};

/** By the food as a list names it, whatever words it is written in. */
const SUBSTITUTES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TABLE).map(([name, instead]) => [
    readFoodLine({ amount: "", name }).food,
    instead.split(", "),
  ]),
);

/**
 * What this cook can take instead of a food, the nearest first. Whatever the dietary check finds, or
 * can't be sure of, in view of what they avoid, is left out; all of it while their settings aren't
 * known in full.
 *
 * @param food as `Line.food` begins: "soured cream"
 * @param amount how much of it a dish takes, for diets that count
 */
export function substitutesFor(
  food: string,
  amount: string,
  preferences: Preferences,
): readonly string[] {
  if (preferences.isPartial) return [];
  const none = { title: "", blurb: "", instructions: [], equipment: [] };
  return (SUBSTITUTES.get(food) ?? []).filter((name) =>
    isFree(conflicts({ ...none, ingredients: [{ name, amount }] }, preferences)),
  );
}
