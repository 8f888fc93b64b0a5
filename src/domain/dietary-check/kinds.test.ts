import { expect, test } from "vitest";

import { screen } from "./check.ts";
import { parseLines, readLabelled } from "./labelled-lines.fixture.ts";
import { measure, screenIngredients } from "./measure.fixture.ts";
import { joinShortHalves } from "./short-halves.ts";
import { readWords } from "./words.ts";

/** Kinds of names that the lists once lacked, in rows written with the lists. */

const ids = ({ allergens }: ReturnType<typeof screen>) => allergens.map(({ id }) => id);

/** What a recipe of something harmless is told that takes this in a step. */
function inStep(name: string, title = "Salad") {
  const ingredients = [{ name: "lettuce", amount: "1" }];
  const instructions = [`Serve with the ${name}.`];
  return ids(screen({ title, blurb: "", ingredients, instructions, equipment: [] }));
}

const PLAYFUL = parseLines(`
500 ml moo juice | dairy
a splash of cow juice | dairy
1 cup cow's juice | dairy
2 glasses of moo-moo juice | dairy
1 pint goat juice | dairy
3 tbsp ewe nectar | dairy
200 ml udder juice | dairy
1 cup Bessie juice | dairy
1 squirt of cow sauce | dairy
1 l bovine nectar | dairy
1 tbsp cow grease | dairy
50 g moo butter | dairy
1 cup buffalo juice | dairy
1 mug of sheep's juice | dairy
2 cackleberries | eggs
3 hen fruit | eggs
4 hen berries, beaten | eggs
2 chook berries | eggs
6 cackle berries | eggs
1 dozen chicken fruit | eggs chicken?
12 sea bugs | shellfish
2 sea kittens, filleted | fish
100 g goober peas | peanuts dairy? soy?
1 yardbird, jointed | chicken
500 g moo meat | beef
`);

const NUMBERS = parseLines(`
preservative (E1105) | eggs
E 1105 | eggs
1 tsp INS 1105 | eggs
cheese culture, E-1105 | eggs dairy?
E322 | soy? eggs?
emulsifier E 322 | soy? eggs?
emulsifiers (E322, E476) | soy? eggs?
INS 322 | soy? eggs?
stabiliser E426 | soy
E479b | soy
E 479b | soy
antioxidant E306 | soy?
E471 | soy?
E472e | soy?
bread improver with E481 | soy? gluten?
E441 | beef fish?
gelling agent (E 441) | beef fish?
thickener E1442 | gluten?
E1414 | gluten?
E1422 (modified starch) | gluten?
flavour enhancer E631 | fish? beef? chicken?
E627 | fish? beef? chicken?
E635 | fish? beef? chicken?
sweetener INS 966 | dairy
E no. 1105 | eggs
E number 1105 | eggs
E-No. 966 | dairy
INS No. 1105 | eggs
E.1105 | eggs
E/1105 | eggs
E_1105 | eggs
E 11 05 | eggs
e11O5 | eggs
E l105 | eggs
E-1 105 | eggs
emulsifier E 4 71 | soy?
E428 | beef fish?
E 5 eggs | eggs
E234 | dairy?
`);

const SPLIT = parseLines(`
200 g past a | gluten
past a | gluten
500 g pas ta | gluten
2 slices bre ad | gluten
1 cup mil k | dairy
2 m ilk | dairy
1 cup flo ur | gluten
2 eg g | eggs
3 eg gs, beaten | eggs
200 g tof u | soy
1 tbsp so ya | soy
100 g pra wn | shellfish
1 cra b | shellfish
1 can tun a | fish
200 g fis h | fish
50 g bri e | dairy
50 g fet a | dairy
1 tbsp ghe e | dairy
100 g whe at | gluten
1 cup oa ts | gluten
200 g be ef | beef
500 g lam b | lamb
50 g pec an | tree_nuts
1 tbsp mis o | soy gluten?
1 pack ude n noodles | gluten
300 g sea food | fish shellfish
300 g sea-food mix | fish shellfish
200 g shell fish | shellfish fish?
200 g shell-fish | shellfish fish?
2 fillets sal mon | fish
1 kg mus sels | shellfish
100 g pea nuts | peanuts
50 g pea-nuts | peanuts
100 g monkeynuts | peanuts tree_nuts?
`);

const RESPELT = parseLines(`
1 cup mylk | dairy
1 cup mylc | dairy
1 glass of milq | dairy
100 g cheez | dairy
100 g cheeze | dairy
2 slices chz | dairy
50 g chease | dairy
a dollop of kreme | dairy
1 tbsp kream | dairy
1 tbsp creem | dairy
50 g buttah | dairy
50 g budder | dairy
1 pot yoghrt | dairy
1 pot yogrt | dairy
100 g cheddr | dairy
100 g parmezan | dairy
almond mylk | tree_nuts
soya mylk | soy
coconut mylk | coconut
cashew cheez | tree_nuts
rice mylk |
vegan cheez |
dairy-free mylk |
`);

const KINDS = { playful: PLAYFUL, numbers: NUMBERS, split: SPLIT, respelt: RESPELT };

test.each(Object.entries(KINDS))(
  "names of a kind are found, not only the listed ones: %s",
  (_, lines) => {
    const missed = lines.filter(({ line, expected }) => {
      const found = ids(screenIngredients(line));
      return !expected.every((id) => found.some((one) => one === id));
    });
    expect(missed.map(({ line }) => line)).toEqual([]);
    const wrong = lines.filter(({ line, expected, arguable }) =>
      ids(screenIngredients(line)).some(
        (id) => ![...expected, ...arguable].some((one) => one === id),
      ),
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  },
);

test("numbers of additives that may hold an allergen are told as such", () => {
  expect(measure(NUMBERS).recallOfMay).toBeGreaterThan(0.9);
});

test("words that make another word by chance are left alone in ordinary lines", () => {
  const joined = readLabelled("first").filter(({ line }) => joinShortHalves(line, readWords(line)));
  expect(joined.map(({ line }) => line)).toEqual([]);
  const chance = [
    "cream cheese",
    "fish sauce",
    "2 l egg whites",
    "5 g oat bran",
    "past a joke",
    "Jell-O",
  ];
  expect(chance.filter((line) => joinShortHalves(line, readWords(line)))).toEqual([]);
});

test.each(`mylk milq mylc cheez chz kreme buttah yogrt`.split(" "))(
  "steps are read for respelt words: %s",
  (name) => {
    expect(inStep(name)).toContain("dairy");
  },
);

test.each([
  ["eggs", "frittata, omelette, omelet, shakshuka, quiche, clafoutis, avgolemono, strata, menemen"],
  ["eggs", "french toast, eton mess, tiramisu, pavlova, soufflé, kuku sabzi, crème caramel"],
  ["shellfish", "bisque, bouillabaisse, étouffée, lobster thermidor, chowder, gumbo, paella"],
  ["fish", "kedgeree, bouillabaisse, salade niçoise, pissaladière, cioppino, nigiri"],
  ["dairy", "lasagne, moussaka, rarebit, stroganoff, dauphinoise, cacio e pepe, poutine, lassi"],
  ["gluten", "lasagna, ramen, tempura, baklava, gyoza, croque monsieur"],
  ["gluten", "roux, calzone, strudel, katsu, schnitzel, tabbouleh, fattoush, blini"],
  ["dairy", "risotto, korma, potato gratin, flan, chocolate mousse"],
  ["eggs", "flan, gado gado, pad thai, caesar salad"],
  ["fish", "puttanesca, escabeche, caesar salad, tom yum"],
  ["peanuts", "pad thai, gado gado, massaman"],
  ["shellfish", "sea food, shell-fish, tom yum"],
])("dishes that hold %s by their nature do so in steps and among ingredients: %s", (id, names) => {
  const holds = (found: readonly string[]) => found.includes(id);
  const all = names.split(", ");
  expect(all.filter((name) => !holds(inStep(name)))).toEqual([]);
  expect(all.filter((name) => !holds(ids(screenIngredients(name))))).toEqual([]);
});

test("what a recipe itself makes is made of its ingredients", () => {
  expect(inStep("omelette", "Chickpea omelette")).toEqual([]);
  expect(inStep("frittata", "Vegan frittata")).toEqual([]);
  expect(inStep("bisque", "Pumpkin Bisque")).toEqual([]);
  // Another dish's name settles nothing.
  expect(inStep("frittata", "Chickpea omelette")).toContain("eggs");
  expect(inStep("omelette pan")).toEqual([]);
});
