import type { StoragePlace, StoredMeal } from "./entities.ts";

const DAY_MS = 86_400_000;

/** Whole days since the meal was stored; 0 if the clock was set back, never a negative age. */
export function ageInDays(storedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - storedAt) / DAY_MS));
}

/**
 * How long cooked portions keep, in days: most stay good until `from`, none should be relied on
 * after `to`.
 *
 * Source: the Cold Food Storage Chart of FoodSafety.gov (USDA and FDA), "Leftovers" and "Soups and
 * stews": 3 to 4 days in a refrigerator of 4 °C or colder, 2 to 3 months in a freezer of −18 °C or
 * colder. The freezer's figures are about quality: food that stays frozen stays safe.
 */
export const KEEPING_DAYS: Readonly<Record<StoragePlace, { from: number; to: number }>> = {
  fridge: { from: 3, to: 4 },
  freezer: { from: 60, to: 90 },
};

/** `fresh`: no hurry. `soon`: the last days of the guidance. `past`: older than the guidance. */
export type KeepingStage = "fresh" | "soon" | "past";

export interface Keeping {
  stage: KeepingStage;
  /** Days until the guidance ends, at least 0. A day that has begun counts. */
  daysLeft: number;
}

/**
 * What the guidance says of a portion that has been stored for `ageInDays` whole days. It knows
 * neither the dish nor the fridge's temperature, so it is a hint to cooks, and never a promise.
 */
export function keepingOf(storage: StoragePlace, ageInDays: number): Keeping {
  const { from, to } = KEEPING_DAYS[storage];
  const stage = ageInDays >= to ? "past" : ageInDays >= from ? "soon" : "fresh";
  return { stage, daysLeft: Math.max(0, to - ageInDays) };
}

/** A stored meal, its age in whole days, and what the guidance says of it. */
export interface KeptMeal {
  stored: StoredMeal;
  age: number;
  keeping: Keeping;
}

/**
 * The stored meals in the order in which to eat them: the fewest days left first, then the oldest.
 * What is past the guidance comes first of all; whoever suggests what to eat leaves it out.
 *
 * @param now ms
 */
export function inEatingOrder(stored: readonly StoredMeal[], now: number): KeptMeal[] {
  return stored
    .map((each): KeptMeal => {
      const age = ageInDays(each.storedAt, now);
      return { stored: each, age, keeping: keepingOf(each.storage, age) };
    })
    .toSorted(
      (a, b) => a.keeping.daysLeft - b.keeping.daysLeft || a.stored.storedAt - b.stored.storedAt,
    );
}
