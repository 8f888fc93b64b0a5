// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { beginImport, findImport } from "#db/repositories/import-repository.ts";
import {
  listPersonalRecipes,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { findPhoto, keepPhoto } from "#db/repositories/photo-repository.ts";
import { getPlan, restorePlan } from "#db/repositories/plan-repository.ts";
import { listStoredMeals, logMeal } from "#db/repositories/portion-repository.ts";
import { writeRecipeNote } from "#db/repositories/recipe-note-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { newPlan } from "#domain/mutations/plans.ts";

import { exportKitchen } from "./export-kitchen.ts";
import type { ExportProgress } from "./export-messages.ts";
import { photoOfText } from "./photo-of-text.fixture.ts";
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
  const { file } = await exportKitchen(ana, ({ done }) => progress.push(done));
  expect(progress.at(-1)).toBe(COUNT);
  expect(progress.length).toBeGreaterThan(1);

  const ben = open("ben");
  for (const added of [COUNT, 0]) {
    await beginImport(ben, [new File([file], "simmer-kitchen.zip")], "skip");
    await runImport(ben, readEntries, photoOfText);
    expect(await findImport(ben)).toMatchObject({
      state: "done",
      counts: { added, same: COUNT - added, failed: 0 },
    });
    expect(await contents(ben)).toEqual(await contents(ana));
  }
});

async function importOf(db: SimmerDb, file: Blob): Promise<void> {
  await beginImport(db, [new File([file], "k.zip")], "skip");
  await runImport(db, readEntries, photoOfText);
}

const meal = {
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
};

const photoNamed = (words: string) => photoOfText(new Blob([`RIFF    WEBP${words}`]));

test("photos of recipes, plans and portions go along, and are sent; a broken one is left out", async () => {
  const ana = open("ana");
  const [soup, plan, portion, gone] = await Promise.all(
    ["soup", "plan", "portion", "gone"].map(photoNamed),
  );
  for (const photo of [soup!, plan!, portion!]) await keepPhoto(ana, photo);
  const leek = { ...meal, id: "soup", title: "Leek soup" };
  await savePersonalRecipe(ana, { ...leek, photo: soup!.id });
  await savePersonalRecipe(ana, { ...leek, id: "stew", title: "Stew", photo: gone!.id });
  await restorePlan(
    ana,
    newPlan([{ ...leek, photo: plan!.id }], { id: "p", userId: "ana", at: 1 }),
  );
  await logMeal(ana, {
    meal: leek,
    planId: null,
    portions: { fridge: 1, freezer: 0 },
    stars: null,
    imageUrl: portion!.id,
  });
  const { file, missing } = await exportKitchen(ana, () => {}, 0);
  expect(missing).toBe(1);

  const ben = open("ben");
  await importOf(ben, file);
  expect(await findImport(ben)).toMatchObject({ counts: { added: 2, failed: 0 } });
  const rows = await ben.photos.toArray();
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual(
    Object.fromEntries([soup!, plan!, portion!].map(({ id }) => [id, "waiting"])),
  );
  expect(await (await findPhoto(ben, soup!.id, "large"))?.text()).toContain("soup");
  expect((await getPlan(ben, "p"))?.recipes).toMatchObject([{ photo: plan!.id }]);
  expect(await listStoredMeals(ben)).toMatchObject([{ imageUrl: portion!.id }]);
  const recipes = await listPersonalRecipes(ben);
  expect(Object.fromEntries(recipes.map(({ title, photo }) => [title, photo]))).toEqual({
    "Leek soup": soup!.id,
    Stew: gone!.id,
  });
});

test("while photos are fetched, it is told how many there are, and how many are done", async () => {
  const ana = open("ana");
  for (let nth = 0; nth < 9; nth += 1) {
    const { id: photo } = await photoNamed(`photo ${nth}`);
    await savePersonalRecipe(ana, { ...meal, id: `soup-${nth}`, title: "Leek soup", photo });
  }
  const progress: ExportProgress[] = [];
  const exported = exportKitchen(ana, (each) => progress.push(each));
  const countSought = () => ana.soughtPhotos.count();
  await expect.poll(countSought).toBe(8);
  expect(progress.at(-1)).toEqual({ of: "photos", done: 0, total: 9 });
  await ana.soughtPhotos.clear();
  await expect.poll(countSought).toBe(1);
  expect(progress.at(-1)).toEqual({ of: "photos", done: 8, total: 9 });
  expect(await exported).toMatchObject({ missing: 9 });
});

test("the cook's note on a recipe goes along", async () => {
  const ana = await fullKitchen();
  await writeRecipeNote(ana, "one", "", "Less salt");
  const ben = open("ben");
  await importOf(ben, (await exportKitchen(ana, () => {})).file);
  const notes = (await listPersonalRecipes(ben)).flatMap(({ note }) => note ?? []);
  expect(notes).toEqual(["From aunt Ida\n\nLess salt"]);
});

test("a kitchen that can't be read gives no file", async () => {
  const ana = await fullKitchen();
  ana.close();
  await expect(exportKitchen(ana, () => {})).rejects.toThrow("Your kitchen can’t be read");
});
