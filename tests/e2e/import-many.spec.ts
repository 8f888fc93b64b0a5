import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import {
  createCook,
  isControlled,
  isSynced,
  newAccount,
  signIn,
  signUp,
  uidOf,
} from "./account.ts";
import { readRows } from "./device.ts";
import { readServerUser, writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";
import { readZipped } from "./zipped.ts";

/** Recipes in a kitchen's file, with two entries that are no recipes among them. */
function kitchenFile(count: number): Buffer {
  const recipes: unknown[] = Array.from({ length: count }, (_, nth) => ({
    title: `Pie ${nth}`,
    ingredients: [
      { name: "flour", amount: `${nth} g` },
      { name: "butter", amount: "100 g" },
    ],
    instructions: ["Mix.", "Bake for 40 minutes."],
    mealType: "dinner",
    blurb: "",
    equipment: ["oven"],
    note: `From page ${nth}`,
  }));
  recipes.splice(7, 0, "no recipe");
  recipes.push(null);
  return Buffer.from(JSON.stringify({ format: "simmer-kitchen", version: 1, recipes }));
}

async function choose(page: Page, buffer: Buffer, name = "kitchen.json"): Promise<void> {
  const files = [{ name, mimeType: "application/json", buffer }];
  await page.getByLabel("Choose files").setInputFiles(files);
  await expect(page.getByRole("list", { name: "Chosen files" })).toContainText(name);
}

const begin = (page: Page) => page.getByRole("button", { name: "Import", exact: true }).click();

/** The titles of the cook's own recipes in the device's database. */
async function titlesHere(page: Page): Promise<string[]> {
  const rows = (await readRows(page, "personalRecipes")) as { title: string }[];
  return rows.map(({ title }) => title);
}

const COUNT = 1_500;

test("a file is imported though its tab is killed in the middle: every entry once, and all accounted for", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  await page.goto("/personal-recipes");
  await page.getByRole("link", { name: "Import recipes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import recipes");
  await choose(page, kitchenFile(COUNT));
  await begin(page);
  const progress = page.getByRole("progressbar", { name: "Importing" });
  await expect(progress).toHaveAttribute("aria-valuetext", /^[1-9]\d+ recipes so far$/);
  await page.close();

  const next = await context.newPage();
  await next.goto("/");
  const before = (await titlesHere(next)).length;
  expect(before).toBeLessThan(COUNT);
  // It goes on by itself, whatever screen is open.
  await expect.poll(async () => (await titlesHere(next)).length).toBeGreaterThan(before);
  await next.goto("/import-recipes");
  await expect(next.getByText(`${COUNT} recipes imported`)).toBeVisible({ timeout: 60_000 });
  await expect(next.getByText("2 could not be read")).toBeVisible();
  await expect(next.getByRole("list", { name: "2 could not be read" })).toContainText(
    "kitchen.json (8)",
  );
  const titles = await titlesHere(next);
  expect(new Set(titles).size).toBe(COUNT);
  expect(titles).toHaveLength(COUNT);

  await test.step("the same file again gives none twice", async () => {
    await next.getByRole("button", { name: "Import more" }).click();
    await choose(next, kitchenFile(COUNT));
    await begin(next);
    await expect(next.getByText("Nothing new was imported")).toBeVisible({ timeout: 60_000 });
    await expect(next.getByText(`${COUNT} you had already`)).toBeVisible();
    expect(await titlesHere(next)).toHaveLength(COUNT);
  });
});

test("an import works offline, is stopped, and goes on or ends; what is no recipe file says so", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  await isControlled(page);
  await context.setOffline(true);
  await page.goto("/import-recipes");
  await choose(page, Buffer.from("Dear aunt, the soup was fine."), "letter.txt");
  await begin(page);
  await expect(page.getByText("No recipe was imported")).toBeVisible();
  await expect(page.getByRole("list", { name: "1 could not be read" })).toContainText("letter.txt");
  await page.getByRole("button", { name: "Import more" }).click();

  await choose(page, kitchenFile(COUNT));
  await begin(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped: /)).toBeVisible();
  expect((await titlesHere(page)).length).toBeLessThan(COUNT);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(`${COUNT} recipes imported`)).toBeVisible({ timeout: 60_000 });
  expect(await titlesHere(page)).toHaveLength(COUNT);

  await page.getByRole("link", { name: "See your recipes" }).click();
  await page
    .getByRole("link", { name: /^Pie 1\d*$/ })
    .first()
    .click();
  await expect(page.getByText(/^From page 1/)).toBeVisible();
});

test("an import that the cook lets go on before its stopped worker has ended comes to its end", async ({
  page,
}) => {
  // The worker's last message arrives long after what it did: on a busy phone it does.
  await page.addInitScript(() => {
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (type: string, ...[listener, options]: unknown[]) {
      const late = (event: Event) =>
        setTimeout(() => (listener as (event: Event) => void)(event), 2_000);
      const isLate = type === "message" && typeof listener === "function";
      Reflect.apply(addEventListener, this, [type, isLate ? late : listener, options]);
    };
  });
  await signUp(page, newAccount());
  await page.goto("/import-recipes");
  await choose(page, kitchenFile(COUNT));
  await begin(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(`${COUNT} recipes imported`)).toBeVisible({ timeout: 60_000 });
});

test("a kitchen is saved as a file, offline, and imported into another account: the same, and twice is once", async ({
  page,
  context,
  browser,
}) => {
  await signUp(page, newAccount());
  await page.goto("/import-recipes");
  await choose(page, kitchenFile(600));
  await begin(page);
  await expect(page.getByText("600 recipes imported")).toBeVisible();
  await isControlled(page);
  await context.setOffline(true);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save my kitchen" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("simmer-kitchen.zip");
  const zip = await readFile(await file.path());
  expect(await readZipped(zip, "schema.org/0001.json")).toMatchObject({
    "@graph": expect.arrayContaining([expect.objectContaining({ "@type": "Recipe" })]),
  });

  const away = await browser.newContext();
  const other = await away.newPage();
  await signUp(other, newAccount());
  await other.goto("/import-recipes");
  await choose(other, zip, "simmer-kitchen.zip");
  await begin(other);
  await expect(other.getByText("600 recipes imported")).toBeVisible();
  expect((await titlesHere(other)).toSorted()).toEqual((await titlesHere(page)).toSorted());
  await other.getByRole("button", { name: "Import more" }).click();
  await choose(other, zip, "simmer-kitchen.zip");
  await begin(other);
  await expect(other.getByText("600 you had already")).toBeVisible();
  expect(await titlesHere(other)).toHaveLength(600);
  await away.close();
});

test("plans, lists, portions and notes go along into another account, whose own allergy stays", async ({
  page,
  browser,
}) => {
  const at = 1_790_000_000_000;
  const soup = {
    id: "soup",
    title: "Leek Soup",
    ingredients: [{ name: "leeks", amount: "2" }],
    instructions: ["Simmer."],
    mealType: "dinner",
    blurb: "Green.",
    equipment: [],
  };
  const ana = newAccount();
  const uid = await createCook(ana, {
    sync: { v: 1, at, clients: {} },
    allergies: ["fish"],
    current_meals: ["soup"],
    shoppingList: {
      ingredients: [
        { mealId: "soup", name: "leeks", amount: "2", bought: true },
        { mealId: "own:a", name: "oat milk", amount: "1 l", bought: false },
      ],
      meals: [{ id: "soup", title: "Leek Soup" }],
      updatedAt: at,
    },
    storedMeals: [
      {
        title: "Leek Soup",
        imageUrl: "",
        recipeId: "soup",
        planId: "p",
        storedAt: at,
        storage: "freezer",
        count: 3,
      },
    ],
  } as never);
  await writeServerFields(`users/${uid}/aiMealPlans/p`, {
    id: "p",
    status: "in-progress",
    name: "Guests",
    createdAt: at,
    updatedAt: at,
    lastDay: "2026-11-24",
    userId: uid,
    v: 1,
    recipes: [
      { ...soup, cooked: true, day: "2026-11-24" },
      { ...soup, id: "stew", title: "Bean Stew", cooked: false },
    ],
  });
  await writeServerFields(`users/${uid}/recipeNotes/stew`, {
    id: "stew",
    text: "Less salt next time",
    updatedAt: at,
    v: 1,
  });
  await signIn(page, ana);
  await isSynced(page);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save my kitchen" }).click();
  const zip = await readFile(await (await downloading).path());

  const away = await browser.newContext();
  const other = await away.newPage();
  const ben = newAccount();
  await createCook(ben, { sync: { v: 1, at, clients: {} }, allergies: ["sesame"] } as never);
  await signIn(other, ben);
  await isSynced(other);
  const bring = async () => {
    await other.goto("/import-recipes");
    await choose(other, zip, "simmer-kitchen.zip");
    await begin(other);
  };
  await bring();
  await expect(
    other.getByRole("status").filter({ hasText: "Your kitchen is imported" }),
  ).toBeVisible();
  const came = other.getByRole("list", { name: "From the kitchen in the file" });
  await expect(came.getByRole("listitem")).toHaveText([
    "1 plan",
    "3 portions",
    "2 things to buy",
    "1 current meal",
    "1 allergy or diet",
    "Notes and tags of 1 recipe",
  ]);

  await came.getByRole("link", { name: "1 plan" }).click();
  await other.getByRole("link", { name: /Guests/ }).click();
  await other.getByRole("link", { name: "Bean Stew", exact: true }).first().click();
  await expect(other.getByText("Less salt next time")).toBeVisible();
  await other.goto("/eat");
  await expect(other.getByRole("listitem").filter({ hasText: "Leek Soup" })).toContainText("3");
  await other.goto("/shopping-list");
  await expect(other.getByRole("checkbox", { name: /oat milk/i })).toBeVisible();
  await isSynced(other);
  const user = await readServerUser(await uidOf(other));
  expect(user.allergies.toSorted()).toEqual(["fish", "sesame"]);
  expect(user.storedMeals).toMatchObject([{ planId: "p", count: 3 }]);

  await test.step("the same file again changes nothing", async () => {
    await other.goto("/import-recipes");
    await other.getByRole("button", { name: "Import more" }).click();
    await bring();
    await expect(other.getByText("Nothing new was imported")).toBeVisible();
    await isSynced(other);
    expect(await readServerUser(await uidOf(other))).toEqual(user);
  });
  await away.close();
});

test("one recipe is shared as text, and saved for Cooklang and for other apps", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page, newAccount());
  await page.goto("/import-recipes");
  await choose(page, kitchenFile(1));
  await begin(page);
  await page.getByRole("link", { name: "See your recipes" }).click();
  await page.getByRole("link", { name: "Pie 0", exact: true }).click();
  const fromMenu = async (name: string) => {
    await page.getByRole("button", { name: "More for Pie 0" }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await fromMenu("Share as text");
  await expect(page.getByText("Copied: Pie 0")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("- 100 g butter");
  expect(copied).toContain("2. Bake for 40 minutes.");
  for (const [name, ending, words] of [
    ["Save as Cooklang", "cook", "~{40%minutes}"],
    ["Save for other apps", "json", '"@type": "Recipe"'],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await fromMenu(name);
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`Pie 0.${ending}`);
    expect(await readFile(await file.path(), "utf8")).toContain(words);
  }
});
