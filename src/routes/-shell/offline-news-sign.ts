/** Whether the header says that the app is ready for offline. It outlives the screen that says it. */
let isShown = false;
const listeners = new Set<() => void>();

/** Long enough to be noticed and read; settings say it for good. */
const SHOWN_MS = 8_000;

function set(value: boolean): void {
  isShown = value;
  for (const listener of listeners) listener();
}

export function isOfflineNewsShown(): boolean {
  return isShown;
}

export function subscribeToOfflineNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows it for a while. */
export function showOfflineNews(): void {
  set(true);
  setTimeout(() => set(false), SHOWN_MS);
}
