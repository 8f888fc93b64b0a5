import { AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { aislesInOrder } from "#domain/mutations/shopping-settings.ts";

/** A thing to buy: `key` says which food it is, the same for every line of it. */
export interface Thing {
  key: string;
  name: string;
}

/** The things that stand in one aisle, in the order in which they came. */
export interface AisleGroup<T extends Thing> {
  aisle: string;
  things: T[];
}

/** Aisles of names that were looked up before: a list is arranged anew at each tick. */
const found = new Map<string, string>();
const FOUND_MAX = 2_000;

function usualAisle(name: string): string {
  const known = found.get(name);
  if (known !== undefined) return known;
  if (found.size >= FOUND_MAX) found.clear();
  const aisle = aisleOf(name);
  found.set(name, aisle);
  return aisle;
}

/** The cook's own aisle for each food that has one. */
function chosenAisles({ aisles }: Pick<ShoppingSettings, "aisles">): Map<string, string> {
  return new Map(aisles.map(({ food, aisle }) => [food, aisle]));
}

/** Where a thing stands: where the cook has put it, or else where most shops have it. */
export function aisleFor({ key, name }: Thing, settings: Pick<ShoppingSettings, "aisles">): string {
  return chosenAisles(settings).get(key) ?? usualAisle(name);
}

/**
 * The things by aisle, in the order of the shop's aisles; aisles without any are left out. An aisle
 * that the order doesn't know comes last, so nothing is ever missing.
 *
 * @param shopId the shop whose order counts; null, or one that is gone, for the usual order
 */
export function inAisles<T extends Thing>(
  things: readonly T[],
  settings: Pick<ShoppingSettings, "aisles" | "shops">,
  shopId: string | null,
): AisleGroup<T>[] {
  const chosen = chosenAisles(settings);
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const aisle = chosen.get(thing.key) ?? usualAisle(thing.name);
    const group = groups.get(aisle);
    if (group) group.push(thing);
    else groups.set(aisle, [thing]);
  }
  const shop = settings.shops.find(({ id }) => id === shopId);
  const order = shop ? aislesInOrder(shop.aisles) : AISLES;
  return [...new Set([...order, ...groups.keys()])].flatMap((aisle) => {
    const group = groups.get(aisle);
    return group ? [{ aisle, things: group }] : [];
  });
}

/** What to buy, and what is left out because it is always at home. */
export function withoutStaples<T extends Thing>(
  things: readonly T[],
  { staples }: Pick<ShoppingSettings, "staples">,
): { toBuy: T[]; atHome: T[] } {
  const left = new Set(staples.filter(({ taken }) => !taken).map(({ food }) => food));
  return {
    toBuy: things.filter(({ key }) => !left.has(key)),
    atHome: things.filter(({ key }) => left.has(key)),
  };
}
