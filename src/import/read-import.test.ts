import fc from "fast-check";
import { expect, test } from "vitest";

import { gzipOf, zipOf } from "./archive/zip.fixture.ts";
import { collect } from "./collect.fixture.ts";
import { readImport } from "./read-import.ts";

function recipe(name: string): string {
  return JSON.stringify({ name, ingredients: "1 leek\n2 potatoes", directions: "Simmer." });
}

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0]);

test("every file of an archive is accounted for, by its name", async () => {
  const zip = await zipOf({
    "Recipes/Soup.json": recipe("Soup"),
    "Recipes/broken.json": '{"name": "Stew", "ingred',
    "Recipes/soup.png": png,
    "Recipes/notes.json": '{"likes": 3}',
    "Recipes/empty.json": "",
    "Recipes/Stew.json": recipe("Stew"),
  });
  expect(await collect(zip)).toEqual([
    "Recipes/Soup.json: Soup",
    "Recipes/broken.json! It is broken or cut off.",
    "Recipes/soup.png-",
    "Recipes/notes.json-",
    "Recipes/empty.json-",
    "Recipes/Stew.json: Stew",
  ]);
});

test.each([
  ["windows-1251", "<meta charset=windows-1251>", [0xc1, 0xee, 0xf0, 0xf9], "Борщ"],
  ["Shift_JIS", '<meta content="text/html; charset=Shift_JIS">', [0x93, 0xd8], "豚"],
  ["no known encoding", "<meta charset=nonsense>", [0x53, 0xfc, 0xdf], "Süß"],
])("a saved page in %s is read in that", async (_, meta, bytes, title) => {
  const parts = [
    "<html>",
    meta,
    '<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">',
  ];
  const page = new Blob([
    ...parts,
    Uint8Array.from(bytes),
    '</h1><li itemprop="ingredients">1 leek',
  ]);
  expect(await collect(page, "page.html")).toEqual([`page.html: ${title}`]);
});

test("what macOS and Windows leave in an archive is no recipe and no error", async () => {
  const zip = await zipOf({
    "Soup.json": recipe("Soup"),
    "__MACOSX/._Soup.json": recipe("a copy"),
    "._Soup.json": recipe("a copy"),
    ".DS_Store": "\0\0\0\u{1}Bud1",
  });
  expect(await collect(zip)).toEqual([
    "Soup.json: Soup",
    "__MACOSX/._Soup.json-",
    "._Soup.json-",
    ".DS_Store-",
  ]);
});

test("texts that only begin like JSON are read as texts, and templates are no recipes", async () => {
  const zip = await zipOf({
    "config/aisle.conf": "[produce]\napples\n\n[dairy]\nmilk\n",
    "README.md": "[![Status](https://example.org/badge.svg)](https://example.org)\n\nMy recipes.",
    "List.txt": "[ ] 200 g flour\n[ ] 2 eggs\n\nMix them.",
    "templates/recipes.md":
      "# {{ recipe.name }}\n\n## Ingredients\n{% for one in recipe.list %}\n- {{ one.note }}\n{% endfor %}\n",
    "empty.json": "[]",
  });
  expect(await collect(zip)).toEqual([
    "config/aisle.conf-",
    "README.md-",
    "List.txt: List",
    "templates/recipes.md-",
    "empty.json-",
  ]);
});

test("names are UTF-8 without the flag that says so, decomposed, or end in a line feed", async () => {
  const names = ["Crème brûlée.json", "Crème".normalize("NFD"), "Soup.json\n"];
  const zip = await zipOf(Object.fromEntries(names.map((name) => [name, recipe("Soup")])), {
    isFlagged: false,
  });
  expect(await collect(zip)).toEqual(["Crème brûlée.json: Soup", "Crème: Soup", "Soup.json: Soup"]);
});

test.each([
  ["data descriptors", { hasDataDescriptors: true }],
  ["zip64", { isZip64: true }],
  ["both", { hasDataDescriptors: true, isZip64: true }],
])("an archive with %s is read", async (_, form) => {
  const zip = await zipOf({ "a.json": recipe("Soup"), "b.json": recipe("Stew") }, form);
  expect(await collect(zip)).toEqual(["a.json: Soup", "b.json: Stew"]);
});

test.each<[string, (text: string) => Uint8Array<ArrayBuffer>]>([
  ["UTF-8 with a mark", (text) => new Uint8Array(Buffer.from(`\u{feff}${text}`, "utf8"))],
  ["UTF-16 with a mark", (text) => new Uint8Array(Buffer.from(`\u{feff}${text}`, "utf16le"))],
  ["UTF-16", (text) => new Uint8Array(Buffer.from(text, "utf16le"))],
  ["UTF-16, big end first", (text) => new Uint8Array(Buffer.from(text, "utf16le").swap16())],
  ["Windows-1252", (text) => new Uint8Array(Buffer.from(text, "latin1"))],
])("a file in %s is read", async (_, encode) => {
  expect(await collect(new Blob([encode(recipe("Crème"))]), "a.json")).toEqual(["a.json: Crème"]);
});

test("an archive in an archive is read, and no deeper", async () => {
  const inner = await zipOf({ "Soup.json": recipe("Soup") });
  const middle = await zipOf({ "inner.zip": inner });
  expect(await collect(middle)).toEqual(["inner.zip › Soup.json: Soup"]);
  expect(await collect(await zipOf({ "middle.zip": middle, "b.json": recipe("Stew") }))).toEqual([
    "middle.zip › inner.zip! It is an archive in an archive in an archive.",
    "b.json: Stew",
  ]);
  const twice = await new Response(
    (await gzipOf(recipe("Soup"))).stream().pipeThrough(new CompressionStream("gzip")),
  ).blob();
  expect(await collect(twice, "a.gz")).toEqual(["a.gz! It is an archive in an archive."]);
});

test("an entry beyond 32 MB and a bomb are reported, and those after them read", async () => {
  // Letters: a bracket at the beginning would make it a list in JSON.
  const random = crypto.getRandomValues(new Uint8Array(65_536)).map((byte) => 65 + (byte % 26));
  const zip = await zipOf({
    "large.json": new Blob(Array.from({ length: 513 }, () => random)),
    "bomb.json": new Blob([new Uint8Array(8_000_000).fill(32)]),
    "a.json": recipe("Soup"),
  });
  expect(await collect(zip)).toEqual([
    "large.json! It is larger than 32 MB, and no list of recipes in JSON.",
    "bomb.json! It unpacks to far more than it could hold.",
    "a.json: Soup",
  ]);
  const gzip = await gzipOf(" ".repeat(8_000_000));
  expect(await collect(gzip, "a.gz")).toEqual(["a.gz! It unpacks to far more than it could hold."]);
  expect(
    await collect(new Blob([random.slice(0, 1), new Uint8Array(33 * 2 ** 20)]), "a.txt"),
  ).toEqual(["a.txt! It is larger than 32 MB, and no list of recipes in JSON."]);
});

/** Recipes as RecipeSage writes them, of 4 kB each. */
const sage = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    "@context": "http://schema.org",
    "@type": "Recipe",
    name: `Pie ${nth}`,
    recipeIngredient: ["200 g flour"],
    recipeInstructions: [{ "@type": "HowToStep", text: "é".repeat(2_000) }],
  }));

test.each<[string, (recipes: object[]) => unknown]>([
  ["a list", (recipes) => recipes],
  ["an object", (recipes) => ({ date: "today", recipes })],
])("%s of recipes beyond 32 MB is read one by one", async (_, wrap) => {
  const count = 9_000;
  const file = new Blob([JSON.stringify(wrap(sage(count)))]);
  expect(file.size).toBeGreaterThan(33 * 2 ** 20);
  const found = await collect(file, "recipes.json");
  expect(found).toHaveLength(count);
  expect(found[0]).toBe("recipes.json: Pie 0");
  expect(found.at(-1)).toBe(`recipes.json (${count}): Pie ${count - 1}`);
});

test("of JSON that is cut off, what is whole is read, and the rest reported", async () => {
  const text = JSON.stringify(sage(3)).slice(0, -20);
  const isCut =
    "recipes.json! It is broken or cut off: what is before the break was read, the rest was not.";
  const whole = ["recipes.json: Pie 0", "recipes.json (2): Pie 1", isCut];
  expect(await collect(new Blob([text]), "recipes.json")).toEqual(whole);
  const kitchen = JSON.stringify({ format: "simmer-kitchen", version: 1, recipes: [exact, exact] });
  expect(await collect(new Blob([kitchen.slice(0, -9)]), "recipes.json")).toEqual([
    "recipes.json-",
    isCut,
  ]);
});

const exact = {
  title: "Soup",
  blurb: "",
  mealType: "dinner",
  equipment: [],
  ingredients: [],
  instructions: ["Simmer."],
};

test("a locked entry is reported", async () => {
  const zip = await zipOf({ "a.json": recipe("Soup") }, { password: "leek" });
  expect(await collect(zip)).toEqual(["a.json! It is locked with a password."]);
});

test("a broken entry is reported, and those around it read", async () => {
  const zip = await zipOf({
    "a.json": recipe("Soup"),
    "b.json": recipe("Stew"),
    "c.json": recipe("Pie"),
  });
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const second = new TextDecoder("latin1").decode(bytes).indexOf("b.json") + "b.json".length;
  bytes.fill(0xff, second + 2, second + 30);
  expect(await collect(new Blob([bytes]))).toEqual([
    "a.json: Soup",
    "b.json! It is broken or cut off.",
    "c.json: Pie",
  ]);
});

test("an entry that isn't what was packed is reported, although it can be unpacked", async () => {
  const zip = await zipOf({ "a.json": recipe("Soup") }, { isStored: true });
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const word = new TextDecoder("latin1").decode(bytes).indexOf("Soup");
  bytes[word] = "L".charCodeAt(0);
  expect(await collect(new Blob([bytes]))).toEqual(["a.json! It is broken or cut off."]);
});

const CUT =
  "recipes.zip! It is broken or cut off: what is before the break was read, the rest was not.";

test.each([
  ["in its directory", {}, "c.json: Pie"],
  ["in an entry", {}, ""],
  ["in an entry, with sizes behind it", { hasDataDescriptors: true }, ""],
  ["in an entry, stored", { hasDataDescriptors: true, isStored: true }, ""],
])(
  "of an archive that is cut off %s, the entries before it are read",
  async (where, form, last) => {
    const files = { "a.json": recipe("Soup"), "b.json": recipe("Stew"), "c.json": recipe("Pie") };
    const zip = await zipOf(files, form);
    const text = new TextDecoder("latin1").decode(await zip.arrayBuffer());
    const [inEntry, inDirectory] = [text.indexOf("c.json") + 30, text.lastIndexOf("c.json")];
    const cut = zip.slice(0, where === "in its directory" ? inDirectory : inEntry);
    const read = ["a.json: Soup", "b.json: Stew", last].filter((line) => line !== "");
    expect(await collect(cut)).toEqual([...read, CUT]);
  },
);

test("an archive that is cut off behind one that is in it is read from its own beginning", async () => {
  const inner = await zipOf({ "recipe.json": recipe("Soup") });
  const zip = await zipOf(
    { "1.zip": inner, "2.zip": inner, "a.json": recipe("Pie") },
    { isStored: true },
  );
  const text = new TextDecoder("latin1").decode(await zip.arrayBuffer());
  expect(await collect(zip.slice(0, text.indexOf("a.json") + 10))).toEqual([
    "1.zip › recipe.json: Soup",
    "2.zip › recipe.json: Soup",
    CUT,
  ]);
});

test("an archive of which only the beginning of its first entry is there is reported", async () => {
  const zip = await zipOf({ "a.json": recipe("Soup"), "b.json": recipe("Stew") });
  for (const size of [60, 25]) {
    expect(await collect(zip.slice(0, size))).toEqual(["recipes.zip! It is broken or cut off."]);
  }
});

test("one entry is held at a time: a file is not read on before the last entry was taken", async () => {
  const zip = await zipOf(
    Object.fromEntries(
      Array.from({ length: 200 }, (_, nth) => [`${nth}.json`, recipe(`Pie ${nth}`)]),
    ),
  );
  let read = 0;
  const slice = zip.slice.bind(zip);
  zip.slice = (...range) => {
    read += 1;
    return slice(...range);
  };
  const entries = readImport(zip, "recipes.zip");
  await entries.next();
  const first = read;
  await entries.next();
  expect(read - first).toBeLessThan(10);
  await entries.return(undefined);
});

test("no bytes make an import throw or hang", async () => {
  const zip = new Uint8Array(
    await (
      await zipOf({
        "a.json": recipe("Soup"),
        "b.cook": "Boil @water{1%l}.",
        "c.zip": await zipOf({}),
      })
    ).arrayBuffer(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 500 }),
        fc.tuple(fc.nat(zip.length - 1), fc.uint8Array({ maxLength: 20 })).map(([at, bytes]) => {
          const broken = zip.slice();
          broken.set(bytes.slice(0, zip.length - at), at);
          return broken;
        }),
        fc.nat(zip.length).map((end) => zip.slice(0, end)),
      ),
      async (bytes) => {
        expect((await collect(new Blob([new Uint8Array(bytes)]))).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});
