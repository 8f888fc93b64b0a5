import type { ShoppingIngredient } from "./entities.ts";

/** Lines of several meals that are one thing to pick up in the shop. */
export interface ItemGroup {
  /** The name folded, and whether it is bought. */
  key: string;
  name: string;
  amounts: string[];
  bought: boolean;
  items: ShoppingIngredient[];
}

/** Made once: `localeCompare` looks its rules up at each of the thousands of comparisons. */
const collator = new Intl.Collator();

/**
 * What lines of one thing share. Stricter than how titles or words are compared: these lines are
 * ticked together, and the sign or the plural may be what tells them apart ("milk 2%", "milk, 2").
 */
function shoppingKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/**
 * Groups a list's lines by name, bought ones apart from the rest, in order of name. Ticking a
 * group ticks every line in it; a line that another meal adds later stands unticked beside it.
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
