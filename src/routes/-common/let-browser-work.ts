/** Resolves in a later task: the browser answers taps and draws before that. */
export async function letBrowserWork(): Promise<void> {
  // Safari has none: a timer lets others go first, whatever they are.
  if (typeof scheduler === "undefined" || !("yield" in scheduler)) {
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    await scheduler.yield();
  }
}
