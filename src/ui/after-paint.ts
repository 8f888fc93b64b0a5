/**
 * Calls `run` after the browser has painted the next frame, so that a tap's visual feedback isn't
 * delayed by its work. A hidden page doesn't paint, so there it is called at once.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const runOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    run();
  };
  document.addEventListener("visibilitychange", runOnce, { signal });
  window.addEventListener("pagehide", runOnce, { signal });
  // requestAnimationFrame callbacks run before paint; the task queued from one runs after it.
  requestAnimationFrame(() => setTimeout(runOnce));
}
