import { useEffect, useState } from "react";

import { readKeptChecks, writeKeptChecks } from "#db/repositories/kept-check-repository.ts";
import type { KeptCheckRow, SimmerDb } from "#db/schema.ts";
import { isFree, selectConflicts, type ScreenResult } from "#domain/dietary-check/check.ts";
import type { Meal, SharedMeal } from "#domain/entities.ts";
import { isUnrestricted, type Preferences } from "#domain/preferences.ts";

import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import { isShared, read, recall, remember, screenOnce, textsOf } from "./checked-meals.ts";

/**
 * Strangers' meals are checked before they are shown: once per version of the check rather than at
 * every start of the app. Results are stored on the device, each with a seal. How many come in a day
 * is bounded where they are fetched.
 */

declare global {
  interface ImportMetaEnv {
    readonly VITE_CHECK_VERSION?: string;
  }
}

/** Undefined under the dev server, where the check may change with each reload: nothing is stored. */
const VERSION = import.meta.env.VITE_CHECK_VERSION;

/** Meals checked at a time: an app that is closed meanwhile checks no more than these again. */
const CHECKED_AT_ONCE = 10;

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
 * reads the others. Never rejects.
 */
export function checkMeals(db: SimmerDb, meals: readonly Meal[], version = VERSION): Promise<void> {
  const shared = meals.filter((meal) => isShared(meal));
  // Serialised: a screen that is loaded twice must not check twice.
  running = running
    .then(() => check(db, shared, version))
    .catch((error: unknown) => console.error("Others' meals are checked as they are shown", error));
  return running;
}
let running = Promise.resolve();

async function check(
  db: SimmerDb,
  meals: readonly SharedMeal[],
  version: string | undefined,
): Promise<void> {
  const isUnknown = (meal: SharedMeal) => !recall(meal);
  if (version) await recallKept(db, meals.filter(isUnknown), version);
  const missing = meals.filter(isUnknown);
  for (let at = 0; at < missing.length; at += CHECKED_AT_ONCE) {
    const checked = missing
      .slice(at, at + CHECKED_AT_ONCE)
      .map((meal) => ({ meal, found: read(meal) }));
    if (version) await keep(db, checked, version);
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
  const rows = await readKeptChecks(db, [...asked.keys()]);
  await Promise.all(
    rows.map(async ({ id, found, seal }) => {
      const meal = asked.get(id);
      if (!meal || (await sealOf(version, textsOf(meal), found)) !== seal) return;
      // A valid seal proves that this version wrote the result.
      remember(meal, JSON.parse(found) as ScreenResult);
    }),
  );
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

/** The meals without conflicts with these preferences. */
export async function findSafeMeals(
  db: SimmerDb,
  meals: readonly Meal[],
  preferences: Preferences,
  version = VERSION,
): Promise<ReadonlySet<Meal>> {
  if (isUnrestricted(preferences)) return new Set(meals);
  await checkMeals(db, meals, version);
  return new Set(
    meals.filter((meal) => isFree(selectConflicts(screenOnce(meal), meal, preferences))),
  );
}

/** Runs a loader's query, and checks the meals in its result. */
export async function withChecks<T>(
  db: SimmerDb,
  reading: Promise<T>,
  mealsOf: (read: T) => readonly Meal[],
): Promise<T> {
  const answer = await reading;
  await checkMeals(db, mealsOf(answer));
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
): T {
  const { db } = useSignedInCook();
  const answer = useLiveData(query, deps, initial);
  const [shown, show] = useState(initial);
  const isReady = mealsOf(answer).every((meal) => !isShared(meal) || recall(meal) !== undefined);
  if (isReady && shown !== answer) show(answer);
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    void checkMeals(db, mealsOf(answer)).then(() => isOver || show(answer));
    return () => {
      isOver = true;
    };
  }, [answer, db, isReady, mealsOf]);
  return isReady ? answer : shown;
}
