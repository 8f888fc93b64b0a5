import { expect } from "vitest";

import { cookbookProvider } from "./cookbook/cookbook-provider.ts";
import { RequestError, type ServiceRequest } from "./http.ts";
import { UNPROVEN } from "./identity.ts";
import { noLimits } from "./limits/no-limits.fixture.ts";
import { createPhotoReader } from "./model/photo-reader.ts";
import { noAccounts } from "./no-accounts.fixture.ts";
import { noPages } from "./pages/no-pages.fixture.ts";
import { combineProviders } from "./providers.ts";
import { handle, type Ports } from "./service.ts";

export const IDEAS = "/v1/recipes/get-meal-ideas";
export const RECIPES = "/v1/recipes/get-full-recipes";

/** The service with the real cookbook, one cook ("u1") and no limits. */
export const ports: Ports = {
  readCook: ({ authorization }) =>
    authorization === "Bearer u1"
      ? Promise.resolve("u1")
      : Promise.reject(new RequestError(401, UNPROVEN)),
  accounts: noAccounts,
  importPage: noPages,
  readPhoto: createPhotoReader(undefined, () => undefined),
  readAuthors: () => Promise.resolve(new Map()),
  providers: combineProviders({
    cookbook: cookbookProvider,
    model: undefined,
    logError: (_, error) => {
      throw error;
    },
  }),
  limits: noLimits,
  isGenuineApp: () => Promise.resolve(true),
  random: () => 0.5,
  logError: () => undefined,
};

export const JSON_TYPE = { "content-type": "application/json", host: "simmer.example" };
export const OF_U1 = { ...JSON_TYPE, authorization: "Bearer u1" };

/** A request as the app of the cook "u1" sends it, with a test's changes. */
export function request(path: string, body: unknown, change: Partial<ServiceRequest> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    method: "POST",
    path,
    headers: OF_U1,
    body: new TextEncoder().encode(text),
    address: "192.0.2.1",
    signal: new AbortController().signal,
    ...change,
  };
}

/** Sends a request to the service, whose answers are always JSON. */
export async function ask(path: string, body: unknown, change: Partial<ServiceRequest> = {}) {
  const { status, headers, body: text } = await handle(request(path, body, change), ports);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  return { status, headers, json: JSON.parse(text) as unknown };
}

export const idea = { title: "Tomato Soup", blurb: "Warm and quick.", mealType: "lunch" };
