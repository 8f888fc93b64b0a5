import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { beginImport, findImport } from "#db/repositories/import-repository.ts";
import {
  listPersonalRecipes,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { writeRecipeNote } from "#db/repositories/recipe-note-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { exportKitchen } from "./export-kitchen.ts";
import { readEntries } from "./read-entries.ts";
import { runImport } from "./run-import.ts";

const COUNT = 520;

function open(uid: string): SimmerDb {
  return openDatabase(uid, { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** A kitchen with many recipes, two of them alike, and one that another app's reader would change. */
async function fullKitchen(): Promise<SimmerDb> {
  const db = open("ana");
  const pie = {
    title: "Pie",
    ingredients: [
      { name: "2 leeks", amount: "" },
      { name: "salt", amount: "a pinch" },
    ],
    instructions: ["Mix.\nRest.", "Bake for 40 minutes."],
    mealType: "lunch" as const,
    blurb: "<b>Green</b> & good",
    equipment: ["oven" as const],
  };
  await db.personalRecipes.bulkPut(
    Array.from({ length: COUNT - 2 }, (_, nth) => ({
      ...pie,
      id: `r${nth}`,
      title: `Pie ${nth}`,
      userId: "ana",
      createdAt: 1,
      updatedAt: nth,
    })),
  );
  await savePersonalRecipe(db, { ...pie, id: "one", note: "From aunt Ida" });
  await savePersonalRecipe(db, { ...pie, id: "two" });
  return db;
}

/** The recipes as their cook sees them. */
async function contents(db: SimmerDb): Promise<string[]> {
  const recipes = await listPersonalRecipes(db);
  return recipes
    .map(({ id: _id, userId: _uid, createdAt: _made, updatedAt: _at, ...words }) =>
      JSON.stringify(Object.entries(words).toSorted(([a], [b]) => a.localeCompare(b))),
    )
    .toSorted();
}

test("a kitchen that is saved as a file and imported into another account is the same, and twice is once", async () => {
  const ana = await fullKitchen();
  const progress: number[] = [];
  const file = await exportKitchen(ana, (done) => progress.push(done));
  expect(progress.at(-1)).toBe(COUNT);
  expect(progress.length).toBeGreaterThan(1);

  const ben = open("ben");
  for (const added of [COUNT, 0]) {
    await beginImport(ben, [new File([file], "simmer-kitchen.zip")], "skip");
    await runImport(ben, readEntries);
    expect(await findImport(ben)).toMatchObject({
      state: "done",
      counts: { added, same: COUNT - added, failed: 0 },
    });
    expect(await contents(ben)).toEqual(await contents(ana));
  }
});

test("the cook's note on a recipe goes along", async () => {
  const ana = await fullKitchen();
  await writeRecipeNote(ana, "one", "", "Less salt");
  const ben = open("ben");
  await beginImport(ben, [new File([await exportKitchen(ana, () => {})], "k.zip")], "skip");
  await runImport(ben, readEntries);
  const notes = (await listPersonalRecipes(ben)).flatMap(({ note }) => note ?? []);
  expect(notes).toEqual(["From aunt Ida\n\nLess salt"]);
});

test("a kitchen that can't be read gives no file", async () => {
  const ana = await fullKitchen();
  ana.close();
  await expect(exportKitchen(ana, () => {})).rejects.toThrow("Your kitchen can’t be read");
});
