import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { SameAgain } from "#db/import-rows.ts";
import {
  beginImport,
  findImport,
  listImportFindings,
  resumeImport,
  stopImport,
} from "#db/repositories/import-repository.ts";
import {
  listPersonalRecipes,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";

import type { FileEntry, ReadEntries } from "./file-entry.ts";
import { photoOfText } from "./photo-of-text.fixture.ts";
import { runImport as run } from "./run-import.ts";

const runImport = (db: SimmerDb, read: ReadEntries) => run(db, read, photoOfText);

const soup = {
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
};

function recipe(title: string, more: Partial<typeof soup> = {}): FileEntry {
  return { kind: "recipe", name: title, recipe: { ...soup, ...more, title }, problems: [] };
}

/** Reads a line for an entry: "broken" and "picture" for what they say, a title for a recipe. */
const readLines: ReadEntries = async function* (contents) {
  for (const line of (await contents.text()).split("\n")) {
    if (line === "crash") throw new Error("It ends in the middle.");
    if (line === "broken") yield { kind: "failed", name: line, reason: "It is broken." };
    else if (line === "picture") yield { kind: "others", name: line, reason: "" };
    else yield recipe(line);
  }
};

function lines(...entries: string[]): File {
  return new File([entries.join("\n")], "recipes.txt");
}

const many = (count: number) => Array.from({ length: count }, (_, nth) => `Pie ${nth}`);

function open(): SimmerDb {
  return openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
}

async function imported(db: SimmerDb, file: File, sameAgain: SameAgain = "skip") {
  await beginImport(db, [file], sameAgain);
  await runImport(db, readLines);
  return findImport(db);
}

const titles = async (db: SimmerDb) =>
  (await listPersonalRecipes(db)).map(({ title }) => title).toSorted();

test("every entry is accounted for: imported, no recipe, or reported by name and reason", async () => {
  const db = open();
  const job = await imported(db, lines("Soup", "picture", "broken", "Stew", "crash", "Never read"));
  expect(job).toMatchObject({
    state: "done",
    counts: { added: 2, replaced: 0, same: 0, others: 1, failed: 2 },
  });
  expect(await titles(db)).toEqual(["Soup", "Stew"]);
  expect(await listImportFindings(db, "failed", 9)).toEqual([
    { kind: "failed", name: "broken", reason: "It is broken." },
    { kind: "failed", name: "recipes.txt", reason: "It ends in the middle." },
  ]);
  expect(await listImportFindings(db, "others", 9)).toMatchObject([{ name: "picture" }]);
  // The files are let go of.
  expect(await db.importFiles.count()).toBe(0);
});

test("what a file leaves behind is told, and is no entry that is counted", async () => {
  const db = open();
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, async function* () {
    yield recipe("Soup");
    yield { kind: "left", name: "1 recipe has a picture on the web", reason: "None is fetched." };
  });
  expect(await listImportFindings(db, "left", 9)).toEqual([
    { kind: "left", name: "1 recipe has a picture on the web", reason: "None is fetched." },
  ]);
  const job = await findImport(db);
  expect(job?.counts).toMatchObject({ added: 1, replaced: 0, same: 0, others: 0, failed: 0 });
});

test("an entry that is too large for the report's line is told shortened", async () => {
  const db = open();
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, async function* () {
    yield { kind: "failed", name: "n".repeat(9_999), reason: "r".repeat(9_999) };
  });
  const [found] = await listImportFindings(db, "failed", 9);
  expect(found?.name.length).toBeLessThan(300);
  expect(found?.reason.length).toBeLessThan(300);
});

test("two recipes of one name in one file are two, and so are two that are alike", async () => {
  const db = open();
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, async function* () {
    yield recipe("Soup");
    yield recipe("Soup", { ingredients: [{ name: "carrot", amount: "3" }] });
    yield recipe("Soup");
  });
  expect(await titles(db)).toEqual(["Soup", "Soup", "Soup"]);
});

test("the same again is skipped, kept twice or put in the place of what is there", async () => {
  const db = open();
  await savePersonalRecipe(db, { ...soup, id: "mine", instructions: ["Boil."], blurb: "Old." });
  expect(await imported(db, lines("Soup", "Pie"))).toMatchObject({ counts: { added: 1, same: 1 } });
  expect(await titles(db)).toEqual(["Pie", "Soup"]);
  expect(await listImportFindings(db, "same", 9)).toMatchObject([{ name: "Soup" }]);

  expect(await imported(db, lines("Soup"), "replace")).toMatchObject({
    counts: { added: 0, replaced: 1, same: 0 },
  });
  expect(await titles(db)).toEqual(["Pie", "Soup"]);
  expect(await db.personalRecipes.get("mine")).toMatchObject({ instructions: ["Simmer."] });

  expect(await imported(db, lines("Soup"), "both")).toMatchObject({ counts: { added: 1 } });
  expect(await titles(db)).toEqual(["Pie", "Soup", "Soup"]);
});

test("a recipe that was only given another name is known by its source", async () => {
  const db = open();
  const source = "https://ida.example/soup";
  await savePersonalRecipe(db, { ...soup, id: "mine", title: "Our soup", source });
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, async function* () {
    yield { ...recipe("Soup"), recipe: { ...soup, source } } as FileEntry;
    yield { ...recipe("Soup"), recipe: { ...soup, source, instructions: ["Boil."] } } as FileEntry;
  });
  expect(await findImport(db)).toMatchObject({ counts: { added: 1, same: 1 } });
});

test("what differs by a letter in an ingredient is another recipe", async () => {
  const db = open();
  await savePersonalRecipe(db, {
    ...soup,
    id: "mine",
    ingredients: [{ name: "Leek", amount: "2" }],
  });
  expect(await imported(db, lines("Soup"))).toMatchObject({ counts: { added: 1, same: 0 } });
});

test("an import is sent in as few changes as the server takes", async () => {
  const db = open();
  await imported(db, lines(...many(2 * RECIPES_SAVED_AT_ONCE + 4)));
  const sent = await db.outbox.toArray();
  expect(sent.map(({ name }) => name)).toEqual(Array(3).fill("savePersonalRecipes"));
});

test("the same file twice gives its recipes once", async () => {
  const db = open();
  await imported(db, lines(...many(50)));
  expect(await imported(db, lines(...many(50)))).toMatchObject({ counts: { added: 0, same: 50 } });
  expect(await titles(db)).toEqual(many(50).toSorted());
});

test("an import that is broken off anywhere goes on there: nothing twice, nothing left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("Soup", "Stew", "picture", "broken"), {
        minLength: 1,
        maxLength: 70,
      }),
      fc.array(fc.nat(70), { maxLength: 4 }),
      fc.boolean(),
      async (entries, breaks, isStopped) => {
        const db = open();
        await beginImport(db, [lines(...entries.slice(0, 20)), lines(...entries)], "skip");
        for (const at of breaks) {
          let read = 0;
          // A tab that dies runs nothing more: the worker's promise never settles.
          const dying = new Promise<void>((resolve) => {
            void runImport(db, async function* (contents, name) {
              for await (const entry of readLines(contents, name)) {
                if (read === at) {
                  if (isStopped) await stopImport(db);
                  else {
                    resolve();
                    await new Promise(() => {});
                  }
                }
                read += 1;
                yield entry;
              }
            }).then(resolve);
          });
          await dying;
          await resumeImport(db);
        }
        await runImport(db, readLines);
        const all = [...entries.slice(0, 20), ...entries];
        const count = (...wanted: string[]) => all.filter((each) => wanted.includes(each)).length;
        expect(await findImport(db)).toMatchObject({
          state: "done",
          counts: {
            added: count("Soup", "Stew"),
            same: 0,
            others: count("picture"),
            failed: count("broken"),
          },
        });
        expect(await db.personalRecipes.count()).toBe(count("Soup", "Stew"));
        expect(await db.importFindings.count()).toBe(count("picture", "broken"));
      },
    ),
    { numRuns: 30 },
  );
});

test("two at the same import store each entry once", async () => {
  const db = open();
  await beginImport(db, [lines(...many(100))], "skip");
  await Promise.all([runImport(db, readLines), runImport(db, readLines)]);
  await runImport(db, readLines);
  expect(await titles(db)).toEqual(many(100).toSorted());
  expect(await findImport(db)).toMatchObject({ state: "done", counts: { added: 100 } });
});

test("what kills whoever reads it is not tried for ever", async () => {
  const db = open();
  await beginImport(db, [lines("Soup")], "skip");
  let tries = 0;
  const die: ReadEntries = async function* () {
    tries += 1;
    await new Promise(() => {});
    yield recipe("Never");
  };
  for (let nth = 0; nth < 5; nth += 1) {
    const before = tries;
    void runImport(db, die);
    await expect
      .poll(async () => tries > before || (await findImport(db))?.state === "stopped")
      .toBe(true);
  }
  expect(tries).toBe(3);
});

test("two that are alike in one file don't take the place of the same one, also after a break", async () => {
  const db = open();
  await savePersonalRecipe(db, { ...soup, id: "mine", instructions: ["Old."] });
  await beginImport(db, [lines("x")], "replace");
  let isDead = true;
  const read: ReadEntries = async function* () {
    yield recipe("Soup", { instructions: ["One."] });
    yield recipe("Soup", { instructions: ["Two."] });
    for (const pie of many(RECIPES_SAVED_AT_ONCE - 2)) yield recipe(pie);
    if (isDead) await new Promise(() => {});
    yield recipe("Soup", { instructions: ["Three."] });
  };
  void runImport(db, read);
  await expect.poll(async () => (await findImport(db))?.counts.replaced).toBe(1);
  isDead = false;
  await runImport(db, read);
  const soups = (await listPersonalRecipes(db)).filter(({ title }) => title === "Soup");
  expect(new Set(soups.map(({ instructions }) => instructions[0]))).toEqual(
    new Set(["One.", "Two.", "Three."]),
  );
  expect(await db.personalRecipes.get("mine")).toMatchObject({ instructions: ["One."] });
});

test("a file that can't be read any more when its import goes on is reported", async () => {
  const db = open();
  await beginImport(db, [lines(...many(RECIPES_SAVED_AT_ONCE + 9))], "skip");
  void runImport(db, async function* (contents, name) {
    let read = 0;
    for await (const entry of readLines(contents, name)) {
      if (read++ > RECIPES_SAVED_AT_ONCE) await new Promise(() => {});
      yield entry;
    }
  });
  await expect.poll(async () => (await findImport(db))?.counts.added).toBe(RECIPES_SAVED_AT_ONCE);
  // oxlint-disable-next-line require-yield -- it breaks before the first
  await runImport(db, async function* () {
    throw new Error("It is gone.");
  });
  expect(await findImport(db)).toMatchObject({ state: "done", counts: { failed: 1 } });
  expect(await listImportFindings(db, "failed", 9)).toMatchObject([{ reason: "It is gone." }]);
});

test("no other import begins while one runs: its files stay", async () => {
  const db = open();
  await beginImport(db, [lines("Soup")], "skip");
  await expect(beginImport(db, [lines("Stew")], "skip")).rejects.toThrow(/still running/u);
  await runImport(db, readLines);
  expect(await titles(db)).toEqual(["Soup"]);
  expect(await imported(db, lines("Stew"))).toMatchObject({ counts: { added: 1 } });
});

/** A recipe whose picture's file says this. */
function pictured(title: string, picture: () => Promise<Blob | null>): FileEntry {
  return { ...recipe(title), readPicture: picture } as FileEntry;
}

test("a recipe's picture becomes its photo, and is sent; a broken one is no error of the recipe", async () => {
  const db = open();
  const asked: string[] = [];
  const file = (title: string, text: string) =>
    pictured(title, async () => {
      asked.push(title);
      return new Blob([text]);
    });
  const read: ReadEntries = async function* () {
    yield file("Soup", "a photo of soup");
    yield file("Stew", "broken");
    yield pictured("Toast", () => Promise.reject(new Error("It can't be unpacked.")));
    yield pictured("Pie", () => Promise.resolve(null));
  };
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, read);
  expect(await findImport(db)).toMatchObject({ state: "done", counts: { added: 4, failed: 0 } });
  const made = await photoOfText(new Blob(["a photo of soup"]));
  const photos = (await listPersonalRecipes(db)).map(({ title, photo }) => [title, photo]);
  expect(Object.fromEntries(photos)).toEqual({
    Soup: made.id,
    Stew: undefined,
    Toast: undefined,
    Pie: undefined,
  });
  expect(await db.photos.toArray()).toMatchObject([{ id: made.id, state: "waiting" }]);

  // The same recipes once more are left out, and no picture is unpacked for them.
  asked.length = 0;
  await beginImport(db, [lines("x")], "skip");
  await runImport(db, read);
  expect(asked).toEqual([]);
});

test("recipes that are replaced keep their photo where the file has none", async () => {
  const db = open();
  const photo = "ab".repeat(32);
  await savePersonalRecipe(db, { ...soup, id: "soup", title: "Soup", photo });
  await imported(db, lines("Soup"), "replace");
  expect(await listPersonalRecipes(db)).toMatchObject([{ id: "soup", photo }]);
});
