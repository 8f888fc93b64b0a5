import { useEffect } from "react";

import { readKeptChecks, writeKeptChecks } from "#db/repositories/kept-check-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { ScreenResult } from "#domain/dietary-check/check.ts";
import type { Meal } from "#domain/entities.ts";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { isRemembered, isShared, remember, takeUnkept, textsOf } from "./checked-meals.ts";

/**
 * The check reads a stranger's meal once per version of the check, not at every start of the app:
 * results are stored on the device, each under a seal.
 */

declare global {
  interface ImportMetaEnv {
    readonly VITE_CHECK_VERSION?: string;
  }
}

/**
 * Undefined under the dev server, where the check may change with each reload: nothing is stored.
 */
const VERSION = import.meta.env.VITE_CHECK_VERSION;

/**
 * A result for other texts, from another version or in a damaged row has a different seal. SHA-256,
 * because somebody who writes meals must not be able to make two with the same seal.
 */
async function sealOf(version: string, texts: string, found: string): Promise<string> {
  const sealed = new TextEncoder().encode(JSON.stringify([version, texts, found]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * For a screen's loader: recalls the stored results for the shared ones among these meals. A meal
 * without a valid stored result is checked again. Never rejects.
 */
export async function recallChecks(
  db: SimmerDb,
  meals: readonly Meal[],
  version = VERSION,
): Promise<void> {
  const asked = new Map(
    meals.flatMap((meal) => {
      const texts = isShared(meal) ? textsOf(meal) : "";
      return texts === "" || isRemembered(texts) ? [] : [[meal.id, texts] as const];
    }),
  );
  if (!version || asked.size === 0) return;
  try {
    const rows = await readKeptChecks(db, [...asked.keys()]);
    await Promise.all(
      rows.map(async ({ id, found, seal }) => {
        const texts = asked.get(id);
        if (texts === undefined || (await sealOf(version, texts, found)) !== seal) return;
        // A valid seal proves that this version wrote the result.
        remember(texts, JSON.parse(found) as ScreenResult);
      }),
    );
  } catch (error) {
    console.warn("What was checked before is read again", error);
  }
}

/** Runs a loader's query, and recalls the stored results for the meals in its answer. */
export async function withKeptChecks<T>(
  db: SimmerDb,
  reading: Promise<T>,
  mealsOf: (read: T) => readonly Meal[],
): Promise<T> {
  const read = await reading;
  await recallChecks(db, mealsOf(read));
  return read;
}

/** Stores the results of the checks that cards and filters ran before they were shown. */
export function useKeptChecks(): void {
  const { db } = useSignedInCook();
  useEffect(() => void keepChecks(db));
}

/**
 * Stores new results for shared meals; one that can't be stored is computed again. Never rejects.
 */
export async function keepChecks(db: SimmerDb, version = VERSION): Promise<void> {
  const checked = takeUnkept();
  if (!version || checked.length === 0) return;
  try {
    const rows = checked.map(async ({ id, texts, found: result }) => {
      const found = JSON.stringify(result);
      return { id, found, seal: await sealOf(version, texts, found) };
    });
    await writeKeptChecks(db, await Promise.all(rows));
  } catch (error) {
    console.warn("What was checked is not kept", error);
  }
}
