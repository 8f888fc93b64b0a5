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

/** Keeps the one open kitchen of the signed-in cook: its database and its sync. */
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
    // Every screen comes by here. Where the browser failed to open it, that may work by now.
    if (open.db.hasFailed() && !open.db.hasBeenClosed()) reopen(open.db);
    return { session: open.session, db: open.db };
  }

  /** Proves to the recipe service who asks; null when nobody is there, or it is not to be had. */
  async function getCookToken(): Promise<string | null> {
    return (await open?.sync.getToken()) ?? null;
  }

  return { openCookDatabase, closeCookDatabase, getCookToken };
}
