import type { StoragePlace } from "./entities.ts";

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
