import { openDatabase } from "#db/schema.ts";

import { startEngine, type Signals } from "./engine.ts";
import { connectFirestore } from "./firestore-full.ts";
import type { FromWorker, SyncConfig, ToWorker } from "./messages.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const listeners = new Set<() => void>();
const state = { isOnline: true, isVisible: true };

const signals: Signals = {
  isOnline: () => state.isOnline,
  isVisible: () => state.isVisible,
  subscribe(onChange) {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

function tellSignedOut(): void {
  const message: FromWorker = { type: "signed-out" };
  scope.postMessage(message);
}

async function start(uid: string, config: SyncConfig): Promise<void> {
  const { remote, auth } = await connectFirestore(config);
  if (auth.currentUser?.uid !== uid) {
    tellSignedOut();
    return;
  }
  startEngine({
    context: { db: openDatabase(uid), remote, now: Date.now },
    signals,
    timers: {
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    lock: async (job) => {
      if (typeof navigator.locks === "undefined") return job();
      await navigator.locks.request(`sync:${uid}`, job);
    },
    onSignedOut: tellSignedOut,
    report: (message, error) => console.error(message, error),
  });
}

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  state.isOnline = data.isOnline;
  state.isVisible = data.isVisible;
  if (data.type === "start") {
    start(data.uid, data.config).catch((error: unknown) => console.error("Sync failed", error));
  }
  for (const listener of listeners) listener();
});
