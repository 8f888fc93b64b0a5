import type { BrowserContext, Page } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { startRefusingProxy, type AskedRequest } from "../support/refusing-proxy.ts";
import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { serveAppWith } from "./app-with.ts";
import { areQueued, isBackgroundSyncAsked } from "./full-device.ts";
import { readServerDocument, readServerTicks } from "./server.ts";
import { listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

// The headless shell has no Background Sync.
test.use({ launchOptions: chromiumLaunch() });

const [host = "127.0.0.1", port = "5012"] = (
  process.env["FIRESTORE_EMULATOR_HOST"] ?? "127.0.0.1:5012"
).split(":");

/** A token like App Check's: a JWT that contains its issue and expiry times. */
function makeToken(): string {
  const now = Math.floor(Date.now() / 1_000);
  const payload = Buffer.from(JSON.stringify({ iat: now, exp: now + 3_600 })).toString("base64url");
  return `e30.${payload}.signed-by-google`;
}

/**
 * Fakes Google: reCAPTCHA Enterprise's script, which trusts every browser, and the exchange of its
 * response for a token. Resolves to a function that counts these exchanges.
 */
async function playGoogle(context: BrowserContext, token: string): Promise<() => number> {
  let exchanges = 0;
  await context.route("https://www.google.com/recaptcha/enterprise.js**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `self.grecaptcha = { enterprise: {
        ready: (run) => run(),
        render: (_, { callback }) => ((self.believed = callback), "widget"),
        execute: async () => (self.believed(), "proof"),
      } };`,
    }),
  );
  await context.route("https://content-firebaseappcheck.googleapis.com/**", async (route) => {
    if (route.request().url().includes(":exchangeRecaptchaEnterpriseToken")) exchanges += 1;
    await route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json: { token, ttl: "3600s" },
    });
  });
  return () => exchanges;
}

/**
 * The token that a request to Firestore carries. The request that opens the listener's channel has
 * its headers in its body, because headers of its own would cost the browser a second request.
 */
function tokenOf({ headers, body }: AskedRequest): string | undefined {
  const within = new URLSearchParams(body).get("headers") ?? "";
  return (
    headers["x-firebase-appcheck"]?.toString() ?? /X-Firebase-AppCheck:(\S+)/i.exec(within)?.[1]
  );
}

/** The requests that start something, without those that only continue an open channel. */
function asking(requests: readonly AskedRequest[]): AskedRequest[] {
  return requests.filter(({ path }) => !new URL(path, "http://host").searchParams.has("SID"));
}

const withToken = (requests: readonly AskedRequest[], token: string) =>
  asking(requests).map((request) => ({
    asked: request.path.replace(/\?.*/u, ""),
    isProven: tokenOf(request) === token,
  }));

/** All places of this origin's storage that contain the token. */
async function placesOf(page: Page, token: string): Promise<string[]> {
  return page.evaluate(async (secret) => {
    const places: string[] = [];
    const look = (place: string, held: unknown) => {
      if (JSON.stringify(held)?.includes(secret)) places.push(place);
    };
    look("localStorage", Object.entries(localStorage));
    look("sessionStorage", Object.entries(sessionStorage));
    look("cookies", document.cookie);
    look("address", location.href);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const entry of await cache.keys()) {
        const answer = await cache.match(entry);
        look(`cache ${entry.url}`, [entry.url, await answer?.text()]);
      }
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("It was not read")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        look(`${name} ${store}`, await done(db.transaction(store).objectStore(store).getAll()));
      }
      db.close();
    }
    return places.toSorted();
  }, token);
}

/** The SDK looks the account up there by itself, and sends the token. */
const FIREBASE_AUTH = /^[^?]*\/(?:identitytoolkit|securetoken)\.googleapis\.com\//u;

test("[S10.7] [S10.8] App Check's token goes with all that the page's worker and the service worker ask of Firebase, and nowhere else", async ({
  browser,
}) => {
  const token = makeToken();
  const proxy = await startRefusingProxy({ host, port: Number(port) });
  const app = await serveAppWith({ firestorePort: proxy.port, appCheckSiteKey: "site-key" });
  const { asked } = proxy.state;
  const context = await browser.newContext({ baseURL: app.url });
  try {
    const exchanges = await playGoogle(context, token);
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      const { origin } = new URL(request.url());
      const said = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""];
      const isFirebase =
        origin === `http://127.0.0.1:${proxy.port}` || FIREBASE_AUTH.test(request.url());
      if (said.some((text, index) => text.includes(token) && !(isFirebase && index > 0))) {
        elsewhere.push(request.url());
      }
    });
    const account = newAccount();
    const uid = await createCook(account, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
    const page = await context.newPage();
    await signIn(page, account);
    expect(app.isConfigured()).toBe(true);
    await isControlled(page);
    await isSynced(page);

    await test.step("the page's worker: listening, reading and writing", async () => {
      await openList(page);
      await tick(page, "carrot");
      await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
      const sent = withToken(asked, token);
      expect(sent.filter(({ isProven }) => !isProven)).toEqual([]);
      expect(sent.map(({ asked: path }) => path)).toContainEqual(
        expect.stringMatching(/Listen\/channel$/),
      );
      expect(sent.map(({ asked: path }) => path)).toContainEqual(
        expect.stringMatching(/documents:commit$/),
      );
      expect(exchanges()).toBe(1);
    });

    await test.step("kept where this cook's app alone looks", async () => {
      expect(await placesOf(page, token)).toEqual([
        // Firebase's own store, while the token is valid: it identifies the app, not a cook.
        "firebase-app-check-database firebase-app-check-store",
        `simmer:${uid} meta`,
      ]);
      expect(JSON.stringify(await context.cookies())).not.toContain(token);
      expect(JSON.stringify(await readServerDocument(`users/${uid}`))).not.toContain(token);
    });

    await test.step("the service worker, with the app closed", async () => {
      await isSynced(page);
      await context.setOffline(true);
      await tick(page, "leek");
      await areQueued(page, 1);
      await isBackgroundSyncAsked(page);
      await page.close();
      asked.length = 0;
      await context.setOffline(false);
      await expect.poll(() => readServerTicks(uid)).toEqual(["carrot", "leek"]);
      expect(context.pages()).toHaveLength(0);
      const sent = withToken(asked, token);
      expect(sent.map(({ asked: path }) => path)).toContainEqual(
        expect.stringMatching(/documents:commit$/),
      );
      expect(sent.filter(({ isProven }) => !isProven)).toEqual([]);
      expect(exchanges()).toBe(1);
    });

    expect(elsewhere).toEqual([]);
    expect(asked.filter(({ path }) => path.includes(token))).toEqual([]);
  } finally {
    await context.close();
    app.close();
    proxy.close();
  }
});
