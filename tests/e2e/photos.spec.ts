import type { Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { readServerFields, writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** A photo for a recipe of the cook's own: shown at once and offline, and on the cook's other device. */

/** A picture's file, made by the page: red above and blue below. */
async function pictureFile(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "red";
    context.fillRect(0, 0, 1600, 600);
    context.fillStyle = "blue";
    context.fillRect(0, 600, 1600, 600);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: "soup.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

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
function isPhotoShown(page: Page) {
  return expect
    .poll(() =>
      page
        .getByRole("main")
        .locator("img")
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth).length,
        ),
    )
    .toBe(1);
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
