/** Ctrl-C, the end of a terminal and a service manager's stop. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export type StopSignal = (typeof SIGNALS)[number];

/**
 * Resolves with the first signal that asks this process to stop. From this call on none of them ends
 * the process by itself, not even a repeated one: an export that was begun is finished.
 */
export function stopRequested(): Promise<StopSignal> {
  return new Promise((settle) => {
    for (const signal of SIGNALS) process.on(signal, () => settle(signal));
  });
}

/** Runs a script's main function: a failure is shown as its message and causes, without a stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    for (let at = error; at !== undefined; at = at instanceof Error ? at.cause : undefined) {
      console.error(at instanceof Error ? at.message : at);
    }
    process.exitCode = 1;
  }
}
