/**
 * Runs a command inside the tests' emulator suite and exits with the command's exit code:
 *
 *   tsx scripts/with-emulators.ts [--only auth,firestore] -- vitest run --project rules
 *
 * `--only` starts fewer emulators, and skips the build if hosting is not among them. The command's
 * environment: `commandEnv` in scripts/suite-config.ts.
 */
import { parseArgs } from "node:util";

import { runMain } from "./shutdown.ts";
import { isService } from "./suite.ts";
import { withTestSuite } from "./test-suite.ts";

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: "string" } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error("Name the command to run after `--`.");
  const only = values.only?.split(",").map((name) => {
    if (!isService(name)) throw new Error(`--only knows no emulator called "${name}".`);
    return name;
  });
  await withTestSuite(only, async (run) => {
    process.exitCode = await run(positionals);
  });
});
