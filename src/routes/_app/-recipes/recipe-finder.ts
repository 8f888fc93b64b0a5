import { readOr } from "#db/connection.ts";
import { followRows } from "#db/follow-rows.ts";
import { getMeals } from "#db/repositories/meal-repository.ts";
import { browseSharedMeals, withoutHidden } from "#db/repositories/shared-meal-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";

import { isShared, read, recall } from "../../-meals/checked-meals.ts";
import type { FromFinder } from "./finder-messages.ts";
import { CATALOGUE_COLLECTIONS, createCatalogue } from "./recipe-catalogue.ts";
import type { RecipeAnswer, RecipeQuery } from "./recipe-query.ts";

/** How long it is deaf at most while it checks recipes, ms. */
const SLICE_MS = 30;
/** How often an answer that isn't complete is shown, ms. */
const SHOWN_EVERY_MS = 300;
/** For how long changes are gathered: an import or a sync makes many at a time, ms. */
const GATHERED_MS = 150;

function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Finds recipes in a database that it follows.
 * @param show is called with the answers to the last question, also to what has changed since
 */
export function createFinder(show: (answer: FromFinder) => void) {
  const catalogue = createCatalogue();
  let asked: { nth: number; query: RecipeQuery } | null = null;
  /** Before all is read an answer would lack recipes that the screen already shows. */
  let isRead = false;
  let isBroken = false;
  /** Counts the answers that were begun: a newer one ends those before it. */
  let begun = 0;

  const answer = async () => {
    if (!asked || !isRead) return;
    const { nth, query } = asked;
    begun += 1;
    const mine = begun;
    let pausedAt = performance.now();
    let shownAt = pausedAt;
    const say = (found: RecipeAnswer) => {
      show({ nth, answer: found, isBroken });
      shownAt = performance.now();
    };
    for (const found of catalogue.find(query)) {
      if (found.isComplete) return say(found);
      if (performance.now() - shownAt > SHOWN_EVERY_MS) say(found);
      if (performance.now() - pausedAt < SLICE_MS) continue;
      await pause();
      if (mine !== begun) return;
      pausedAt = performance.now();
    }
  };

  const readShared = async (db: SimmerDb) => {
    const { favorites } = await getUser(db);
    const { shown: newest } = await browseSharedMeals(db, SHARED_MEALS_BROWSE_LIMIT);
    // Favorites stay, however many are newer.
    const favored = await readOr(db, "Some favorites can't be read", [], async () => {
      const meals = await withoutHidden(db, await getMeals(db, favorites));
      return meals.shown.filter((meal) => isShared(meal));
    });
    const shown = [...newest, ...favored];
    // The day's budget is for what a screen waits for. Nothing waits here, and there are no more of them.
    for (const meal of shown) if (!recall(meal)) read(meal);
    catalogue.putShared(shown);
  };

  return {
    ask(nth: number, query: RecipeQuery): Promise<void> {
      asked = { nth, query };
      return answer();
    },

    /** Reads all recipes, and then what changes of them, until the database is closed for good. */
    async follow(db: SimmerDb): Promise<void> {
      let isChanged = true;
      let isSharedChanged = true;
      let favorites = "";
      let wake = () => {};
      const onChange = () => {
        isChanged = true;
        wake();
      };
      const own = followRows(db, {
        collections: CATALOGUE_COLLECTIONS,
        onRows: (collection, rows) => {
          catalogue.put(collection, rows);
          if (collection !== "users") return;
          const now = JSON.stringify([...rows.values()].map((row) => row?.["favorites"]));
          isSharedChanged ||= now !== favorites;
          favorites = now;
        },
        onChange,
      });
      const shared = followRows(db, {
        collections: ["aiMeals", "mealMarks"],
        onRows: () => {
          isSharedChanged = true;
        },
        onChange,
      });
      while (!db.outdated.aborted) {
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
        isRead = true;
        await answer();
        if (!isChanged) await new Promise<void>((resolve) => (wake = resolve));
        await pause(GATHERED_MS);
      }
      own.stop();
      shared.stop();
    },
  };
}
