import { type Word, readPhrase } from "#domain/dietary-check/words.ts";

/** The short names that steps use for an ingredient: after "gluten-free penne", "the pasta" has no gluten either. */

const PASTA =
  "pasta noodle penne spaghetti linguine fusilli farfalle rigatoni macaroni orecchiette tagliatelle pappardelle fettuccine lasagne lasagna orzo conchiglie vermicelli ziti bucatini gnocchi ravioli tortellini udon soba ramen shell";
const BREAD =
  "bread loaf baguette ciabatta focaccia sourdough pitta pita naan roll bun bap bagel toast flatbread wrap tortilla";
const CHEESE =
  "cheese cheddar parmesan mozzarella feta ricotta halloumi brie gouda parmigiano mascarpone paneer camembert gruyère pecorino";
/**
 * A short name, and the words of an ingredient any of which means that the short name refers to it.
 */
const KINDS: readonly (readonly [shortName: string, words: string])[] = [
  ["flour", "flour"],
  ["pasta", PASTA],
  ["noodle", PASTA],
  ["bread", BREAD],
  ["breadcrumb", `breadcrumb crumb panko ${BREAD}`],
  ["tortilla", "tortilla wrap"],
  ["wrap", "tortilla wrap"],
  ["milk", "milk drink"],
  ["butter", "butter spread margarine marg block"],
  ["cream", "cream crème fraîche"],
  ["cheese", CHEESE],
  ["yogurt", "yogurt skyr"],
  ["mayonnaise", "mayonnaise mayo"],
  ["mayo", "mayonnaise mayo"],
  ["chocolate", "chocolate"],
  ["egg", "egg"],
  ["sausage", "sausage banger chorizo frankfurter"],
  ["burger", "burger patty"],
  ["mince", "mince minced ground crumble"],
  ["bacon", "bacon rasher lardon"],
];
const MEANT = new Map(
  KINDS.map(([shortName, words]) => [
    readPhrase(shortName).join(" "),
    new Set(words.split(" ").flatMap(readPhrase)),
  ]),
);

/** An ingredient from which a qualifier has removed tags. */
export interface ClearedName {
  bits: number;
  words: readonly Word[];
}

/**
 * The tags that qualifiers removed from the ingredients a short name may refer to; none if it
 * refers to no ingredient.
 */
export function clearedFor(shortName: string, ingredients: readonly ClearedName[]): number {
  const meant = MEANT.get(shortName);
  if (!meant) return 0;
  return ingredients
    .filter(({ words }) => words.some(({ stem }) => meant.has(stem)))
    .reduce((bits, ingredient) => bits | ingredient.bits, 0);
}
