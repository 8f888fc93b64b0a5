import { setTimeout as delay } from "node:timers/promises";

import { buildForSuite } from "./build.ts";
import { startCommand } from "./command.ts";
import { suitePorts } from "./ports.ts";
import { ensureChromium, ensureHeadlessShell } from "./provision.ts";
import { aborted, stopRequested } from "./shutdown.ts";
import { type Service, startSuite } from "./suite.ts";

/** How long a command may take to end after Ctrl-C, which the terminal sends to it as well. */
const GRACE_MS = 3_000;

/** Runs one command inside the suite and resolves to its exit code. */
export type RunInside = (
  command: readonly string[],
  env?: Record<string, string>,
) => Promise<number>;

/**
 * Starts the tests' suite once, empty, and runs `body` in it; the suite is stopped in every case.
 * `run` runs a command inside it; `env` tells such a command where the suite is. If hosting is
 * among `only` (by default all), the app is built first. If the suite dies or the process is asked
 * to stop, it ends the running command and throws.
 */
export async function withTestSuite(
  only: readonly Service[] | undefined,
  body: (run: RunInside, env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  const signal = stopRequested();
  const ports = suitePorts("test", process.env);
  const withApp = only === undefined || only.includes("hosting");
  if (withApp) await buildForSuite("test", ports);
  if (withApp) {
    await ensureChromium();
    await ensureHeadlessShell();
  }
  const suite = await startSuite({
    suite: "test",
    ports,
    keepsData: false,
    signal,
    ...(only && { only }),
  });
  const broken = Promise.race([
    suite.died,
    aborted(signal).then(() => delay(GRACE_MS, "Stopped.")),
  ]);
  try {
    await body(async (command, env = {}) => {
      const options = { env: { ...suite.env, ...env }, output: "inherit" } as const;
      const { child, done } = startCommand(command, options);
      const end = await Promise.race([done, broken]);
      if (typeof end !== "string") return end.code;
      child.kill("SIGTERM");
      await done;
      throw new Error(end);
    }, suite.env);
  } finally {
    await suite.stop();
  }
}
