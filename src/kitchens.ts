import type { Session } from "#auth/session.ts";
import { reopen } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Sync } from "#sync/start.ts";

interface Kitchen {
  session: Session;
  db: SimmerDb;
}

interface Ports {
  openDatabase(uid: string): SimmerDb;
  startSync(db: SimmerDb): Sync;
}

/** Keeps the one open kitchen of the signed-in cook: its database and its sync. */
export function createKitchens({ openDatabase, startSync }: Ports) {
  let open: (Kitchen & { sync: Sync }) | null = null;

  function closeKitchen(): void {
    if (!open) return;
    const { db, sync } = open;
    open = null;
    sync.stop();
    db.close();
  }

  async function openKitchen(session: Session): Promise<Kitchen> {
    if (open?.session.uid !== session.uid) {
      closeKitchen();
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

  return { openKitchen, closeKitchen, getCookToken };
}
