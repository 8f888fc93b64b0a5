import { openDatabase } from "#db/schema.ts";
import { startSync } from "#sync/hosts/start-sync.ts";

import { createCookDatabases } from "./cook-data.ts";
import type { FirebaseConfig } from "./firebase-config.ts";

interface Ports {
  /** Ends the session of a cook whose account is gone, or whose session was revoked. */
  endSession(uid: string): Promise<void>;
  /** App Check's proof, by the deployment's site key. */
  getAppCheckToken(siteKey: string): Promise<string>;
  /** Resolves once the first screen is there. */
  screenIsThere: Promise<unknown>;
}

/**
 * The kitchens of this device: the database, and its sync. Loaded only once somebody is signed in, for
 * signing in needs none of it.
 */
export function createKitchens(
  config: FirebaseConfig,
  { endSession, getAppCheckToken, screenIsThere }: Ports,
) {
  const kitchens = createCookDatabases({
    openDatabase,
    startSync: (db) =>
      startSync(db.uid, config, {
        screenIsThere,
        onOutdated: () => db.outdate(),
        getAppToken: async () => getAppCheckToken(config.appCheckSiteKey ?? ""),
        onSignedOut: () => {
          endSession(db.uid).catch((error: unknown) => console.error("Leaving failed", error));
        },
      }),
  });
  // The browser may keep a page that is left, for going back. WebKit suspends it with its transactions
  // open, and every other page waits for them until the browser is closed (bugs.webkit.org 315804). What
  // was not stored is tried again if the page is shown again (`withConnection`).
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted) kitchens.interrupt();
  });
  return kitchens;
}
