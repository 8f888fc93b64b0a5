import { readOr } from "#db/connection.ts";
import { listCookSessions } from "#db/repositories/cook-session-repository.ts";
import { getNamedMeals, isKitchenNew, type NamedMeal } from "#db/repositories/meal-repository.ts";
import {
  getCurrentPlan,
  getLatestSingle,
  listPlans,
  listPlansOnDays,
} from "#db/repositories/plan-repository.ts";
import { listPortionChanges } from "#db/repositories/portion-repository.ts";
import { listTimers, type KitchenTimer } from "#db/repositories/timer-repository.ts";
import { findUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { readTimeForAges } from "#db/time-for-ages.ts";
import { aisleOf, AISLES, type Aisle } from "#domain/aisles.ts";
import { cookedLately, type CookedMeal } from "#domain/cooked-lately.ts";
import { addDays } from "#domain/days.ts";
import type { AiMealPlan, Meal, ShoppingIngredient, UserDocument } from "#domain/entities.ts";
import { inEatingOrder, type KeptMeal } from "#domain/keeping.ts";
import {
  datedMeals,
  inOrderOfDays,
  MISSED_DAYS,
  type DatedMeal,
  type NextMeal,
} from "#domain/planned-days.ts";
import { groupItems } from "#domain/shopping-groups.ts";
import { listWaitingMeals } from "#domain/waiting-meals.ts";

import { localDay } from "../../-common/local-days.ts";

/** A recipe that is on the stove: begun lately, or with a timer. */
export interface CookingMeal extends NamedMeal {
  title: string;
  /** The step it is at, and how many it has; 0 if only its timers are known. */
  step: number;
  steps: number;
  timers: KitchenTimer[];
}

/** What is still to buy. */
export interface ToBuy {
  things: number;
  /** How many of them stand in each aisle, in the order of the aisles. */
  aisles: { aisle: Aisle; things: number }[];
}

/** What a new cook has said already. */
export interface FirstSteps {
  avoids: boolean;
  kitchen: boolean;
}

/** What matters today. A part that can't be read is missing, and takes no other with it. */
export interface Today {
  /** For a cook with neither a plan nor a recipe of their own; null for all others. */
  firstSteps: FirstSteps | null;
  cooking: CookingMeal[];
  /** What waits to be cooked, today's first, without what is on the stove. */
  waiting: NextMeal[];
  /** What was planned for the last days and is not cooked, without what is on the stove. */
  missed: DatedMeal[];
  plan: AiMealPlan | null;
  toBuy: ToBuy | null;
  /** Stored portions that the guidance has not passed yet, in the order to eat them. */
  toEat: KeptMeal[];
  /** Portions that are older than the guidance. */
  past: number;
  lately: CookedMeal[];
  /** The recipes of portions and of cooked meals that are on this device; null if not known. */
  known: ReadonlyMap<string, Meal> | null;
}

/** A recipe left for half a day is no longer on the stove. */
const COOKING_MS = 12 * 3_600_000;
const SHOWN_COOKING = 3;
const SHOWN_LATELY = 4;
const SHOWN_MISSED = 3;

/**
 * Reads what home shows, all of it from this device. Never rejects.
 * @param today the day of the cook's calendar that is shown
 */
export async function readToday(db: SimmerDb, today = localDay(Date.now())): Promise<Today> {
  const [onDays, user, plan, single, completed, sessions, timers, isNew, now, changes] =
    await Promise.all([
      listPlansOnDays(db, addDays(today, -MISSED_DAYS)),
      findUser(db),
      getCurrentPlan(db),
      getLatestSingle(db),
      readOr(db, "Error fetching completed plans", [], async () => {
        return (await listPlans(db, "completed", 1)).plans;
      }),
      listCookSessions(db, Date.now() - COOKING_MS),
      listTimers(db),
      isKitchenNew(db),
      readTimeForAges(db),
      listPortionChanges(db),
    ]);
  const plans = [plan, single, ...completed].filter((each) => each !== null);
  const begun = sessions.slice(0, SHOWN_COOKING);
  const stored = user?.storedMeals ?? [];
  const lately = cookedLately(plans, stored, SHOWN_LATELY);
  const marked = (user?.current_meals ?? []).map((recipeId) => ({ recipeId, planId: null }));
  const inPlan = (recipeId: string) =>
    plans.find(({ recipes }) => recipes.some(({ id }) => id === recipeId))?.id ?? null;
  const known = await getNamedMeals(db, [
    ...begun.map(({ recipeId }) => ({ recipeId, planId: inPlan(recipeId) })),
    ...stored.filter(({ recipeId }) => recipeId !== ""),
    ...lately,
    ...marked,
  ]);

  const cooking = mergeTimers(
    begun.flatMap(({ recipeId, step }): CookingMeal[] => {
      const meal = known?.get(recipeId);
      const steps = meal?.instructions.length ?? 0;
      if (!meal || steps === 0) return [];
      const planId = inPlan(recipeId);
      return [
        { recipeId, planId, title: meal.title, step: Math.min(step, steps), steps, timers: [] },
      ];
    }),
    timers,
  );
  const isCooking = new Set(cooking.map(({ recipeId }) => recipeId));
  const current = marked.flatMap(({ recipeId }) => known?.get(recipeId) ?? []);
  const dated = datedMeals(onDays, today);
  const isNotCooking = ({ meal }: { meal: Meal }) => !isCooking.has(meal.id);
  const order = inEatingOrder(stored, now, { known, changes });
  return {
    firstSteps: user && isNew ? firstStepsOf(user) : null,
    cooking,
    waiting: inOrderOfDays(listWaitingMeals(plan, single, current), dated).filter(isNotCooking),
    missed: dated.missed.filter(isNotCooking).slice(0, SHOWN_MISSED),
    plan,
    toBuy: toBuyOf(user?.shoppingList.ingredients ?? []),
    toEat: order.filter(({ keeping }) => keeping.stage !== "past"),
    past: order.filter(({ keeping }) => keeping.stage === "past").length,
    lately: lately.filter(({ recipeId }) => known?.has(recipeId) ?? true),
    known,
  };
}

function firstStepsOf({ allergies, diet, cookingEquipment }: UserDocument): FirstSteps {
  return {
    avoids: allergies.length + diet.length > 0,
    kitchen: cookingEquipment.length > 0,
  };
}

/** Adds the timers to their recipes; the recipes that have only timers come last. */
function mergeTimers(begun: CookingMeal[], timers: readonly KitchenTimer[]): CookingMeal[] {
  const cooking = new Map(begun.map((each) => [each.recipeId, each]));
  for (const timer of timers) {
    const { recipeId, planId, title } = timer;
    const known = cooking.get(recipeId) ?? {
      recipeId,
      planId,
      title,
      step: 0,
      steps: 0,
      timers: [],
    };
    // The timer was started where the recipe was opened.
    cooking.set(recipeId, { ...known, planId, timers: [...known.timers, timer] });
  }
  return [...cooking.values()];
}

function toBuyOf(items: readonly ShoppingIngredient[]): ToBuy | null {
  const groups = groupItems(items).filter(({ bought }) => !bought);
  if (groups.length === 0) return null;
  const counts = new Map<Aisle, number>();
  for (const { name } of groups) {
    const aisle = aisleOf(name);
    counts.set(aisle, (counts.get(aisle) ?? 0) + 1);
  }
  return {
    things: groups.length,
    aisles: AISLES.flatMap((aisle) => {
      const things = counts.get(aisle);
      return things === undefined ? [] : [{ aisle, things }];
    }),
  };
}
