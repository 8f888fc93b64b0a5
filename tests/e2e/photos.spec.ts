import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { zipOf } from "../../src/import/archive/zip.fixture.ts";
import {
  createCook,
  isControlled,
  isSynced,
  newAccount,
  signIn,
  signUp,
  uidOf,
} from "./account.ts";
import { pictureFile } from "./picture-file.ts";
import { readServerFields, writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/**
 * A photo for a recipe of the cook's own or a logged meal: shown at once and offline, on the cook's other
 * device, and wherever their kitchen is imported.
 */

const soup = {
  id: "soup",
  title: "Leek soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer."],
  mealType: "dinner",
  blurb: "Green.",
  equipment: [],
};

/** Whether the recipe's card shows a photo that was decoded. */
function isPhotoShown(page: Page, count = 1) {
  return expect
    .poll(() =>
      page
        .getByRole("main")
        .locator("img")
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth).length,
        ),
    )
    .toBe(count);
}

async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto("/import-recipes");
  const files = [{ name, mimeType: "application/zip", buffer }];
  await page.getByLabel("Choose files").setInputFiles(files);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText(/^\d+ recipes? imported/)).toBeVisible();
}

test("a photo is chosen for an own recipe offline, shown at once, and then on another device", async ({
  browser,
}) => {
  const account = newAccount();
  const at = Date.now() - 86_400_000;
  const uid = await createCook(account, { sync: { v: 1, at, clients: {} } } as never);
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/soup`, { ...soup, ...times });
  const [phone, tablet] = [await browser.newContext(), await browser.newContext()];
  const [a, b] = [await phone.newPage(), await tablet.newPage()];
  await signIn(a, account);
  await isSynced(a);
  await isControlled(a);
  await a.goto("/upload-recipe?edit=soup");
  const photo = a.getByRole("region", { name: "Photo" });

  await test.step("a file that is no picture is refused in words", async () => {
    const text = { name: "soup.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Leek soup") };
    await photo.getByLabel("Choose a photo").setInputFiles(text);
    await expect(photo.getByText("This file is no picture that can be read.")).toBeVisible();
  });

  await test.step("chosen offline, it is shown; removed, it comes back by undo", async () => {
    const file = await pictureFile(a);
    await phone.setOffline(true);
    await photo.getByLabel("Choose a photo").setInputFiles(file);
    await isPhotoShown(a);
    await photo.getByRole("button", { name: "Remove the photo" }).click();
    await expect(a.getByRole("main").locator("img")).toHaveCount(0);
    await a.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
    await isPhotoShown(a);
    await a.getByRole("button", { name: "Save Recipe" }).click();
    await expect(a).toHaveURL(/\/personal-recipes$/);
    await isPhotoShown(a);
    await a.reload();
    await isPhotoShown(a);
  });

  await test.step("with a network it goes to the server, before the recipe names it", async () => {
    await phone.setOffline(false);
    await expect
      .poll(async () => (await readServerFields(`users/${uid}/personalRecipes/soup`))?.["photo"])
      .toMatch(/^[0-9a-f]{64}$/);
    const { photo: id } = (await readServerFields(`users/${uid}/personalRecipes/soup`)) ?? {};
    expect(await readServerFields(`users/${uid}/photos/${String(id)}`)).not.toBeNull();
  });

  await test.step("another device shows it, and the recipe's screen as well, offline", async () => {
    await signIn(b, account);
    await isSynced(b);
    await b.goto("/personal-recipes");
    await isPhotoShown(b);
    await b.getByRole("main").getByRole("link", { name: "Leek soup" }).click();
    await isPhotoShown(b);
    await isControlled(b);
    await tablet.setOffline(true);
    await b.reload();
    await isPhotoShown(b);
  });
});

test("a photo of a logged meal is shown with its portions, and goes along in the kitchen's file; another app's picture becomes one", async ({
  page,
  context,
  browser,
}) => {
  const account = newAccount();
  const at = Date.now() - 86_400_000;
  const uid = await createCook(account, { sync: { v: 1, at, clients: {} } } as never);
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/soup`, { ...soup, ...times });
  await signIn(page, account);
  await isSynced(page);
  await isControlled(page);

  await test.step("it is chosen in the log, offline, and shown in the fridge and on the recipe", async () => {
    const file = await pictureFile(page);
    await context.setOffline(true);
    await page.goto(`/cook/${uid}/soup/track`);
    const photo = page.getByRole("region", { name: "Photo" });
    await photo.getByLabel("Choose a photo").setInputFiles(file);
    await isPhotoShown(page);
    await page.getByRole("button", { name: "Increase Fridge portions" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/eat");
    await isPhotoShown(page);
    await page.goto("/personal-recipes");
    await isPhotoShown(page);
  });

  await context.setOffline(false);
  await isSynced(page);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save my kitchen" }).click();
  const kitchen = await readFile(await (await downloading).path());

  const away = await browser.newContext();
  const other = await away.newPage();
  await signUp(other, newAccount());
  await test.step("another account has the same photo, and sends it", async () => {
    await importFile(other, "simmer-kitchen.zip", kitchen);
    await other.goto("/eat");
    await isPhotoShown(other);
    await other.goto("/personal-recipes");
    await isPhotoShown(other);
    await isSynced(other);
    const { photo: id } = (await readServerFields(`users/${uid}/personalRecipes/soup`)) ?? {};
    const sent = await readServerFields(`users/${await uidOf(other)}/photos/${String(id)}`);
    expect(sent).not.toBeNull();
  });

  await test.step("a picture beside another app's recipe becomes its photo; a broken one harms nothing", async () => {
    const { buffer } = await pictureFile(other);
    const recipe = (name: string) =>
      JSON.stringify({ name, ingredients: "2 carrots", directions: "Simmer." });
    const zip = await zipOf({
      "Stew.json": recipe("Carrot stew"),
      "Stew.jpg": new Uint8Array(buffer),
      "Pie.json": recipe("Carrot pie"),
      "Pie.jpg": new Uint8Array(buffer.subarray(0, 200)),
    });
    await other.goto("/import-recipes");
    await other.getByRole("button", { name: "Import more" }).click();
    await expect(other.getByLabel("Choose files")).toBeAttached();
    await importFile(other, "recipes.zip", Buffer.from(await zip.arrayBuffer()));
    await other.goto("/personal-recipes");
    await expect(other.getByRole("main").getByRole("link", { name: "Carrot pie" })).toBeVisible();
    await isPhotoShown(other, 2);
  });
  await away.close();
});
