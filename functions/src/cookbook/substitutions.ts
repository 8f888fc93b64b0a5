const plantMilks = [
  "oat milk",
  "unsweetened rice milk",
  "unsweetened soy milk",
  "unsweetened almond milk",
  "unsweetened coconut milk drink",
];
const plantYogurts = [
  "plain oat yogurt",
  "plain soy yogurt",
  "plain coconut yogurt",
  "plain almond yogurt",
];
const plantCreams = ["oat cream", "soy cream", "coconut cream", "cashew cream"];
const seeds = ["sunflower seeds", "pumpkin seeds"];
const sweet = ["maple syrup", "honey"];
const seedButter = "smooth sunflower seed butter";

/**
 * What may stand in for an ingredient, by its key, best first: the first that the cook may have is
 * taken. The key stays, so list and steps change together; so does the amount. Only swaps that
 * leave the steps true: same form, same time on the heat.
 */
export const SUBSTITUTIONS: Readonly<Record<string, readonly string[]>> = {
  // Dairy
  butter: ["dairy-free sunflower spread", "olive oil"],
  milk: plantMilks,
  buttermilk: plantMilks.map((milk) => `${milk}, with a squeeze of lemon`),
  yogurt: plantYogurts,
  "greek-yogurt": plantYogurts,
  cream: plantCreams,
  cheddar: ["dairy-free cheddar-style block, grated"],
  mozzarella: ["dairy-free mozzarella-style block, grated"],
  parmesan: ["vegetarian parmesan-style cheese, grated", "nutritional yeast"],
  feta: ["dairy-free feta-style block", "firm tofu"],
  halloumi: ["firm tofu"],
  "goats-cheese": ["dairy-free soft cheese", "ripe avocado"],
  "cottage-cheese": ["silken tofu, drained and broken up"],
  // Gluten
  "soy-sauce": ["gluten-free tamari", "coconut aminos"],
  bread: ["gluten-free bread"],
  "bread-rolls": ["gluten-free bread rolls, split"],
  "pitta-bread": ["gluten-free pitta bread"],
  tortillas: ["corn tortillas"],
  pasta: ["gluten-free pasta tubes"],
  "small-pasta": ["small gluten-free pasta"],
  spaghetti: ["gluten-free spaghetti"],
  gnocchi: ["gluten-free potato gnocchi"],
  "wheat-noodles": ["dried rice noodles"],
  "plain-flour": ["gluten-free plain flour"],
  "self-raising-flour": ["gluten-free self-raising flour"],
  "rolled-oats": ["certified gluten-free rolled oats", "millet flakes"],
  "pearl-barley": ["brown rice, rinsed"],
  // Eggs
  mayonnaise: ["egg-free mayonnaise"],
  // Soy
  tamari: ["coconut aminos"],
  // Nuts and seeds
  almonds: seeds,
  "flaked-almonds": seeds,
  cashews: seeds,
  walnuts: seeds,
  peanuts: [...seeds, "roasted cashews"],
  "almond-flour": ["ground sunflower seeds"],
  "almond-milk": plantMilks,
  "peanut-butter": [seedButter, "smooth almond butter", "tahini"],
  tahini: [seedButter, "smooth almond butter"],
  "sesame-oil": ["olive oil", "sunflower oil"],
  "sesame-seeds": seeds,
  // Coconut
  "coconut-milk": ["oat cream", "single cream", "soy cream", "cashew cream"],
  "coconut-aminos": ["gluten-free tamari", "soy sauce"],
  // Fish and meat, where they only season
  "fish-sauce": ["soy sauce", "gluten-free tamari", "coconut aminos"],
  anchovies: ["capers"],
  "chicken-stock": ["vegetable stock"],
  "beef-stock": ["vegetable stock"],
  prawns: ["firm tofu, in prawn-sized pieces"],
  // Sweet things and oils
  honey: ["maple syrup"],
  sugar: sweet,
  "brown-sugar": sweet,
  "vegetable-oil": ["olive oil"],
  "sunflower-oil": ["olive oil"],
};
