import { describe, expect, test } from "vitest";

import { amountWords } from "./labelled-lines.fixture.ts";
import { parseIngredient } from "./parse-ingredient.ts";
import { sumIngredients, totalWords } from "./sum-ingredients.ts";

/** "400 ml | coconut milk": the amount, and the name. */
function read(line: string): string {
  return `${amountWords(line)} | ${parseIngredient(line).name}`;
}

describe("inverted names", () => {
  test.each([
    ["400 ml milk, coconut", "400 ml | coconut milk"],
    ["beans, kidney", "- | kidney bean"],
    ["beans, black", "- | black bean"],
    ["sauce, soy", "- | soy sauce"],
    ["sauce, fish", "- | fish sauce"],
    ["butter, peanut", "- | peanut butter"],
    ["flour, rye", "- | rye flour"],
    ["100 g sugar, brown", "100 g | brown sugar"],
    ["Squash, butternut, cubed", "- | butternut squash"],
    ["2 onions, red", "2 | red onion"],
    ["1 tbsp oil, extra virgin olive", "1 tbsp | olive oil"],
    ["2 tomatoes, cherry, halved", "2 | cherry tomato"],
    ["coriander, ground", "- | ground coriander"],
    ["500 g beef, minced", "500 g | beef mince"],
    ["1 tin milk, condensed", "1 can | condensed milk"],
    ["juice, orange, 200 ml", "200 ml | orange juice"],
    ["wine, white, 100ml", "100 ml | white wine"],
    ["chicken, thighs, skinless", "- | chicken thigh"],
    ["1 kg apples, Bramley", "1 kg | bramley apple"],
    ["beans - kidney", "- | kidney bean"],
    ["milk (oat)", "- | oat milk"],
    ["soda, bicarbonate of", "- | bicarbonate of soda"],
    ["garlic, powder", "- | garlic powder"],
    ["sauce, hot", "- | hot sauce"],
    ["1 cup cheese, cheddar, grated", "1 cup | cheddar"],
    ["peppers, bell, red", "- | red pepper"],
    ["1 tin tuna, yellowfin", "1 can | yellowfin tuna"],
    ["400 g beef, stewing", "400 g | stewing beef"],
    ["apples, cooking", "- | cooking apple"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    ["2 cloves garlic, minced", "2 clove | garlic"],
    ["100 g butter, melted", "100 g | butter"],
    ["1 cup cream, whipped", "1 cup | cream"],
    ["1 lemon, juice only", "1 | lemon"],
    ["2 eggs, room temperature", "2 | egg"],
    ["1 bunch kale, stems stripped", "1 bunch | kale"],
    ["2 carrots, batons", "2 | carrot"],
    ["1 cup rice, rinsed", "1 cup | rice"],
    ["salt, pepper", "- | salt"],
    ["oil, for frying", "- | oil"],
    ["1 leek, washed well", "1 | leek"],
  ])("%s has preparation behind its comma", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test("coconut milk is added to no milk", () => {
    const lines = [
      { amount: "400 ml", name: "milk, coconut" },
      { amount: "200 ml", name: "milk" },
    ];
    expect(sumIngredients(lines).map(({ totals }) => totalWords(totals))).toEqual([
      "400 ml",
      "200 ml",
    ]);
  });
});

describe("this or that noun", () => {
  test.each([
    ["2 tbsp red wine or cider vinegar", "2 tbsp | red wine vinegar"],
    ["1 acorn or butternut squash", "1 | acorn squash"],
    ["1 tbsp fish or soy sauce", "1 tbsp | fish sauce"],
    ["100 g pumpkin or sunflower seeds", "100 g | pumpkin seed"],
    ["200 ml apple or orange juice", "200 ml | apple juice"],
    ["1 cup cherry or grape tomatoes", "1 cup | cherry tomato"],
    ["2 tsp Diamond Crystal or 1 tsp Morton kosher salt", "2 tsp | salt"],
    ["1 tbsp fresh or dried oregano", "1 tbsp | oregano"],
    ["balsamic or sherry vinegar", "- | balsamic vinegar"],
    ["2 tbsp peach or apricot jam", "2 tbsp | peach jam"],
    ["1 tin kidney or cannellini beans", "1 can | kidney bean"],
    ["1 cup black or pinto beans", "1 cup | black bean"],
    ["1 cup almond, oat or soy milk", "1 cup | almond milk"],
    ["200g milk or dark chocolate", "200 g | milk chocolate"],
    ["1 tsp dried or fresh thyme", "1 tsp | dried thyme"],
    ["2 quarts unsalted or low-sodium chicken stock", "2 quart | chicken stock"],
    ["500 g pork or beef ribs", "500 g | pork rib"],
    ["2 Tbsp. Canola or Vegetable Oil", "2 tbsp | rapeseed oil"],
    ["1 tsp Maldon or 1/2 tsp table salt", "1 tsp | salt"],
    ["2 cups vegetable or chicken broth or water", "2 cup | vegetable stock"],
  ])("%s", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    ["2 tbsp butter or vegetable oil", "2 tbsp | butter"],
    ["1 cup water or chicken stock", "1 cup | water"],
    ["100 g pecans or pine nuts", "100 g | pecan"],
    ["1 tbsp lemon juice or cider vinegar", "1 tbsp | lemon juice"],
    ["2 cups dry white wine or chicken stock", "2 cup | white wine"],
    ["1 tbsp honey or maple syrup", "1 tbsp | honey"],
  ])("%s names a whole food first", (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test("fresh oregano is bought fresh", () => {
    expect(parseIngredient("1 tbsp fresh or dried oregano")).toMatchObject({
      preparation: "fresh",
    });
  });
});
