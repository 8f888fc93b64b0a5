import { useEffect, useState } from "react";

import { cover } from "#db/day-budget.ts";
import {
  chargeChecks,
  readKeptChecks,
  writeKeptChecks,
} from "#db/repositories/kept-check-repository.ts";
import type { KeptCheckRow, SimmerDb } from "#db/schema.ts";
import { isFree, selectConflicts, type ScreenResult } from "#domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "#domain/dietary-check/texts.ts";
import type { Meal, SharedMeal } from "#domain/entities.ts";
import { isUnrestricted, type Preferences } from "#domain/preferences.ts";

import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import {
  costToRead,
  isSettled,
  isShared,
  leaveUnread,
  read,
  recall,
  remember,
  screenOnce,
  textsOf,
} from "./checked-meals.ts";

/**
 * Strangers' meals are checked before they are shown: once per version of the check rather than at
 * every start of the app, and within a daily budget. Results are stored on the device, each with a
 * seal.
 */

declare global {
  interface ImportMetaEnv {
    readonly VITE_CHECK_VERSION?: string;
  }
}

/**
 * Undefined under the dev server, where the check may change with each reload: nothing is stored or
 * charged.
 */
const VERSION = import.meta.env.VITE_CHECK_VERSION;

/**
 * The daily budget for checking strangers' meals: enough for 76 of the most expensive ones, or
 * about 160 ordinary ones. docs/bench.md says what that costs a phone.
 */
export const CHECKS_A_DAY = 80 * SHARED_READ_MAX;
/** The size of one charge; a tab that is closed meanwhile loses at most this much of the budget. */
const CHARGED_AT_ONCE = 10 * SHARED_READ_MAX;
/** An in-memory budget for when the device can't store it: it then applies per start of the app. */
let uncounted = 0;

interface CheckOptions {
  /**
   * For a meal that the cook has opened: it is checked regardless of the budget, since each costs
   * them a tap.
   */
  isOpened?: boolean;
  version?: string | undefined;
  /** The current time in ms by this device's clock. */
  now?: number;
}

/**
 * Computes a result's seal, which differs for other texts, another version or a damaged row.
 * SHA-256, because an author must not be able to craft two meals with the same seal.
 */
async function sealOf(version: string, texts: string, found: string): Promise<string> {
  const sealed = new TextEncoder().encode(JSON.stringify([version, texts, found]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Checks the shared ones among these meals, before they are shown: recalls what was stored, and
 * reads the others as far as the day's budget goes. What it leaves unread is shown as a meal that
 * could not be checked. Never rejects.
 */
export function checkMeals(
  db: SimmerDb,
  meals: readonly Meal[],
  options: CheckOptions = {},
): Promise<void> {
  const shared = meals.filter((meal) => isShared(meal));
  // Serialised: a screen that is loaded twice must not check, and pay, twice.
  running = running
    .then(() => check(db, shared, options))
    .catch((error: unknown) => console.error("Others' meals are shown unchecked", error));
  return running;
}
let running = Promise.resolve();

async function check(
  db: SimmerDb,
  meals: readonly SharedMeal[],
  { isOpened = false, version = VERSION, now = Date.now() }: CheckOptions,
): Promise<void> {
  if (!version) {
    for (const meal of meals) if (!recall(meal)) read(meal);
    return;
  }
  await recallKept(
    db,
    meals.filter((meal) => !recall(meal)),
    version,
  );
  let missing = byCost(meals.filter((meal) => !recall(meal)));
  while (missing.length > 0) {
    const next = upTo(CHARGED_AT_ONCE, missing);
    const covered = await charge(
      db,
      next.map(({ cost }) => cost),
      now,
    );
    const paid = isOpened ? next : next.slice(0, covered);
    await keep(
      db,
      paid.map(({ meal }) => ({ meal, found: read(meal) })),
      version,
    );
    missing = missing.slice(paid.length);
    if (paid.length < next.length) break;
  }
  for (const { meal } of missing) leaveUnread(meal);
}

interface Priced {
  meal: SharedMeal;
  cost: number;
}

/**
 * The cheapest first, so that a few cooks who share expensive meals can't use up the day's budget.
 */
function byCost(meals: readonly SharedMeal[]): Priced[] {
  return meals
    .map((meal) => ({ meal, cost: costToRead(meal) }))
    .toSorted((a, b) => a.cost - b.cost);
}

/** The longest prefix of these meals within this total cost, but at least one meal. */
function upTo(most: number, meals: readonly Priced[]): Priced[] {
  let sum = 0;
  const end = meals.findIndex(({ cost }, at) => (sum += cost) > most && at > 0);
  return meals.slice(0, end === -1 ? undefined : end);
}

async function charge(db: SimmerDb, costs: readonly number[], now: number): Promise<number> {
  try {
    return await chargeChecks(db, costs, CHECKS_A_DAY, now);
  } catch (error) {
    console.warn("What is read of other cooks' meals can't be counted by the day", error);
    const { count, sum } = cover(costs, CHECKS_A_DAY - uncounted);
    uncounted += sum;
    return count;
  }
}

/** Recalls the stored results for these meals. A row that is damaged or out of date counts as none. */
async function recallKept(
  db: SimmerDb,
  meals: readonly SharedMeal[],
  version: string,
): Promise<void> {
  if (meals.length === 0) return;
  const asked = new Map(meals.map((meal) => [meal.id, meal]));
  try {
    const rows = await readKeptChecks(db, [...asked.keys()]);
    await Promise.all(
      rows.map(async ({ id, found, seal }) => {
        const meal = asked.get(id);
        if (!meal || (await sealOf(version, textsOf(meal), found)) !== seal) return;
        // A valid seal proves that this version wrote the result.
        remember(meal, JSON.parse(found) as ScreenResult);
      }),
    );
  } catch (error) {
    console.warn("What was checked before is read again", error);
  }
}

/** Stores results; one that can't be stored is computed again. */
async function keep(
  db: SimmerDb,
  checked: readonly { meal: SharedMeal; found: ScreenResult }[],
  version: string,
): Promise<void> {
  if (checked.length === 0) return;
  try {
    const rows = checked.map(async ({ meal, found: result }): Promise<KeptCheckRow> => {
      const found = JSON.stringify(result);
      return { id: meal.id, found, seal: await sealOf(version, textsOf(meal), found) };
    });
    await writeKeptChecks(db, await Promise.all(rows));
  } catch (error) {
    console.warn("What was checked is not kept", error);
  }
}

/**
 * The meals without conflicts with these preferences. Meals left unchecked for lack of budget are
 * excluded, unless the cook has no restrictions.
 */
export async function findSafeMeals(
  db: SimmerDb,
  meals: readonly Meal[],
  preferences: Preferences,
  options: CheckOptions = {},
): Promise<ReadonlySet<Meal>> {
  if (isUnrestricted(preferences)) return new Set(meals);
  await checkMeals(db, meals, options);
  return new Set(
    meals.filter((meal) => {
      const found = isShared(meal) ? recall(meal) : screenOnce(meal);
      return found !== undefined && isFree(selectConflicts(found, meal, preferences));
    }),
  );
}

/** Runs a loader's query, and checks the meals in its result. */
export async function withChecks<T>(
  db: SimmerDb,
  reading: Promise<T>,
  mealsOf: (read: T) => readonly Meal[],
  options: CheckOptions = {},
): Promise<T> {
  const answer = await reading;
  await checkMeals(db, mealsOf(answer), options);
  return answer;
}

/**
 * `useLiveData` for a screen that shows others' meals: a new result is shown only once its meals
 * are checked.
 *
 * @param initial the loader's answer, from `withChecks`
 */
export function useCheckedData<T>(
  query: (db: SimmerDb) => Promise<T>,
  deps: readonly unknown[],
  initial: T,
  mealsOf: (read: T) => readonly Meal[],
  isOpened = false,
): T {
  const { db } = useSignedInCook();
  const answer = useLiveData(query, deps, initial);
  const [shown, show] = useState(initial);
  const isReady = mealsOf(answer).every((meal) => isSettled(meal));
  if (isReady && shown !== answer) show(answer);
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    void checkMeals(db, mealsOf(answer), { isOpened }).then(() => isOver || show(answer));
    return () => {
      isOver = true;
    };
  }, [answer, db, isOpened, isReady, mealsOf]);
  return isReady ? answer : shown;
}

/**
 * A meal that the cook opens, once it has been checked regardless of the budget; undefined until
 * then.
 */
export function useOpenedMeal(meal: Meal | null): Meal | null | undefined {
  const { db } = useSignedInCook();
  const [tried, setTried] = useState<Meal | null>(null);
  const isRead = meal === null || !isShared(meal) || recall(meal) !== undefined;
  useEffect(() => {
    if (isRead) return;
    let isOver = false;
    void checkMeals(db, [meal], { isOpened: true }).then(() => isOver || setTried(meal));
    return () => {
      isOver = true;
    };
  }, [db, isRead, meal]);
  return isRead || tried === meal ? meal : undefined;
}
