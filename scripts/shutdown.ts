/** Sent by Ctrl-C, by a closing terminal and by a service manager. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Aborts at the first signal that asks this process to stop. After this call, no signal ends the
 * process by itself, not even a repeated one, so that an export can be completed.
 */
export function stopRequested(): AbortSignal {
  const controller = new AbortController();
  // After a hang-up there is no terminal to write to; that error must not end the process half way.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  for (const signal of SIGNALS) {
    process.on(signal, () => controller.abort(new Error(`Stopped by ${signal}.`)));
  }
  return controller.signal;
}

/** Resolves once `signal` is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener("abort", () => settle(), { once: true });
  });
}

/** Runs a script's main function; prints a failure's message and causes, without a stack. */
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
