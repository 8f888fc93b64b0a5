import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";

import { getRecipeNote, keepNoteDraft, writeRecipeNote } from "./recipe-note-repository.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });

test("a note is saved, edited and deleted, each as one change", async () => {
  const db = open();
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "", draft: null });
  await writeRecipeNote(db, "soup", "", "Less salt");
  await writeRecipeNote(db, "soup", "Less salt", "Less salt\nMore dill");
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "Less salt\nMore dill", draft: null });
  await writeRecipeNote(db, "soup", "Less salt\nMore dill", "");
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "", draft: null });
  expect(await db.outbox.count()).toBe(3);
});

test("what is typed is kept until it is saved, and what is typed meanwhile stays", async () => {
  const db = open();
  const draft = { recipeId: "soup", before: "", text: "Less" };
  await keepNoteDraft(db, draft);
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "", draft });
  const saving = writeRecipeNote(db, "soup", "", "Less");
  await keepNoteDraft(db, { ...draft, text: "Less salt" });
  await saving;
  expect(await getRecipeNote(db, "soup")).toEqual({
    text: "Less",
    draft: { recipeId: "soup", before: "Less", text: "Less salt" },
  });
  await writeRecipeNote(db, "soup", "Less", "Less salt");
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "Less salt", draft: null });
});

test("a damaged note or draft is no note", async () => {
  const db = open();
  await db.recipeNotes.put({ id: "soup", text: ["x"] });
  await db.noteDrafts.put({ recipeId: "soup", before: 7 } as never);
  expect(await getRecipeNote(db, "soup")).toEqual({ text: "", draft: null });
});
