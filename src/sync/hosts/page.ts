import { subscribeToWrites, writesEnded, writesStarted } from "#db/writes.ts";

import type { SyncConfig } from "./firebase.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** How long a worker whose script could not be loaded waits for another try, if nothing else asks for one. */
const LOAD_AGAIN_MS = 10_000;

export interface Sync {
  /** Resolves to the cook's ID token, or null if there is none. */
  getToken(): Promise<string | null>;
  /** The cook asks to sync now, without waiting for the next try. */
  syncNow(): void;
  stop(): void;
}

/**
 * Starts syncing a cook's database, in a worker of its own, until stopped. Screens read the sync's
 * state from the database. The callbacks report only that the session has ended, or that a newer
 * app has taken the database over.
 */
export function startSync(
  uid: string,
  config: SyncConfig,
  ports: {
    onSignedOut(): void;
    onOutdated(): void;
    getAppToken(): Promise<string>;
    /** Resolves once the first screen has rendered, which should not compete for CPU. */
    screenIsThere: Promise<unknown>;
  },
): Sync {
  const ending = new AbortController();
  /** The worker starts once the screen has rendered, or with the first request to it. */
  let worker: Worker | undefined;
  /** Whether the worker's script could not be loaded, so that nobody listens. */
  let isMissing = false;
  /** Whether the page is being unloaded or is in the bfcache. */
  let isLeft = false;
  const isRunning = () => !isLeft && !ending.signal.aborted;

  const signals = () => ({
    isOnline: navigator.onLine,
    isVisible: document.visibilityState === "visible",
  });
  const send = (message: ToWorker) => {
    if (isRunning()) (worker ?? begin()).postMessage(message);
  };
  /** The page's question for the cook's ID token, shared by all who ask before it is answered. */
  let asked: Promise<string | null> | null = null;
  let answerToken: (token: string | null) => void = () => undefined;
  let isPending = false;

  /** Restarts the worker if a network failure has prevented its script from loading. */
  function begin(): Worker {
    let hasSpoken = false;
    isMissing = false;
    const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    begun.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      hasSpoken = true;
      hear(data);
    });
    begun.addEventListener("error", (event) => {
      console.error("Sync failed", event.message);
      if (hasSpoken) return;
      isMissing = true;
      // The network may have come back while the script was being asked for: nothing would tell of it again.
      setTimeout(() => {
        if (isMissing && isRunning()) begin();
      }, LOAD_AGAIN_MS);
    });
    begun.postMessage({ type: "start", uid, config, ...signals() } satisfies ToWorker);
    // The worker before it can't answer any more.
    if (asked) begun.postMessage({ type: "token-wanted" } satisfies ToWorker);
    return (worker = begun);
  }

  async function beginBesideScreen(): Promise<void> {
    await ports.screenIsThere;
    if (!worker && isRunning()) begin();
  }

  function leave(): void {
    isLeft = true;
    worker?.terminate();
  }

  /** The page may be restored from the bfcache. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    isLeft = false;
    if (persisted) begin();
  }

  function tell(): void {
    if (isMissing && isRunning()) begin();
    else send({ type: "signals", ...signals() });
    registerIfNeeded();
  }

  /**
   * [S10.1] Registers a Background Sync for changes that the page may not live to send. While the
   * page runs, it sends them itself.
   */
  function registerIfNeeded(): void {
    const { isOnline, isVisible } = signals();
    // The page may be closed before its worker has seen and reported a change that is being stored.
    const isWriting = writesStarted() > writesEnded();
    if (!(isPending || isWriting) || (isOnline && isVisible)) return;
    registerBackgroundSync().catch((error: unknown) => {
      console.warn("Background sync is not to be had: pending changes wait for the app.", error);
    });
  }

  async function giveAppToken(): Promise<void> {
    let token: string | null = null;
    try {
      token = await ports.getAppToken();
    } catch (error) {
      console.warn("No App Check token for the sync", error);
    }
    send({ type: "app-token", token });
  }

  /** The worker answers: it has loaded Firebase Auth, so the page need not load it. */
  function getToken(): Promise<string | null> {
    if (asked) return asked;
    send({ type: "token-wanted" });
    const token = new Promise<string | null>((resolve) => (answerToken = resolve));
    asked = token.finally(() => (asked = null));
    return asked;
  }

  function hear(data: FromWorker): void {
    if (data.type === "signed-out") return ports.onSignedOut();
    if (data.type === "outdated") return ports.onOutdated();
    if (data.type === "app-token") return void giveAppToken();
    if (data.type === "token") return answerToken(data.token);
    isPending = data.isPending;
    registerIfNeeded();
  }

  window.addEventListener("online", tell, { signal: ending.signal });
  window.addEventListener("offline", tell, { signal: ending.signal });
  document.addEventListener("visibilitychange", tell, { signal: ending.signal });
  // When a page is left or reloaded, WebKit suspends its worker with open transactions and held Web
  // Locks (bugs.webkit.org 315804, 316904), and the next page could not sync. Terminating the worker
  // releases them.
  window.addEventListener("pagehide", leave, { signal: ending.signal });
  window.addEventListener("pageshow", comeBack, { signal: ending.signal });
  ending.signal.addEventListener("abort", subscribeToWrites(registerIfNeeded));
  void beginBesideScreen();

  return {
    getToken,
    syncNow() {
      if (isMissing) begin();
      else send({ type: "sync-now" });
    },
    stop() {
      ending.abort();
      answerToken(null);
      worker?.terminate();
    },
  };
}

/** Background Sync exists in Chromium only. Elsewhere, pending changes wait for the next start. */
async function registerBackgroundSync(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const { sync } = (worker ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register("simmer-outbox");
}
