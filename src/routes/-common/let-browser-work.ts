/** Yields to the event loop, so that the browser can handle input and paint. */
export async function letBrowserWork(): Promise<void> {
  // Safari lacks `scheduler.yield`: a timer yields too, but with the lowest priority.
  if (typeof scheduler === "undefined" || !("yield" in scheduler)) {
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    await scheduler.yield();
  }
}
