import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { serveVersions } from "./app-versions.ts";
import { boundSpace, readTables } from "./full-device.ts";
import { readServerTicks, readServerUser, readServerVersion, writeServerFields } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

const FULL = "This device is out of space: free some and try again.";

test("[S1.8] [S1.9] on a full device a change is refused in words and whole, and nothing is lost", async ({
  page,
  baseURL,
}) => {
  const space = await boundSpace(page, baseURL);
  const account = newAccount();
  const shoppingList = listOf({ Soup: ["carrot", "leek", "salt"], Stew: ["barley"] });
  const uid = await createCook(account, { shoppingList });
  await signIn(page, account);
  await isSynced(page);
  await openList(page);
  await tick(page, "carrot");
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  await isSynced(page);
  const before = await readTables(page);
  const messages = page.getByRole("region", { name: "Messages" });

  await test.step("the cook is told what to do, and nothing is half-written", async () => {
    expect(await space.fill()).toBe("QuotaExceededError");
    await itemOf(page, "leek").click();
    await expect(messages).toContainText(`Failed to update shopping list. ${FULL}`);
    await expect(itemOf(page, "leek")).not.toBeChecked();
    await page.getByRole("button", { name: "Remove Stew from the list" }).click();
    await expect(messages).toContainText(`Failed to remove meal from shopping list. ${FULL}`);
    await expect(itemOf(page, "barley")).toBeVisible();
    expect(await readTables(page)).toEqual(before);
    expect(before["outbox"]).toEqual([]);
  });

  await test.step("what another device changes meanwhile waits as a whole as well", async () => {
    const { shoppingList: list } = await readServerUser(uid);
    const v = (await readServerVersion(uid)) + 1;
    const ingredients = list.ingredients.map((item) =>
      item.name === "salt" ? { ...item, bought: true } : item,
    );
    const failed = page.waitForEvent("console", (line) => line.text().includes("Sync failed"));
    await writeServerFields(
      `users/${uid}`,
      { shoppingList: { ...list, ingredients }, sync: { v } },
      ["shoppingList", "sync.v"],
    );
    await failed;
    expect(await readTables(page)).toEqual(before);
  });

  await test.step("started anew on the full device, everything is there", async () => {
    await page.reload();
    await expect(itemOf(page, "carrot")).toBeChecked();
    await expect(itemOf(page, "leek")).not.toBeChecked();
    expect(await readTables(page)).toEqual(before);
  });

  await test.step("with space again the same taps work, here and on the server", async () => {
    await space.free();
    await tick(page, "leek");
    await page.getByRole("button", { name: "Remove Stew from the list" }).click();
    await expect(itemOf(page, "barley")).toHaveCount(0);
    await expect(itemOf(page, "salt")).toBeChecked();
    await isSynced(page);
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek", "salt"]);
    const settled = { outbox: [], base: [], deadLetters: [] };
    await expect.poll(() => readTables(page)).toMatchObject(settled);
    expect((await readServerUser(uid)).shoppingList.meals).toHaveLength(1);
  });
});

test("a device without room for the app's files says so, and is ready once there is", async ({
  page,
  baseURL,
}) => {
  const account = newAccount();
  await createCook(account, {});
  // Enough for a kitchen, and not for the app.
  const space = await boundSpace(page, baseURL, 1_000_000);
  await signIn(page, account);
  await page.goto("/user-settings");
  const device = page.getByRole("region", { name: "On this device" });
  await expect(device).toContainText(
    "Not ready for offline: there is no room on this device. Free some space, then open Simmer again",
  );
  await space.free();
  await page.reload();
  await expect(device).toContainText("Ready for offline: Simmer opens here without a network");
});

test("an update that finds no room leaves nothing behind, and the version that is there goes on", async ({
  browser,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  const context = await browser.newContext({ baseURL: app.url });
  try {
    const page = await context.newPage();
    const space = await boundSpace(page, app.url);
    const account = newAccount();
    const uid = await createCook(account, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
    await signIn(page, account);
    await isControlled(page);
    await isSynced(page);
    const files = await page.evaluate(listStored);

    // Enough for some of the files of the next version.
    await space.leave(500_000);
    app.release();
    await page.evaluate(updateInVain);
    expect(app.takeAsked().filter((path) => path.includes(".v2.")).length).toBeGreaterThan(1);
    expect(await page.evaluate(listStored)).toEqual(files);

    await openList(page);
    await tick(page, "carrot");
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
    await context.setOffline(true);
    await page.reload();
    await expect(itemOf(page, "carrot")).toBeChecked();
  } finally {
    await context.close();
    app.close();
  }
});

/** In the page: the addresses of all files that the service worker has stored. */
async function listStored(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => url)
    .toSorted();
}

/** In the page: checks for an update; resolves once its install has reported that the device is full. */
async function updateInVain(): Promise<void> {
  const { serviceWorker } = navigator;
  const told = new Promise<void>((resolve) => {
    serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type?: unknown }>) => {
      if (data.type === "NO_ROOM") resolve();
    });
  });
  await (await serviceWorker.ready).update();
  await told;
}
