import type { BrowserContext, CDPSession, Page } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { areQueued, isBackgroundSyncAsked } from "./full-device.ts";
import { readServerTicks } from "./server.ts";
import { listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

// The headless shell has no Background Sync.
test.use({ launchOptions: chromiumLaunch() });

async function tickOffline(context: BrowserContext, page: Page): Promise<string> {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  await openList(page);
  await context.setOffline(true);
  await tick(page, "carrot");
  await tick(page, "leek");
  // Wait, so that closing does not race with storing the changes, nor with registering the Background
  // Sync.
  await areQueued(page, 2);
  await isBackgroundSyncAsked(page);
  return uid;
}

test("[S10.1] [S10.2] what was ticked offline reaches the server with the app closed", async ({
  context,
}) => {
  const page = await context.newPage();
  const uid = await tickOffline(context, page);
  await page.close();
  expect(await readServerTicks(uid)).toEqual([]);

  await context.setOffline(false);
  await expect
    .poll(() => readServerTicks(uid), { message: "the service worker pushes what is pending" })
    .toEqual(["carrot", "leek"]);
  expect(context.pages()).toHaveLength(0);
});

/**
 * Collects the reasons why Background Syncs failed, as the browser logs them for its developer
 * tools.
 */
async function watchFailures(cdp: CDPSession): Promise<() => string[]> {
  const failures: string[] = [];
  cdp.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
    const { eventMetadata } = backgroundServiceEvent;
    const reason = eventMetadata.find(({ key }) => key === "Failure Reason");
    if (reason) failures.push(reason.value);
  });
  const service = "backgroundSync";
  await cdp.send("BackgroundService.setRecording", { shouldRecord: true, service });
  await cdp.send("BackgroundService.startObserving", { service });
  return () => failures;
}

test("[S10.3] a try that fails is reported to the browser, which tries again", async ({
  context,
  baseURL,
}) => {
  const page = await context.newPage();
  const uid = await tickOffline(context, page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The page has no service worker");
  // The browser believes that it is online, but nothing gets through.
  await worker.evaluate(() => {
    const scope = globalThis as { fetch: unknown; connect?: () => void };
    const { fetch } = scope;
    scope.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    scope.connect = () => Object.assign(scope, { fetch });
  });
  const observer = await context.newPage();
  const cdp = await context.newCDPSession(observer);
  const failures = await watchFailures(cdp);
  await page.close();
  await context.setOffline(false);
  // The SDK itself retries for some seconds before it gives up.
  await expect.poll(failures, { timeout: 60_000 }).toEqual(["waitUntil rejected"]);
  expect(await readServerTicks(uid)).toEqual([]);

  await worker.evaluate(() => (globalThis as { connect?: () => void }).connect?.());
  const registrations: string[] = [];
  cdp.on("ServiceWorker.workerRegistrationUpdated", (update) => {
    registrations.push(...update.registrations.map(({ registrationId }) => registrationId));
  });
  await cdp.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  // The browser's own retry comes minutes later; this dispatches the same event at once.
  await cdp.send("ServiceWorker.dispatchSyncEvent", {
    origin: baseURL ?? "",
    registrationId: registrations[0] ?? "",
    tag: "simmer-outbox",
    lastChance: false,
  });
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
});
