/**
 * `npm run test:engines`: the whole main job in Firefox and in WebKitGTK, inside the tests' emulators.
 *
 *   npm run test:engines               both
 *   npm run test:engines -- Firefox    one of them
 *
 * A browser that is missing is installed where that is safe, or the run fails and names the command that
 * installs it. WebDriver's clients, which nothing else needs, are installed first.
 */
import { join } from "node:path";

import { runQuietly } from "../../scripts/command.ts";
import { installOwnPackage } from "../../scripts/own-packages.ts";
import { ensureFirefox, ensureWebKit } from "../../scripts/provision.ts";
import { runMain } from "../../scripts/shutdown.ts";
import { withTestSuite } from "../../scripts/test-suite.ts";

const ENGINES: Record<string, () => Promise<unknown>> = {
  Firefox: ensureFirefox,
  WebKitGTK: ensureWebKit,
};
const DRIVERS = join(import.meta.dirname, "drivers");

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const names = wanted.length > 0 ? wanted : Object.keys(ENGINES);
  for (const name of names) {
    const ensure = ENGINES[name];
    if (!ensure) throw new Error(`${name} is none of ${Object.keys(ENGINES).join(", ")}.`);
    await ensure();
  }
  await installOwnPackage(DRIVERS);
  // `npm run check` can't check this, because the types are only installed now.
  await runQuietly(["tsc", "-p", DRIVERS]);
  await withTestSuite(undefined, async (run) => {
    const config = join("tests", "engines", "playwright.config.ts");
    process.exitCode = await run(["playwright", "test", "-c", config, "--grep", names.join("|")]);
  });
});
