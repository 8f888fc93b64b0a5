import { gzipSync } from "node:zlib";

import { openApp } from "../app.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";

/** What `.size-limit.js` counts, by the names that `scripts/code-splitting.ts` gives. */
const NEEDED = /\/(?:rolldown-runtime|base|first|home|store)-[^/]+$/;

/**
 * The gzipped size of the scripts and styles that the signed-in home screen needs: all others are
 * blocked. Counting what has loaded by then would measure the network instead, since the rest is
 * requested while home renders.
 */
export async function measureSize(bench: Bench): Promise<Result[]> {
  const cook = await createCook(bench);
  await seedServer(cook, { items: 10, recipes: 0 });
  const bytes = await withBrowser(await makeProfile(bench), async (context) => {
    const signedIn = await openApp(context, bench, cook);
    const page = await context.newPage();
    // The service worker would bypass Playwright's routes.
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.setBypassServiceWorker", { bypass: true });
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (!NEEDED.test(response.url())) return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.route(/\/assets\/[^/]+\.(?:js|css)$/, async (route) => {
      if (NEEDED.test(route.request().url())) await route.continue();
    });
    await page.goto(bench.appUrl);
    await page.getByRole("main").getByRole("link", { name: "Explore" }).click();
    await page.waitForURL("**/explore");
    const loaded = await Promise.all(sizes);
    await signedIn.close();
    return loaded.reduce((sum, size) => sum + size, 0);
  });
  return [
    judge({
      line: "JS + CSS before the first interactive screen, gzip",
      unit: "KB",
      budget: 150,
      ours: [bytes / 1_000],
    }),
  ];
}
