import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import { describes } from "./line-words.ts";
import { type IngredientLine, parseLine } from "./parse-ingredient.ts";
import { inflect, scaleFound } from "./scale-amount.ts";
import { singularOf } from "./singular.ts";
import { kindOf } from "./units.ts";

/** How many characters around an amount are searched for its food. */
const NEAR = 60;
/** Vessels, whose size isn't scaled. */
const VESSEL =
  /^[\s-]*(?:\/\s?[\d.½¼¾]+[\s-]?\p{L}{1,6}[\s-]+)?(?:(?:non-stick|deep|loose-bottomed|round|square|loaf|cake|baking|pie|tart|flan|roasting|pudding|gratin|ovenproof|capacity|springform)\s+){0,3}(?:tins?|pans?|dish(?:es)?|moulds?|molds?|bowls?|basins?|casseroles?|ramekins?|jars?|jugs?|sauce?pans?|pots?|trays?)(?!\p{L})/iu;
/** Phrases that make an amount apply to each of several things. */
const OF_EACH = /^(?:(?!\sand\s)[^.,;:!?])*?\b(?:each|per|apiece|at a time|every)\b/iu;
const EACH_OF = /\b(?:each|every|per)\b[^.,;:!?]{0,20}$/iu;
const INTO = /\b(?:into|between|among|makes?|step|mark)\s+(?:about\s+|roughly\s+)?$/iu;
const IN = /\bin\s+(?:about\s+|roughly\s+)?$/iu;
/** Times, temperatures and lengths, whose numbers aren't amounts. */
const OTHER_UNIT =
  /^\s?-?(?:%|°|º|(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|h|degrees?|[CF]|times|x|batches|layers?|sides?|days?|weeks?)(?!\p{L}))/u;

/** The words that a step may use for the recipe's foods, and the last words of their names. */
export interface NamedFoods {
  words: ReadonlySet<string>;
  heads: ReadonlySet<string>;
}

export function nameFoods(ingredients: readonly IngredientLine[]): NamedFoods {
  const names = ingredients.map((line) => parseLine(line).name.split(" ").map(singularOf));
  // A step may call a food by its other name.
  const written = ingredients.map(({ name }) =>
    (name.toLowerCase().split(/[,;(]/u)[0] ?? "").split(/\s+/u).map(singularOf),
  );
  const all = [...names, ...written];
  return {
    words: new Set(all.flat()),
    heads: new Set(all.flatMap((words) => words.at(-1) ?? [])),
  };
}

/** Adjacent words, separated only by spaces. */
const NEXT_WORD = /\s+(?<word>[\p{L}'’-]+)/uy;
const FOOD_WORDS_MAX = 5;

/** The place of the food's last word, if a food of the recipe follows. */
function foodAfter(text: string, foods: NamedFoods): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  const next = new RegExp(NEXT_WORD);
  next.lastIndex = /^\s+of(?:\s+the)?(?=\s)/u.exec(text)?.[0].length ?? 0;
  for (let words = 0; words < FOOD_WORDS_MAX; words += 1) {
    const word = next.exec(text)?.groups?.["word"]?.toLowerCase();
    if (word === undefined) break;
    const one = singularOf(word);
    if (!foods.words.has(one) && !foods.words.has(word) && !describes(word)) break;
    const end = next.lastIndex;
    if (foods.heads.has(one)) found = { start: end - word.length, end };
  }
  return found;
}

function staysAsItIs(text: string, found: FoundAmount): boolean {
  const before = text.slice(Math.max(0, found.start - NEAR), found.start);
  const after = text.slice(found.end, found.end + NEAR);
  const unit = found.unit ?? "";
  return (
    unit === "inch" ||
    OTHER_UNIT.test(after) ||
    VESSEL.test(after) ||
    OF_EACH.test(after) ||
    EACH_OF.test(before) ||
    (kindOf(unit) === "count" && INTO.test(before)) ||
    // "one sheet of rice paper" is about each sheet in turn.
    (unit === "" && (found.word !== "" || /^one$/iu.test(found.number))) ||
    // "Beat in 2 eggs", but "cook in 2 slices"
    (found.unit !== undefined && kindOf(unit) === "count" && IN.test(before))
  );
}

/**
 * A step's text with its amounts times a factor. Times, temperatures, lengths, sizes of tins and
 * dishes, and amounts for each of several things stay as they are; a bare number is an amount only
 * before a food of the recipe ("2 eggs", not "2 batches").
 *
 * @param factor more than 0; 1 leaves the text as it is
 */
export function scaleStep(text: string, factor: number, foods: NamedFoods): string {
  if (factor === 1) return text;
  let scaled = "";
  let end = 0;
  for (const found of findAmounts(text)) {
    if (staysAsItIs(text, found)) continue;
    const isBare = found.unit === undefined;
    const after = text.slice(found.end, found.end + NEAR);
    const food = isBare ? foodAfter(after, foods) : undefined;
    if (isBare && !food) continue;
    scaled += text.slice(end, found.start) + scaleFound(found, factor);
    end = found.end;
    if (food) {
      const { max } = found.quantity;
      scaled +=
        after.slice(0, food.start) + inflect(after.slice(food.start, food.end), max, max * factor);
      end += food.end;
    }
  }
  return scaled + text.slice(end);
}
