import { gzipSync } from "node:zlib";

import { openApp } from "../app.ts";
import { makeProfile, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";

/** The gzipped size of the scripts and styles that a signed-in page loads up to the home screen. */
export async function measureSize(bench: Bench): Promise<Result[]> {
  const cook = await createCook(bench);
  await seedServer(cook, { items: 10, recipes: 0 });
  const bytes = await withBrowser(await makeProfile(bench), async (context) => {
    const signedIn = await openApp(context, bench, cook);
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      // The sync worker loads in parallel, and the screen never waits for it.
      if (!["script", "stylesheet"].includes(type) || /worker/.test(response.url())) return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(bench.appUrl);
    await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
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
