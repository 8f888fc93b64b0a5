import type { Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase-admin/app";

import { cookbookProvider } from "../../functions/src/cookbook/cookbook-provider.ts";
import { startHost } from "../../functions/src/host.fixture.ts";
import { readCook } from "../../functions/src/identity.ts";
import { noLimits } from "../../functions/src/limits/no-limits.fixture.ts";
import { createModelProvider } from "../../functions/src/model/model-provider.ts";
import {
  type Behaviour,
  says,
  startModelServer,
} from "../../functions/src/model/model-server.fixture.ts";
import { createPhotoReader } from "../../functions/src/model/photo-reader.ts";
import { noAccounts } from "../../functions/src/no-accounts.fixture.ts";
import { noPages } from "../../functions/src/pages/no-pages.fixture.ts";
import { combineProviders } from "../../functions/src/providers.ts";
import { newCook } from "../../functions/src/signed-in.fixture.ts";
import { newAccount, signUp, uidOf } from "./account.ts";
import { pictureFile } from "./picture-file.ts";
import { expect, test } from "./test.ts";

/**
 * The service requires the cook's ID token, which the page gets from the sync worker; here in a
 * deployment with a model. The suite's own service has no model, so the page's requests are redirected to one
 * that has.
 */

const TITLES = [
  "Pie",
  "Soup",
  "Stew",
  "Curry",
  "Salad",
  "Risotto",
  "Tart",
  "Bake",
  "Gratin",
  "Dal",
];
/** As many as a screen requests, so that one call of the model is enough. */
const IDEAS = { ideas: TITLES.map((dish) => ({ title: `Leek ${dish}`, blurb: "Buttery." })) };
const PAGE = `Leek soup
Ingredients
3 leeks
… ml milk
Method
Boil the leeks.
<img src=x onerror=alert(1)>`;
/** The photo that has just come, whose answer waits to be let go; undefined for none. */
let answerPhoto: (() => void) | undefined;
const behaviour: Behaviour = (response, asked) => {
  const isPhoto = JSON.stringify(asked.messages).includes("data:image/jpeg;base64,");
  if (!isPhoto) return says(IDEAS)(response, asked);
  answerPhoto = () => void says({ text: PAGE })(response, asked);
};
const firebase = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
let model: Awaited<ReturnType<typeof startModelServer>>;
let service: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async () => {
  model = await startModelServer(behaviour);
  service = await startHost({
    readCook: (headers) => readCook(headers),
    accounts: noAccounts,
    readAuthors: () => Promise.resolve(new Map()),
    importPage: noPages,
    readPhoto: createPhotoReader(model.config, () => undefined),
    providers: combineProviders({
      cookbook: cookbookProvider,
      model: (takeCall) => createModelProvider(model.config, takeCall),
      logError: () => undefined,
    }),
    limits: noLimits,
    isGenuineApp: () => Promise.resolve(true),
    random: () => 0.5,
    logError: () => undefined,
  });
});

test.afterAll(async () => {
  service.close();
  await model.close();
  await deleteApp(firebase);
});

type Proof = (own: string | undefined) => string | undefined;

/** Redirects the page's requests to the service with a model; `change` alters their proof. */
async function useModel(page: Page, change: Proof): Promise<() => Promise<void>> {
  const url = "**/v1/**";
  await page.route(url, async (route) => {
    const sent = route.request();
    const { authorization: own, ...others } = await sent.allHeaders();
    const authorization = change(own);
    const { host, pathname } = new URL(sent.url());
    // Hosting tells the service the original host in this way.
    const headers = {
      ...others,
      "x-forwarded-host": host,
      ...(authorization !== undefined && { authorization }),
    };
    await route.fulfill({
      response: await route.fetch({ url: `${service.url}${pathname}`, headers }),
    });
  });
  // A request that is still being answered would be let go, and its answer refused.
  return () => page.unrouteAll({ behavior: "wait" });
}

// The app may still be asking when a test ends, and its answer has nowhere to go then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const alertOf = (page: Page) => page.getByRole("alert");
const retryOf = (page: Page) => page.getByRole("button", { name: "Try again", exact: true });

async function askForDinner(page: Page): Promise<void> {
  await page.goto("/single-meal-generation");
  await page.getByRole("link", { name: /^Dinner/ }).click();
}

test("a cook's own token is asked for, and the page sends it", async ({ page }) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  const stranger = await newCook();
  const [alert, retry] = [alertOf(page), retryOf(page)];

  const without = await useModel(page, () => undefined);
  await askForDinner(page);
  await expect(alert).toContainText("Authentication failed");
  await without();

  const foreign = await useModel(page, () => `Bearer ${stranger.token}`);
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(alert).toContainText("Authentication failed");
  await foreign();
  expect(model.asked).toEqual([]);

  const sent: (string | undefined)[] = [];
  await useModel(page, (own) => {
    sent.push(own);
    return own;
  });
  await retry.click();
  await expect(page.getByText("Leek Pie").first()).toBeVisible({ timeout: 60_000 });
  const [, payload = ""] = (sent[0] ?? "").split(".");
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({ sub: uid });
  expect(model.asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(model.asked)).not.toContain(uid);
});

test("the photo of a page fills in the form with its words, and can be called off", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await useModel(page, (own) => own);
  await page.goto("/upload-recipe");
  await page.getByText("From a link, a text or a photo").click();
  const choose = async () => {
    answerPhoto = undefined;
    await page
      .getByLabel(/^Or choose a file/)
      .setInputFiles(await pictureFile(page, PAGE.split("\n")));
    await expect(page.getByText("Reading the photo")).toBeVisible();
    await expect.poll(() => answerPhoto).toBeDefined();
  };

  await choose();
  await page.getByRole("button", { name: "Stop reading" }).click();
  await expect(page.getByText("Reading the photo")).toBeHidden();
  answerPhoto?.();

  await choose();
  await expect(page.getByLabel("Title")).toHaveValue("");
  answerPhoto?.();
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await expect(page.getByLabel("Ingredient 1 name")).toHaveValue("leeks");
  await expect(page.getByLabel("Ingredient 2 name")).toHaveValue(/^… ml milk$/);
  await expect(page.getByLabel("Step 2", { exact: true })).toHaveValue(/onerror/);
  await expect(page.getByText("Where “…” stands, the photo could not be read.")).toBeVisible();
  await expect(page.getByText("Reading the photo")).toBeHidden();
});

/** An idea from the suite's own service, which has no model. */
const anIdea = (page: Page) => page.getByRole("button", { name: /^Select(ed)? / }).first();

test.describe("a sync worker that never answers", () => {
  // A cached copy of the app's scripts would start the real app.
  test.use({ serviceWorkers: "block" });

  test("holds nobody up for long: the service says what it misses", async ({ page }) => {
    await page.route("**/assets/worker-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "// hears nothing, says nothing" }),
    );
    await signUp(page, newAccount());
    const sent: (string | undefined)[] = [];
    await useModel(page, (own) => {
      sent.push(own);
      return own;
    });
    await askForDinner(page);
    await expect(alertOf(page)).toContainText("Authentication failed", { timeout: 30_000 });
    expect(sent).toEqual([undefined]);
  });
});

test("the token is for the page alone: who opens or frames the app hears nothing, and no copy is kept", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  const app = new URL(page.url()).origin;
  const tokens = new Map<string, string>();
  context.on("request", (request) => {
    const { authorization } = request.headers();
    const { origin, pathname } = new URL(request.url());
    if (authorization !== undefined && origin === app) tokens.set(pathname, authorization);
  });

  await context.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  const elsewhere = await context.newPage();
  await elsewhere.goto("http://elsewhere.example/");
  const opening = context.waitForEvent("page");
  await elsewhere.evaluate(pester, app);
  const opened = await opening;
  await askForDinner(opened);
  await expect(anIdea(opened)).toBeVisible();
  expect([...tokens.keys()]).toEqual(["/v1/recipes/get-meal-ideas"]);
  expect(await elsewhere.evaluate(() => (window as Pestering).heard)).toEqual([]);

  const [token = ""] = [...tokens.values()].map((value) => value.replace("Bearer ", ""));
  expect(token.split(".")).toHaveLength(3);
  expect(await opened.evaluate(readKept)).not.toContain(token);
});

type Pestering = typeof window & { heard?: unknown[] };

/** In another site's page: opens the app, frames it, and keeps asking both for a token. */
function pester(app: string): void {
  const heard: unknown[] = ((window as Pestering).heard = []);
  window.addEventListener("message", ({ data }) => heard.push(data));
  const frame = document.createElement("iframe");
  frame.src = app;
  document.body.append(frame);
  const opened = window.open(app);
  setInterval(() => {
    for (const target of [opened, frame.contentWindow]) {
      target?.postMessage({ type: "token-wanted", request: 1 }, "*");
    }
  }, 50);
}

/**
 * In the page: everything that the app itself stores, as text. Firebase stores the account
 * separately.
 */
async function readKept(): Promise<string> {
  const all: unknown[] = [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
  ];
  for (const { name = "" } of await indexedDB.databases()) {
    if (name.startsWith("firebase")) continue;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(name)));
    });
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => rows.addEventListener("success", resolve));
      all.push(rows.result);
    }
    db.close();
  }
  return JSON.stringify(all);
}
