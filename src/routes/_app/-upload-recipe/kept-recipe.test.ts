import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { keepDraft } from "#db/repositories/draft-repository.ts";
import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { draftKey, findKeptForm, type FormFor } from "./kept-recipe.ts";
import { emptyDraft, recipeFrom } from "./recipe-draft.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
const soup = { ...emptyDraft(() => "row"), title: "Soup", blurb: "Green." };
const empty: FormFor = { shared: {} };
const keep = (db: SimmerDb, form: FormFor, id: string, of: number | null = null) =>
  keepDraft(db, { key: draftKey(form), id, value: { draft: soup, of } });

test("each form finds its own draft", async () => {
  const db = open();
  await keep(db, { edit: "soup", shared: {} }, "soup", 7);
  expect(await findKeptForm(db, { edit: "soup", shared: {} })).toEqual({
    key: "recipe:edit:soup",
    id: "soup",
    value: { draft: soup, of: 7 },
  });
  for (const other of [empty, { edit: "pie", shared: {} }, { duplicate: "soup", shared: {} }]) {
    expect(await findKeptForm(db, other)).toBeNull();
  }
});

test("an empty form goes on with a shared text that was never saved, and with its own first", async () => {
  const db = open();
  const shared = { shared: { title: "Soup", text: "2 leeks" } };
  await keep(db, shared, "1");
  expect((await findKeptForm(db, empty))?.id).toBe("1");
  expect((await findKeptForm(db, shared))?.id).toBe("1");
  expect(await findKeptForm(db, { shared: { title: "Pie" } })).toBeNull();
  await keep(db, empty, "2");
  expect((await findKeptForm(db, empty))?.id).toBe("2");
});

test("a recipe that was saved before the browser was killed is not begun again", async () => {
  const db = open();
  await keep(db, empty, "1");
  await savePersonalRecipe(db, recipeFrom(soup, "1"));
  expect(await findKeptForm(db, empty)).toBeNull();
  expect(await db.drafts.count()).toBe(0);
});

test("an edit that is stored is no draft, and any other edit of the recipe is", async () => {
  const db = open();
  const form = { edit: "1", shared: {} };
  await savePersonalRecipe(db, recipeFrom({ ...soup, title: "Old soup" }, "1"));
  await keep(db, form, "1", 7);
  expect((await findKeptForm(db, form))?.value.draft.title).toBe("Soup");
  await savePersonalRecipe(db, recipeFrom(soup, "1"));
  expect(await findKeptForm(db, form)).toBeNull();
});

test("a damaged form is no draft", async () => {
  const db = open();
  const value = { draft: { ...soup, steps: [{ key: "1" }] }, of: null };
  await keepDraft(db, { key: draftKey(empty), id: "1", value });
  expect(await findKeptForm(db, empty)).toBeNull();
});
