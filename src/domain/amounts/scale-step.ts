import { findAmounts, type FoundAmount } from "./find-amounts.ts";
import { describes } from "./line-words.ts";
import { type IngredientLine, parseLine } from "./parse-ingredient.ts";
import { inflect, scaleFound } from "./scale-amount.ts";
import { singularOf } from "./singular.ts";
import { kindOf } from "./units.ts";

/** How far around an amount a step is read for what it is an amount of, in characters. */
const NEAR = 60;
/** Vessels: their size stays, whatever goes into them. */
const VESSEL =
  /^[\s-]*(?:\/\s?[\d.½¼¾]+[\s-]?\p{L}{1,6}[\s-]+)?(?:(?:non-stick|deep|loose-bottomed|round|square|loaf|cake|baking|pie|tart|flan|roasting|pudding|gratin|ovenproof|capacity|springform)\s+){0,3}(?:tins?|pans?|dish(?:es)?|moulds?|molds?|bowls?|basins?|casseroles?|ramekins?|jars?|jugs?|sauce?pans?|pots?|trays?)(?!\p{L})/iu;
/** The rest of a clause says that the amount is for one of several. */
const OF_EACH = /^[^.;:!?]*?\b(?:each|per|apiece|at a time|every)\b/iu;
const INTO = /\b(?:into|between|among|makes?|step|mark)\s+(?:about\s+|roughly\s+)?$/iu;
const IN = /\bin\s+(?:about\s+|roughly\s+)?$/iu;
const EVERY = /\b(?:every|each|per|for)\s+$/iu;
/** Times, temperatures and lengths are no amounts, whatever number they have. */
const OTHER_UNIT =
  /^\s?-?(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|h|cm|mm|°|º|degrees?|[CF](?!\p{L})|%|times|x\b|batches|layers?|sides?|days?|weeks?)/u;

/** The words by which a step can mean the recipe's foods, and those that end their names. */
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

/** Where the food's last word is, if the text goes on with a food of the recipe. */
function foodAfter(text: string, foods: NamedFoods): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  let words = 0;
  for (const match of text.matchAll(/\s+(?<word>[\p{L}'’-]+)/gu)) {
    const word = (match.groups?.["word"] ?? "").toLowerCase();
    const one = singularOf(word);
    words += 1;
    if (
      words > 5 ||
      /[^\s]/u.test(text.slice(found?.end ?? 0, match.index).replace(/[\p{L}'’\s-]/gu, ""))
    )
      break;
    if (!foods.words.has(one) && !foods.words.has(word) && !describes(word)) break;
    const end = match.index + match[0].length;
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
    EVERY.test(before) ||
    (kindOf(unit) === "count" && INTO.test(before)) ||
    // "Beat in 2 eggs", but "cook in 2 slices"
    (found.unit !== undefined && kindOf(unit) === "count" && IN.test(before))
  );
}

/**
 * A step's text with its amounts times a factor. Times, temperatures, lengths, sizes of tins and
 * dishes, and what is meant for each of several stay as they are; a bare number is an amount only
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
