import type { ShoppingIngredient } from "./entities.ts";

/** Lines of several meals that are one thing to buy. */
export interface ItemGroup {
  /** The folded name, and whether it is bought. */
  key: string;
  name: string;
  amounts: string[];
  bought: boolean;
  items: ShoppingIngredient[];
}

/** Created once: `localeCompare` would look up its rules in each of thousands of comparisons. */
const collator = new Intl.Collator();

/**
 * The key that lines of one thing share. It is stricter than comparing titles or words: these lines
 * are ticked together, and a sign or a plural may distinguish them ("milk 2%", "milk, 2").
 */
function shoppingKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** How many rows of the list are still to buy: lines of one thing count once, as they are shown. */
export function countToBuy(items: readonly ShoppingIngredient[]): number {
  const toBuy = items.filter(({ bought }) => !bought);
  return new Set(toBuy.map(({ name }) => shoppingKey(name))).size;
}

/**
 * Groups a list's lines by name, with bought lines apart from the rest, sorted by name. Ticking a
 * group ticks every line in it. A line that another meal adds later stands beside it, unticked.
 */
export function groupItems(items: readonly ShoppingIngredient[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const key = `${shoppingKey(item.name)}|${item.bought}`;
    const group = groups.get(key) ?? {
      key,
      name: item.name.trim(),
      amounts: [],
      bought: item.bought,
      items: [],
    };
    group.items.push(item);
    if (item.amount.trim() !== "") group.amounts.push(item.amount.trim());
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => collator.compare(a.key, b.key));
}
