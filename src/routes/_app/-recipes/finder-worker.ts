import { followRows } from "#db/follow-rows.ts";
import { browseSharedMeals } from "#db/repositories/shared-meal-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";

import { read, recall } from "../../-meals/checked-meals.ts";
import type { FromFinder, ToFinder } from "./finder-messages.ts";
import { CATALOGUE_COLLECTIONS, createCatalogue } from "./recipe-catalogue.ts";
import type { RecipeAnswer, RecipeQuery } from "./recipe-query.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** How long the worker is deaf at most while it checks recipes, ms. */
const SLICE_MS = 30;
/** How often an answer that isn't complete is shown, ms. */
const SHOWN_EVERY_MS = 300;
/** How long changes are gathered: an import or a sync makes many at a time, ms. */
const GATHERED_MS = 150;

const catalogue = createCatalogue();
let asked: { nth: number; query: RecipeQuery } | null = null;
let isReading = true;
let isBroken = false;
/** Counts the answers that were begun: a newer one ends those before it. */
let begun = 0;

function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function answer(): Promise<void> {
  if (!asked) return;
  const { nth, query } = asked;
  begun += 1;
  const mine = begun;
  let last: RecipeAnswer | null = null;
  let pausedAt = performance.now();
  let shownAt = pausedAt;
  const show = (shown: RecipeAnswer) => {
    scope.postMessage({ nth, answer: shown, isReading, isBroken } satisfies FromFinder);
    shownAt = performance.now();
  };
  for (const next of catalogue.find(query)) {
    last = next;
    if (next.isComplete) break;
    if (performance.now() - shownAt > SHOWN_EVERY_MS) show(next);
    if (performance.now() - pausedAt < SLICE_MS) continue;
    await pause();
    if (mine !== begun) return;
    pausedAt = performance.now();
  }
  if (last) show(last);
}

async function readShared(db: SimmerDb): Promise<void> {
  const { shown } = await browseSharedMeals(db, SHARED_MEALS_BROWSE_LIMIT);
  // The day's budget is for what a screen waits for. Nothing waits here, and there are no more of them.
  for (const meal of shown) if (!recall(meal)) read(meal);
  catalogue.putShared(shown);
}

/** Follows the cook's recipes until the worker is ended. */
async function follow(uid: string): Promise<void> {
  const db = openDatabase(uid);
  let isChanged = true;
  let isSharedChanged = true;
  let wake = () => {};
  const own = followRows(db, {
    collections: CATALOGUE_COLLECTIONS,
    onRows: (collection, rows) => catalogue.put(collection, rows),
    onChange: () => {
      isChanged = true;
      wake();
    },
  });
  const shared = followRows(db, {
    collections: ["aiMeals", "mealMarks"],
    onRows: () => {
      isSharedChanged = true;
    },
    onChange: () => {
      isChanged = true;
      wake();
    },
  });
  for (;;) {
    isChanged = false;
    try {
      await own.catchUp();
      await shared.catchUp();
      if (isSharedChanged) {
        isSharedChanged = false;
        await readShared(db);
      }
      isBroken = false;
    } catch (error) {
      console.error("Recipes can't be read", error);
      isBroken = true;
    }
    isReading = false;
    await answer();
    if (!isChanged) await new Promise<void>((resolve) => (wake = resolve));
    await pause(GATHERED_MS);
  }
}

scope.addEventListener("message", ({ data }: MessageEvent<ToFinder>) => {
  if ("uid" in data) void follow(data.uid);
  else {
    asked = data;
    void answer();
  }
});
