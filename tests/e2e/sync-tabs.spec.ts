import { expect, test, type Page } from "@playwright/test";

import { createCook, isSynced, newAccount, signIn, withoutBackgroundSync } from "./account.ts";
import { readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";

const shoppingList = listOf({ Soup: ["carrot", "leek", "salt", "barley", "parsley"] });

async function openListAgain(page: Page): Promise<void> {
  await page.goto("/shopping-list");
  await expect(itemOf(page, "carrot")).toBeVisible();
}

/** How many hold the sync lock, and how many wait for it. */
function countLocks(page: Page, uid: string): Promise<{ held: number; pending: number }> {
  return page.evaluate(async (name) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter((lock) => lock.name === name).length;
    return { held: count(held), pending: count(pending) };
  }, `sync:${uid}`);
}

/** From now on what the tab's worker sends is never answered. */
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
  // Never answered: there is nobody left to answer.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

test("[S8] what one tab ticks shows in the other", async ({ page, context }) => {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList });
  await signIn(page, account);
  await isSynced(page);
  await openList(page);
  const other = await context.newPage();
  await openListAgain(other);
  await tick(page, "carrot");
  await expect(itemOf(other, "carrot")).toBeChecked({ timeout: 2_000 });
  await tick(other, "leek");
  await expect(itemOf(page, "leek")).toBeChecked({ timeout: 2_000 });
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
  for (const tab of [page, other]) await isSynced(tab);
});

const endings = { closed: (page: Page) => page.close(), killed: crash };
for (const [name, end] of Object.entries(endings)) {
  test(`[S8] one tab syncs at a time; the other takes over from one that is ${name}`, async ({
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
