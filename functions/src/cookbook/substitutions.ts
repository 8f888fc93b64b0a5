import type { AllergenId, DietId } from "../../../src/domain/catalogue.ts";

/**
 * A substitute's name, and the restrictions it fails although its name doesn't say so: some brands
 * of spreads, creams and breads contain other things, which the dietary check can't see.
 */
export type Substitute = readonly [name: string, ...unfitFor: (AllergenId | DietId)[]];

const plantMilks: readonly Substitute[] = [
  ["oat milk"],
  ["unsweetened rice milk", "paleo"],
  ["unsweetened soy milk"],
  ["unsweetened almond milk"],
  ["unsweetened coconut milk drink", "soy"],
];
const plantYogurts: readonly Substitute[] = [
  ["plain oat yogurt"],
  ["plain soy yogurt"],
  ["plain coconut yogurt"],
  ["plain almond yogurt"],
];
const plantCreams: readonly Substitute[] = [
  ["oat cream"],
  ["soy cream"],
  ["coconut cream"],
  ["cashew cream"],
];
const seeds: readonly Substitute[] = [["sunflower seeds"], ["pumpkin seeds"]];
const sweet: readonly Substitute[] = [["maple syrup"], ["honey"]];
const seedButter: Substitute = ["smooth sunflower seed butter"];
const oliveOil: Substitute = ["olive oil"];
const tofu: Substitute = ["firm tofu"];
const tamari: Substitute = ["gluten-free tamari"];
const aminos: Substitute = ["coconut aminos"];
const vegetableStock: Substitute = ["vegetable stock", "soy"];

/**
 * Substitutes for an ingredient, by its key, best first: the first that the cook may have is used.
 * The key and the amount stay the same, so list and steps change together. Only swaps that keep the
 * steps true are listed: same form, same cooking time.
 */
export const SUBSTITUTIONS: Readonly<Record<string, readonly Substitute[]>> = {
  // Dairy
  butter: [["dairy-free sunflower spread", "soy", "paleo", "low_fat"]],
  milk: plantMilks,
  buttermilk: plantMilks.map(([milk, ...unfit]) => [`${milk}, with a squeeze of lemon`, ...unfit]),
  yogurt: plantYogurts,
  "greek-yogurt": plantYogurts,
  cream: plantCreams,
  parmesan: [["vegetarian parmesan-style cheese, grated"], ["nutritional yeast"]],
  feta: [tofu],
  halloumi: [tofu],
  "goats-cheese": [["ripe avocado"]],
  "cottage-cheese": [["silken tofu, drained and broken up"]],
  // Gluten
  "soy-sauce": [tamari, aminos],
  bread: [["gluten-free bread", "eggs", "dairy", "soy", "vegan"]],
  "bread-rolls": [["gluten-free bread rolls, split", "eggs", "dairy", "soy", "vegan"]],
  "pitta-bread": [["gluten-free pitta bread", "eggs", "dairy", "soy", "vegan"]],
  tortillas: [["corn tortillas"]],
  pasta: [["gluten-free pasta tubes", "eggs", "soy"]],
  "small-pasta": [["small gluten-free pasta", "eggs", "soy"]],
  spaghetti: [["gluten-free spaghetti", "eggs", "soy"]],
  gnocchi: [["gluten-free potato gnocchi"]],
  "wheat-noodles": [["dried rice noodles"]],
  "plain-flour": [["gluten-free plain flour", "soy"]],
  "self-raising-flour": [["gluten-free self-raising flour", "soy"]],
  "rolled-oats": [["certified gluten-free rolled oats"], ["millet flakes"]],
  "pearl-barley": [["brown rice, rinsed"]],
  // Eggs
  mayonnaise: [["egg-free mayonnaise", "soy", "paleo"]],
  // Soy
  tamari: [aminos],
  // Nuts and seeds
  almonds: seeds,
  "flaked-almonds": seeds,
  cashews: seeds,
  walnuts: seeds,
  peanuts: [...seeds, ["roasted cashews"]],
  "almond-flour": [["ground sunflower seeds"]],
  "almond-milk": plantMilks,
  "peanut-butter": [seedButter, ["smooth almond butter"], ["tahini"]],
  tahini: [seedButter, ["smooth almond butter"]],
  "sesame-oil": [oliveOil, ["sunflower oil"]],
  "sesame-seeds": seeds,
  // Coconut
  "coconut-milk": [["oat cream"], ["single cream"], ["soy cream"], ["cashew cream"]],
  "coconut-aminos": [tamari, ["soy sauce"]],
  // Fish and meat, as seasoning only
  "fish-sauce": [["soy sauce"], tamari, aminos],
  anchovies: [["capers"]],
  "chicken-stock": [vegetableStock],
  "beef-stock": [vegetableStock],
  prawns: [["firm tofu, in bite-sized pieces"]],
  // Sweet things and oils
  honey: [["maple syrup"]],
  sugar: sweet,
  "brown-sugar": sweet,
  "vegetable-oil": [oliveOil],
  "sunflower-oil": [oliveOil],
};

/**
 * In grams: a dish with at least this much is made of the ingredient, and no substitute will do.
 */
export const MADE_OF_GRAMS = 150;
export const NUTS = new Set(["almonds", "cashews", "walnuts", "peanuts", "almond-flour"]);

/** Words in a title that stand for an ingredient but differ from its key. */
const TITLE_WORDS: Readonly<Record<string, string>> = {
  yogurt: "(?:greek )?yogurt",
  "greek-yogurt": "(?:greek )?yogurt",
  "goats-cheese": "goat'?s'? cheese",
  "peanut-butter": "peanut butter|peanut",
  "almond-milk": "almond milk|almond",
  "flaked-almonds": "almonds?",
  "coconut-milk": "coconut milk|coconut",
  "sesame-oil": "sesame",
  "sesame-seeds": "sesame",
  "soy-sauce": "soy",
  "pearl-barley": "(?:pearl )?barley",
  "rolled-oats": "(?:rolled )?oats",
};
/** Dishes named for a taste that the substitute keeps: "Dairy-Free Butter Chicken". */
const NAMES_A_DISH = new Set(["butter", "chicken-stock", "beef-stock"]);
const PLAIN = /\b(?:plain|firm|smooth|ripe|unsweetened|dried|certified|gluten-free|small) /g;

/** The title's words for the ingredient `key`, or undefined if they mean the dish. */
function titleWordsOf(key: string): RegExp | undefined {
  if (NAMES_A_DISH.has(key)) return undefined;
  const words = key.replaceAll("-", " ").replace(/(?<=[a-z]{2})s$/, "");
  return new RegExp(`\\b(?:${TITLE_WORDS[key] ?? `${words}s?`})\\b`, "gi");
}

/** "plain oat yogurt" → "Oat Yogurt". */
function titleNameOf(stepName: string): string {
  return stepName
    .replaceAll(PLAIN, "")
    .replaceAll(/(?<![\p{L}'-])\p{L}/gu, (first) => first.toUpperCase());
}

/** Whether `text` names the ingredient `key`. */
export function namesFood(text: string, key: string): boolean {
  return titleWordsOf(key)?.test(text) ?? false;
}

/**
 * Replaces the title's words for the ingredient `key` with `stepName`, in the singular if they
 * were: "Cashew Chicken" → "Sunflower Seed Chicken". "Spaghetti" made gluten-free stays.
 */
export function replaceInTitle(title: string, key: string, stepName: string): string {
  const words = titleWordsOf(key);
  if (!words) return title;
  const name = titleNameOf(stepName);
  return title.replace(words, (found) => {
    if (stepName.toLowerCase().includes(found.toLowerCase())) return found;
    return found.endsWith("s") ? name : name.replace(/s$/, "");
  });
}
