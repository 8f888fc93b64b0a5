import type { Page, Route } from "@playwright/test";

/** Requests to Firestore: as plain ones, and of the listener. */
const FIRESTORE = [
  /\/v1\/projects\/[^?]*\/documents/,
  /\/google\.firestore\.v1\.Firestore\/\w+\/channel/,
];

const AUTH = [/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//];

/** How requests are handled: they hang, fail, or get through. */
type Fate = "held" | "failed" | "through";

/**
 * Intercepts the requests of the page and its worker to Firestore. Resolves to a function that changes
 * how they are handled, including pending ones.
 */
export const holdFirestore = (page: Page) => hold(page, FIRESTORE);

/** The same for Firestore and Auth. */
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
    // The requests of a closed page are gone.
    await Promise.allSettled(waiting.splice(0).map(decide));
  };
}
