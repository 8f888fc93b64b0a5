import { liveQuery } from "dexie";
import type { FirebaseApp } from "firebase/app";

import { readStoredAccount } from "#auth/auth-store.ts";
import { withConnection } from "#db/connection.ts";
import { putMeta } from "#db/meta.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { startEngine, type Engine } from "#sync/engine/engine.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";

import {
  connectAsCook,
  expiryOf,
  startFirebase,
  tokenOf,
  withSyncLock,
  type AppToken,
  type SyncConfig,
} from "./firebase.ts";

interface PageState {
  isOnline: boolean;
  isVisible: boolean;
}

/** Messages from the page to the worker: `start` first, then `signals` whenever they change. */
export type ToWorker =
  | ({ type: "start"; uid: string; config: SyncConfig } & PageState)
  | ({ type: "signals" } & PageState)
  /** The answer to `app-token`; its token is null if there is none. */
  | { type: "app-token"; token: string | null }
  | { type: "token-wanted" }
  | { type: "sync-now" };

/** Messages from the worker to the page. Everything else goes through the database. */
export type FromWorker =
  | { type: "signed-out" }
  | { type: "outdated" }
  /** Asks the page for an App Check token, since creating one needs a document. */
  | { type: "app-token" }
  | { type: "pending"; isPending: boolean }
  /** The cook's ID token, in answer to `token-wanted`; null if there is none. */
  | { type: "token"; token: string | null };

// The app's code imports the types above, and knows no worker's own scope: both ends look alike.
const page = self as unknown as Pick<Worker, "postMessage" | "addEventListener">;
let state: PageState = { isOnline: true, isVisible: true };
const listeners = new Set<() => void>();
let engine: Engine | undefined;
/** Resolves to how the cook's ID token is had, once the worker has started; to null if it could not. */
let starting: Promise<(() => Promise<string | null>) | null> = Promise.resolve(null);

function tell(message: FromWorker): void {
  page.postMessage(message);
}

async function start(uid: string, config: SyncConfig) {
  const db = openDatabase(uid);
  const connection = await connectAsCook(uid, {
    connect: async () => startFirebase(config, async () => getAppToken(db)),
    readStoredUid: async () => (await readStoredAccount(indexedDB))?.uid ?? null,
    wait: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: (message, error) => console.error(message, error),
  });
  if (!connection) {
    db.close();
    tell({ type: "signed-out" });
    return null;
  }
  const { app, auth } = connection;
  liveQuery(async () => withConnection(db, () => db.outbox.count())).subscribe(
    (pending) => tell({ type: "pending", isPending: pending > 0 }),
    (error) => console.error("Watching the outbox failed", error),
  );
  const ports = {
    context: {
      db,
      remote: createFirestoreRemote(connection, watchLazily(app, config)),
      now: Date.now,
    },
    signals: {
      isOnline: () => state.isOnline,
      isVisible: () => state.isVisible,
      subscribe(onChange: () => void) {
        listeners.add(onChange);
        return () => void listeners.delete(onChange);
      },
    },
    timers: {
      after(ms: number, run: () => void) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    report: (message: string, error: unknown) => console.error(message, error),
  };
  // In a file of its own: what a cook has changed is sent, and what is new is fetched, before photos are.
  void import("#sync/photos/photo-loop.ts").then(
    ({ startPhotos }) => startPhotos(ports),
    (error) => console.error("What fetches photos could not be loaded", error),
  );
  engine = startEngine({
    ...ports,
    random: Math.random,
    lock: async (job) => withSyncLock(uid, job),
    onSignedOut: () => tell({ type: "signed-out" }),
    onOutdated: () => tell({ type: "outdated" }),
  });
  return () => tokenOf(auth, uid);
}

/** Lazy: the listener is half of the worker's code, and only a visible page needs it. */
function watchLazily(app: FirebaseApp, { emulators }: SyncConfig): Remote["watchUser"] {
  const emulator = emulators && { host: emulators.host, port: emulators.firestore };
  return (uid, onChange, onError) => {
    let unwatch: (() => void) | undefined;
    let isOver = false;
    async function begin(): Promise<void> {
      try {
        const { createFirestoreWatch } = await import("#sync/remotes/firestore-watch.ts");
        if (!isOver) unwatch = createFirestoreWatch(app, emulator)(uid, onChange, onError);
      } catch (error) {
        // A network failure prevented the code from loading.
        if (!isOver) onError(new RemoteError("transient", "No listener", error));
      }
    }
    void begin();
    return () => {
      isOver = true;
      unwatch?.();
    };
  };
}

/** Sends the page the cook's ID token. Firebase renews a token that is about to expire. */
async function handToken(): Promise<void> {
  let token: string | null = null;
  try {
    token = (await (await starting)?.()) ?? null;
  } catch (error) {
    console.warn("No token for the recipe service", error);
  }
  tell({ type: "token", token });
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
  const appToken = { token, expiresAt: expiryOf(token) };
  await putMeta(db, { appToken });
  return appToken;
}

page.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "app-token") return answerAppToken(data.token);
  if (data.type === "token-wanted") return void handToken();
  if (data.type === "sync-now") return engine?.syncNow();
  state = data;
  if (data.type === "start") {
    starting = start(data.uid, data.config).catch((error: unknown) => {
      console.error("Sync failed", error);
      return null;
    });
  }
  for (const listener of listeners) listener();
});
