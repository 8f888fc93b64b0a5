/**
 * Calls `run` once the browser has painted its next frame, so that what a tap shows does not wait for
 * what it does. A page that is hidden or left paints no more: there it is called at once.
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
  // A frame's callbacks run before it is painted, and the next task after it.
  requestAnimationFrame(() => setTimeout(runOnce));
}
