import type { Session } from "#auth/session.ts";
import { reopen } from "#db/connection.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { SyncConfig } from "#sync/hosts/firebase.ts";
import { startSync, type Sync } from "#sync/hosts/page.ts";

interface SignedInCook {
  session: Session;
  db: SimmerDb;
}

interface Parts {
  /** Whether this cook is the one who is signed in on this device. */
  isSignedIn(uid: string): boolean;
  openDatabase(uid: string): SimmerDb;
  startSync(db: SimmerDb): Sync;
}

export type Kitchens = ReturnType<typeof createKitchens>;

/** Holds the signed-in cook's open database and its sync; one cook's at a time. */
export function createKitchens(parts: Parts) {
  let open: (SignedInCook & { sync: Sync }) | null = null;

  function closeCookDatabase(): void {
    const last = open;
    open = null;
    last?.sync.stop();
    last?.db.close();
  }

  /**
   * Opens the kitchen of a cook who is signed in. Null if they are no longer: another tab may have
   * signed them out while this code was loaded, and may be removing their database.
   */
  function openCookDatabase(session: Session): SignedInCook | null {
    const { uid } = session;
    if (!parts.isSignedIn(uid)) return null;
    if (open?.session.uid !== uid) {
      closeCookDatabase();
      const db = parts.openDatabase(uid);
      open = { session, db, sync: parts.startSync(db) };
    }
    // Their name or address may have changed, here or in another tab.
    open.session = session;
    // Every screen passes through here. If the browser failed to open the database, it may work
    // now.
    if (open.db.hasFailed() && !open.db.hasBeenClosed()) reopen(open.db);
    return { session, db: open.db };
  }

  return {
    openCookDatabase,
    closeCookDatabase,
    /**
     * The cook's ID token, which tells the recipe service who sends a request. Null if nobody is
     * signed in, or if there is no token.
     */
    getCookToken: async () => (await open?.sync.getToken()) ?? null,
    syncNow: () => open?.sync.syncNow(),
    /** Ends sync at once. The database stays open, for the screens that are still shown. */
    stopSync: () => open?.sync.stop(),
    /** Aborts the page's current database work. Interrupted jobs run again later. */
    interrupt: () => open?.db.interrupt(),
  };
}

interface Ports {
  isSignedIn(uid: string): boolean;
  /** Ends the session of a cook whose account is gone, or whose session was revoked. */
  endSession(uid: string): Promise<void>;
  /** An App Check token, by the deployment's site key. */
  getAppCheckToken(siteKey: string): Promise<string>;
  /** Resolves once the first screen has rendered. */
  screenIsThere: Promise<unknown>;
}

/** This device's kitchens. */
export function startKitchens(
  config: SyncConfig,
  { isSignedIn, endSession, getAppCheckToken, screenIsThere }: Ports,
): Kitchens {
  const kitchens = createKitchens({
    isSignedIn,
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
