import { isConnectionLost } from "#db/connection.ts";
import { OutdatedEngineError } from "#db/engine-version.ts";
import type { SimmerDb, SyncPhase } from "#db/schema.ts";
import { TROUBLES, UNSYNCED } from "#failure-words/sync-words.ts";

import { isClosed } from "./protocol/local.ts";
import { RemoteError, type FailureKind } from "./remotes/remote.ts";

/**
 * A failure of sync: the server's kinds, and others. The app has closed the database, a newer app has
 * taken it over, or the browser has closed it; the session had expired and is renewed, or is over; or a
 * bug.
 */
export type Failure = FailureKind | "closed" | "outdated" | "lost" | "renewed" | "over" | "bug";

interface Handling {
  /**
   * When the next try comes.
   * - `soon`: after 1, 2, 4 … 60 s, or once the network or the cook is back. The service worker has itself
   *   woken again.
   * - `renewed`: at once with a new token, then as `soon`. The service worker leaves it to the app.
   * - `later`: after half an hour, or when the cook asks. The service worker leaves it to the app.
   * - `never`: the engine ends.
   */
  retry: "soon" | "renewed" | "later" | "never";
  /**
   * Whether a push makes a dead letter of the one mutation that fails like this: `now`, or if it does so
   * again with a new token and every document read. Other failures end the push.
   */
  parks?: "now" | "if it fails again";
  /** The status that the cook sees; without one, nothing is told. */
  shows?: { phase: SyncPhase; message?: string };
  /** What developers read; without one, nothing is reported. */
  log?: string;
}

const error = (message: string) => ({ phase: "error" as const, message });

/** What is done about each failure. Nothing else decides who may try again, and when. */
export const RETRIES: Readonly<Record<Failure, Handling>> = {
  transient: { retry: "soon", shows: { phase: "offline" } },
  // Other cooks' transactions were faster.
  contention: { retry: "soon" },
  invalid: { retry: "soon", parks: "now", shows: error(UNSYNCED) },
  // It ends a push only if no single mutation can be the cause. If App Check is enforced on Firestore and
  // rejects the token, the answer is the rules' own: "Missing or insufficient permissions."
  denied: {
    retry: "later",
    parks: "if it fails again",
    shows: error(TROUBLES.denied),
    log: "Sync waits: Firestore denies everything, even the cook's own document. Either App Check is enforced and not met, or the rules are not the app's",
  },
  unauthenticated: { retry: "renewed", shows: error(UNSYNCED) },
  // A quota is refilled once a day, and people fix a project by hand. More tries help nobody, and would
  // use up a spent quota even further.
  quota: {
    retry: "later",
    shows: error(TROUBLES.quota),
    log: "Sync waits: Firestore's quota is spent",
  },
  misconfigured: {
    retry: "later",
    shows: error(TROUBLES.misconfigured),
    log: "Sync waits: the Firebase project, its database, an index or the API key is not right",
  },
  unverified: {
    retry: "later",
    shows: error(TROUBLES.unverified),
    log: "Sync waits: App Check gives no token that Firestore accepts",
  },
  renewed: { retry: "soon" },
  lost: { retry: "soon", log: "The database was lost" },
  bug: { retry: "soon", shows: error(UNSYNCED), log: "Sync failed" },
  closed: { retry: "never" },
  outdated: { retry: "never" },
  over: { retry: "never" },
};

/** The wait of `later`. */
export const LATER_MS = 1_800_000;

/** Which failure an error is. */
export function failureOf(db: SimmerDb, error: unknown): Failure {
  if (isClosed(db, error)) return "closed";
  if (error instanceof OutdatedEngineError) return "outdated";
  if (isConnectionLost(db, error)) return "lost";
  return error instanceof RemoteError ? error.kind : "bug";
}
