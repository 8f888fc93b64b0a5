import type { Session } from "#auth/session.ts";
import { reopen } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Sync } from "#sync/hosts/start-sync.ts";

interface SignedInCook {
  session: Session;
  db: SimmerDb;
}

interface Ports {
  openDatabase(uid: string): SimmerDb;
  startSync(db: SimmerDb): Sync;
}

export type CookDatabases = ReturnType<typeof createCookDatabases>;

/** Holds the signed-in cook's open database and its sync; one cook's at a time. */
export function createCookDatabases({ openDatabase, startSync }: Ports) {
  let open: (SignedInCook & { sync: Sync }) | null = null;

  function closeCookDatabase(): void {
    if (!open) return;
    const { db, sync } = open;
    open = null;
    sync.stop();
    db.close();
  }

  async function openCookDatabase(session: Session): Promise<SignedInCook> {
    if (open?.session.uid !== session.uid) {
      closeCookDatabase();
      const db = openDatabase(session.uid);
      open = { session, db, sync: startSync(db) };
    }
    // Their name or address may have changed, here or in another tab.
    open.session = session;
    // Every screen passes through here. If the browser failed to open the database, it may work
    // now.
    if (open.db.hasFailed() && !open.db.hasBeenClosed()) reopen(open.db);
    return { session: open.session, db: open.db };
  }

  /**
   * The cook's ID token, which tells the recipe service who sends a request. Null if nobody is
   * signed in, or if there is no token.
   */
  async function getCookToken(): Promise<string | null> {
    return (await open?.sync.getToken()) ?? null;
  }

  function syncNow(): void {
    open?.sync.syncNow();
  }

  /** Ends sync at once. The database stays open, for the screens that are still shown. */
  function stopSync(): void {
    open?.sync.stop();
  }

  /** Aborts the page's current database work. Interrupted jobs run again later. */
  function interrupt(): void {
    open?.db.interrupt();
  }

  return { openCookDatabase, closeCookDatabase, getCookToken, syncNow, stopSync, interrupt };
}
