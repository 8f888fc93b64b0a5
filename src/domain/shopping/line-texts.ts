import { type Amount, type FoodLine, readFoodLine } from "#domain/amounts/food-line.ts";
import type { IngredientLine } from "#domain/amounts/parse-ingredient.ts";
import { pluralOf } from "#domain/amounts/singular.ts";
import { type Total, totalWords } from "#domain/amounts/sum-ingredients.ts";
import { nameKey } from "#domain/mutations/settings.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";
import type { ShoppingIngredient } from "#domain/user-document.ts";

import { withoutArticle } from "./listed-things.ts";

/**
 * Words of the preparation that matter when choosing in the shop. They stay in front of the name if
 * every share has them: "unsalted butter", "boneless skinless chicken thighs".
 */
const CHOSEN: ReadonlySet<string> = new Set(
  `bone-in boneless extra-firm extra-lean extra-virgin fat-free firm flat-leaf free-range full-fat
   half-fat lean long-grain low-fat low-salt low-sodium lowfat no-salt-added non-fat nonfat organic
   part-skim pitted reduced-fat reduced-salt reduced-sodium ripe semi-skimmed skin-on skinless
   shell-on soft unsalted unwaxed wholegrain wild`.split(/\s+/u),
);

/** Characters that no food's name has. A name with one is shown as written, without parsing. */
const ODD_SIGNS = /[^\p{L}\p{M}\p{N}\s.,;:()'’"“”&%°/+–—…!?®™*-]/u;

function startLarge(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

interface Named {
  /** The food as it is written: "chicken thighs" of "boneless chicken thighs, in strips". */
  words: string;
  /** Normalised for comparison: equal for singular and plural, and in any case. */
  key: string;
  isPlural: boolean;
}

/** A line's texts, memoised because a list shows the same ones at every tick. */
interface LineWords extends Named {
  chosen: string[];
  amount: string;
}

const known = new WeakMap<FoodLine, LineWords>();

function named(words: string): Named {
  const key = nameKey(words);
  return { words, key, isPlural: key !== words.toLowerCase() };
}

function wordsOf(line: IngredientLine): LineWords {
  const read = readFoodLine(line);
  const found = known.get(read);
  if (found) return found;
  const { parsed } = read;
  const written = line.name.trim();
  const food = ODD_SIGNS.test(written) ? written : parsed.words.trim() || written;
  const words = food || line.amount.trim() || "?";
  const said = {
    ...named(words),
    chosen: parsed.preparation.split(/[\s,]+/u).filter((word) => CHOSEN.has(word.toLowerCase())),
    amount: amountOf(line, read),
  };
  known.set(read, said);
  return said;
}

function amountOf(line: IngredientLine, { amount, parsed }: FoodLine): string {
  const written = line.amount.trim();
  if (amount && !saysAll(written, amount)) return totalWords([amount]);
  return written || (/\bto taste\b/iu.exec(parsed.note)?.[0] ?? "");
}

/** Whether the amount field alone yields this amount, so that no part of it comes from the name. */
function saysAll(written: string, { quantity, unit }: Amount): boolean {
  const alone = written === "" ? null : readFoodLine({ amount: written, name: "x" }).amount;
  const isSame = alone?.quantity.min === quantity.min && alone.quantity.max === quantity.max;
  return isSame && alone.unit === unit;
}

/**
 * One share's amount: as written if that is complete ("2 large"), or else as parsed from the whole
 * line ("2 garlic cloves").
 */
export function shareAmount(line: ShoppingIngredient): string {
  return isOwnItem(line) ? line.amount.trim() : wordsOf(line).amount;
}

interface Name {
  words: string;
  isPlural: boolean;
  count: number;
}

/** The names of the shares, without duplicates; a plural is preferred to its singular. */
function namesOf(said: readonly Named[]): Name[] {
  const names = new Map<string, Name>();
  for (const { key, words, isPlural } of said) {
    const entry = names.get(key) ?? { words, isPlural, count: 0 };
    const better = isPlural && !entry.isPlural ? { words, isPlural } : {};
    names.set(key, { ...entry, ...better, count: entry.count + 1 });
  }
  return [...names.values()];
}

/**
 * The name of a line: the texts of the cook's own items, or else the name that most recipes use for
 * the food, preceded by the words of choice that all of them share. If the shares are each singular
 * but add up to several, the name is in the plural.
 *
 * @param shares items of one thing; at least one
 */
export function sharedWords(
  shares: readonly ShoppingIngredient[],
  totals: readonly Total[],
): string {
  const own = shares.filter(isOwnItem);
  const isAlone = shares.length === 1;
  if (own.length > 0) {
    const names = own.map(({ name }) => (isAlone ? name.trim() : withoutArticle(name.trim())));
    return startLarge(
      namesOf(names.map(named))
        .map(({ words }) => words || "?")
        .join(" / "),
    );
  }
  const said = shares.map(wordsOf);
  const [first] = said;
  if (!first) return "?";
  const most = namesOf(said).reduce((best, next) => (next.count > best.count ? next : best));
  const [total, ...others] = totals;
  const isMany = others.length === 0 && total?.unit === "" && total.quantity.max > 1;
  const words =
    isMany && !isAlone && !most.isPlural
      ? most.words.replace(/\p{L}+$/u, (last) => pluralOf(last))
      : most.words;
  const chosen = first.chosen.filter((word) => said.every((share) => share.chosen.includes(word)));
  return startLarge([...new Set(chosen), words].join(" "));
}
