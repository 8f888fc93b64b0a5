import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { setRecipeTag } from "#db/repositories/recipe-tag-repository.ts";
import { openDatabase, type DocumentRow } from "#db/schema.ts";
import { NO_PREFERENCES } from "#domain/preferences.ts";

import { NO_FILTERS } from "../-meal-grid/meal-filters.ts";
import type { FromFinder } from "./finder-messages.ts";
import { createFinder } from "./recipe-finder.ts";
import { NO_CHOICE, type RecipeQuery } from "./recipe-query.ts";

const QUERY: RecipeQuery = {
  ...NO_CHOICE,
  filters: NO_FILTERS,
  source: null,
  preferences: NO_PREFERENCES,
};

function soup(id: string) {
  const more = { ingredients: [], instructions: [], mealType: "dinner" as const, equipment: [] };
  return { ...more, id, title: `Soup ${id}`, blurb: "" };
}

test("the last question is answered anew at each change, for which one row is read", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const ids = Array.from({ length: 700 }, (_, at) => `r${at}`);
  await db.personalRecipes.bulkPut(ids.map((id) => soup(id)));
  let rowsRead = 0;
  db.personalRecipes.hook("reading", (row: DocumentRow) => {
    rowsRead += 1;
    return row;
  });
  const shown: FromFinder[] = [];
  const finder = createFinder((answer) => shown.push(answer));
  const last = () => shown.at(-1)?.answer.rows.map(({ id }) => id);
  await finder.ask(1, QUERY);
  // The screen shows the newest meanwhile, which an answer without them would take away.
  expect(shown).toEqual([]);
  const following = finder.follow(db);
  await expect.poll(() => last()?.length).toBe(700);
  expect(shown.at(-1)).toMatchObject({ nth: 1, isBroken: false });
  expect(rowsRead).toBe(700);

  await finder.ask(2, { ...QUERY, filters: { ...NO_FILTERS, text: "guests" } });
  expect(last()).toEqual([]);
  await setRecipeTag(db, "r7", "for guests", true);
  await expect.poll(last).toEqual(["r7"]);
  await savePersonalRecipe(db, { ...soup("new"), title: "For all guests" });
  await expect.poll(last).toEqual(["new", "r7"]);
  expect(shown.at(-1)?.nth).toBe(2);
  // What each write reads of the row that it changes, and the finder of it.
  expect(rowsRead - 700).toBeLessThan(8);

  db.outdate();
  await setRecipeTag(db, "r8", "for guests", true).catch(() => undefined);
  await following;
});
