import type { BrowserContext, Page } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { createCook, isSynced, newAccount, signIn, withoutBackgroundSync } from "./account.ts";
import { putRows } from "./device.ts";
import { readServerTicks, readServerVersion, writeServerFields } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

// The headless shell has no browser page that closes databases.
test.use({ launchOptions: chromiumLaunch() });

// A page beside the app is a plain file here, and the browser's own view of it uses inline styles.
test.use({ policyHolds: false });

const shoppingList = listOf({ Soup: ["carrot", "leek", "salt", "barley", "parsley"] });

async function openListAgain(page: Page): Promise<void> {
  await page.goto("/shopping-list");
  await expect(itemOf(page, "carrot")).toBeVisible();
}

/** How many clients hold the sync lock, and how many wait for it. */
function countLocks(page: Page, uid: string): Promise<{ held: number; pending: number }> {
  return page.evaluate(async (name) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter((lock) => lock.name === name).length;
    return { held: count(held), pending: count(pending) };
  }, `sync:${uid}`);
}

/** From now on, requests from the tab's worker are never answered. */
async function hangCommits(page: Page): Promise<{ isSent(): boolean }> {
  let sent = false;
  await page.route(/documents:commit/, () => {
    sent = true;
  });
  return { isSent: () => sent };
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  // This command never resolves: the page that would answer is gone.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

test("[S8.4] what one tab ticks shows in the other", async ({ page, context }) => {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList });
  await signIn(page, account);
  await isSynced(page);
  await openList(page);
  const other = await context.newPage();
  await openListAgain(other);
  // Offline, so that the change can't arrive by way of the server.
  await context.setOffline(true);
  await tick(page, "carrot");
  await expect(itemOf(other, "carrot")).toBeChecked();
  await tick(other, "leek");
  await expect(itemOf(page, "leek")).toBeChecked();
  await context.setOffline(false);
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
  for (const tab of [page, other]) await isSynced(tab);
});

const endings = { closed: (page: Page) => page.close(), killed: crash };
for (const [name, end] of Object.entries(endings)) {
  test(`[S8.1] one tab syncs at a time; the other takes over from one that is ${name}`, async ({
    page,
    context,
  }) => {
    await withoutBackgroundSync(context);
    const account = newAccount();
    const uid = await createCook(account, { shoppingList });
    await signIn(page, account);
    await isSynced(page);
    await openList(page);
    const { isSent } = await hangCommits(page);
    await tick(page, "carrot");
    await expect.poll(isSent).toBe(true);

    const other = await context.newPage();
    await openListAgain(other);
    await tick(other, "leek");
    await expect.poll(() => countLocks(other, uid)).toEqual({ held: 1, pending: 1 });
    expect(await readServerTicks(uid)).toEqual([]);

    await end(page);
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
    await isSynced(other);
  });
}

test("[S8.1] a lock that a suspended tab never gives back is taken from it, and the change is sent once", async ({
  page,
  context,
}) => {
  await withoutBackgroundSync(context);
  const uid = await openOwnList(page);
  const beside = await openBeside(context);
  const holding = beside.evaluate(async (name) => {
    const hold = navigator.locks.request(name, () => new Promise(() => {}));
    return hold.catch((error: Error) => error.name);
  }, `sync:${uid}`);
  await expect.poll(() => countLocks(page, uid)).toMatchObject({ held: 1 });
  await tick(page, "carrot");
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  expect(await holding).toBe("AbortError");
  await isSynced(page);
  expect(await readServerVersion(uid)).toBe(1);
  await tick(page, "leek");
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
});

/** A page of the app's origin that is not the app. */
async function openBeside(context: BrowserContext): Promise<Page> {
  const beside = await context.newPage();
  await beside.goto("/icons/apple-touch-icon.png");
  return beside;
}

/** Upgrades the database as a newer version would; resolves once no other tab blocks it. */
async function upgradeDatabase(page: Page, uid: string): Promise<void> {
  await page.evaluate(async (name) => {
    const open = (version?: number) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("It did not open")));
      });
    const db = await open();
    db.close();
    (await open(db.version + 10)).close();
  }, `simmer:${uid}`);
}

async function expectReloadAsked(page: Page): Promise<void> {
  await expect(page.getByRole("dialog", { name: "Reload needed" })).toBeVisible();
  await expect(page.getByText("Simmer has been updated. Reload to go on.")).toBeAttached();
  await expect(page.getByText("All changes saved")).toHaveCount(0);
}

async function tickInVain(page: Page, name: string): Promise<void> {
  await itemOf(page, name).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "Failed to update shopping list. Simmer has been updated: reload to go on.",
  );
  await expect(itemOf(page, name)).not.toBeChecked();
}

/** Signs in a new cook and opens the list; resolves to the uid. */
async function openOwnList(page: Page): Promise<string> {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList });
  await signIn(page, account);
  await isSynced(page);
  await openList(page);
  return uid;
}

test("[S12.2] [S12.3] [S12.4] [S12.5] a tab beside a newer app makes way, writes nothing, and asks to be reloaded", async ({
  page,
  context,
}) => {
  const uid = await openOwnList(page);
  const beside = await openBeside(context);

  await test.step("beside a newer database", async () => {
    await upgradeDatabase(beside, uid);
    await expectReloadAsked(page);
    await tickInVain(page, "carrot");
    await page.getByRole("button", { name: "Reload" }).click();
    await tick(page, "carrot");
    await isSynced(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  });

  await test.step("beside a newer engine: found out by its own, without a tap", async () => {
    await putRows(page, [{ store: "meta", row: { key: "engineVersion", value: 99 } }]);
    await writeServerFields(`users/${uid}`, { sync: { v: (await readServerVersion(uid)) + 1 } }, [
      "sync.v",
    ]);
    await expectReloadAsked(page);
    await tickInVain(page, "leek");
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  });
});

test("a database that the browser closes by force is opened again by whoever needs it", async ({
  page,
  context,
}) => {
  const uid = await openOwnList(page);
  await tick(page, "carrot");
  await isSynced(page);
  const beside = await openBeside(context);
  await beside.evaluate((name) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("success", () => {
      opening.result.addEventListener("close", () => document.documentElement.append("Closed"));
    });
  }, `simmer:${uid}`);
  const internals = await context.newPage();
  await internals.goto("chrome://indexeddb-internals");
  await internals.getByText("Force close").click();
  await expect(beside.locator(":root")).toContainText("Closed");

  await tick(page, "leek");
  await isSynced(page);
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
});
