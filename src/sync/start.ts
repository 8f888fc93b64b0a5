import type { FromWorker, SyncConfig, ToWorker } from "./messages.ts";

/**
 * Starts syncing a cook's database, in a worker of its own, until stopped. What it has to say
 * stands in the database; only the end of the session is told to `onSignedOut`.
 */
export function startSync(
  uid: string,
  config: SyncConfig,
  { onSignedOut }: { onSignedOut(): void },
): { stop(): void } {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ending = new AbortController();

  const signals = () => ({
    isOnline: navigator.onLine,
    isVisible: document.visibilityState === "visible",
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  const tell = () => send({ type: "signals", ...signals() });

  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "signed-out") onSignedOut();
  });
  worker.addEventListener("error", (event) => console.error("Sync failed", event.message));
  window.addEventListener("online", tell, { signal: ending.signal });
  window.addEventListener("offline", tell, { signal: ending.signal });
  document.addEventListener("visibilitychange", tell, { signal: ending.signal });
  send({ type: "start", uid, config, ...signals() });

  return {
    stop() {
      ending.abort();
      worker.terminate();
    },
  };
}
