import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { followRows } from "./follow-rows.ts";
import { openDatabase, type DocumentRow } from "./schema.ts";

const row = (id: string, title = "Soup") => ({ id, title });

test("all rows are read once, and then those alone that changed", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const ids = Array.from({ length: 600 }, (_, at) => `r${String(at).padStart(3, "0")}`);
  await db.personalRecipes.bulkPut(ids.map((id) => row(id)));
  const seen = new Map<string, object | null>();
  let changes = 0;
  const followed = followRows(db, {
    collections: ["personalRecipes", "recipeNotes"],
    onRows: (_collection, rows) => {
      for (const [id, read] of rows) seen.set(id, read);
    },
    onChange: () => (changes += 1),
  });
  let read = 0;
  db.personalRecipes.hook("reading", (each: DocumentRow) => {
    read += 1;
    return each;
  });
  await followed.catchUp();
  expect([seen.size, read]).toEqual([600, 600]);
  await followed.catchUp();
  expect(read).toBe(600);

  seen.clear();
  await db.personalRecipes.put(row("r007", "Pie"));
  await db.personalRecipes.put(row("x"));
  await db.personalRecipes.bulkDelete(["r100", "r200"]);
  await db.recipeNotes.put({ id: "soup", text: "Salt" });
  await db.settings.put({ id: "own" });
  await expect.poll(() => changes).toBe(4);
  await followed.catchUp();
  expect(read).toBe(602);
  expect(Object.fromEntries(seen)).toEqual({
    r007: row("r007", "Pie"),
    x: row("x"),
    r100: null,
    r200: null,
    soup: { id: "soup", text: "Salt" },
  });

  seen.clear();
  await db.personalRecipes.clear();
  await expect.poll(() => changes).toBe(5);
  await followed.catchUp();
  expect(new Set(seen.values())).toEqual(new Set([null]));
  expect(seen.size).toBe(599);

  followed.stop();
  await db.personalRecipes.put(row("y"));
  expect(changes).toBe(5);
});
