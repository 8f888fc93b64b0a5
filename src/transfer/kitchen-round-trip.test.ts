import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { expect, test } from "vitest";

import { getDocument, listDocuments } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import { beginImport, findImport, listImportFindings } from "#db/repositories/import-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { NOTES_BROUGHT_MAX } from "#domain/limits.ts";
import type { Docs } from "#domain/mutations/define.ts";
import { isForEveryone } from "#domain/mutations/registry.ts";
import { NO_SETTINGS } from "#domain/reading-settings.ts";
import { emptyUser } from "#domain/user-document.ts";

import { docs as anyDocs, UID } from "../../tests/support/domain-arbitraries.ts";
import { exportKitchen } from "./export-kitchen.ts";
import { photoOfText } from "./photo-of-text.fixture.ts";
import { readEntries } from "./read-entries.ts";
import { runImport } from "./run-import.ts";

function open(uid: string): SimmerDb {
  return openDatabase(uid, { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** A device that holds these documents, as if they were fetched. */
async function deviceWith(uid: string, docs: Docs): Promise<SimmerDb> {
  const db = open(uid);
  for (const [collection, rows] of Object.entries(docs)) {
    for (const [id, row] of Object.entries(rows)) {
      const name = collection === "users" && id === UID ? uid : id;
      if (row) await db.table(collection).put({ ...(row as object), id: name });
    }
  }
  return db;
}

async function bring(db: SimmerDb, file: Blob): Promise<void> {
  await beginImport(db, [new File([file], "simmer-kitchen.zip")], "skip");
  await runImport(db, readEntries, photoOfText);
  expect(await findImport(db)).toMatchObject({ state: "done", counts: { failed: 0 } });
}

/** What a kitchen holds that is the cook's own and nobody else's, without whose and when. */
async function contents(db: SimmerDb) {
  const [user = emptyUser(0), settings = NO_SETTINGS, shopping, plans, recipes, notes, marks] =
    await Promise.all([
      getDocument(db, "users", db.kitchenId),
      getDocument(db, "settings", "own"),
      getDocument(db, "shoppingSettings", "own"),
      listDocuments(db, "aiMealPlans"),
      listDocuments(db, "personalRecipes"),
      listDocuments(db, "recipeNotes"),
      listDocuments(db, "mealMarks"),
    ]);
  const { aisles = [], shops = [], staples = [], atHand = [], bought = [] } = shopping ?? {};
  const all = {
    user: {
      ...user,
      allergies: user.allergies.toSorted(),
      diet: user.diet.toSorted(),
      cookingEquipment: user.cookingEquipment.toSorted(),
    },
    settings,
    shopping: { aisles, shops, staples, atHand, bought },
    plans,
    recipes,
    notes,
    hidden: marks
      .filter(({ hides }) => hides !== "nothing")
      .map(({ id, hides }) => ({ id, hides })),
  };
  return JSON.parse(
    JSON.stringify(all, (key, value: unknown) =>
      ["updatedAt", "createdAt", "userId"].includes(key) ? undefined : value,
    ),
  ) as typeof all;
}

test("a kitchen that is imported into another account is the same there, and twice is once", async () => {
  await fc.assert(
    fc.asyncProperty(anyDocs, async (docs) => {
      const ana = await deviceWith("ana", docs);
      const { file } = await exportKitchen(ana, () => {});
      const ben = open("ben");
      await bring(ben, file);
      expect(await contents(ben)).toEqual(await contents(ana));
      const sent = await ben.outbox.toArray();
      expect(sent.filter((change) => isForEveryone(change))).toEqual([]);
      await bring(ben, file);
      expect(await contents(ben)).toEqual(await contents(ana));
      expect(await ben.outbox.count()).toBe(sent.length);
    }),
    { numRuns: 25 },
  );
});

test("what an account has stays as it is: an import only adds, and twice is once", async () => {
  await fc.assert(
    fc.asyncProperty(anyDocs, anyDocs, async (docs, own) => {
      const { file } = await exportKitchen(await deviceWith("ana", docs), () => {});
      const ben = await deviceWith("ben", own);
      const before = await contents(ben);
      await bring(ben, file);
      const once = await contents(ben);
      expect(once.user).toMatchObject({
        allergies: expect.arrayContaining(before.user.allergies),
        diet: expect.arrayContaining(before.user.diet),
        favorites: expect.arrayContaining(before.user.favorites),
        storedMeals: expect.arrayContaining(before.user.storedMeals),
      });
      expect(once.user.shoppingList.ingredients).toEqual(
        expect.arrayContaining(before.user.shoppingList.ingredients),
      );
      expect(once.plans).toEqual(expect.arrayContaining(before.plans));
      expect(once.recipes).toEqual(expect.arrayContaining(before.recipes));
      expect(once.settings.sharing).toBe(
        before.settings.sharing && (docs.settings?.["own"]?.sharing ?? true),
      );
      await bring(ben, file);
      expect(await contents(ben)).toEqual(once);
    }),
    { numRuns: 25 },
  );
});

const soup = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
};

test("the report counts what came, and names what did not", async () => {
  const ana = await deviceWith("ana", {
    users: {
      ana: {
        ...emptyUser(1),
        allergies: ["fish"],
        diet: ["vegan"],
        favorites: ["pie"],
        storedMeals: [
          {
            title: "Soup",
            imageUrl: "",
            recipeId: "soup",
            planId: "p",
            storedAt: 5,
            storage: "freezer",
            count: 3,
          },
        ],
      },
    },
    aiMealPlans: {
      p: {
        id: "p",
        userId: "ana",
        status: "new",
        createdAt: 1,
        updatedAt: 1,
        lastDay: "2026-11-24",
        recipes: [{ ...soup, cooked: true, day: "2026-11-24", author: "self", adapted: true }],
      },
    },
    recipeNotes: { pie: { id: "pie", text: "Less salt", tags: ["quick", "winter"], updatedAt: 1 } },
    mealMarks: {
      pie: {
        id: "pie",
        stars: 5,
        favored: true,
        reported: false,
        hides: "nothing",
        shared: true,
        updatedAt: 1,
      },
    },
  });
  const ben = open("ben");
  const { file } = await exportKitchen(ana, () => {});
  await bring(ben, file);
  expect((await findImport(ben))?.counts.brought).toMatchObject({
    plans: 1,
    singleMeals: 0,
    portions: 3,
    favorites: 1,
    avoided: 2,
    notes: 1,
  });
  expect((await listImportFindings(ben, "left", 9)).map(({ name }) => name)).toEqual([
    "Your stars for shared meals, and what you have shared",
  ]);
  expect(await contents(ben)).toEqual({ ...(await contents(ana)), hidden: [] });

  await bring(ben, file);
  expect(await findImport(ben)).toMatchObject({ counts: { same: 1, brought: { portions: 0 } } });
  expect(await listImportFindings(ben, "same", 9)).toMatchObject([{ name: "Soup" }]);
});

test("portions that were eaten since don't come back", async () => {
  const [ana, ben] = [open("ana"), open("ben")];
  const name = { recipeId: "soup", storage: "fridge" as const, storedAt: 5 };
  const portions = { ...name, title: "Soup", imageUrl: "", planId: "", count: 1 };
  await ana.users.put({ ...emptyUser(1), id: "ana", storedMeals: [portions] });
  const { file } = await exportKitchen(ana, () => {});
  await bring(ben, file);
  await mutate(ben, "eatPortion", { stored: name, id: "c", at: 7 });
  await bring(ben, file);
  expect((await contents(ben)).user.storedMeals).toEqual([]);
});

test("a recipe that was edited here is known by its id; one that was deleted comes back", async () => {
  const [ana, ben] = [open("ana"), open("ben")];
  const own = { ...soup, userId: "ana", createdAt: 1, updatedAt: 1 };
  await ana.personalRecipes.bulkPut([own, { ...own, id: "stew", title: "Stew" }]);
  const { file } = await exportKitchen(ana, () => {});
  await bring(ben, file);
  await ben.personalRecipes.update("soup", { title: "Our soup" });
  await ben.personalRecipes.delete("stew");
  await bring(ben, file);
  const titles = (await contents(ben)).recipes.map(({ title }) => title).toSorted();
  expect(titles).toEqual(["Our soup", "Stew"]);
});

test("more notes than may be written in a day are named, and come with the next import", async () => {
  const [ana, ben] = [open("ana"), open("ben")];
  await ana.recipeNotes.bulkPut(
    Array.from({ length: NOTES_BROUGHT_MAX + 3 }, (_, nth) => ({
      id: `m${nth}`,
      text: `Note ${nth}`,
      updatedAt: 1,
    })),
  );
  const { file } = await exportKitchen(ana, () => {});
  await bring(ben, file);
  expect(await ben.recipeNotes.count()).toBe(NOTES_BROUGHT_MAX);
  expect(await listImportFindings(ben, "left", 9)).toHaveLength(3);
  await bring(ben, file);
  expect(await ben.recipeNotes.count()).toBe(NOTES_BROUGHT_MAX + 3);
});

test("what somebody has edited into a file is bounded, and its plans are reported by name", async () => {
  const ben = open("ben");
  const plan = { id: "p", recipes: [{ ...soup, cooked: false }], status: "new" };
  const file = {
    format: "simmer-kitchen",
    version: 1,
    plans: [
      { ...plan, id: "a/b" },
      { ...plan, recipes: [{ ...soup, instructions: ["s".repeat(9_999)] }] },
      7,
    ],
    kitchen: {
      allergies: ["fish", "plutonium"],
      storedMeals: [
        { title: "Soup", recipeId: "soup", storage: "fridge", storedAt: 1, count: 1e9 },
      ],
      shoppingList: { ingredients: [{ mealId: "own:1", name: "n".repeat(999), amount: "" }] },
    },
  };
  await beginImport(ben, [new File([JSON.stringify(file)], "kitchen.json")], "skip");
  await runImport(ben, readEntries, photoOfText);
  expect(await findImport(ben)).toMatchObject({ counts: { failed: 3 } });
  const { user } = await contents(ben);
  expect(user.allergies).toEqual(["fish"]);
  expect(user.storedMeals).toMatchObject([{ count: 99 }]);
  expect(user.shoppingList.ingredients).toEqual([]);
  expect(await listImportFindings(ben, "left", 9)).toMatchObject([
    { name: "Lines of the shopping list" },
  ]);
});
