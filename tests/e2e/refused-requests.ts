import type { Page, Route } from "@playwright/test";

import { errorOf, type Refusal } from "../support/refusing-proxy.ts";

/**
 * How Firestore's listener is refused: at the request that opens its channel, or within the open
 * channel.
 */
export type ListenerEnd = "http" | "channel";

const FIRESTORE = /\/v1\/projects\/[^?]*\/documents/;
const CHANNEL = /\/google\.firestore\.v1\.Firestore\/\w+\/channel/;
const AUTH = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Answers the requests of the page and its worker to Firestore as Google would, and also those to
 * Auth if the refusal concerns the key or the project. Resolves to a function that sets the answer;
 * null lets everything through again.
 */
export async function refuseRequests(page: Page) {
  let refusal: Refusal | null = null;
  let listenerEnd: ListenerEnd = "http";
  const asked: string[] = [];

  async function refuse(route: Route, answer: Refusal): Promise<void> {
    const url = new URL(route.request().url());
    const isStream = /:(batchGet|runQuery)/u.test(url.pathname);
    asked.push(url.pathname);
    if (CHANNEL.test(url.pathname) && listenerEnd === "channel")
      return withinChannel(route, answer);
    const body = errorOf(answer);
    await reply(route, answer.status, JSON.stringify(isStream ? [body] : body));
  }

  const handle = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const isMeant = refusal && (refusal.isForAuth || !AUTH.test(pathname));
    await (refusal && isMeant ? refuse(route, refusal) : route.fallback());
  };
  for (const url of [FIRESTORE, CHANNEL, AUTH]) await page.route(url, handle);

  return {
    /** The requests that were refused. */
    asked,
    refuse(answer: Refusal | null, end: ListenerEnd = "http"): void {
      refusal = answer;
      listenerEnd = end;
    },
  };
}

/** WebChannel's answers: the channel opens, and then brings only an error. */
async function withinChannel(route: Route, answer: Refusal): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  if (searchParams.get("TYPE") === "terminate") return reply(route, 200, "");
  const isOpening = !searchParams.has("SID");
  const messages = isOpening
    ? [[0, ["c", "refused-session", "", 8, 12, 30_000]]]
    : [[1, [errorOf(answer)]]];
  const text = JSON.stringify(messages);
  await reply(route, 200, `${text.length}\n${text}`);
}

async function reply(route: Route, status: number, body: string): Promise<void> {
  const headers = {
    "access-control-allow-origin": route.request().headers()["origin"] ?? "*",
    "access-control-allow-credentials": "true",
    "content-type": "application/json; charset=UTF-8",
  };
  await route.fulfill({ status, headers, body });
}
