import { liveQuery } from "dexie";
import type { Auth } from "firebase/auth";

import { withConnection } from "#db/connection.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { startEngine, type Engine, type Signals } from "#sync/engine/engine.ts";
import { putMeta } from "#sync/protocol/local.ts";

import { readStoredAccount } from "./auth-store.ts";
import { connectAsCook } from "./connect-as-cook.ts";
import { connectFirestore } from "./connect-firestore.ts";
import { withSyncLock } from "./firebase-host.ts";
import { tokenOf } from "./token-of.ts";
import type { AppToken } from "./worker-app-check.ts";
import type { FromWorker, SyncConfig, ToWorker } from "./worker-messages.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const listeners = new Set<() => void>();
const state = { isOnline: true, isVisible: true };
let engine: Engine | null = null;

const signals: Signals = {
  isOnline: () => state.isOnline,
  isVisible: () => state.isVisible,
  subscribe(onChange) {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

let setCook: (cook: { auth: Auth; uid: string } | null) => void = () => undefined;
/** Resolves once the worker has started; to null if it could not start. */
const started = new Promise<{ auth: Auth; uid: string } | null>((resolve) => (setCook = resolve));

/** Sends the page the cook's ID token. Firebase renews a token that is about to expire. */
async function handToken(): Promise<void> {
  let token: string | null = null;
  try {
    const cook = await started;
    token = cook && (await tokenOf(cook.auth, cook.uid));
  } catch (error) {
    console.warn("No token for the recipe service", error);
  }
  tell({ type: "token", token });
}

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

async function start(uid: string, config: SyncConfig): Promise<void> {
  const db = openDatabase(uid);
  const connection = await connectAsCook(uid, {
    connect: async () => connectFirestore(config, async () => getAppToken(db)),
    readStoredUid: async () => (await readStoredAccount(indexedDB))?.uid ?? null,
    wait: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: (message, error) => console.error(message, error),
  });
  setCook(connection && { auth: connection.auth, uid });
  if (!connection) {
    db.close();
    tell({ type: "signed-out" });
    return;
  }
  const { remote } = connection;
  liveQuery(async () => withConnection(db, () => db.outbox.count())).subscribe(
    (pending) => tell({ type: "pending", isPending: pending > 0 }),
    (error) => console.error("Watching the outbox failed", error),
  );
  engine = startEngine({
    context: { db, remote, now: Date.now },
    signals,
    timers: {
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    lock: async (job) => withSyncLock(uid, job),
    onSignedOut: () => tell({ type: "signed-out" }),
    onOutdated: () => tell({ type: "outdated" }),
    report: (message, error) => console.error(message, error),
  });
}

let answerAppToken: (token: string | null) => void = () => undefined;
let asking: Promise<string | null> | null = null;

/** Asks the page for an App Check token, and stores it for the service worker as well. */
async function getAppToken(db: SimmerDb): Promise<AppToken> {
  asking ??= new Promise((resolve) => {
    answerAppToken = resolve;
    tell({ type: "app-token" });
  });
  const token = await asking;
  asking = null;
  if (token === null) throw new Error("The page has no App Check token.");
  const { expiryOf } = await import("./app-tokens.ts");
  const appToken = { token, expiresAt: expiryOf(token) };
  await putMeta(db, { appToken });
  return appToken;
}

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "app-token") return answerAppToken(data.token);
  if (data.type === "token-wanted") {
    void handToken();
    return;
  }
  if (data.type === "sync-now") return engine?.syncNow();
  state.isOnline = data.isOnline;
  state.isVisible = data.isVisible;
  if (data.type === "start") {
    start(data.uid, data.config).catch((error: unknown) => {
      setCook(null);
      console.error("Sync failed", error);
    });
  }
  for (const listener of listeners) listener();
});
