import type { Page, Route } from "@playwright/test";

/** Requests to Firestore: as plain ones, and of the listener. */
const FIRESTORE = [
  /\/v1\/projects\/[^?]*\/documents/,
  /\/google\.firestore\.v1\.Firestore\/\w+\/channel/,
];

const AUTH = [/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//];

/** What becomes of requests: they wait without an answer, fail, or get through. */
type Fate = "held" | "failed" | "through";

/**
 * Holds the requests of the page and its worker to Firestore back. Resolves to a function that
 * decides anew about them, including those that wait.
 */
export const holdFirestore = (page: Page) => hold(page, FIRESTORE);

/** The same for all of Firebase that the app asks: Firestore and Auth. */
export const holdFirebase = (page: Page) => hold(page, [...FIRESTORE, ...AUTH]);

async function hold(page: Page, urls: readonly RegExp[]): Promise<(fate: Fate) => Promise<void>> {
  let fate: Fate = "held";
  const waiting: Route[] = [];

  async function decide(route: Route): Promise<void> {
    if (fate === "held") waiting.push(route);
    else await (fate === "failed" ? route.abort("connectionfailed") : route.fallback());
  }

  for (const url of urls) await page.route(url, decide);
  return async (next) => {
    fate = next;
    // A page that has been left takes its requests with it.
    await Promise.allSettled(waiting.splice(0).map(decide));
  };
}
