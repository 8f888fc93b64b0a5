import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { expect, test } from "./test.ts";

test("a stored file that is damaged or gone is found at the next start and mended; ready is said of what is there", async ({
  page,
  context,
}) => {
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  await page.goto("/user-settings");
  const ready = page.getByText("Ready for offline: Simmer opens here without a network");
  await expect(ready).toBeVisible();

  /** Puts a page in place of one script and of the app shell, and removes another script. */
  const damage = () =>
    page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((each) => each.includes("precache"));
      const cache = await caches.open(name);
      const keys = await cache.keys();
      const scripts = keys.filter(({ url }) => url.endsWith(".js"));
      const shell = keys.find(({ url }) => url.includes("/index.html"));
      const [first, second] = scripts;
      if (!first || !second || !shell) throw new Error("The app is not stored.");
      const headers = { "content-type": "text/html" };
      await cache.put(first, new Response("<h1>Not here</h1>", { headers }));
      await cache.put(shell, new Response("<h1>Sign in to this Wi-Fi</h1>", { headers }));
      await cache.delete(second);
      return [first.url, second.url];
    });
  const typesOf = (urls: string[]) =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (url) => (await caches.match(url))?.headers.get("content-type") ?? ""),
        ),
      urls,
    );

  const urls = await damage();
  await page.reload();
  await expect(page).toHaveTitle(/Simmer$/);
  await expect
    .poll(() => typesOf(urls))
    .toEqual([expect.stringContaining("javascript"), expect.stringContaining("javascript")]);
  await expect(ready).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(ready).toBeVisible();
});

test("a page that started without the service worker comes under its control", async ({ page }) => {
  await page.goto("/login");
  await isControlled(page);
  // Like a page that was loading when the worker claimed the open ones: this reload goes past it.
  const cdp = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent("load");
  await cdp.send("Page.reload", { ignoreCache: true });
  await loaded;
  await isControlled(page);
});
