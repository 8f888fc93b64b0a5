import fc from "fast-check";
import { expect, test } from "vitest";

import { type Aisle, AISLES } from "./aisle-names.ts";
import { aisleOf } from "./aisles.ts";

test.each<[Aisle, string]>([
  [
    "Fruit & vegetables",
    "red onions, finely sliced | garlic | 2 ripe tomatoes | Potatoes | sweet potato",
  ],
  [
    "Fruit & vegetables",
    "lemon juice | fresh coriander | bell peppers | berries | butternut squash | tofu",
  ],
  [
    "Fruit & vegetables",
    "pomegranate seeds | courgette | zucchini | aubergine | eggplant | spring onions",
  ],
  ["Bakery", "flour tortillas | sourdough bread | soft rolls, split"],
  [
    "Meat & fish",
    "boneless chicken thighs, in strips | lamb mince | cod fillets | raw prawns (peeled)",
  ],
  [
    "Dairy & eggs",
    "eggs | cold butter | goat's cheese | Greek yogurt | double cream | almond milk",
  ],
  [
    "Pasta, rice & grains",
    "basmati rice, rinsed | rolled oats | rice noodles | gnocchi | couscous",
  ],
  [
    "Tins & jars",
    "tinned chickpeas | coconut milk | butter beans, drained | peanut butter | chicken stock",
  ],
  [
    "Tins & jars",
    "anchovies in oil | tinned tuna in spring water | tomato paste | chopped tomatoes | honey",
  ],
  ["Tins & jars", "red lentils | tinned sweetcorn"],
  [
    "Sauces & oils",
    "extra virgin olive oil | soy sauce | red wine vinegar | fish sauce | sesame oil",
  ],
  [
    "Herbs & spices",
    "black pepper | ground coriander | fennel seeds | bay leaves | salt | garlic powder",
  ],
  ["Herbs & spices", "dried oregano | cloves | chilli flakes"],
  ["Baking", "plain flour | baking powder | caster sugar | chickpea flour | vanilla extract"],
  [
    "Nuts, seeds & dried fruit",
    "flaked almonds | sesame seeds | dried apricots | raisins | walnuts",
  ],
  ["Frozen", "frozen peas | frozen mixed berries | peas"],
  ["Drinks", "white wine | apple juice | tea bags | tonic water | instant coffee"],
  ["Snacks & sweets", "crisps | tortilla chips | digestive biscuits | chocolate bars"],
  ["Baking", "dark chocolate | self-raising flour | puff pastry | ground almonds"],
  ["Household", "kitchen foil | toilet rolls | washing-up liquid | bin bags | AA batteries"],
  ["Health & beauty", "toothpaste | shampoo | plasters | sun cream"],
  ["Baby", "nappies | baby wipes | baby food"],
  ["Pets", "cat food | dog biscuits | cat litter"],
  ["Meat & fish", "minced beef | smoked salmon | whole chicken"],
  ["Dairy & eggs", "semi-skimmed milk | cream cheese | oat milk"],
  ["Other", "??? | a pinch of love | birthday present"],
])("%s: %s", (aisle, names) => {
  const found = names.split(" | ").map((name) => [name, aisleOf(name)]);
  expect(found).toEqual(names.split(" | ").map((name) => [name, aisle]));
});

test("a name without words, a very long one and one in another script are in Other", () => {
  for (const name of [
    "",
    "   ",
    "1/2",
    "🥕",
    "ω".repeat(10_000),
    `${"x ".repeat(300)} milk`,
    "s",
  ]) {
    expect(aisleOf(name)).toBe("Other");
  }
});

test("any text has one aisle, in upper case as in lower", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(AISLES).toContain(aisleOf(name));
      expect(aisleOf(`${name}, milk`.toUpperCase())).toBe(aisleOf(`${name}, MILK`));
    }),
  );
});
