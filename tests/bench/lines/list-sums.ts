import { toBuyLines } from "../../../src/domain/shopping/lines.ts";
import type { ShoppingIngredient } from "../../../src/domain/user-document.ts";
import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";

const MANY = 500;
const FEW = 50;
/** Warm-up iterations for the JIT compiler. */
const WARMING = 10;

const AMOUNTS = ["250 g", "1 kg", "2 cups", "3 tbsp", "½", "2–3", "1 (400 g) tin", "to taste"];
const FOODS = ["garlic, crushed", "onions, sliced", "plain flour", "butter", "coconut milk"];
const FOODS_EACH = 20;

/**
 * Items that several meals ask for, so that there is something to sum. `run` changes every name, because
 * parsing is memoised.
 */
function makeItems(count: number, run: string): ShoppingIngredient[] {
  return Array.from({ length: count }, (_, index) => ({
    mealId: `meal-${index % 8}`,
    // Each food is asked for about as often in a long list as in a short one.
    name: `${run} ${index % Math.ceil(count / 4)} ${FOODS[index % FOODS.length] ?? ""}`,
    amount: AMOUNTS[index % AMOUNTS.length] ?? "",
    bought: index % FOODS_EACH === 0,
  }));
}

/** CPU time in ms, which other processes don't affect. */
function costOf(lists: readonly ShoppingIngredient[][]): number {
  const before = process.cpuUsage();
  for (const items of lists) toBuyLines(items);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

interface Costs {
  long: number[];
  short: number[];
}

/** The lines of a list of 500 items, against ten lists of 50: the same work, if it is linear. */
export async function measureListSums({ runs }: Bench): Promise<Result[]> {
  const unread: Costs = { long: [], short: [] };
  const read: Costs = { long: [], short: [] };
  const measure = (run: string, first: Costs, again: Costs) => {
    const lists = {
      long: [makeItems(MANY, `a${run}`)],
      short: Array.from({ length: MANY / FEW }, (_, part) => makeItems(FEW, `b${run}.${part}`)),
    };
    for (const side of ["long", "short"] as const) first[side].push(costOf(lists[side]));
    for (const side of ["long", "short"] as const) again[side].push(costOf(lists[side]));
  };
  for (let warming = 0; warming < WARMING; warming += 1) {
    measure(`w${warming}`, { long: [], short: [] }, { long: [], short: [] });
  }
  for (let run = 0; run < runs; run += 1) measure(`r${run}`, unread, read);
  const line = (words: string, { long, short }: Costs) =>
    judge({
      line: `sums of a list of 500 items, against ten lists of 50: ${words}`,
      unit: "ms",
      budget: 1.5,
      ours: long,
      peers: { short },
      against: "short",
      note: "processor time; 1 × is linear",
    });
  return [line("read for the first time", unread), line("read before", read)];
}
