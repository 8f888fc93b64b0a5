import { type Amount, readFoodLine } from "#domain/amounts/food-line.ts";
import type { IngredientLine } from "#domain/amounts/parse-ingredient.ts";
import { singularOf } from "#domain/amounts/singular.ts";
import { totalWords } from "#domain/amounts/sum-ingredients.ts";

/**
 * Of what is set aside as preparation, what is chosen in the shop. It stays before the name if every
 * share says it: "unsalted butter", "boneless skinless chicken thighs".
 */
const CHOSEN: ReadonlySet<string> = new Set(
  `bone-in boneless extra-firm extra-lean extra-virgin fat-free firm flat-leaf free-range full-fat
   half-fat lean long-grain low-fat low-salt low-sodium lowfat no-salt-added non-fat nonfat organic
   part-skim pitted reduced-fat reduced-salt reduced-sodium ripe semi-skimmed skin-on skinless
   shell-on soft unsalted unwaxed wholegrain wild`.split(/\s+/u),
);

function startLarge(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** The food of a line as it is written: "chicken thighs" of "boneless chicken thighs, in strips". */
function wordsOf(line: IngredientLine): { words: string; chosen: string[] } {
  const { words, preparation } = readFoodLine(line).parsed;
  return {
    words: words.trim() || line.name.trim() || line.amount.trim() || "?",
    chosen: preparation.split(/[\s,]+/u).filter((word) => CHOSEN.has(word.toLowerCase())),
  };
}

/**
 * The name of a line: the words that most of its shares use for the food, the plural before the
 * singular, the first before the others; with what all of them say is to be chosen.
 *
 * @param shares lines of one food; at least one
 */
export function sharedWords(shares: readonly IngredientLine[]): string {
  const read = shares.map(wordsOf);
  const counts = new Map<string, { words: string; count: number; isPlural: boolean }>();
  for (const { words } of read) {
    const last = words.toLowerCase().split(" ").at(-1) ?? "";
    const key = `${words.toLowerCase().slice(0, -last.length)}${singularOf(last)}`;
    const isPlural = singularOf(last) !== last;
    const entry = counts.get(key) ?? { words, count: 0, isPlural };
    const better = isPlural && !entry.isPlural ? { words, isPlural } : {};
    counts.set(key, { ...entry, ...better, count: entry.count + 1 });
  }
  const [first, ...others] = counts.values();
  const most = others.reduce((best, next) => (next.count > best!.count ? next : best), first);
  const chosen = (read[0]?.chosen ?? []).filter((word) =>
    read.every((share) => share.chosen.includes(word)),
  );
  return startLarge([...new Set(chosen), most?.words ?? ""].join(" ").trim());
}

/**
 * One share's amount: as it is written, if that says all of it ("2 large"), or else what is
 * understood of the whole line ("2 garlic cloves").
 */
export function shareAmount(line: IngredientLine): string {
  const { amount, parsed } = readFoodLine(line);
  const written = line.amount.trim();
  if (amount && !saysAll(written, amount)) return totalWords([amount]);
  return written || (/\bto taste\b/iu.exec(parsed.note)?.[0] ?? "");
}

/** Whether an amount is the same without its line's name: the name holds none of it. */
function saysAll(written: string, { quantity, unit }: Amount): boolean {
  const alone = written === "" ? null : readFoodLine({ amount: written, name: "x" }).amount;
  return (
    alone?.unit === unit &&
    alone.quantity.min === quantity.min &&
    alone.quantity.max === quantity.max
  );
}
