import { daysBetween } from "./days.ts";
import { kindOf, OTHER_DISH, THAWED, type DishKind, type Span } from "./dish-kinds.ts";
import type { Meal } from "./entities.ts";
import type { PortionChange, StoragePlace, StoredMeal } from "./stored-portions.ts";

/**
 * Whole days of the calendar since the day on which a meal was stored, however many hours that is: last
 * night's dinner is a day old in the morning. 0 if the clock was set back, never a negative age.
 */
export function ageInDays(storedOn: string, today: string): number {
  return Math.max(0, daysBetween(storedOn, today));
}

/** The facts that decide how long portions keep. */
export interface KeepingRule {
  kind: DishKind;
  /** Whether they were moved from the freezer to the fridge. */
  isThawed: boolean;
}

const USUAL: KeepingRule = { kind: OTHER_DISH, isThawed: false };

/** How long the guidance lets such portions keep, in days; see dish-kinds.ts for its sources. */
export function spanOf(storage: StoragePlace, { kind, isThawed }: KeepingRule): Span {
  const usual = kind.keeps[storage];
  return storage === "fridge" && isThawed && THAWED.to < usual.to ? THAWED : usual;
}

/** `fresh`: no hurry. `soon`: the last days of the guidance. `past`: older than the guidance. */
export type KeepingStage = "fresh" | "soon" | "past";

export interface Keeping {
  stage: KeepingStage;
  /** Days until the guidance ends, at least 0. A day that has begun counts. */
  daysLeft: number;
  rule: KeepingRule;
}

/**
 * The guidance for a portion that has been stored for `ageInDays` whole days. It doesn't know the
 * fridge's temperature, so it is a hint and not a promise.
 */
export function keepingOf(storage: StoragePlace, ageInDays: number, rule = USUAL): Keeping {
  const { from, to } = spanOf(storage, rule);
  const stage = ageInDays >= to ? "past" : ageInDays >= from ? "soon" : "fresh";
  return { stage, daysLeft: Math.max(0, to - ageInDays), rule };
}

/** Whether an entry's last recorded move was out of the freezer. */
function isThawed({ recipeId, storage, storedAt }: StoredMeal, changes: readonly PortionChange[]) {
  let since = storedAt;
  for (const { kind, from, to } of changes.toReversed()) {
    const isIt = to?.storage === storage && to.storedAt === since && from.recipeId === recipeId;
    if (!isIt) continue;
    if (kind === "moved" || kind === "split") return from.storage === "freezer";
    // A corrected date doesn't refreeze it.
    if (kind === "edited" && from.storage === storage) since = from.storedAt;
  }
  return false;
}

/** A stored meal, its age in whole days, and what the guidance says of it. */
export interface KeptMeal {
  stored: StoredMeal;
  age: number;
  keeping: Keeping;
}

/** Whether portions must be eaten today or tomorrow; of what is frozen, nothing must. */
export function isToEatFirst({ stored, keeping }: KeptMeal): boolean {
  return stored.storage === "fridge" && keeping.stage !== "past" && keeping.daysLeft <= 2;
}

/** Additional data about the portions. */
export interface KeptHints {
  /** Their recipes by id; null if not known. */
  known?: ReadonlyMap<string, Meal> | null;
  /** Recent changes of portions, oldest first. */
  changes?: readonly PortionChange[];
}

/**
 * The stored meals in the order in which to eat them: the fewest days left first, then the oldest.
 * Portions past the guidance come first of all; suggestions of what to eat must leave them out.
 *
 * @param now ms
 * @param dayOf the day of the cook's calendar at a moment, ms
 */
export function inEatingOrder(
  stored: readonly StoredMeal[],
  now: number,
  dayOf: (at: number) => string,
  { known, changes = [] }: KeptHints = {},
): KeptMeal[] {
  return stored
    .map((each): KeptMeal => {
      const age = ageInDays(dayOf(each.storedAt), dayOf(now));
      const names = known?.get(each.recipeId)?.ingredients.map(({ name }) => name) ?? [];
      const rule = { kind: kindOf(each.title, names), isThawed: isThawed(each, changes) };
      return { stored: each, age, keeping: keepingOf(each.storage, age, rule) };
    })
    .toSorted(
      (a, b) => a.keeping.daysLeft - b.keeping.daysLeft || a.stored.storedAt - b.stored.storedAt,
    );
}
