import { useEffect } from "react";

import { readKeptChecks, writeKeptChecks } from "#db/repositories/kept-check-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { ScreenResult } from "#domain/dietary-check/check.ts";
import type { Meal } from "#domain/entities.ts";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { isRemembered, isShared, remember, takeUnkept, textsOf } from "./checked-meals.ts";

/**
 * What strangers write is read once by this version of the check, and not once a start of the app:
 * what was found is kept on the device, under a seal.
 */

declare global {
  interface ImportMetaEnv {
    readonly VITE_CHECK_VERSION?: string;
  }
}

/** None under the dev server, where the check changes from one reload to the next: nothing is kept. */
const VERSION = import.meta.env.VITE_CHECK_VERSION;

/**
 * Found for other texts, by another version or in a damaged row, it has another seal: SHA-256, for
 * one who writes meals must not be able to make two of the same.
 */
async function sealOf(version: string, texts: string, found: string): Promise<string> {
  const sealed = new TextEncoder().encode(JSON.stringify([version, texts, found]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Recalls, for a screen's loader, what was found in the shared ones among these meals; what is not
 * known for certain is read again. Never rejects.
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
        // Sealed, it is what this version made of a result.
        remember(texts, JSON.parse(found) as ScreenResult);
      }),
    );
  } catch (error) {
    console.warn("What was checked before is read again", error);
  }
}

/** What a loader reads, once it is recalled what was found in the meals among it. */
export async function withKeptChecks<T>(
  db: SimmerDb,
  reading: Promise<T>,
  mealsOf: (read: T) => readonly Meal[],
): Promise<T> {
  const read = await reading;
  await recallChecks(db, mealsOf(read));
  return read;
}

/** Keeps what a card, or a filter over all of them, has had read by the time it is shown. */
export function useKeptChecks(): void {
  const { db } = useSignedInCook();
  useEffect(() => void keepChecks(db));
}

/** Keeps what has been found in shared meals since; what can't be kept is read again. Never rejects. */
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
