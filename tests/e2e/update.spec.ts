import { readFileSync } from "node:fs";
import { join } from "node:path";

import { errors, type BrowserContext, type Page } from "@playwright/test";

import {
  isControlled,
  isSynced,
  newAccount,
  signUp,
  uidOf,
  withoutBackgroundSync,
} from "./account.ts";
import { addressesOf } from "./addresses.ts";
import { serveVersions } from "./app-versions.ts";
import { putRows } from "./device.ts";
import { areQueued } from "./full-device.ts";
import { holdFirebase, holdFirestore } from "./held-requests.ts";
import { readServerDocument } from "./server.ts";
import { launch, standInForSystem } from "./system.ts";
import { expect, test } from "./test.ts";

/** One deployment after the other, as an open app meets them. */

const ROOT = join(import.meta.dirname, "../..");
/** The cache lifetime of files, in seconds. */
const AN_HOUR = 3_600;
const EIGHT_DAYS = 8 * 24 * 3_600_000;
/** The idle timeout after which Chromium stops a service worker, ms. */
const RESTING_MS = 30_000;

const popup = (page: Page) => page.getByRole("dialog", { name: "Update available" });
const tap = (page: Page, name: string) => popup(page).getByRole("button", { name }).click();
const reloadPrompt = (page: Page) => page.getByRole("dialog", { name: "Reload needed" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Waits until the page is of this version. Chromium warms up a service worker for a link under the
 * pointer, and may restart the old version while it is stopping to let the new one activate. The new one
 * then waits until the old one has been idle for half a minute. With a debugger attached, as here, idle
 * workers aren't stopped, so the test does it.
 */
async function isVersion(page: Page, version: number): Promise<void> {
  const shown = page.locator(`meta[name="version"][content="${version}"]`);
  try {
    await shown.waitFor({ state: "attached", timeout: RESTING_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await killWorkers(page);
    await expect(shown).toBeAttached();
  }
}

/** The cook leaves the app for two minutes, and comes back to it. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event("visibilitychange"));
    Date.now = now;
  });
}

/** Moves to another screen without loading the app again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, "", to), path);

async function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
}

async function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.installing),
  );
}

/** Resolves once the page has painted all pending updates, so that an absence can be asserted. */
async function paints(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** The version of the cook's database on this device. */
async function databaseVersion(page: Page, uid: string): Promise<number> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    return databases.find((database) => database.name === name)?.version ?? 0;
  }, `simmer:${uid}`);
}

/** Stops every service worker, as a phone does when it is short of memory. */
async function killWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.stopAllWorkers");
  await cdp.detach();
}

async function emptyHttpCache(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.clearBrowserCache");
  await cdp.detach();
}

test("a new version is offered now or later, and taken when the cook says so", async ({
  page,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  try {
    await page.goto(`${app.url}/login`);
    await isControlled(page);
    await expect(popup(page)).toBeHidden();

    await test.step("Later puts the popup away, and leaves the page alone", async () => {
      app.release();
      await page.reload();
      await expect(popup(page)).toBeVisible();
      await tap(page, "Later");
      await expect(popup(page)).toBeHidden();
      await isVersion(page, 1);
    });

    await test.step("an install that was killed goes on where it was", async () => {
      app.hold(/\/explore-[^/]*\.js$/);
      app.release();
      await page.reload();
      const stored = () => page.evaluate(countStored, ".v3.");
      const files = await page.evaluate(countStored, ".v2.");
      // The last response never arrives.
      await expect.poll(async () => (await stored()) - files).toBe(-1);
      await killWorkers(page);
      app.hold(null);
      app.takeAsked();
      await page.reload();
      await isVersion(page, 1);
      await expect.poll(async () => (await stored()) - files).toBe(0);
      await expect.poll(() => isInstalling(page)).toBe(false);
      expect(app.takeAsked().filter((path) => path.startsWith("/assets/"))).toEqual([
        expect.stringMatching(/\/explore-[^/]*\.js$/),
      ]);
    });

    await test.step("Update Now lets the waiting version in, and reloads", async () => {
      await tap(page, "Update Now");
      await isVersion(page, 3);
      await expect(popup(page)).toBeHidden();
      expect(await isWaiting(page)).toBe(false);
    });

    await test.step("a broken worker is replaced by the kill switch, and that by a good one", async () => {
      app.deployWorker(BROKEN_WORKER);
      await page.reload();
      await expect(page.getByText("Out of order")).toBeVisible();
      app.deployWorker(readFileSync(join(ROOT, "sw/kill-switch.js"), "utf8"));
      await page.reload();
      await expect(page.getByLabel("Email")).toBeVisible();
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      app.release();
      await page.reload();
      await isControlled(page);
      await isVersion(page, 4);
    });
  } finally {
    app.close();
  }
});

test("a version that is taken back comes whole, also where its files were asked for meanwhile", async ({
  page,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  /** Asks for a file of the first version, as a window does that was left open with it. */
  const askInVain = async (name: string) => {
    const ask = async (path: string) => (await fetch(path)).status;
    expect(await page.evaluate(ask, app.addressInFirst(name)), name).toBe(404);
  };
  try {
    app.release();
    app.deployWorker(NO_WORKER);
    await page.goto(`${app.url}/login`);
    await isVersion(page, 2);
    await askInVain("privacy");
    // This file contains the error screen.
    await askInVain("soon");
    await askInVain("voice-menu");
    app.ageMissing(AN_HOUR + 1);
    await askInVain("door");
    app.rollBack();
    app.deployWorker(NO_WORKER);

    await test.step("after an hour the browser has forgotten that one was gone", async () => {
      await page.goto(`${app.url}/login`);
      await isVersion(page, 1);
      await expect(page.getByLabel("Email")).toBeVisible();
    });

    await test.step("before that, what is missing comes with a second tap", async () => {
      await page.goto(`${app.url}/privacy`);
      await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
      await expect(title(page)).toHaveText("Your data");
    });

    await test.step("the service worker stores every file", async () => {
      app.rollBack();
      await page.reload();
      await isControlled(page);
      expect(await page.evaluate(countStored, app.addressInFirst("voice-menu"))).toBe(1);
    });
  } finally {
    app.close();
  }
});

test("a page that answers in a file's place is not stored, and the next install succeeds", async ({
  page,
  context,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  try {
    app.answerOddly(/\/explore-|^\/index\.html/);
    const asked: string[] = [];
    await page.goto(`${app.url}/login`);
    const countShell = () => {
      asked.push(...app.takeAsked());
      return asked.filter((path) => path === "/index.html").length;
    };
    await expect.poll(countShell).toBe(2);
    await expect.poll(() => page.evaluate(isServiceWorkerThere)).toBe(false);
    app.answerOddly(null);
    await page.reload();
    await isControlled(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByLabel("Email")).toBeVisible();
  } finally {
    app.close();
  }
});

/** In the page: whether a service worker is installing, waiting or running. */
async function isServiceWorkerThere(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** In the page: how many cached files have this in their URL. */
async function countStored(part: string): Promise<number> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().filter(({ url }) => url.includes(part)).length;
}

/** It claims every page at once, and responds with garbage. */
const BROKEN_WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(new Response("Out of order"));
  });
`;

/** Fails to start, so that files come over the network, as for browsers without service workers. */
const NO_WORKER = `throw new Error("No service worker yet");`;

const TIMER = {
  id: "soup 1 0",
  recipeId: "soup",
  planId: null,
  title: "Soup",
  step: 1,
  label: "Simmer",
  durationMs: 3_600_000,
  remainingMs: 3_600_000,
  acknowledged: false,
};

const SOUP = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leeks", amount: "2" }],
  instructions: ["Simmer for an hour."],
  mealType: "dinner",
  blurb: "Good on a weekday.",
  equipment: [],
  createdAt: 1,
  updatedAt: 1,
  v: 1,
};

test("an update takes no form, timer or open change along, and no window stays behind", async ({
  browser,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  const context = await browser.newContext({ baseURL: app.url });
  try {
    await withoutBackgroundSync(context);
    await standInForSystem(context);
    const page = await context.newPage();
    const sync = await holdFirestore(page);
    await sync("through");
    await signUp(page, newAccount());
    await isSynced(page);
    await isControlled(page);
    const uid = await uidOf(page);
    const other = await context.newPage();
    const syncOther = await holdFirestore(other);

    /** Taps "Update Now" without effect, in a reloaded page, where no earlier message remains. */
    const isWaitedFor = async () => {
      await paints(other);
      await expect(popup(other)).toHaveCount(0);
      await page.reload();
      await expect(popup(page)).toContainText("What you saved is safe on this device.");
      await tap(page, "Update Now");
      await expect(popup(page)).toContainText("Another window has something unsaved");
      await isVersion(other, 1);
    };

    await test.step("while a timer runs, nothing is offered", async () => {
      await putRows(page, [{ store: "timers", row: { ...TIMER, endsAt: Date.now() + 3_600_000 } }]);
      await page.goto("/allergies-diet");
      const timers = page.getByRole("list", { name: "Timers" });
      await expect(timers).toBeVisible();
      // No cook's timers ring at this address, so that it shows when the offer would have come.
      await other.goto("/privacy");
      app.release({ adds: true });
      await comeBack(page);
      await expect(popup(other)).toBeVisible();
      await expect.poll(() => isWaiting(page)).toBe(true);
      await paints(page);
      await expect(popup(page)).toHaveCount(0);
      await timers.getByRole("button").first().click();
      await page.getByRole("button", { name: "Stop: Simmer" }).click();
      await expect(popup(page)).toBeVisible();
    });

    await test.step("what is typed in another window is waited for", async () => {
      await other.goto("/upload-recipe");
      await expect(popup(other)).toBeVisible();
      await other.getByLabel("Title").fill("Soup");
      await expect(popup(other)).toHaveCount(0);
      await sync("held");
      await page.getByRole("button", { name: "Peanuts" }).click();
      await tap(page, "Update Now");
      await expect(popup(page)).toContainText("Another window has something unsaved");
      await expect(popup(other)).toHaveCount(0);
      // As the menu of the app's icon opens an address: the form asks before it is left, as for any link.
      await launch(other, "/explore");
      await other.getByRole("button", { name: "Leave" }).click();
      await expect(title(other)).toHaveText("Explore");
      await expect(popup(other)).toBeVisible();
    });

    await test.step("a plan that is being made is waited for, also while the cook looks at other screens", async () => {
      await launch(other, "/meal-plan-setup");
      await expect(popup(other)).toBeVisible();
      // The prompt doesn't cover the button.
      await other.getByRole("button", { name: "Continue" }).click();
      await expect(other).toHaveURL(/\/ai-meal-idea-generation\/dinner$/);
      await expect(popup(other)).toHaveCount(0);
      await launch(other, "/eat");
      await expect(title(other)).toHaveText("Eat");
      await isWaitedFor();
      await other.goBack();
      await launch(other, "/explore");
      await other.getByRole("button", { name: "Cancel plan" }).click();
      await expect(popup(other)).toBeVisible();
    });

    await test.step("a meal that is being logged is waited for", async () => {
      await putRows(other, [
        { store: "personalRecipes", row: { ...SOUP, id: "soup", userId: uid } },
      ]);
      await other.goto(`/cook/${uid}/soup/track`);
      await expect(popup(other)).toBeVisible();
      await other.getByRole("button", { name: "Increase Fridge portions" }).click();
      await expect(popup(other)).toHaveCount(0);
      await isWaitedFor();
      await launch(other, "/explore");
      await expect(title(other)).toHaveText("Explore");
      await expect(popup(other)).toBeVisible();
    });

    await test.step("both windows go together, with a newer database and a change still to send", async () => {
      const before = await databaseVersion(page, uid);
      await tap(page, "Update Now");
      await isVersion(page, 2);
      await isVersion(other, 2);
      await expect.poll(() => databaseVersion(page, uid)).toBeGreaterThan(before);
      await expect(page.getByRole("button", { name: "Peanuts" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(title(other)).toHaveText("Explore");
      await sync("through");
      await syncOther("through");
      await isSynced(page);
      expect(JSON.stringify(await readServerDocument(`users/${uid}`))).toContain("peanuts");
    });

    await test.step("the next one is taken offline; a window in the middle of something stays", async () => {
      await other.getByRole("button", { name: "Report an issue" }).click();
      // With the same database: a newer one would by itself ask this window to reload.
      app.release();
      await comeBack(page);
      await expect(popup(page)).toBeVisible();
      await context.setOffline(true);
      await tap(page, "Update Now");
      await isVersion(page, 3);
      await context.setOffline(false);
      await other.getByRole("dialog", { name: "Report an Issue" }).press("Escape");
      await expect(reloadPrompt(other)).toBeVisible();
      await isVersion(other, 2);
    });

    await test.step("a screen of it that is gone says so, and comes with one tap", async () => {
      await emptyHttpCache(other);
      await goTo(other, "/all-meal-plans");
      const alert = other.getByRole("main").getByRole("alert");
      await expect(alert).toContainText("Simmer has been updated");
      await other.getByRole("main").getByRole("button", { name: "Reload" }).click();
      await isVersion(other, 3);
      await expect(other.getByText("No meal plans yet")).toBeVisible();
      await other.close();
    });

    await test.step("every screen starts from the cache where the network never answers", async () => {
      await startsEverywhere(page, { app, context, uid });
    });
  } finally {
    await context.close();
    app.close();
  }
});

test("a window left behind by an update with a newer database is asked to reload once, and does so offline", async ({
  browser,
  baseURL,
}) => {
  const app = await serveVersions(baseURL);
  const context = await browser.newContext({ baseURL: app.url });
  try {
    await withoutBackgroundSync(context);
    const page = await context.newPage();
    await signUp(page, newAccount());
    await isSynced(page);
    await isControlled(page);
    const uid = await uidOf(page);
    const before = await databaseVersion(page, uid);
    const behind = await context.newPage();
    const peanuts = behind.getByRole("button", { name: "Peanuts" });
    await behind.goto("/allergies-diet");
    await isControlled(behind);
    app.release({ adds: true });
    await comeBack(page);
    await expect(popup(page)).toBeVisible();
    await context.setOffline(true);

    await test.step("a window with a change to send and an open dialog stays behind", async () => {
      await peanuts.click();
      await areQueued(behind, 1);
      await behind.getByRole("button", { name: "Report an issue" }).click();
      const dialog = behind.getByRole("dialog", { name: "Report an Issue" });
      await expect(dialog).toBeVisible();
      await tap(page, "Update Now");
      await isVersion(page, 2);
      await expect.poll(() => databaseVersion(page, uid)).toBeGreaterThan(before);
      await dialog.press("Escape");
      await expect(dialog).toBeHidden();
      await isVersion(behind, 1);
    });

    await test.step("it asks once, for both", async () => {
      await expect(reloadPrompt(behind).first()).toBeVisible();
      await paints(behind);
      await expect(reloadPrompt(behind)).toHaveCount(1);
      await expect(popup(behind)).toHaveCount(0);
    });

    await test.step("it comes back from the cache, with the change", async () => {
      await reloadPrompt(behind).getByRole("button", { name: "Reload" }).click();
      await isVersion(behind, 2);
      await expect(peanuts).toHaveAttribute("aria-pressed", "true");
      await expect(reloadPrompt(behind)).toHaveCount(0);
      await areQueued(behind, 1);
      await context.setOffline(false);
      await isSynced(behind);
      expect(JSON.stringify(await readServerDocument(`users/${uid}`))).toContain("peanuts");
    });
  } finally {
    await context.close();
    app.close();
  }
});

interface Place {
  app: Awaited<ReturnType<typeof serveVersions>>;
  context: BrowserContext;
  uid: string;
}

/**
 * Restarts the app at every address, eight days later, with an empty HTTP cache, on a network that never
 * responds: signed in, then signed out, where addresses of the kitchen lead to the login. Each time the
 * service worker has to be started as well for the first one.
 */
async function startsEverywhere(page: Page, { app, context, uid }: Place): Promise<void> {
  await context.clock.install({ time: Date.now() + EIGHT_DAYS });
  await context.addInitScript(stopLongTimers, A_WAIT_MS);
  await emptyHttpCache(page);
  await holdFirebase(page);
  app.network("hangs");
  app.takeAsked();
  /** Requests for the app's files; update checks and ideas are allowed. */
  const filesAsked = () =>
    app.takeAsked().filter((path) => path !== COLD && !/^\/(?:sw\.js$|v1\/)/.test(path));
  const start = async (path: string, at: string) => {
    // Its default timeout would be the whole test's.
    const shell = await page.goto(path, { waitUntil: "commit", timeout: 60_000 });
    expect(shell?.fromServiceWorker(), path).toBe(true);
    await expect(title(page), path).toHaveText(/./);
    await expect(title(page), path).not.toHaveText("Something went wrong");
    await expect(page, path).toHaveURL(app.url + at);
    // A network-first service worker with a timeout would have sent a request.
    expect(filesAsked(), path).toEqual([]);
  };
  const all = addressesOf(uid);
  expect(all.length).toBeGreaterThan(30);
  await killWorkers(page);
  await start(COLD, COLD);
  for (const path of all) await start(path, SIGNED_IN[path] ?? path);

  await page.evaluate(() => localStorage.setItem("simmer.session", "{}"));
  await killWorkers(page);
  await start(COLD, "/login");
  for (const path of all) await start(path, OPEN_TO_ALL.includes(path) ? path : "/login");
  expect(filesAsked()).toEqual([]);
}

/**
 * The URL that is opened without a running service worker. While Chromium starts one, it requests the
 * URL from the network itself, in case the worker falls back to the network (its
 * `ServiceWorkerAutoPreload`): such a request is not the app's, and is recognised by its URL.
 */
const COLD = "/explore?cold=1";

/** Timers at least this long, ms, at the start would mean waiting for the network. */
const A_WAIT_MS = 1_000;

/**
 * In the page: long timers never fire, so that a start that waits for a network timeout never finishes.
 * This tells such a start from a slow machine without measuring time.
 */
function stopLongTimers(atLeast: number): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const set = window[name].bind(window) as (...args: unknown[]) => number;
    const setIfShort = (run: unknown, ms = 0, ...args: unknown[]) =>
      ms < atLeast ? set(run, ms, ...args) : 0;
    Object.defineProperty(window, name, { value: setIfShort, configurable: true, writable: true });
  }
  AbortSignal.timeout = () => new AbortController().signal;
}

/** The redirects for a signed-in cook after the first run. */
const SIGNED_IN: Readonly<Record<string, string>> = {
  "/login": "/",
  "/signup": "/",
  "/forgotten-password": "/account",
  "/welcome/avoid": "/allergies-diet",
  "/welcome/kitchen": "/cooking-equipment",
  "/welcome/meals": "/meal-plan-setup",
};

/** What can be seen without an account. */
const OPEN_TO_ALL = ["/login", "/signup", "/forgotten-password", "/privacy"];
