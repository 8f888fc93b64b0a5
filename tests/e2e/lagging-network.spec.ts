import type { BrowserContext, Page } from "@playwright/test";

import { startLaggingProxy } from "../support/lagging-proxy.ts";
import { createCook, isSynced, newAccount, signIn, signUpAsNew } from "./account.ts";
import { readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { look } from "./system.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

/** A network on which the listener lags behind requests, or fails differently from them. */

test.use(UNINSTALLED);

const [host = "127.0.0.1", port = "5012"] = (process.env["FIRESTORE_EMULATOR_HOST"] ?? "").split(
  ":",
);
const CHANNEL = /\/google\.firestore\.v1\.Firestore\/\w+\/channel/;
const REQUESTS = /\/v1\/projects\/[^?]*\/documents/;

/** Routes a device's listener through a proxy, and lets a test intercept its requests. */
async function behindProxy(context: BrowserContext) {
  const proxy = await startLaggingProxy({ host, port: Number(port) });
  let fate: "through" | "failed" | number = "through";
  let failed = 0;
  await context.route(CHANNEL, async (route) => {
    const url = new URL(route.request().url());
    url.host = `127.0.0.1:${proxy.port}`;
    await route.continue({ url: url.href });
  });
  await context.route(REQUESTS, async (route) => {
    if (fate === "through") return route.fallback();
    failed += 1;
    if (fate === "failed") return route.abort("connectionfailed");
    const headers = { "access-control-allow-origin": "*", "content-type": "text/html" };
    return route.fulfill({ status: fate, headers, body: "<h1>Sign in to this network</h1>" });
  });
  return {
    proxy,
    /** Requests fail, or get an HTML page with this status. */
    setFate(next: typeof fate): void {
      fate = next;
      failed = 0;
    },
    /** Waits until this many requests have failed. */
    hasFailed: async (times: number) =>
      expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThanOrEqual(times),
  };
}

/** The cook switches away and back, which triggers an immediate retry. */
async function comesBack(page: Page): Promise<void> {
  await look(page, "elsewhere");
  await look(page, "app");
}

/** Records in the page each time that this item of the list was seen unticked. */
async function watchTick(page: Page, name: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    const state = { lost: 0 };
    Object.assign(window, { ticks: state });
    const look = () => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
      const own = inputs.find((input) =>
        input.labels?.[0]?.textContent?.toLowerCase().includes(name),
      );
      if (own && !own.checked) state.lost += 1;
      requestAnimationFrame(look);
    };
    look();
  }, name);
  return () => page.evaluate(() => (window as unknown as { ticks: { lost: number } }).ticks.lost);
}

test("[S5.13] [S6.8] [S6.9] two devices on a network whose listener lags, fails and dies keep every tick", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const account = newAccount();
  const uid = await createCook(account, {
    shoppingList: listOf({ Breakfast: ["milk", "bread", "eggs", "rice"] }),
  });
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [phone, tablet] = [await behindProxy(contexts[0]), await behindProxy(contexts[1])];
  const [a, b] = [await contexts[0].newPage(), await contexts[1].newPage()];
  for (const page of [a, b]) {
    await signIn(page, account);
    await isSynced(page);
    await openList(page);
  }

  phone.proxy.hold(true);
  await tick(a, "milk");
  await expect.poll(() => readServerTicks(uid)).toEqual(["milk"]);
  await isSynced(a);
  const lost = await watchTick(a, "milk");
  phone.setFate("failed");
  await tick(a, "bread");
  await phone.hasFailed(3);
  for (const status of [400, 401, 403, 404, 429, 500, 511]) {
    phone.setFate(status);
    await comesBack(a);
    await phone.hasFailed(1);
  }
  phone.setFate("through");
  await comesBack(a);
  await expect.poll(() => readServerTicks(uid)).toEqual(["milk", "bread"]);
  await expect(itemOf(b, "bread")).toBeChecked();
  await isSynced(a);
  phone.proxy.hold(false);
  tablet.proxy.delay(1_000);
  await tick(b, "eggs");
  await expect(itemOf(a, "eggs")).toBeChecked();
  expect(await lost()).toBe(0);

  // From here on its channel is silently dead.
  phone.proxy.kill();
  await tick(a, "rice");
  await expect.poll(() => readServerTicks(uid)).toContain("rice");
  await itemOf(b, "eggs").click();
  await expect(itemOf(a, "eggs")).not.toBeChecked({ timeout: 30_000 });
  for (const name of ["milk", "bread", "rice"]) await expect(itemOf(a, name)).toBeChecked();
  for (const page of [a, b]) await expect(page.getByText("could not be synced")).toHaveCount(0);
  for (const context of contexts) await context.close();
  for (const { proxy } of [phone, tablet]) proxy.close();
});

test("what a cook avoids is never gone after signing up, however late the listener is", async ({
  page,
  context,
}) => {
  const { proxy } = await behindProxy(context);
  proxy.delay(2_000);
  await signUpAsNew(page, newAccount());
  const names = ["Peanuts", "Gluten", "Dairy"];
  await page.evaluate(() => {
    const state = { seen: [] as string[], lost: [] as string[] };
    Object.assign(window, { picks: state });
    const look = () => {
      for (const button of document.querySelectorAll("button[aria-pressed]")) {
        const name = button.textContent?.trim() ?? "";
        if (button.getAttribute("aria-pressed") === "true") state.seen.push(name);
        else if (state.seen.includes(name)) state.lost.push(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (const name of names) await page.getByRole("button", { name, exact: true }).click();
  await isSynced(page);
  const { told } = proxy;
  const before = told();
  await expect.poll(told, { timeout: 15_000 }).toBeGreaterThan(before);
  const { lost } = await page.evaluate(
    () => (window as unknown as { picks: { lost: string[] } }).picks,
  );
  expect(lost).toEqual([]);
  for (const name of names) {
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await context.close();
  proxy.close();
});
