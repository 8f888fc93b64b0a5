import { createCook, isSynced, newAccount, signIn, signUpAsNew } from "./account.ts";
import { behindProxy, comesBack } from "./behind-proxy.ts";
import { readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick, watchTicks } from "./shopping.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

/** A network on which the listener lags behind requests, or fails differently from them. */

test.use(UNINSTALLED);

test("[S5.13] [S6.8] [S6.9] two devices on a network whose listener lags, fails and dies keep every tick", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const account = newAccount();
  const uid = await createCook(account, {
    shoppingList: listOf({ Breakfast: ["milk", "bread", "eggs", "rice"] }),
  });
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const lost = await watchTicks(contexts[0]);
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
  expect(await lost(a)).toEqual([]);

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
