import type { Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase-admin/app";

import { cookbookProvider } from "../../functions/src/cookbook/cookbook-provider.ts";
import { startHost } from "../../functions/src/host.fixture.ts";
import { readCook, requireOwnToken } from "../../functions/src/identity.ts";
import { noLimits } from "../../functions/src/limits/no-limits.fixture.ts";
import { createModelProvider } from "../../functions/src/model/model-provider.ts";
import { says, startModelServer } from "../../functions/src/model/model-server.fixture.ts";
import { combineProviders } from "../../functions/src/providers.ts";
import { newCook } from "../../functions/src/signed-in.fixture.ts";
import { newAccount, signUp, uidOf } from "./account.ts";
import { expect, test } from "./test.ts";

/**
 * A deployment with a model: the service asks for the cook's ID token, which the page has from the
 * sync worker. The suite's own service has no model, so the page's requests are led to one that has.
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
/** As many as a screen asks for, so that one call of the model does. */
const IDEAS = { ideas: TITLES.map((dish) => ({ title: `Leek ${dish}`, blurb: "Buttery." })) };
const firebase = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
let model: Awaited<ReturnType<typeof startModelServer>>;
let service: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async () => {
  model = await startModelServer(says(IDEAS));
  service = await startHost({
    requireCook: ({ headers }, uid) => requireOwnToken(headers, uid),
    readCook: (headers) => readCook(headers),
    readAuthors: () => Promise.resolve(new Map()),
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

/** Leads the page's requests to the service with a model, with whatever proof `change` makes of theirs. */
async function useModel(page: Page, change: Proof): Promise<() => Promise<void>> {
  const url = "**/v1/recipes/**";
  await page.route(url, async (route) => {
    const sent = route.request();
    const { authorization: own, ...others } = await sent.allHeaders();
    const authorization = change(own);
    const { host, pathname } = new URL(sent.url());
    // As Hosting says where a request was sent to.
    const headers = {
      ...others,
      "x-forwarded-host": host,
      ...(authorization !== undefined && { authorization }),
    };
    await route.fulfill({
      response: await route.fetch({ url: `${service.url}${pathname}`, headers }),
    });
  });
  return () => page.unroute(url);
}

test("where a model is configured, a cook's own token is asked for, and the page sends it", async ({
  page,
}) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  const stranger = await newCook();
  await page.getByRole("link", { name: /^Explore/ }).click();
  await page.getByRole("link", { name: /Single Meal Generation/ }).click();
  const alert = page.getByRole("alert");
  const retry = page.getByRole("button", { name: "Try again", exact: true });

  const without = await useModel(page, () => undefined);
  await page.getByRole("link", { name: /^Dinner/ }).click();
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
