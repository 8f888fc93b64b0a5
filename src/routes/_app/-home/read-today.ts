import { readOr } from "#db/connection.ts";
import { listCookSessions } from "#db/repositories/cook-session-repository.ts";
import { getNamedMeals, isKitchenNew } from "#db/repositories/meal-repository.ts";
import {
  getCurrentPlan,
  getLatestSingle,
  listPlans,
  listPlansOnDays,
} from "#db/repositories/plan-repository.ts";
import { listPortionChanges } from "#db/repositories/portion-repository.ts";
import { getShopping, type Shopping } from "#db/repositories/shopping-settings-repository.ts";
import { listTimers } from "#db/repositories/timer-repository.ts";
import { findUser, findUserLists } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { readTimeForAges } from "#db/server-time.ts";
import { cookedLately, type CookedMeal } from "#domain/cooked-lately.ts";
import { addDays } from "#domain/days.ts";
import type { AiMealPlan, Meal } from "#domain/entities.ts";
import { inEatingOrder, type KeptMeal } from "#domain/keeping.ts";
import {
  datedMeals,
  inOrderOfDays,
  MISSED_DAYS,
  type DatedMeal,
  type NextMeal,
} from "#domain/planned-days.ts";
import { mergeDishes, type Dish } from "#domain/stove/stove-dish.ts";
import { emptyUser, type ShoppingList, type UserDocument } from "#domain/user-document.ts";
import { listWaitingMeals } from "#domain/waiting-meals.ts";

import { loadLines } from "../../-common/load-lines.ts";
import { localDay } from "../../-common/local-days.ts";
import { cardStates, type CardStates } from "./card-states.ts";

/** What is still to buy. */
export interface ToBuy {
  things: number;
  /** The number of items in each aisle, in the order of the aisles. */
  aisles: { aisle: string; things: number }[];
}

/** Which setup questions a new cook has already answered. */
export interface FirstSteps {
  avoids: boolean;
  kitchen: boolean;
}

/** What matters today. A part that can't be read is missing, without affecting the others. */
export interface Today {
  /** For a cook with neither a plan nor a recipe of their own; otherwise null. */
  firstSteps: FirstSteps | null;
  cooking: Dish[];
  /** The meals still to be cooked, today's first, excluding those on the stove. */
  waiting: NextMeal[];
  /** Meals planned for the last few days and not cooked, excluding those on the stove. */
  missed: DatedMeal[];
  plan: AiMealPlan | null;
  toBuy: ToBuy | null;
  /** Stored portions still within the guidance, in the order to eat them. */
  toEat: KeptMeal[];
  /** Portions that are older than the guidance. */
  past: number;
  lately: CookedMeal[];
  /**
   * The recipes of portions and of cooked meals that are on this device; null if they could not be
   * read.
   */
  known: ReadonlyMap<string, Meal> | null;
  cards: CardStates;
}

const SHOWN_COOKING = 3;
const SHOWN_LATELY = 4;
const SHOWN_MISSED = 3;

/**
 * Reads home's data, all of it from this device. Never rejects.
 * @param today the date to show, in the cook's calendar
 */
export async function readToday(db: SimmerDb, today = localDay(Date.now())): Promise<Today> {
  const [
    onDays,
    user,
    cook,
    plan,
    single,
    completed,
    sessions,
    timers,
    isNew,
    now,
    changes,
    shopping,
  ] = await Promise.all([
    listPlansOnDays(db, addDays(today, -MISSED_DAYS)),
    findUserLists(db),
    findUser(db),
    getCurrentPlan(db),
    getLatestSingle(db),
    readOr(db, "Error fetching completed plans", [], async () => {
      return (await listPlans(db, "completed", 1)).plans;
    }),
    listCookSessions(db, Date.now()),
    listTimers(db),
    isKitchenNew(db),
    readTimeForAges(db),
    listPortionChanges(db),
    getShopping(db),
  ]);
  const plans = [plan, single, ...completed].filter((each) => each !== null);
  const begun = sessions.slice(0, SHOWN_COOKING);
  const stored = user?.storedMeals ?? [];
  const lately = cookedLately(plans, stored, SHOWN_LATELY);
  const marked = (user?.current_meals ?? []).map((recipeId) => ({ recipeId, planId: null }));
  const inPlan = (recipeId: string) =>
    plans.find(({ recipes }) => recipes.some(({ id }) => id === recipeId))?.id ?? null;
  const known = await getNamedMeals(db, [
    ...begun.map(({ recipeId, planId }) => ({ recipeId, planId: planId ?? inPlan(recipeId) })),
    ...stored.filter(({ recipeId }) => recipeId !== ""),
    ...lately,
    ...marked,
  ]);

  const cooking = mergeDishes(begun, timers, known, inPlan);
  const isCooking = new Set(cooking.map(({ recipeId }) => recipeId));
  const current = marked.flatMap(({ recipeId }) => known?.get(recipeId) ?? []);
  const toBuy = await readOr(db, "Error counting what is to buy", null, () =>
    toBuyOf((user ?? emptyUser(0)).shoppingList, shopping),
  );
  const dated = datedMeals(onDays, today);
  const isNotCooking = ({ meal }: { meal: Meal }) => !isCooking.has(meal.id);
  const order = inEatingOrder(stored, now, localDay, { known, changes });
  const waiting = inOrderOfDays(listWaitingMeals(plan, single, current), dated).filter(
    isNotCooking,
  );
  const toEat = order.filter(({ keeping }) => keeping.stage !== "past");
  return {
    firstSteps: cook && isNew ? firstStepsOf(cook) : null,
    cooking,
    waiting,
    missed: dated.missed.filter(isNotCooking).slice(0, SHOWN_MISSED),
    plan,
    toBuy,
    toEat,
    past: order.filter(({ keeping }) => keeping.stage === "past").length,
    lately: lately.filter(({ recipeId }) => known?.has(recipeId) ?? true),
    known,
    cards: user ? cardStates({ toEat, waiting, favorites: user.favorites.length }, today) : {},
  };
}

function firstStepsOf({ allergies, diet, cookingEquipment }: UserDocument): FirstSteps {
  return {
    avoids: allergies.length + diet.length > 0,
    kitchen: cookingEquipment.length > 0,
  };
}

async function toBuyOf(list: ShoppingList, shopping: Shopping): Promise<ToBuy | null> {
  if (list.ingredients.every(({ bought }) => bought)) return null;
  const { arrangeList } = await loadLines(list.ingredients);
  const { toBuy } = arrangeList(list, shopping.settings, shopping.shopId);
  const aisles = toBuy.map(({ aisle, things }) => ({ aisle, things: things.length }));
  const things = aisles.reduce((sum, aisle) => sum + aisle.things, 0);
  return things === 0 ? null : { things, aisles };
}
