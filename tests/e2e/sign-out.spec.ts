import type { BrowserContext, Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn, uidOf } from "./account.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

/** Signing out leaves nothing behind, even if the page dies in the middle of it. */

/** What remains on the device of Firebase's account, this cook's database, and the session. */
async function leftBehind(page: Page, uid: string) {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    const accounts = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("firebaseLocalStorageDb");
      opening.addEventListener("error", () => reject(new Error("It did not open")));
      opening.addEventListener("success", () => {
        const rows = opening.result
          .transaction("firebaseLocalStorage")
          .objectStore("firebaseLocalStorage")
          .count();
        rows.addEventListener("success", () => {
          opening.result.close();
          resolve(rows.result);
        });
      });
    });
    return {
      accounts,
      database: databases.some((each) => each.name === name),
      session: localStorage.getItem("simmer.session"),
      screens: sessionStorage.length,
    };
  }, `simmer:${uid}`);
}

/** The session's record says that nobody is signed in, which differs from one that was lost. */
const NOTHING = { accounts: 0, database: false, session: "{}" };

async function startSigningOut(page: Page) {
  await page.goto("/user-settings");
  await isSynced(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();
}

/** A page of the app's origin without the app that keeps a database open. */
async function holdDatabase(context: BrowserContext, uid: string): Promise<Page> {
  const holder = await context.newPage();
  await holder.goto("/icons/icon.svg");
  await holder.evaluate(async (name) => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("success", resolve);
      opening.addEventListener("error", () => reject(new Error("It did not open")));
    });
  }, `simmer:${uid}`);
  return holder;
}

/** Events that stop a sign-out in the middle; each resolves to a function that lets it continue. */
const INTERRUPTIONS: readonly [
  where: string,
  interrupt: (page: Page, uid: string) => Promise<() => Promise<void>>,
][] = [
  [
    "as soon as it was noted",
    async (page) => {
      await page.evaluate(() => {
        const { prototype } = LockManager as unknown as {
          prototype: { request(name: string, job: () => unknown): Promise<unknown> };
        };
        const { request } = prototype;
        prototype.request = function hold(name, job) {
          if (name === "simmer:leaving") return new Promise(() => undefined);
          return request.call(this, name, job);
        };
      });
      return () => Promise.resolve();
    },
  ],
  [
    "before Firebase has forgotten the account",
    async (page) => {
      // Firebase looks the account up before it forgets it.
      await page.context().route("**/accounts:lookup**", () => undefined);
      return () => page.context().unroute("**/accounts:lookup**");
    },
  ],
  [
    "before the database is gone",
    async (page, uid) => {
      const holder = await holdDatabase(page.context(), uid);
      return () => holder.close();
    },
  ],
];

for (const [where, interrupt] of INTERRUPTIONS) {
  test(`a sign-out that was interrupted ${where} is finished at the next start`, async ({
    page: first,
    context,
  }) => {
    const account = newAccount();
    await createCook(account, { shoppingList: listOf({ Soup: ["carrot"] }) });
    await signIn(first, account);
    const uid = await uidOf(first);
    await first.goto("/user-settings");
    await isSynced(first);
    const goOn = await interrupt(first, uid);
    await first.getByRole("button", { name: "Sign Out" }).click();
    await first.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();
    await expect
      .poll(() => first.evaluate(() => localStorage.getItem("simmer.session")))
      .toContain('"leaving"');
    expect((await leftBehind(first, uid)).database).toBe(true);
    const page = await context.newPage();
    await first.close();
    await goOn();

    // Nothing is shown yet: not even the login appears while some data is left.
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await leftBehind(page, uid)).toMatchObject(NOTHING);
    await signIn(page, account);
    await openList(page);
    await expect(itemOf(page, "carrot")).toBeVisible();
  });
}

test("signing out leaves neither account, database nor screens", async ({ page }) => {
  const account = newAccount();
  const uid = await createCook(account, {});
  await signIn(page, account);
  await page.evaluate(() => sessionStorage.setItem("simmer.words-looked-for", '"leek"'));
  await startSigningOut(page);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => leftBehind(page, uid)).toEqual({ ...NOTHING, screens: 0 });
});

test("what is kept on the device is said plainly, and is for nobody but its cook", async ({
  page,
  context,
}) => {
  const [mine, other] = [newAccount(), newAccount()];
  await createCook(mine, { shoppingList: listOf({ Soup: ["carrot"] }) });
  await createCook(other, { shoppingList: listOf({ Pie: ["apple"] }) });
  await signIn(page, mine);
  await isControlled(page);
  await isSynced(page);
  const uid = await uidOf(page);
  await openList(page);
  await context.setOffline(true);
  await tick(page, "carrot");
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("your whole kitchen stays in this browser");
  await expect(dialog).toContainText("It is not locked");
  await dialog.getByRole("button", { name: "Sign out, keep them on this device" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => leftBehind(page, uid)).toMatchObject({ ...NOTHING, database: true });

  await test.step("an address that names the cook gives nothing out", async () => {
    await page.goto(`/login?ended=${uid}`);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save a copy" })).toHaveCount(0);
    await expect(page.getByText("You were signed out")).toHaveCount(0);
  });

  await test.step("another cook sees nothing of it", async () => {
    await signIn(page, other);
    await openList(page);
    await expect(itemOf(page, "apple")).toBeVisible();
    await expect(page.getByText("carrot")).toHaveCount(0);
    await startSigningOut(page);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  await signIn(page, mine);
  await openList(page);
  await expect(itemOf(page, "carrot")).toBeChecked();
});
