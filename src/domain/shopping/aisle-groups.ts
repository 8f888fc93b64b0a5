import { AISLES } from "#domain/aisle-names.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { aislesInOrder } from "#domain/mutations/shopping-settings.ts";

/** A thing to buy, as described by a line of the list. */
export interface Thing {
  /** Its key for storage, not for display. */
  food: string;
  name: string;
  /** Its default aisle. */
  aisle: string;
}

/** The things in one aisle, in input order. */
export interface AisleGroup<T extends Thing> {
  aisle: string;
  things: T[];
}

/**
 * The things by aisle, in the order of the shop's aisles; aisles without any are left out. A thing is in
 * the aisle that the cook has chosen, or else in its default one. An unknown aisle comes last, so that
 * nothing is ever missing.
 *
 * @param shopId the shop whose order counts; null, or one that is gone, for the usual order
 */
export function inAisles<T extends Thing>(
  things: readonly T[],
  settings: Pick<ShoppingSettings, "aisles" | "shops">,
  shopId: string | null,
): AisleGroup<T>[] {
  const chosen = new Map(settings.aisles.map(({ food, aisle }) => [food, aisle]));
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const aisle = chosen.get(thing.food) ?? thing.aisle;
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

/** Foods that lists leave out: staples that are not taken in this time. */
export function leftOutFoods({ staples }: Pick<ShoppingSettings, "staples">): Set<string> {
  return new Set(staples.filter(({ taken }) => !taken).map(({ food }) => food));
}

/** What to buy, and what is left out because it is always at home. */
export function withoutStaples<T extends Thing>(
  things: readonly T[],
  settings: Pick<ShoppingSettings, "staples">,
): { toBuy: T[]; atHome: T[] } {
  const left = leftOutFoods(settings);
  return {
    toBuy: things.filter(({ food }) => !left.has(food)),
    atHome: things.filter(({ food }) => left.has(food)),
  };
}
