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

/** The name as a shopper would match it: case and spaces don't matter. */
function foldName(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase();
}

/**
 * Groups a list's lines by name, bought ones apart from the rest, in order of name. Ticking a
 * group ticks every line in it; a line that another meal adds later stands unticked beside it.
 */
export function groupItems(items: readonly ShoppingIngredient[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const key = `${foldName(item.name)}|${item.bought}`;
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
