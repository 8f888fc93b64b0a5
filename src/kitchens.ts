import { openDatabase } from "#db/schema.ts";
import { startSync } from "#sync/hosts/start-sync.ts";

import { createCookDatabases } from "./cook-data.ts";
import type { FirebaseConfig } from "./firebase-config.ts";

interface Ports {
  /** Ends the session of a cook whose account is gone, or whose session was revoked. */
  endSession(uid: string): Promise<void>;
  /** An App Check token, by the deployment's site key. */
  getAppCheckToken(siteKey: string): Promise<string>;
  /** Resolves once the first screen has rendered. */
  screenIsThere: Promise<unknown>;
}

/**
 * This device's kitchens: the database and its sync. Loaded only once somebody is signed in, since
 * signing in needs neither.
 */
export function createKitchens(
  config: FirebaseConfig,
  { endSession, getAppCheckToken, screenIsThere }: Ports,
) {
  const kitchens = createCookDatabases({
    openDatabase,
    startSync: (db) =>
      startSync(db.accountUid, config, {
        screenIsThere,
        onOutdated: () => db.outdate(),
        getAppToken: async () => getAppCheckToken(config.appCheckSiteKey ?? ""),
        onSignedOut: () => {
          endSession(db.accountUid).catch((error: unknown) =>
            console.error("Leaving failed", error),
          );
        },
      }),
  });
  // The browser may put a page that is left into the bfcache. WebKit suspends it with its transactions
  // open, which blocks every other page until the browser is closed (bugs.webkit.org 315804). Aborted
  // work is retried if the page is restored (`withConnection`).
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted) kitchens.interrupt();
  });
  return kitchens;
}
