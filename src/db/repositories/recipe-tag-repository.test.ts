import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import { TAGS_MAX } from "#domain/limits.ts";

import { savePersonalRecipe } from "./personal-recipe-repository.ts";
import { getRecipeNote, writeRecipeNote } from "./recipe-note-repository.ts";
import { getRecipeTags, listTags, setRecipeTag } from "./recipe-tag-repository.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
const pie = {
  id: "pie",
  title: "Pie",
  ingredients: [],
  instructions: [],
  mealType: "lunch" as const,
  blurb: "",
  equipment: [],
};

test("recipes of any kind are tagged, by any of their occurrences, beside their note", async () => {
  const db = open();
  await savePersonalRecipe(db, { ...pie, tags: ["winter"] });
  await writeRecipeNote(db, "soup", "", "Less salt");
  await setRecipeTag(db, "pie", "Quick", true);
  await setRecipeTag(db, "soup", "quick", true);
  expect(await getRecipeTags(db, "pie")).toEqual(["winter", "Quick"]);
  expect(await getRecipeTags(db, "soup")).toEqual(["quick"]);
  expect(await getRecipeNote(db, "soup")).toMatchObject({ text: "Less salt" });
  expect(await listTags(db)).toEqual(["Quick", "winter"]);
  await setRecipeTag(db, "pie", "WINTER", false);
  expect(await getRecipeTags(db, "pie")).toEqual(["Quick"]);
  expect(await db.outbox.orderBy("seq").keys()).toHaveLength(5);
});

test("a full recipe says so, and damaged tags are none", async () => {
  const db = open();
  const tags = Array.from({ length: TAGS_MAX }, (_, nth) => `t${nth}`);
  await savePersonalRecipe(db, { ...pie, tags });
  await expect(setRecipeTag(db, "pie", "more", true)).rejects.toThrow(
    "Your tag could not be kept. A recipe holds 20 tags: take another one off first.",
  );
  await setRecipeTag(db, "pie", "t3", false);
  await setRecipeTag(db, "pie", "more", true);
  expect(await getRecipeTags(db, "pie")).toContain("more");
  await db.recipeNotes.put({ id: "soup", tags: [7, "x".repeat(99)] });
  expect(await getRecipeTags(db, "soup")).toEqual([]);
  await db.recipeNotes.put({ id: "soup", tags: "quick" });
  expect(await getRecipeTags(db, "soup")).toEqual([]);
});
