import type { Aisle } from "#domain/aisle-names.ts";
import { sumWords } from "#domain/amounts/cook-numbers.ts";
import { pluralOf, singularOf } from "#domain/amounts/singular.ts";
import { type Total, totalWords } from "#domain/amounts/sum-ingredients.ts";
import { convert, isVolume } from "#domain/amounts/units.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";

import type { Line } from "./lines.ts";

/*
 * Amounts as one buys them. Recipes measure by the spoon what is sold by the bottle: in a shop it
 * matters that some oil is needed, and how many lemons. For display only: sums stay what they are. Amounts aren't told in packs
 * ("1 bottle"): their sizes differ by shop and country, and rounding to them would hide how much is
 * needed from a cook who has half a bottle.
 */

/** Up to so many millilitres, a pantry food is taken from a pack that lasts for many recipes. */
const SOME_MAX: Readonly<Partial<Record<Aisle, number>>> = {
  "Sauces & oils": 240,
  "Herbs & spices": 240,
  Baking: 60,
  "Tins & jars": 60,
};
/** What is sold by volume. */
const POURED =
  /(?:^|\s)(?:beer|broth|buttermilk|cider|cream|juice|kefir|milk|passata|stock|wine)$/iu;

/** Fruit whose juice and zest are asked for by the spoon: millilitres of each in one. */
const CITRUS = [
  { fruit: "lemon", juice: 45, zest: 15 },
  { fruit: "lime", juice: 30, zest: 10 },
] as const;
type Citrus = (typeof CITRUS)[number];

/** Less than this part of a fruit is not worth another one. */
const SPARE = 0.1;

function millilitres({ quantity, unit }: Total): number | undefined {
  return isVolume(unit) ? convert(quantity.max, unit, "ml") : undefined;
}

/** Fruits for as much; undefined unless all of it is a volume. */
function fruitsFor(totals: readonly Total[], inOne: number): number | undefined {
  const [total, ...others] = totals;
  const ml = total && others.length === 0 ? millilitres(total) : undefined;
  return ml === undefined ? undefined : ml / inOne;
}

const wholeFruits = (count: number) => Math.max(1, Math.ceil(count - SPARE));

/** What follows the sums of an amount: " + to taste". */
function unsummedWords({ amount, totals }: Pick<Line, "amount" | "totals">): string {
  const sums = totalWords(totals);
  return sums !== "" && amount.startsWith(`${sums} + `) ? amount.slice(sums.length) : "";
}

type Measured = Pick<Line, "food" | "name" | "amount" | "totals" | "aisle" | "parts">;

/** Whole fruit, and the juice and zest of more: "3 (juice of 1)"; undefined if it can't be told. */
function fruitWords(citrus: Citrus, line: Measured, juice: Measured | null): string | undefined {
  const whole = line.totals.find(({ unit }) => unit === "")?.quantity.max ?? 0;
  const zest = fruitsFor(
    line.totals.filter(({ unit }) => unit !== ""),
    citrus.zest,
  );
  const juiced = juice ? fruitsFor(juice.totals, citrus.juice) : undefined;
  if (whole === 0 || (zest === undefined && juiced === undefined)) return undefined;
  const used = [
    { what: "juice", count: juiced },
    { what: "zest", count: zest },
  ].flatMap(({ what, count }) => (count === undefined ? [] : [`${what} of ${wholeFruits(count)}`]));
  const count = wholeFruits(whole + Math.max(juiced ?? 0, zest ?? 0));
  return `${count} (${used.join(", ")})${unsummedWords(line)}`;
}

/**
 * The amount of a line as one buys it: "some (3⅓ tbsp)" of olive oil, 100 ml of milk, the juice "of
 * 1 lemon (2 tbsp)". Any other amount, and what the cook has written themselves, stays as it is.
 */
export function shopAmount(line: Measured): string {
  const { food, name, amount, totals, aisle, parts } = line;
  if (parts.some(({ item }) => isOwnItem(item))) return amount;
  for (const citrus of CITRUS) {
    if (food === `${citrus.fruit}|`) return fruitWords(citrus, line, null) ?? amount;
    const juiced = food === `${citrus.fruit} juice|` && fruitsFor(totals, citrus.juice);
    if (typeof juiced === "number") {
      const count = wholeFruits(juiced);
      return `of ${count} ${count > 1 ? pluralOf(citrus.fruit) : citrus.fruit} (${amount})`;
    }
  }
  const [total, ...others] = totals;
  if (!total || others.length > 0) return amount;
  const ml = millilitres(total);
  const isSpoons = total.unit === "tsp" || total.unit === "tbsp";
  if (ml !== undefined && isSpoons && POURED.test(name)) {
    return sumWords({ min: ml, max: ml }, "ml") + unsummedWords(line);
  }
  const isPinch = total.unit === "pinch" || total.unit === "dash";
  if (isPinch ? aisle !== "Herbs & spices" : ml === undefined || ml > (SOME_MAX[aisle] ?? 0)) {
    return amount;
  }
  const exact = amount.includes("(") ? totalWords(totals) : amount.replace(/ \+ some$/u, "");
  return `some (${exact})`;
}

/** The keys of the juices on a list that are told with their fruit. */
export function juicesWithFruit(keys: ReadonlySet<string>): string[] {
  return CITRUS.filter(({ fruit }) => keys.has(`${fruit}|`)).map(({ fruit }) => `${fruit} juice|`);
}

function inPlural(name: string): string {
  const last = /\p{L}+$/u.exec(name)?.[0] ?? "";
  const isSingular = singularOf(last.toLowerCase()) === last.toLowerCase();
  return isSingular ? name.slice(0, name.length - last.length) + pluralOf(last) : name;
}

/**
 * The lines with the juice of lemons and limes on the line of the fruit: "Lemons, 2 (juice of 1)".
 * The parts of both are on it, so that one tick is for both.
 *
 * @param lines all to buy, or all in the basket
 */
export function withJuiceAtFruit(lines: readonly Line[]): Line[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const joined = new Map<Line, Line | null>();
  for (const citrus of CITRUS) {
    const [fruit, juice] = [citrus.fruit, `${citrus.fruit} juice`].map((food) =>
      [false, true].map((isBought) => byKey.get(`${food}||${isBought}`)).find(Boolean),
    );
    if (!fruit) continue;
    const isSummed = [fruit, ...(juice ? [juice] : [])].every(
      ({ atHand, parts }) => atHand === "" && !parts.some(({ item }) => isOwnItem(item)),
    );
    const told = isSummed ? fruitWords(citrus, fruit, juice ?? null) : undefined;
    const name =
      told !== undefined && Number.parseInt(told, 10) > 1 ? inPlural(fruit.name) : fruit.name;
    if (!juice) {
      joined.set(fruit, { ...fruit, name });
      continue;
    }
    const amount = `${fruit.amount || "some"} + ${`${juice.amount} juice`.trim()}`;
    joined.set(juice, null).set(fruit, {
      ...fruit,
      name,
      amount,
      shopAmount: told ?? amount,
      parts: [...fruit.parts, ...juice.parts],
    });
  }
  return lines.flatMap((line) => {
    const other = joined.get(line);
    return other === undefined ? [line] : (other ?? []);
  });
}
