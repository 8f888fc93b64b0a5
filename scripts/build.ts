import { runQuietly } from "./command.ts";
import type { SuiteName, SuitePorts } from "./ports.ts";
import { buildEnv } from "./suite-config.ts";
import { appFolder } from "./suite.ts";

export const BUILD_FUNCTIONS = ["vite", "build", "-c", "functions/vite.config.ts"];

/**
 * Builds the recipe service and, for a suite's ports, the app. Throws with the failed build's
 * output.
 */
export async function buildForSuite(suite: SuiteName, ports: SuitePorts): Promise<void> {
  await runQuietly(BUILD_FUNCTIONS);
  const app = ["vite", "build", "--outDir", appFolder(suite), "--emptyOutDir"];
  await runQuietly(app, buildEnv(suite, ports));
}
