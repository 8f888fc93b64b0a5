import { listPhrases } from "#domain/dietary-check/match.ts";
import type { FoodRow } from "#domain/dietary-check/tags.ts";
import { readPhrase } from "#domain/dietary-check/words.ts";

/**
 * Dishes that always contain an allergen, under names that mean nothing else: a step that says to
 * serve one serves the allergen. If the recipe itself makes the dish, its ingredients decide.
 */
export const NATURAL_DISHES: readonly FoodRow[] = [
  [
    "eggs",
    `
      omelette, omelet, omlette, frittata, shakshuka, avgolemono, okonomiyaki, clafoutis, pavlova,
      soufflé, benedict, eton mess, tiramisu, french toast, carbonara, kedgeree, cheesecake, moussaka,
      pain perdu, bread and butter pudding, crème caramel, bibimbap, nasi goreng, strata, kuku sabzi,
      menemen, piperade, scotch woodcock, floating island, île flottante, charlotte russe`,
  ],
  [
    "dairy",
    `
      frittata, pavlova, soufflé, eton mess, tiramisu, cheesecake, moussaka, carbonara, bisque, lasagne,
      lasagna, quesadilla, rarebit, croque monsieur, croque madame, dauphinoise, alfredo, stroganoff,
      spanakopita, parmigiana, poutine, lassi, milkshake, cacio e pepe, vichyssoise, saag paneer,
      tikka masala, butter chicken, makhani, crème caramel, bread and butter pudding, thermidor,
      béchamel, chowder`,
  ],
  ["gluten? eggs? dairy?", "blini, blintz, clafoutis, toad in the hole, yorkshire pudding"],
  ["dairy?", "risotto, korma, gratin, chocolate mousse, mousseline, tartiflette, shahi paneer"],
  ["eggs dairy", "flan, île flottante, zabaglione, sabayon"],
  ["peanuts?", "mole poblano, gado gado, pad thai, massaman"],
  ["tree_nuts?", "korma, mole poblano, romesco"],
  ["fish? shellfish?", "tom yum, tom yam, som tam, pad thai, nasi goreng, poke bowl"],
  ["eggs", "gado gado, pad thai"],
  ["eggs fish", "caesar salad, caesar dressing"],
  ["fish", "puttanesca, escabeche, poke bowl"],
  ["shellfish", "bisque, étouffée, etouffee, thermidor, fideua, takoyaki, prawn cocktail"],
  ["shellfish? fish?", "chowder, gumbo, paella, jambalaya, arroz de marisco, seafood boil"],
  [
    "fish",
    "kedgeree, nicoise, salade nicoise, pissaladière, vitello tonnato, sushi, nigiri, fish pie",
  ],
  [
    "gluten",
    `
      lasagne, lasagna, carbonara, french toast, tiramisu, ramen, tempura, spanakopita, croque monsieur,
      croque madame, rarebit, béchamel, bread and butter pudding, pain perdu, baklava, okonomiyaki,
      takoyaki, alfredo, cheesecake, gyoza, roux, calzone, strudel, tonkatsu, katsu, schnitzel,
      fattoush, tabbouleh, tabouli, beef wellington, panzanella, pierogi`,
  ],
  [
    "",
    "omelette pan, omelet pan, omelette maker, soufflé dish, lasagne dish, lasagne pan, lasagna pan, chowder bowl, risotto rice, pad thai noodle, pad thai rice noodle",
  ],
];

const NAMES: ReadonlySet<string> = new Set(
  NATURAL_DISHES.flatMap(([tags, names]) =>
    tags === "" ? [] : listPhrases(names).map((name) => readPhrase(name).join(" ")),
  ),
);

/** Whether the stems, with a blank between, are the name of one of these dishes. */
export function isNaturalDish(stems: string): boolean {
  return NAMES.has(stems);
}
