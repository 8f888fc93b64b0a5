import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";
import { connectFirestoreEmulator, getFirestore, type Firestore } from "firebase/firestore/lite";

import { whileKeepingAccount } from "#auth/account-answers.ts";

/* What the hosts of Firebase have in common: the page's worker and the service worker. */

/** Firebase's configuration; plain data, since it is sent to workers. */
export interface SyncConfig {
  options: FirebaseOptions;
  emulators: { host: string; auth: number; firestore: number } | null;
  /** Null if App Check is not used. */
  appCheckSiteKey: string | null;
}

/** An App Check token; it expires at a time in ms by the server's clock. */
export interface AppToken {
  token: string;
  expiresAt: number;
}

interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
  /** Firebase may be started anew afterwards. */
  disconnect(): Promise<void>;
}

/**
 * Starts Firebase, and resolves once Auth has restored the account that the page left in IndexedDB. Auth
 * forgets that account only if the server's answer is about the account itself.
 * @param getAppToken provides an App Check token in this host, where they are used
 */
export async function startFirebase(
  config: SyncConfig,
  getAppToken: () => Promise<AppToken>,
): Promise<Firebase> {
  const app = initializeApp(config.options);
  if (config.appCheckSiteKey) {
    // Few deployments use App Check, so the workers of the others don't wait for its code.
    const { sendAppTokens } = await import("./app-tokens.ts");
    sendAppTokens(app, getAppToken);
  }
  const auth = await whileKeepingAccount(self, () => startAuth(app, config));
  const firestore = getFirestore(app);
  const { emulators } = config;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return { app, auth, firestore, disconnect: async () => deleteApp(app) };
}

async function startAuth(app: FirebaseApp, { emulators }: SyncConfig): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) {
    const url = `http://${emulators.host}:${emulators.auth}`;
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  await auth.authStateReady();
  return auth;
}

/** When a token (a JWT) expires, in ms. @throws if it isn't a JWT with an expiry time */
export function expiryOf(token: string): number {
  const [, payload = ""] = token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const { exp } = JSON.parse(json) as { exp?: unknown };
  if (typeof exp !== "number")
    throw new Error("An App Check token that does not say when it ends.");
  return exp * 1_000;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * [S7.36] Connects until Firebase Auth has this cook's account. Auth mistakes storage that can't be
 * opened for empty storage, so its report alone never ends the session: a cook in a shop couldn't
 * sign in again.
 * @returns null if Auth's storage was read and doesn't hold the account
 */
export async function connectAsCook<
  C extends { auth: Pick<Auth, "currentUser">; disconnect(): Promise<void> },
>(
  uid: string,
  ports: {
    connect(): Promise<C>;
    /** The uid in Auth's storage; null if it was read and holds none. Rejects if it can't be read. */
    readStoredUid(): Promise<string | null>;
    wait(ms: number): Promise<void>;
    report(message: string, error?: unknown): void;
  },
): Promise<C | null> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const connection = await ports.connect();
    if (connection.auth.currentUser?.uid === uid) return connection;
    await connection.disconnect();
    try {
      if ((await ports.readStoredUid()) !== uid) return null;
      ports.report("Firebase Auth doesn't see the account in its storage: trying again");
    } catch (error) {
      ports.report("Firebase Auth's storage can't be read: trying again", error);
    }
    await ports.wait(waitMs);
  }
}

/**
 * [S11.6] Resolves to the ID token of the cook who owns this database, or to null if another account or
 * none is signed in. Another tab may have changed the account, and a token is valid for its own account
 * only.
 * @throws if Firebase can't be asked for a new token
 */
export async function tokenOf(
  { currentUser }: Pick<Auth, "currentUser">,
  uid: string,
): Promise<string | null> {
  return currentUser?.uid === uid ? currentUser.getIdToken() : null;
}

/** How long a host waits for another one; much longer than a cycle takes on a network that answers. */
const LOCK_PATIENCE_MS = 15_000;

/**
 * [S8.1] Runs a job while no other host of the cook's storage runs one. If the browser has no locks, the
 * job runs at once. A lock that is not released in time is stolen: WebKit leaves locks with terminated
 * or suspended workers, and sync is correct without the lock [S8.2].
 */
export async function withSyncLock(accountUid: string, job: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (typeof locks === "undefined") return job();
  let running: Promise<void> | undefined;
  const run = () => (running = job());
  const request = async (options: LockOptions) => {
    try {
      await locks.request(`sync:${accountUid}`, options, run);
    } catch (error) {
      if (!running) throw error;
      // Another host has stolen the lock meanwhile: the job continues without it.
      await running;
    }
  };
  const patience = AbortSignal.timeout(LOCK_PATIENCE_MS);
  try {
    await request({ signal: patience });
  } catch (error) {
    if (running || !patience.aborted) throw error;
    await request({ steal: true });
  }
}
