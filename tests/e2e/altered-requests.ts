import type { Page } from "@playwright/test";

type Json = Record<string, unknown>;

/**
 * Rewrites the JSON of requests in flight, so that the real server responds to requests that the app
 * would never make. Resolves to a function that stops this.
 */
export async function alterRequests(
  page: Page,
  url: string,
  change: (body: Json) => Json,
): Promise<() => Promise<void>> {
  await page.route(url, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON() as Json)) }),
  );
  return () => page.unroute(url);
}
