import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { TROUBLES } from "../../src/failure-words/sync-words.ts";
import { RETRIES } from "../../src/sync/retries.ts";
import { REFUSALS } from "../support/refusing-proxy.ts";
import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { holdQueue, putRows } from "./device.ts";
import { refuseRequests, type ListenerEnd } from "./refused-requests.ts";
import { readServerFields, readServerUser, writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { look, readSystem, standInForSystem } from "./system.ts";
import { expect, test } from "./test.ts";

interface Copy {
  pending: object[];
  parked: { id: string }[];
}

async function readCopy(page: Page): Promise<Copy> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("simmer-changes.json");
  return JSON.parse(await readFile(await file.path(), "utf8")) as Copy;
}

test("[S7.26] [S7.27] what waits and what was refused is shown, kept as a file, retried and discarded", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  const uid = await createCook(account, {});
  const mark = `users/${uid}/mealMarks/${meal.id}`;
  const sound = {
    id: meal.id,
    stars: 0,
    favored: false,
    reported: false,
    hides: "nothing",
    updatedAt: 1,
  };
  await standInForSystem(context);
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  await page.goto("/all-ai-meals");
  const card = page.getByRole("button", { name: `More for ${meal.title}` });
  const hides = async () => {
    await card.click();
    await page.getByRole("button", { name: "Hide this meal" }).click();
    await expect(card).toHaveCount(0);
  };
  await expect(card).toBeVisible();
  const settings = page.getByRole("link", { name: "User settings" });
  const panel = page.getByRole("region", { name: "On this device" });

  await test.step("offline: a sign, what waits, and a copy of it", async () => {
    await context.setOffline(true);
    await expect(page.getByText("You’re offline. Everything here still works.")).toBeAttached();
    await hides();
    await expect(
      page.getByText("Saved on this device. Will sync when you’re back online."),
    ).toBeAttached();
    await page.getByRole("button", { name: "Offline · 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Offline" });
    await expect(dialog).toContainText(/1 change has been waiting here since .*\d/);
    await expect(
      dialog.getByRole("list", { name: "Waiting to be sent" }).getByRole("listitem"),
    ).toHaveText(`Hid ${meal.title}`);
    await dialog.getByRole("link", { name: "Open settings" }).click();
    await expect(panel).toContainText(/Last synced .*\d/);
    await expect(panel).toContainText("Ready for offline: Simmer opens here without a network");
    await expect(panel).toContainText("1 change saved here, on the way to your other devices");
    expect(await readCopy(page)).toMatchObject({
      pending: [{ name: "hideMeal", args: { mealId: meal.id, hides: "meal" } }],
      parked: [],
    });
  });

  await test.step("the icon counts it once the cook has left, and the kitchen is not worth keeping yet", async () => {
    await look(page, "elsewhere");
    await expect.poll(() => readSystem(page)).toEqual({ asked: 0, badge: 1 });
    await look(page, "app");
    await expect.poll(() => readSystem(page)).toEqual({ asked: 0, badge: null });
    await expect(panel).toContainText(/Simmer takes up \d+ MB here/);
    await expect(panel).toContainText("The browser may clear this copy");
  });

  await test.step("back online: refused by the rules, so taken back, kept and told", async () => {
    // Damages the cook's mark without the app's knowledge, so that the rules refuse any change.
    await writeServerFields(mark, { id: meal.id });
    await context.setOffline(false);
    await expect(panel).toContainText("1 change could not be synced");
    await expect(page.getByText("Some changes could not be synced. See settings.")).toBeAttached();
    const parked = panel.getByRole("list", { name: "Changes that could not be synced" });
    await expect(parked.getByRole("listitem")).toHaveCount(1);
    await expect(parked).toContainText(`Hid ${meal.title}`);
    await expect(parked).toContainText(/\d.*Simmer did not accept it\./);
    await expect(panel).toContainText("Nothing is waiting to be sent");
    expect(await readCopy(page)).toMatchObject({
      pending: [],
      parked: [{ name: "hideMeal", args: { mealId: meal.id, hides: "meal" }, reason: "denied" }],
    });
    expect(await readServerFields(mark)).toEqual({ id: meal.id });
    await page.getByLabel("Back", { exact: true }).click();
    await expect(card).toBeVisible();
    await settings.click();
  });

  await test.step("retried in vain it is parked again; once the cause is gone it gets through", async () => {
    const retry = panel.getByRole("button", { name: `Retry: Hid ${meal.title}` });
    const before = (await readCopy(page)).parked.map(({ id }) => id);
    await retry.click();
    await expect
      .poll(async () => (await readCopy(page)).parked.filter(({ id }) => !before.includes(id)))
      .toHaveLength(1);
    await expect(panel).toContainText("1 change could not be synced");
    await writeServerFields(mark, sound);
    await retry.click();
    await isSynced(page);
    await expect(panel.getByRole("list")).toHaveCount(0);
    expect(await readServerFields(mark)).toMatchObject({ hides: "meal" });
  });

  await test.step("discarded it is gone, here and there", async () => {
    await writeServerFields(mark, { id: meal.id, hides: "meal" });
    await page.getByLabel("Back", { exact: true }).click();
    await page.getByText("1 meal hidden by you").click();
    await page.getByRole("button", { name: `Show again: ${meal.title}` }).click();
    await settings.click();
    await panel.getByRole("button", { name: `Discard: Showed ${meal.title} again` }).click();
    await isSynced(page);
    await expect(panel.getByRole("list")).toHaveCount(0);
    await page.getByLabel("Back", { exact: true }).click();
    await expect(page.getByText("1 meal hidden by you")).toBeVisible();
    expect(await readServerFields(mark)).toEqual({ id: meal.id, hides: "meal" });
  });

  await test.step("with the first recipe the browser is asked to keep it all, and settings say so", async () => {
    await putRows(page, [{ store: "personalRecipes", row: { id: "soup", title: "Soup" } }]);
    await page.goto("/explore");
    await expect.poll(() => readSystem(page)).toMatchObject({ asked: 1 });
    await settings.click();
    await expect(panel).toContainText("The browser keeps this copy until you sign out");
  });
});

test("nothing is called saved while the device still stores what was tapped", async ({ page }) => {
  const account = newAccount();
  const uid = await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  await page.goto("/allergies-diet");
  await isSynced(page);
  const sesame = page.getByRole("button", { name: "Sesame" });
  const release = await holdQueue(page);
  await sesame.click();
  await expect(page.getByText("Syncing your changes")).toBeAttached();
  await expect(page.getByText("All changes saved")).toHaveCount(0);
  await release();
  await isSynced(page);
  expect(await readServerUser(uid)).toMatchObject({ allergies: ["sesame"] });
});

/**
 * One of Google's responses for each way in which the listener receives it and for each user-facing
 * message. All responses are tested with plain requests in src/sync/push/refusals.emulator.test.ts.
 */
const ANSWERS: readonly [keyof typeof REFUSALS, ListenerEnd, keyof typeof TROUBLES][] = [
  ["index", "channel", "misconfigured"],
  ["badKey", "http", "misconfigured"],
  ["appCheck", "http", "unverified"],
  ["appCheckEnforced", "channel", "denied"],
];

test("[S7.10] [S7.11] [S7.12] [S7.15] [S7.33] [S7.34] what only the server's side can mend is told apart; the cook stays, and so does the change", async ({
  page,
}) => {
  const account = newAccount();
  const uid = await createCook(account, {});
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  const panel = page.getByRole("region", { name: "On this device" });
  const sign = (trouble: keyof typeof TROUBLES) =>
    page.getByRole("banner").getByText(TROUBLES[trouble]);
  const server = await refuseRequests(page);

  await test.step("with nothing to send: reading says why, although the SDK calls it offline", async () => {
    server.refuse(REFUSALS.goneProject, "channel");
    await page.goto("/user-settings");
    await expect(panel).toContainText(TROUBLES.misconfigured);
    expect(server.asked).toContainEqual(expect.stringMatching(/Listen\/channel$/));
    server.refuse(null);
  });

  await test.step("in the midst of it: the change is refused, and kept", async () => {
    await page.goto("/allergies-diet");
    await isSynced(page);
    server.refuse(REFUSALS.quota);
    await page.getByRole("button", { name: "Dairy", exact: true }).click();
    await expect(sign("quota")).toBeAttached();
  });

  // The cook reopens the app each time, because it would wait half an hour before it retries.
  for (const [name, end, trouble] of ANSWERS) {
    await test.step(`${name}: ${TROUBLES[trouble]}`, async () => {
      logged.length = 0;
      server.refuse(REFUSALS[name], end);
      await page.goto("/user-settings");
      await expect(panel).toContainText("Sync is waiting");
      await expect(panel).toContainText(TROUBLES[trouble]);
      await expect(sign(trouble)).toBeAttached();
      await expect.poll(() => logged.join("\n")).toContain(RETRIES[trouble].log);
      await expect(panel).toContainText("1 change saved here");
    });
  }
  expect((await readServerUser(uid)).allergies).toEqual([]);

  server.refuse(null);
  await page.getByRole("button", { name: "Sync", exact: true }).click();
  await page.getByRole("button", { name: "Sync now" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await isSynced(page);
  await expect(panel).toContainText("Nothing is waiting to be sent");
  await expect(panel).not.toContainText("Sync is waiting");
  expect((await readServerUser(uid)).allergies).toEqual(["dairy"]);
});
